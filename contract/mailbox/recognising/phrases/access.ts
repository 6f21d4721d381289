import { anyOf, gap, START } from './pattern.ts';

const g = gap(4);

/** About the password of an account. */
export const resetPhrases = anyOf(
  `\\bpass(?:word|phrase)s?${g}(?:reset|changed?|updated|recovery|assistance|forgot\\w*|set|new|request\\w*|expire\\w*|successfully)\\b`,
  `\\b(?:reset\\w*|chang\\w*|forgot\\w*|recover\\w*|updat\\w*|set|new|create|choose|lost)${g}pass(?:word|phrase)\\b`,
  `${START}(?:restablec\\w*|cambi\\w*|olvid\\w*|recuper\\w*|nueva|modific\\w*|crear|actualiz\\w*)${g}(?:contrasena|clave)\\b|\\b(?:contrasena|clave)${g}(?:restablec\\w*|cambi\\w*|modific\\w*|actualiz\\w*|olvidada)`,
  `${START}(?:reinitialis\\w*|oubli\\w*|modifi\\w*|chang\\w*|nouveau|recuper\\w*|definir)${g}mots? de passe\\b|\\bmots? de passe${g}(?:reinitialis\\w*|oubli\\w*|modifi\\w*|chang\\w*|mis a jour)|\\bmot de passe oublie`,
  `\\b(?:passwort\\w*|kennwort\\w*)${g}(?:zuruck\\w*|vergessen|geandert|andern|neu\\w*|festlegen|aktualisiert|erstellen|reset)\\b|\\b(?:neues|neue|zuruck\\w*|vergessen\\w*|geandert\\w*)${g}(?:passwort|kennwort)|\\b(?:passwort|kennwort)(?:ruck|zuruck|ander|wiederher)\\w+`,
  `${START}(?:reimpost\\w*|dimenticat\\w*|modific\\w*|cambi\\w*|recuper\\w*|reset\\w*|nuova|ripristin\\w*|aggiorn\\w*)${g}password\\b|\\bpassword${g}(?:reimpost\\w*|dimenticat\\w*|modificata|cambiata|aggiornata|ripristin\\w*)`,
  `${START}(?:redefin\\w*|repor|reposicao|recuper\\w*|alter\\w*|esquec\\w*|nova|mudanca|criar|troca\\w*)${g}(?:senha|palavra-passe|password)\\b|\\b(?:senha|palavra-passe)${g}(?:redefin\\w*|alterada|atualizada|reposta|esquec\\w*)`,
  `\\bwachtwoord\\w*${g}(?:opnieuw|reset\\w*|vergeten|gewijzigd|herstel\\w*|wijzig\\w*|aangepast|instellen|veranderd)\\b|\\b(?:nieuw|herstel\\w*|reset|wijzig|opnieuw|vergeten)${g}wachtwoord\\b|\\bwachtwoord(?:herstel|wijzig)\\w*`,
  `${START}(?:reset\\w*|zmian\\w*|zmien\\w*|odzysk\\w*|zapomni\\w*|nowe|ustaw\\w*|przypomnieni\\w*)${g}hasl[oa]\\b|\\bhasl[oa]${g}(?:zmien\\w*|zresetow\\w*|zostalo|ustaw\\w*)`,
);

const CODE_DIGITS = '(?:[a-z]{1,3}-)?\\d{4,8}';

