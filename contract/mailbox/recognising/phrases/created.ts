import { anyOf, gap, START } from './pattern.ts';

const g = gap(5);
const near = gap(3);

/** Says in a sentence that an account exists now. */
export const createdSentences = anyOf(
  // English
  `${START}(?:account|profile|registration|membership|id|user name|username)${g}(?:created|ready|set up|activated|active|opened|confirmed|complete|completed|successful|verified|registered|live)\\b`,
  `\\bthank(?:s| you)${near}(?:signing up|registering|joining|creating|registration|opening|becoming a member|sign-?up)\\b`,
  `\\byou(?:'ve| have)${near}(?:signed up|registered|joined|created)\\b|\\byou're (?:all set|registered|signed up|now a member)\\b`,
  `\\b(?:successfully|you are now) (?:registered|signed up|created|a member)\\b|\\bnew (?:\\S+ )?account\\b${near}(?:created|for you|details)`,
  // Spanish
  `${START}(?:cuenta|registro|perfil)${g}(?:cread[oa]|list[oa]|activad[oa]|activ[oa]|completad[oa]|confirmad[oa]|verificad[oa]|exito)\\b`,
  `\\bgracias por${near}(?:registrart?e|registrarse|unirt?e|unirse|crear|darte de alta|tu registro|su registro|inscribirte|abrir)\\b`,
  `\\b(?:te has|se ha|has|hemos)${near}(?:registrado|unido|creado tu|dado de alta|creado su)\\b`,
  // French
  `${START}(?:compte|inscription|profil|adhesion)${g}(?:cree|pret|prete|active|activee|confirmee?|validee?|effectuee?|enregistree?|ouvert|reussie|finalisee?)\\b`,
  `\\bremerci\\w+${near}(?:inscription)\\b|\\bmerci (?:de|pour|d')${near}?(?:(?:vous etre|t'etre) inscrit|inscription|creation|avoir (?:cree|rejoint|choisi)|rejoindre|etre inscrit)`,
  `\\b(?:vous etes|tu es)${near}?(?:desormais |maintenant |bien )?(?:inscrit|membre|enregistre)|\\bvous avez${near}(?:cree|ouvert) (?:un|votre) (?:compte|profil)`,
  // German
  `${START}(?:\\S*konto|account|registrierung|anmeldung|profil|mitgliedschaft|zugang)${g}(?:erstellt|angelegt|eingerichtet|aktiviert|freigeschaltet|bereit|aktiv|erfolgreich|abgeschlossen|eroffnet|bestatigt|registriert)\\b`,
  `\\b(?:danke|dank|dankeschon)${g}(?:registrierung|anmeldung|registriert|angemeldet|erstellt|eroffnet|kontoerstellung)\\b`,
  `\\b(?:du hast dich|sie haben sich|erfolgreich)${g}(?:registriert|angemeldet|erstellt)\\b|\\bdu bist (?:jetzt|nun) (?:mitglied|registriert|dabei|angemeldet)\\b`,
  // Italian
  `${START}(?:account|profilo|registrazione|iscrizione|conto)${g}(?:creat[oa]|pront[oa]|attiv[oa]|attivat[oa]|completat[oa]|confermat[oa]|avvenuta|successo|verificat[oa]|apert[oa])\\b`,
  `\\bgrazie per${near}?(?:esserti|esserci|essersi|la (?:tua |sua )?registrazione|l'iscrizione|aver(?:e|ci)?|averci) ?${near}?(?:registrat|iscritt|creat|scelt|apert)?`,
  `\\b(?:ti sei|si e|hai)${near}?(?:registrat[oa]|iscritt[oa]|creato (?:un|il tuo) (?:nuovo )?(?:account|profilo))`,
  // Portuguese
  `${START}(?:conta|cadastro|registo|registro|perfil|inscricao)${g}(?:criad[oa]|pront[oa]|ativad[oa]|ativ[oa]|concluid[oa]|confirmad[oa]|sucesso|realizad[oa]|efetuad[oa]|aberta)\\b`,
  `\\bobrigad[oa] (?:por|pelo|pela)${near}?(?:(?:se )?(?:registar|cadastrar|inscrever|juntar|criar|registrar)|(?:seu |teu )?(?:registo|cadastro|registro)|ter criado|ter-se)`,
  `\\b(?:voce|acabou de|acabaste de)${near}?(?:se (?:cadastrou|registrou|inscreveu)|criar|criou (?:uma|sua) conta|registaste-te)`,
  // Dutch
  `${START}(?:\\S*account|registratie|profiel|aanmelding|inschrijving)${g}(?:aangemaakt|klaar|geactiveerd|actief|voltooid|gelukt|bevestigd|geopend|compleet)\\b`,
  `\\b(?:bedankt|dank)${g}(?:registrat\\w*|registreren|aanmeld\\w*|inschrijving|aanmaken|geregistreerd|aangemeld|lid)\\b`,
  `\\b(?:je hebt je|u heeft zich|je bent|u bent)${near}?(?:geregistreerd|aangemeld|nu lid)\\b`,
  // Polish
  `${START}(?:kont[oa]|koncie|rejestracj\\w+|profil)${g}(?:utworzon[eay]|zalozon[eay]|gotow[eay]|aktywn[eay]|aktywowan[eay]|zakonczon[ae]|potwierdzon[ae]|powiodla|pomyslnie|zarejestrowan\\w+)`,
  `\\bdzieku\\w+ za${near}?(?:rejestracj\\w+|zarejestrowanie|zalozenie|utworzenie|dolaczenie|zapisanie)`,
  `\\b(?:pomyslnie|wlasnie)${near}?(?:zarejestrowal\\w*|zalozyl\\w*|utworzon\\w*|zalozon\\w*)`,
);

