import { anyOf, gap, START } from './pattern.ts';

const g = gap(5);

/** Asks to prove an address or to finish a registration. */
export const confirmPhrases = anyOf(
  // English
  `\\b(?:confirm|confirming|verify|verifying|validate|activate|activating)${g}(?:e-?mail|email address|account|registration|address|identity|sign-?up|profile|membership)\\b`,
  `\\b(?:e-?mail|account|registration|address|sign-?up)(?: address)?(?: |${gap(2)})(?:verification|confirmation|activation|validation)\\b|\\b(?:verification|confirmation|activation) (?:of your |e-?mail|link)`,
  `\\b(?:complete|finish|finalise|finalize)${gap(2)}(?:registration|sign-?up|signing up|account|registering)\\b|\\bone (?:last|more|final) step\\b|\\balmost (?:there|done)\\b`,
  // Spanish
  `${START}(?:confirm\\w*|verific\\w*|activ(?:a|e|ar|acion)|valid\\w*)${g}(?:correo|e-?mail|cuenta|direccion|registro|alta|identidad|perfil)\\b`,
  `\\b(?:completa|finaliza|termina|complete)${gap(2)}(?:registro|cuenta|alta)\\b|\\b(?:un|ultimo) (?:ultimo )?paso\\b`,
  // French
  `${START}(?:confirm\\w*|verifi\\w*|activ(?:ez|er|e|ation)|valid\\w*)${g}(?:e-?mail|mail|courriel|compte|adresse|inscription|identite|profil)\\b`,
  `\\b(?:finalis\\w+|terminez|completez)${gap(2)}(?:inscription|compte)|\\bderniere etape\\b|\\bplus qu'une etape\\b`,
  // German
  `${START}(?:bestatig\\w*|verifizier\\w*|aktivier\\w*|validier\\w*)${g}(?:\\S*e-?mail\\S*|\\S*konto|\\S*adresse|\\S*account|registrierung|anmeldung|identitat|profil)\\b`,
  `${START}(?:\\S*e-?mail\\S*|\\S*mailadresse|\\S*konto|\\S*adresse|account|registrierung|anmeldung|profil|zugang)${g}(?:bestatig\\w*|verifizier\\w*|aktivier\\w*|freischalt\\w*|freizuschalten|abschliess\\w*|abzuschliessen)\\b`,
  `\\b(?:bestatigung|verifizierung|aktivierung)(?: deine| ihre)?\\w*${gap(2)}(?:e-?mail\\S*|\\S*konto\\w*|registrierung|anmeldung|account)\\b|\\b(?:nur noch ein|letzter|letzte) schritt\\b|\\baktivierungslink\\b`,
  // Italian
  `${START}(?:conferm\\w*|verific\\w*|attiva(?:re|zione)?|convalid\\w*)${g}(?:e-?mail|mail|account|indirizzo|registrazione|iscrizione|identita|profilo)\\b`,
  `\\b(?:completa|concludi|termina)${gap(2)}(?:registrazione|iscrizione|account)\\b|\\bultimo passo\\b|\\bmanca poco\\b`,
  // Portuguese
  `${START}(?:confirm\\w*|verifi\\w*|ativ(?:e|ar|a|acao)|valid\\w*)${g}(?:e-?mail|conta|endereco|registo|registro|cadastro|inscricao|identidade|perfil)\\b`,
  `\\b(?:conclua|complete|finalize|termine|conclui)${gap(2)}(?:cadastro|registo|registro|inscricao)\\b|\\bultimo passo\\b|\\bfalta pouco\\b`,
  // Dutch
  `${START}(?:bevestig\\w*|verifi\\w*|activeer|activeren|activatie)${g}(?:\\S*e-?mail\\S*|\\S*mailadres|\\S*account|\\S*adres|registratie|aanmelding|inschrijving|profiel)\\b`,
  `${START}(?:e-?mail\\S*|\\S*account|\\S*adres|registratie|aanmelding|inschrijving)${g}(?:bevestig\\w*|te bevestigen|verifi\\w*|activeren|te activeren|voltooien)\\b|\\b(?:nog een|laatste) stap\\b`,
  // Polish
  `${START}(?:potwierd\\w*|zweryfikuj\\w*|weryfikacj\\w*|aktywuj\\w*|aktywacj\\w*)${g}(?:e-?mail\\w*|adres\\w*|kont\\w+|rejestracj\\w*|tozsamosc\\w*|profil\\w*)\\b`,
  `\\b(?:dokoncz|zakoncz)${gap(2)}(?:rejestracj\\w*|zakladanie)\\b|\\bostatni krok\\b|\\blink aktywacyjny\\b`,
);