/** Gives or announces a code for signing in. */
export const codePhrases = anyOf(
  `\\b(?:security|verification|verify|login|log-in|sign-?in|one-?time|confirmation|authentication|access|2fa|temporary|activation)(?: pass| pin)? ?(?:code|passcode|password|pin)\\b|\\bone-?time (?:code|passcode|pin)\\b|\\b(?:link|button)${gap(2)}to (?:sign|log) in\\b|\\b(?:otp|magic link|sign-?in link|login link)\\b`,
  `\\b${CODE_DIGITS} (?:is|es|est|ist|e|is) (?:your|tu|su|votre|dein|ihr|il tuo|o seu|je|uw|jouw)\\b|\\b(?:your|use) (?:\\S+ )?code\\b(?! for \\d+ ?%)`,
  `\\bcodigo (?:de|para) (?:verificacion|seguridad|acceso|confirmacion|inicio|un solo uso|verificar|iniciar|autenticacion|verificacao|seguranca|acesso|confirmacao|utilizacao|autenticacao|entrar)\\b`,
  `\\bcode (?:de|d') ?(?:verification|securite|connexion|confirmation|acces|validation|authentification|activation)\\b|\\bcode a usage unique\\b`,
  `\\b(?:sicherheits|bestatigungs|verifizierungs|anmelde|einmal|login|zugangs|freischalt|authentifizierungs|aktivierungs)-?(?:code|passwort|pin|kennwort)\\b|\\b(?:dein|ihr) (?:code|\\S+-code)\\b`,
  `\\bcodice (?:di|per|d') ?(?:verifica|sicurezza|accesso|conferma|accedere|attivazione|autenticazione|l'accesso)\\b|\\bcodice (?:otp|monouso|temporaneo)\\b`,
  `\\b(?:verificatie|beveiligings|inlog|bevestigings|toegangs|eenmalige |activatie)-?code\\b|\\beenmalige (?:code|inlog)|\\bkod (?:weryfikacyjny|bezpieczenstwa|do|logowania|potwierdzajacy|jednorazowy|dostepu|aktywacyjny|sms)\\b|\\bjednorazowy kod\\b`,
);

/** Reports that somebody has signed in. */
export const signInPhrases = anyOf(
  `\\b(?:new|recent|unusual|unrecognised|unrecognized|suspicious|successful)${gap(2)}(?:sign-?in|signin|login|log-?in|logon|device|session|location|browser)\\b|\\b(?:sign-?in|login|log-?in)${gap(2)}(?:from|on|alert|notification|attempt|detected|to your)\\b|\\b(?:signed|logged) in${gap(3)}(?:from|on|with|using|to)\\b`,
  `\\b(?:nuevo|reciente|inusual|nueva)${gap(2)}(?:inicio de sesion|acceso|dispositivo|sesion|conexion)\\b|\\binicio de sesion${g}(?:nuevo|desde|detectado|en tu|en un)\\b|\\bse ha iniciado sesion\\b`,
  `\\b(?:nouvelle|nouvel|recente|inhabituelle)${gap(2)}(?:connexion|appareil|session)\\b|\\bconnexion${g}(?:detectee|inhabituelle|nouvel appareil|a votre compte|depuis)\\b`,
  `\\b(?:neue\\w*|ungewohnliche\\w*|unbekannte\\w*)${gap(2)}(?:anmeldung|login|gerat|anmeldeversuch|zugriff|einloggen|log-in)\\b|\\b(?:anmeldung|login|anmeldeversuch)${g}(?:neuen? gerat|festgestellt|erkannt|von einem|uber)\\b`,
  `\\b(?:nuovo|recente|insolito|sospetto)${gap(2)}(?:accesso|dispositivo|login)\\b|\\baccesso${g}(?:nuovo dispositivo|rilevato|effettuato|al tuo account)\\b`,
  `\\b(?:novo|nova|recente|incomum)${gap(2)}(?:acesso|inicio de sessao|login|dispositivo|sessao|aparelho)\\b|\\b(?:acesso|login|inicio de sessao)${g}(?:novo dispositivo|detetado|detectado|a sua conta|na sua conta|em sua conta)\\b`,
  `\\b(?:nieuwe|nieuw|recente|ongebruikelijke)${gap(2)}(?:aanmelding|login|inlog\\w*|apparaat|log-?in|sessie)\\b|\\b(?:ingelogd|aangemeld|ingelogged)${g}(?:op|vanaf|via|apparaat)\\b|\\binlogpoging\\b`,
  `\\b(?:nowe|nowego|nowym|nietypowe|ostatnie)${gap(2)}(?:logowani\\w+|urzadzeni\\w+)\\b|\\blogowani\\w+${g}(?:z nowego|urzadzeni\\w+|do twojego|na twoje|do konta|wykryto)`,
);
