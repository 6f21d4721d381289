import type { ReplyKind } from './types.ts';

/**
 * Invented replies, written as companies write: with quoted letters, signatures, hedges, machines and untruths. They were
 * written after the rules, which read 55 of these 60 right at first. Rules are not tuned to a single one of them.
 */
export const heldOutReplies: readonly { kind: ReplyKind; text: string }[] = [
  // English
  {
    kind: 'done',
    text: `Hi Alice,

Thanks for reaching out. Your request has now been completed and all personal information associated with alice@example.com has been permanently deleted from our database.

Please let us know if you have any other questions.

Best,
Jamie
Customer Happiness Team`,
  },
  {
    kind: 'done',
    text: `Dear Alice Archer,

Further to your letter of 3 November, we confirm that we have erased your record from our marketing database. A minimal entry has been added to our suppression file to prevent your details from being added again.

Yours sincerely,
M. Osei
Data Protection Officer`,
  },
  {
    kind: 'nothing-held',
    text: `Hello,

We've completed a thorough search of our records using the email address provided and were unable to find any personal data relating to you. As such, there is nothing for us to delete.

Regards,
Privacy Team

On Tue, 3 Nov 2026 at 09:14, Alice <alice@example.com> wrote:
> I ask you to erase the personal data that you hold about me, under Article 17
> Please tell everybody to whom you have passed the data`,
  },
  {
    kind: 'id-copy',
    text: `Dear Sir/Madam,

In order to protect your privacy we must first be satisfied that you are who you say you are. Please reply to this email attaching a legible colour scan of your passport or driving licence together with a recent utility bill.

We will not action your request until we have received these documents.

Kind regards
Compliance`,
  },
  {
    kind: 'more-identification',
    text: `Hi there,

We have several customers with similar details. Could you please confirm your full postal address and any phone numbers you may have used with us, so we can locate the right account?

Thanks!
Sam`,
  },
  {
    kind: 'other-form',
    text: `Thank you for contacting us.

Unfortunately we're unable to process privacy requests received via email. To exercise your rights, please visit our Privacy Request Centre at https://privacy.data.example and complete the web form.

This mailbox is not monitored.`,
  },
  {
    kind: 'extension',
    text: `Dear Ms Archer,

We write further to your request dated 3 November 2026. Owing to the number of requests we are currently receiving, we will require an additional two months in order to respond to you in full. You can expect our response no later than 3 February 2027.

Yours faithfully,
Legal`,
  },
  {
    kind: 'refusal',
    text: `Dear Ms Archer,

Having considered your request, we regret that we are not able to erase your data. As a credit reference agency we rely on our legitimate interests and have a regulatory obligation to maintain accurate records for six years.

You have the right to complain to the ICO.

Yours sincerely`,
  },
  {
    kind: 'refusal',
    text: `Hello, the information shown on our site is compiled from public records and is protected by the First Amendment. We don't remove public records.`,
  },
  {
    kind: 'wrong-language',
    text: `Hello,

Thank you for your mail. Unfortunately our team does not understand German. Please resend your request in English and we will be happy to help.

Best regards`,
  },
  {
    kind: 'not-understood',
    text: `*** This is an automated message, please do not reply ***

Your request has been received and assigned ticket #448812. Our team aims to respond to all privacy requests within 30 days. Where requests are complex this period may be extended by two further months. We may ask you for additional information to confirm your identity.

Once your request is complete your personal data will have been deleted.`,
  },
  {
    kind: 'not-understood',
    text: `Hi Alice,

Good news! You've been unsubscribed from all our marketing emails and won't hear from us again.

Cheers,
The team`,
  },
  {
    kind: 'not-understood',
    text: `Dear customer,

Your account has been deactivated and your profile is no longer visible to other users. It will be permanently deleted after 30 days unless you log in again.

Support`,
  },
  {
    kind: 'refusal',
    text: `We have deleted your browsing history as requested. However, we are required by tax law to keep your invoices for a period of ten years, so these cannot be erased.

Regards, Finance`,
  },
  {
    kind: 'not-understood',
    text: `Noted, thanks. I've passed this on to the relevant department and they will be in touch.

Sent from my iPhone

-----Original Message-----
From: Alice <alice@example.com>
Sent: 03 November 2026 09:14
To: info@data.example

You have deleted my data before. Please confirm that all my data has been deleted.`,
  },
  // German
  {
    kind: 'done',
    text: `Sehr geehrte Frau Archer,

vielen Dank für Ihre Nachricht. Gerne bestätigen wir Ihnen, dass wir Ihre personenbezogenen Daten vollständig gelöscht haben.

Mit freundlichen Grüßen
Ihr Kundenservice`,
  },
  {
    kind: 'done',
    text: `Guten Tag,

Ihrem Wunsch entsprechend wurde Ihr Kundenkonto einschließlich aller Daten heute unwiderruflich gelöscht. Ihre E-Mail-Adresse haben wir zum Nachweis in eine Sperrliste aufgenommen.

Freundliche Grüße
i. A. Weber`,
  },
  {
    kind: 'nothing-held',
    text: `Sehr geehrte Damen und Herren,

zu der von Ihnen genannten E-Mail-Adresse liegen uns keinerlei personenbezogene Daten vor. Eine Löschung ist daher nicht erforderlich.

Mit freundlichem Gruß
Datenschutzbeauftragter`,
  },
  {
    kind: 'nothing-held',
    text: `Hallo Frau Archer,

wir haben in unseren Systemen nachgesehen: Sie sind bei uns nicht gespeichert.

Viele Grüße
Tom

Am 03.11.26 um 09:14 schrieb Alice Archer:
> hiermit verlange ich die Löschung aller zu meiner Person gespeicherten Daten
> Wir haben Ihre Daten gelöscht`,
  },
  {
    kind: 'id-copy',
    text: `Sehr geehrte Frau Archer,

zur Vermeidung von Missbrauch benötigen wir zur Bearbeitung Ihres Antrags eine beidseitige Kopie Ihres gültigen Personalausweises. Nicht benötigte Angaben dürfen Sie schwärzen.

Mit freundlichen Grüßen`,
  },
  {
    kind: 'more-identification',
    text: `Guten Tag Frau Archer,

anhand Ihrer E-Mail-Adresse können wir Sie leider nicht eindeutig zuordnen. Bitte senden Sie uns Ihre Kundennummer oder Ihre vollständige Anschrift zu.

Beste Grüße
Kundenservice`,
  },
  {
    kind: 'other-form',
    text: `Sehr geehrte Kundin, sehr geehrter Kunde,

Anfragen zum Datenschutz bearbeiten wir ausschließlich über unser Kontaktformular unter www.data.example/datenschutz. Diese E-Mail-Adresse wird nicht gelesen.`,
  },
  {
    kind: 'extension',
    text: `Sehr geehrte Frau Archer,

wegen der hohen Zahl an Anträgen ist uns eine fristgerechte Beantwortung nicht möglich. Gemäß Art. 12 Abs. 3 DSGVO wird die Frist um weitere zwei Monate verlängert.

Mit freundlichen Grüßen
Rechtsabteilung`,
  },
  {
    kind: 'refusal',
    text: `Sehr geehrte Frau Archer,

Ihrem Löschbegehren können wir nicht entsprechen, da wir die Daten aufgrund handels- und steuerrechtlicher Vorschriften zehn Jahre aufbewahren müssen.

Mit freundlichen Grüßen`,
  },
  {
    kind: 'refusal',
    text: `Sehr geehrte Frau Archer,

wir verarbeiten Ihre Daten auf Grundlage von Art. 6 Abs. 1 lit. f DSGVO. Unser berechtigtes Interesse an der Bonitätsprüfung überwiegt. Die Voraussetzungen einer Löschung liegen nicht vor.

Hochachtungsvoll`,
  },
  {
    kind: 'wrong-language',
    text: `Guten Tag,

wir können Ihr Schreiben leider nicht bearbeiten, da die Amtssprache Deutsch ist. Bitte reichen Sie Ihren Antrag auf Deutsch ein.

Freundliche Grüsse`,
  },
  {
    kind: 'not-understood',
    text: `Dies ist eine automatisch generierte Eingangsbestätigung.

Wir haben Ihre Anfrage erhalten und unter der Vorgangsnummer 2026-1187 registriert. Sobald Ihre Daten gelöscht wurden, erhalten Sie eine Bestätigung. Falls wir weitere Angaben von Ihnen benötigen, melden wir uns.`,
  },
  {
    kind: 'not-understood',
    text: `Hallo,

wir haben Ihren Newsletter abbestellt. Sie wurden aus dem Verteiler entfernt.

LG, das Team`,
  },
  {
    kind: 'not-understood',
    text: `Sehr geehrte Frau Archer,

Ihr Anliegen wurde an die zuständige Fachabteilung weitergeleitet. Ihre Daten werden dort umgehend gelöscht.

Mit freundlichen Grüßen`,
  },
  {
    kind: 'refusal',
    text: `Guten Tag,

wir sind lediglich Auftragsverarbeiter der Muster AG. Bitte wenden Sie sich mit Ihrem Ersuchen direkt an diese.

Viele Grüße`,
  },
  // French
  {
    kind: 'done',
    text: `Bonjour Madame,

Suite à votre demande, nous vous informons que l'ensemble de vos données à caractère personnel a été effacé de nos fichiers ce jour.

Cordialement,
Le service clients`,
  },
  {
    kind: 'done',
    text: `Madame,

Nous accusons réception de votre courrier. Votre compte a bien été supprimé ainsi que toutes les informations qui y étaient rattachées.

Bien cordialement
Le délégué à la protection des données`,
  },
  {
    kind: 'nothing-held',
    text: `Bonjour,

Après vérification, votre adresse e-mail ne figure pas dans nos bases de données. Nous n'avons donc rien à supprimer.

Bien à vous,
Paul`,
  },
  {
    kind: 'nothing-held',
    text: `Madame,

Nos recherches n'ont donné aucun résultat : nous ne disposons d'aucune information à votre sujet.

Sincères salutations

Le mar. 3 nov. 2026 à 09:14, Alice <alice@example.com> a écrit :
> Je vous demande d'effacer les données personnelles que vous détenez à mon sujet`,
  },
  {
    kind: 'id-copy',
    text: `Bonjour,

Afin de traiter votre demande, nous vous remercions de bien vouloir nous faire parvenir la copie recto verso d'un titre d'identité en cours de validité.

Cordialement`,
  },
  {
    kind: 'more-identification',
    text: `Bonjour Madame,

Nous ne parvenons pas à vous retrouver. Pourriez-vous nous préciser le numéro de client ou l'adresse postale associés à votre compte ?

Bien cordialement,
Julie`,
  },
  {
    kind: 'other-form',
    text: `Bonjour,

Toute demande relative à vos données doit être effectuée via le formulaire en ligne accessible dans votre espace client. Cette adresse n'est pas consultée.`,
  },
  {
    kind: 'extension',
    text: `Madame,

Conformément à l'article 12.3 du RGPD, nous vous informons que le délai de réponse est prolongé de deux mois compte tenu du nombre de demandes reçues.

Veuillez agréer, Madame, nos salutations distinguées.`,
  },
  {
    kind: 'refusal',
    text: `Madame,

Nous ne sommes pas en mesure de donner une suite favorable à votre demande d'effacement, la conservation de ces données étant imposée par nos obligations légales.

Cordialement`,
  },
  {
    kind: 'refusal',
    text: `Bonjour,

Ces informations proviennent du registre du commerce et sont accessibles au public. Elles ne seront pas retirées de notre site.

L'équipe`,
  },
  {
    kind: 'wrong-language',
    text: `Bonjour,

Nous ne traitons que les demandes rédigées en français. Merci de reformuler votre demande en français.

Cordialement`,
  },
  {
    kind: 'not-understood',
    text: `Ceci est un message automatique, merci de ne pas y répondre.

Votre demande a bien été enregistrée. Nos équipes vous répondront dans un délai d'un mois. Si nous avons besoin d'informations complémentaires, nous vous contacterons.`,
  },
  {
    kind: 'not-understood',
    text: `Bonjour,

Nous avons bien noté votre demande. Vos données seront supprimées lors de la prochaine mise à jour de notre base.

Bonne journée`,
  },
  {
    kind: 'not-understood',
    text: `Bonjour,

Vous êtes désormais désinscrite de nos communications commerciales.

Cordialement`,
  },
  {
    kind: 'refusal',
    text: `Bonjour,

Nous agissons uniquement en qualité de sous-traitant. Nous vous invitons à vous rapprocher directement du responsable de traitement.

Cordialement`,
  },
  // Spanish
  {
    kind: 'done',
    text: `Estimada Alice:

En respuesta a su solicitud, le comunicamos que hemos procedido a la supresión de todos sus datos personales de nuestros ficheros.

Reciba un cordial saludo,
Departamento de Protección de Datos`,
  },
  {
    kind: 'done',
    text: `Hola:

Su cuenta ha sido eliminada correctamente junto con toda la información asociada.

Saludos,
Equipo de soporte`,
  },
  {
    kind: 'nothing-held',
    text: `Estimada señora:

Le informamos de que, consultadas nuestras bases de datos, no consta ningún dato suyo.

Atentamente,
El delegado de protección de datos`,
  },
  {
    kind: 'nothing-held',
    text: `Buenos días:

Hemos revisado nuestros sistemas y no disponemos de información asociada a ese correo electrónico.

Un saludo

El mar, 3 nov 2026 a las 9:14, Alice (<alice@example.com>) escribió:
> Solicito que supriman los datos personales que tienen sobre mí
> Sus datos han sido eliminados`,
  },
  {
    kind: 'id-copy',
    text: `Estimada Sra. Archer:

Para poder atender su petición es necesario que nos remita fotocopia de su DNI o pasaporte en vigor por ambas caras.

Atentamente`,
  },
  {
    kind: 'more-identification',
    text: `Hola, Alice:

No logramos encontrar su ficha. ¿Podría facilitarnos el número de teléfono o la dirección postal con los que se registró?

Gracias`,
  },
  {
    kind: 'other-form',
    text: `Estimado usuario:

Para ejercer sus derechos debe cumplimentar el formulario disponible en nuestra web. No se tramitarán solicitudes recibidas por correo electrónico.`,
  },
  {
    kind: 'extension',
    text: `Estimada señora Archer:

Dada la complejidad de la solicitud, le comunicamos que el plazo de respuesta se amplía en dos meses, conforme al artículo 12.3 del RGPD.

Atentamente`,
  },
  {
    kind: 'refusal',
    text: `Estimada señora:

Lamentamos comunicarle que no es posible suprimir sus datos, ya que estamos obligados a conservarlos durante seis años por la normativa mercantil.

Atentamente`,
  },
  {
    kind: 'refusal',
    text: `Buenas tardes:

Su solicitud ha sido desestimada por resultar manifiestamente excesiva.

Un saludo`,
  },
  {
    kind: 'wrong-language',
    text: `Buenos días:

Solo atendemos solicitudes redactadas en castellano. Le rogamos que vuelva a enviarla en español.

Saludos`,
  },
  {
    kind: 'not-understood',
    text: `Respuesta automática: hemos recibido su mensaje. Número de caso 88121. Le responderemos en un plazo máximo de 30 días. En caso de necesitar más datos, nos pondremos en contacto con usted.`,
  },
  {
    kind: 'not-understood',
    text: `Estimada Alice:

Procederemos a eliminar sus datos a la mayor brevedad posible.

Saludos`,
  },
  {
    kind: 'not-understood',
    text: `Hola:

Le hemos dado de baja de nuestro boletín. Ya no recibirá más comunicaciones.

Gracias`,
  },
  {
    kind: 'refusal',
    text: `Estimada señora:

No somos responsables del tratamiento de dichos datos. Debe dirigirse a la empresa que los publicó.

Atentamente`,
  },
];
