import { anyOf } from './pattern.ts';

/** A newsletter or a list, whatever else it says. */
export const newsletterWords = anyOf(
  `\\bnews-?letter\\w*|\\bmailing list\\b|\\bwebinar\\b|\\bdigest\\b|\\bsubscri(?:ption|bed|bing|be)\\b|\\bwaitlist\\b|\\bwaiting list\\b|\\bpodcast\\b|\\bbriefing\\b`,
  `\\bboletin\\b|\\bsuscripcion\\b|\\bsuscri(?:birte|bete|to|ta)\\b|\\blettre d'info\\w*|\\binfolettre\\b|\\babonne(?:ment|z)?\\b|\\brundbrief\\b|\\babonn(?:iert|ieren)\\b|\\bverteiler\\b|\\bboletim\\b|\\bassinatura\\b|\\bnieuwsbrief\\b|\\bbiuletyn\\w*|\\bsubskrypcj\\w*|\\blista mailingow\\w*`,
);

/** Something is to be sold. */
export const saleWords = anyOf(
  `\\d ?%|\\bsales?\\b|\\bdeals?\\b|\\bdiscounts?\\b|\\boffers?\\b|\\bpromo\\w*|\\bvouchers?\\b|\\bcoupons?\\b|\\bfree shipping\\b|\\bcashback\\b|\\bgift\\b|\\blast chance\\b|\\bnew collection\\b|\\bblack friday\\b|\\bgiveaway\\b|\\bsave up\\b|\\bshop now\\b|\\bwin\\b`,
  `\\brebajas\\b|\\bdescuentos?\\b|\\bofertas?\\b|\\bsoldes\\b|\\bremises?\\b|\\breductions?\\b|\\bbon plan\\b|\\brabatte?\\b|\\bangebote?\\b|\\bgutschein\\w*|\\bschnappchen\\b|\\bsconti?\\b|\\bsconto\\b|\\bofferte?\\b|\\bsaldi\\b|\\bdescontos?\\b|\\bcupom\\b|\\bkorting\\w*|\\baanbieding\\w*|\\buitverkoop\\b|\\brabaty?\\b|\\bwyprzedaz\\w*|\\bokazj\\w*|\\bznizk\\w*`,
);

/** Frightens into a click: companies seldom write so, and phishing always does. */
export const threatWords = anyOf(
  `\\b(?:suspend\\w*|restricted|limited|locked|deactivat\\w*|terminat\\w*|blocked)\\b`,
  `\\b(?:suspendid\\w*|bloquead\\w*|limitad\\w*|suspendu\\w*|bloque\\w*|gesperrt|eingeschrankt|sospes\\w*|bloccat\\w*|opgeschort|geblokkeerd|zawieszon\\w*|zablokowan\\w*)\\b`,
);

/** Somebody else wants the person to come, or to open an account. */
export const invitationWords = anyOf(
  `\\binvit(?:e|ed|es|ing|ation)\\b|\\binvites you\\b|\\bte (?:ha )?invitad?\\w*|\\binvitacion\\b|\\bvous invite\\b|\\binvitation\\b|\\beinladung\\b|\\beingeladen\\b|\\bladt (?:dich|sie)\\b|\\binvit(?:o|ato|a)\\b|\\bconvite\\b|\\bconvid\\w+|\\buitnodiging\\b|\\buitgenodigd\\b|\\bnodigt\\b|\\bzaprosz\\w+|\\bzaprasza\\b`,
  `\\b(?:meeting|appointment|event|rsvp|attendance|calendar|termin|besprechung|reunion|rendez-vous|riunione|reuniao|afspraak|vergadering|spotkani\\w+|cita|consulta)\\b`,
);

/** An answer, or something that was passed on: it tells of somebody else's mail. */
export const answerPrefix =
  /^(?:\[[^\]]*\]\s*)?(?:re|fwd?|aw|wg|tr|rv|enc|res|odp|pd|doorst|fw|antw|ref|r|i|sv|vs)(?:\[\d+\])?\s?:/;

/** Why the mail was sent: what stands behind it is said to everybody, so it shows nothing. */
export const footerStart = anyOf(
  `\\byou(?:'re| are)? (?:receiv\\w+|getting|got) this\\b|\\bthis (?:e-?mail|message) was sent\\b|\\b(?:recib\\w+|has recibido) este\\b|\\b(?:vous recevez|tu recois) (?:ce|cet)\\b`,
  `\\b(?:sie erhalten|du erhaltst|du bekommst) diese\\b|\\b(?:ricevi|hai ricevuto) questa\\b|\\b(?:recebe|recebeu|esta a receber) este\\b|\\b(?:je|u) ontvangt? deze\\b|\\bten? (?:e-?mail|wiadomosc) (?:wyslano|otrzym\\w+)|\\b(?:otrzymujesz|otrzymales) te\\b`,
);

/** Links that stand at the end, or above the first word. */
export const footerLinks = anyOf(
  `\\bunsubscrib\\w*|\\bmanage (?:your )?(?:account|preferences|subscription\\w*)\\b|\\bview (?:this e-?mail )?in (?:your )?browser\\b|\\bdarte de baja\\b|\\bse desabonner\\b|\\bdesinscri\\w+`,
  `\\babmelden\\b|\\bimpressum\\b|\\bdisiscri\\w+|\\bcancella l'iscrizione\\b|\\bcancelar (?:a )?(?:subscricao|inscricao)\\b|\\bafmelden\\b|\\bwypisz\\b`,
);