/** A greeting: it counts where nothing of a newsletter is about it. */
export const welcomeWords = anyOf(
  '\\bwelcome\\b|\\bget started\\b|\\bgetting started\\b|\\blet.s get started\\b|\\bgood to have you\\b|\\bglad you.re here\\b',
  '\\bbienvenid[oa]s?\\b|\\bte damos la bienvenida\\b|\\bbienvenue\\b|\\bherzlich willkommen\\b|\\bwillkommen\\b',
  '\\bbenvenut[oaie]\\b|\\bbem[- ]?vind[oa]s?\\b|\\bboas-vindas\\b|\\bwelkom\\b|\\bwitaj\\w*\\b|\\bwitamy\\b',
);

/** Speaks of what only somebody with an account has. */
export const accountWords = anyOf(
  '\\byour (?:new |\\S+ )?(?:account|profile|username|user name|login|password|membership)\\b|\\b(?:the|this) (?:\\S+ )?account\\b|\\b(?:log|sign) ?in (?:to|with|at|here|any time|anytime|now)\\b',
  '\\b(?:tu|su) (?:nueva |\\S+ )?(?:cuenta|perfil|contrasena|usuario)\\b|\\binici(?:ar|a|e) sesion\\b',
  '\\b(?:votre|ton) (?:nouveau |\\S+ )?(?:compte|profil|mot de passe|identifiant|espace)\\b|\\bconnectez-vous\\b|\\bespace (?:client|personnel)\\b',
  '\\b(?:dein|deinem|deinen|ihr|ihrem|ihren)\\w* (?:neue[sn]? |\\S+ )?(?:\\S*konto|account|profil|passwort|benutzername|zugang\\w*|mitgliedschaft)\\b|\\b(?:einloggen|melde dich an|kundenkonto|zugangsdaten)\\b',
  '\\b(?:tuo|suo|nuovo) (?:\\S+ )?(?:account|profilo)\\b|\\b(?:tua|sua) (?:password|area)\\b|\\b(?:accedi|area personale|nome utente)\\b',
  '\\b(?:tua|sua|nova) (?:\\S+ )?(?:conta|senha|palavra-passe)\\b|\\b(?:teu|seu) (?:\\S+ )?(?:perfil|cadastro|registo|login)\\b|\\binici(?:ar|a|e) sessao\\b',
  '\\b(?:je|jouw|uw) (?:nieuwe |\\S+ )?(?:\\S*account|profiel|wachtwoord|gebruikersnaam)\\b|\\b(?:inloggen|log in)\\b',
  '\\b(?:twoj\\w*|swoj\\w*|panstwa|nowe) (?:\\S+ )?(?:kont\\w+|profil\\w*|hasl\\w+|login)\\b|\\bzaloguj\\b|\\blogowani',
);
