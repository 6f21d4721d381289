import type { ReplyKind } from './types.ts';

/** Invented replies that were written after the rules had been mended by the first set. Rules are not tuned to them. */
export const laterReplies: readonly { kind: ReplyKind; text: string }[] = [
  {
    kind: 'done',
    text: 'Hello Alice,\n\nAs requested, we have removed all of your information from our platform. Please allow up to 24 hours for caches to clear.\n\nThe Privacy Team',
  },
  {
    kind: 'done',
    text: 'Dear Alice,\n\nYour opt-out was successful. Your records have been removed from our database.\n\nThank you',
  },
  {
    kind: 'nothing-held',
    text: 'Hi, I checked our CRM and mailing platform and we have no record of this email address. Best, Kim',
  },
  {
    kind: 'nothing-held',
    text: 'Dear Ms Archer\n\nWe can confirm that we are not processing any personal data about you.\n\nYours sincerely',
  },
  {
    kind: 'id-copy',
    text: 'Before we can proceed, we will need a form of government-issued ID. Please upload it through the secure link below. The link expires in 7 days.',
  },
  {
    kind: 'more-identification',
    text: 'Hello! What is the URL of the profile that you would like to have removed? Please also tell us your full name and current city.',
  },
  {
    kind: 'other-form',
    text: 'Thanks for getting in touch. To opt out, please go to data.example/optout and follow the steps on the page. We cannot do this for you by email.',
  },
  {
    kind: 'extension',
    text: 'We are writing to let you know that we are extending the deadline for our response by 45 days, as permitted by the CCPA.',
  },
  {
    kind: 'refusal',
    text: 'Thank you for your message. You do not appear to be a resident of California. Because of that, we are not required to comply with your request.',
  },
  {
    kind: 'refusal',
    text: 'Dear Madam,\n\nWe decline to act on your request because it is repetitive: you made the same request in September.\n\nYours faithfully',
  },
  {
    kind: 'not-understood',
    text: 'Thank you for contacting Data Ltd! We have received your enquiry and one of our agents will reply within 2 business days.',
  },
  {
    kind: 'not-understood',
    text: 'I am out of the office until 16 November with no access to email. For urgent matters please contact info@data.example.',
  },
  {
    kind: 'not-understood',
    text: 'Hi Alice, your deletion is scheduled for the next maintenance window. All your data will then have been removed.',
  },
  {
    kind: 'refusal',
    text: 'We have removed the phone number, but we will keep your name and address because they are publicly available.',
  },
  {
    kind: 'not-understood',
    text: 'Dear Alice, please find attached the copy of your data that you asked for. The password follows by text message.',
  },
  {
    kind: 'done',
    text: 'Sehr geehrte Frau Archer,\n\nIhr Eintrag ist aus unserem Verzeichnis entfernt worden. Die Löschung Ihrer Daten ist erfolgt.\n\nMit freundlichen Grüßen',
  },
  {
    kind: 'done',
    text: 'Hallo Alice,\n\nerledigt! Deine Daten wurden komplett gelöscht.\n\nViele Grüße',
  },
  {
    kind: 'nothing-held',
    text: 'Guten Tag,\n\neine Recherche in unserem Datenbestand ergab keinen Treffer. Wir verarbeiten keine personenbezogenen Daten von Ihnen.\n\nFreundliche Grüße',
  },
  {
    kind: 'nothing-held',
    text: 'Sehr geehrte Frau Archer, gemäß Art. 15 Abs. 1 DSGVO erteilen wir Ihnen hiermit eine Negativauskunft: Zu Ihrer Person sind bei uns keine Daten gespeichert.',
  },
  {
    kind: 'id-copy',
    text: 'Sehr geehrte Frau Archer, bitte weisen Sie sich durch Vorlage einer Ausweiskopie aus. Ohne diese können wir keine Auskunft erteilen.',
  },
  {
    kind: 'more-identification',
    text: 'Guten Tag, um Sie identifizieren zu können, bitten wir Sie um Angabe Ihres Geburtsdatums und Ihrer früheren Anschriften.',
  },
  {
    kind: 'other-form',
    text: 'Hallo, bitte stellen Sie Ihren Antrag über unser Datenschutzportal. Per E-Mail können wir ihn leider nicht annehmen.',
  },
  {
    kind: 'extension',
    text: 'Sehr geehrte Frau Archer, die Bearbeitung Ihres Ersuchens ist aufwendig. Wir benötigen daher mehr Zeit und werden Ihnen bis zum 3. Februar antworten.',
  },
  {
    kind: 'refusal',
    text: 'Sehr geehrte Frau Archer, Ihr Antrag wird abgelehnt. Die Daten stammen aus allgemein zugänglichen Quellen.',
  },
  {
    kind: 'refusal',
    text: 'Guten Tag, als Schweizer Unternehmen unterliegen wir nicht der DSGVO und kommen Ihrem Begehren deshalb nicht nach.',
  },
  {
    kind: 'not-understood',
    text: 'Ich bin bis zum 16.11. nicht im Büro. Ihre Nachricht wird nicht weitergeleitet.',
  },
  {
    kind: 'not-understood',
    text: 'Sehr geehrte Frau Archer, wir haben die Löschung Ihrer Daten bei unserem Dienstleister beauftragt und informieren Sie, wenn diese gelöscht wurden.',
  },
  {
    kind: 'not-understood',
    text: 'Hallo Frau Archer, wir haben Ihre Einwilligung in Werbung gelöscht. Ihr Kundenkonto bleibt bestehen.',
  },
  {
    kind: 'wrong-language',
    text: 'Guten Tag, leider verstehen wir Ihre Nachricht nicht. Wir beantworten nur Anfragen auf Deutsch oder Englisch.',
  },
  {
    kind: 'not-understood',
    text: 'Sehr geehrte Frau Archer, anbei erhalten Sie die gewünschte Auskunft als verschlüsselte Datei.',
  },
  {
    kind: 'done',
    text: 'Madame, nous avons le plaisir de vous confirmer que vos informations ont été retirées de notre annuaire et que votre fiche a été supprimée.',
  },
  {
    kind: 'done',
    text: 'Bonjour,\n\nNous avons supprimé votre compte et l’intégralité de vos données.\n\nCordialement',
  },
  {
    kind: 'nothing-held',
    text: 'Bonjour Madame, vous êtes inconnue de nos services : aucune donnée à votre nom n’est enregistrée dans nos systèmes.',
  },
  {
    kind: 'nothing-held',
    text: 'Bonjour, nous ne conservons aucune donnée liée à cette adresse.',
  },
  {
    kind: 'id-copy',
    text: "Madame, la CNIL nous autorise à demander un justificatif en cas de doute. Veuillez joindre une photocopie de votre carte d'identité à votre prochaine réponse.",
  },
  {
    kind: 'more-identification',
    text: 'Bonjour, plusieurs personnes portent ce nom. Merci de nous communiquer votre date de naissance afin de vous identifier.',
  },
  {
    kind: 'other-form',
    text: 'Bonjour, les demandes sont à déposer sur notre portail dédié. Rendez-vous sur notre site, rubrique « Mes droits ».',
  },
  {
    kind: 'extension',
    text: 'Madame, nous aurons besoin d’un délai supplémentaire de deux mois pour vous répondre.',
  },
  {
    kind: 'refusal',
    text: 'Madame, le droit à l’effacement ne s’applique pas aux traitements nécessaires au respect d’une obligation légale. Nous rejetons donc votre demande.',
  },
  {
    kind: 'refusal',
    text: 'Bonjour, faute de justificatif d’identité, nous avons clôturé votre demande.',
  },
  {
    kind: 'not-understood',
    text: 'Absente du bureau jusqu’au 16 novembre, je répondrai à mon retour.',
  },
  {
    kind: 'not-understood',
    text: 'Bonjour, votre demande a été transmise à notre service juridique qui reviendra vers vous.',
  },
  {
    kind: 'not-understood',
    text: 'Bonjour, nous avons masqué votre profil. Les données ont été retirées de l’affichage et seront supprimées dans un an.',
  },
  {
    kind: 'wrong-language',
    text: 'Bonjour, nous ne comprenons pas votre langue. Veuillez nous écrire en anglais.',
  },
  {
    kind: 'refusal',
    text: 'Bonjour, nous devons conserver ces données pendant cinq ans et ne pouvons donc pas les supprimer.',
  },
  {
    kind: 'done',
    text: 'Estimada Alice: le confirmamos la baja. Todos sus datos fueron borrados definitivamente el 4 de noviembre.',
  },
  {
    kind: 'done',
    text: 'Hola, se han eliminado sus datos de nuestro directorio. Conservamos solo su correo en la lista de exclusión para no volver a incluirla.',
  },
  {
    kind: 'nothing-held',
    text: 'Buenos días: no existe ninguna cuenta asociada a esta dirección de correo.',
  },
  {
    kind: 'nothing-held',
    text: 'Estimada señora: no tratamos datos personales suyos ni los hemos tratado.',
  },
  {
    kind: 'id-copy',
    text: 'Estimada señora: con el fin de acreditar su identidad, adjunte copia de un documento identificativo en su respuesta.',
  },
  {
    kind: 'more-identification',
    text: 'Hola: para localizar su expediente necesitamos su nombre completo y el número de cliente.',
  },
  {
    kind: 'other-form',
    text: 'Estimado cliente: las solicitudes de derechos se presentan únicamente a través del portal de privacidad. Acceda con su usuario.',
  },
  {
    kind: 'extension',
    text: 'Estimada señora: debido al volumen de solicitudes, necesitaremos más tiempo. Le responderemos antes del 3 de febrero.',
  },
  {
    kind: 'refusal',
    text: 'Estimada señora: sus datos proceden de fuentes accesibles al público, por lo que no procede la supresión.',
  },
  {
    kind: 'refusal',
    text: 'Hola: el RGPD no es aplicable a nuestra empresa, con sede en México.',
  },
  {
    kind: 'not-understood',
    text: 'Gracias por contactar con nosotros. Su mensaje ha sido recibido.',
  },
  {
    kind: 'not-understood',
    text: 'Hola, hemos trasladado su petición al departamento correspondiente para que sus datos sean eliminados.',
  },
  {
    kind: 'not-understood',
    text: 'Estimada Alice: sus datos han quedado bloqueados y serán eliminados cuando prescriban las responsabilidades.',
  },
  {
    kind: 'wrong-language',
    text: 'Buenos días: no entendemos el alemán. ¿Puede escribirnos en español o inglés?',
  },
  {
    kind: 'not-understood',
    text: 'Estimada señora: adjuntamos la información solicitada en formato PDF.',
  },
];
