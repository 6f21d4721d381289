import { describe, expect, it } from 'vitest';
import { heldOutReplies } from './held-out.fixture.ts';
import { laterReplies } from './later-replies.fixture.ts';
import { ownTextOf, sentencesOf } from './own-text.ts';
import { readReply } from './read-reply.ts';
import type { RefusalGround, ReplyKind } from './types.ts';

describe('the own text of a reply', () => {
  it.each([
    ['On Mon, 3 Nov 2026 at 10:12, Alice <alice@example.com> wrote:\n> I ask you to erase my data'],
    ['On Mon, 3 Nov 2026 at 10:12, Alice Archer\n<alice@example.com> wrote:\n> I ask you to erase my data'],
    ['Am 03.11.2026 um 10:12 schrieb Alice Archer:\n\nhiermit verlange ich die Löschung'],
    ['Le lun. 3 nov. 2026 à 10:12, Alice <alice@example.com> a écrit :\n> je demande'],
    ['El lun, 3 nov 2026 a las 10:12, Alice (<alice@example.com>) escribió:\n> solicito'],
    ['-----Original Message-----\nFrom: Alice\nI ask you to erase my data'],
    ['Von: Alice Archer <alice@example.com>\nGesendet: Montag, 3. November 2026 10:12\nAn: Datenschutz\n\nhiermit'],
    ['From: Alice Archer <alice@example.com>\nSent: Monday, November 3, 2026\nTo: Privacy\n\nI ask'],
    ['De : Alice Archer <alice@example.com>\nEnvoyé : lundi 3 novembre 2026\n\nje demande'],
    ['Kind regards,\nBob\nData Protection Officer, we have deleted everything Ltd'],
    ['Mit freundlichen Grüßen\nBob Bauer'],
    ['Cordialement,\nBob'],
    ['Un cordial saludo,\nBob'],
    ['-- \nBob\nwww.data.example'],
  ])('ends before %j', (rest) => {
    expect(ownTextOf(`We have received your letter.\n\n${rest}`)).toBe('We have received your letter.');
  });

  it('is found below a quoted letter', () => {
    const text = 'On Mon, 3 Nov 2026, Alice wrote:\n> please delete\n> my data\n\nWe hold nothing.';
    expect(ownTextOf(text)).toBe('We hold nothing.');
  });

  it('includes a postscript', () => {
    expect(ownTextOf('Thank you.\n\nKind regards\nBob\n\nPS: Please send a copy of your passport.\n\nData Ltd')).toBe(
      'Thank you.\n\n\nPS: Please send a copy of your passport.',
    );
  });

  it('is split into sentences, but not after a shortened word', () => {
    expect(sentencesOf('Nach Art. 17 DSGVO gelöscht.\nIhre\nDaten sind weg. Danke!')).toEqual([
      'nach art. 17 dsgvo gelöscht.',
      'ihre daten sind weg.',
      'danke!',
    ]);
  });
});

describe('a reply', () => {
  it.each<[ReplyKind, string]>([
    ['done', 'Dear Ms Archer, we have deleted all personal data that we held about you.'],
    ['done', 'Your account and all associated data have now been permanently erased from our systems.'],
    [
      'done',
      'I confirm that your information was removed on 3 November. We keep your address on a suppression list so that you are not added again.',
    ],
    ['done', 'wir haben sämtliche zu Ihrer Person gespeicherten Daten gelöscht.'],
    ['done', 'Ihre Daten wurden vollständig aus unseren Systemen gelöscht.'],
    ['done', 'Nous vous confirmons que vos données personnelles ont été définitivement supprimées de nos bases.'],
    ['done', 'Nous avons procédé à la suppression de l’ensemble de vos données.'],
    ['done', 'Le confirmamos que hemos eliminado todos sus datos personales de nuestros sistemas.'],
    ['done', 'Sus datos han sido suprimidos.'],
    ['nothing-held', 'We have searched our systems and do not hold any personal data relating to this email address.'],
    ['nothing-held', 'Unter der angegebenen E-Mail-Adresse haben wir keine Daten zu Ihrer Person gespeichert.'],
    ['nothing-held', 'Après recherche, nous ne détenons aucune donnée vous concernant.'],
    ['nothing-held', 'Tras la búsqueda, no hemos encontrado ningún dato asociado a su correo.'],
    ['id-copy', 'To proceed, please provide a copy of your passport or driving licence.'],
    ['id-copy', 'Bitte senden Sie uns eine Kopie Ihres Personalausweises zu.'],
    ['id-copy', "Merci de nous transmettre une copie de votre pièce d'identité."],
    ['id-copy', 'Para tramitar su solicitud, debe enviarnos una copia de su DNI.'],
    ['more-identification', 'Please provide your full name and date of birth so that we can find your record.'],
    ['more-identification', 'Bitte teilen Sie uns Ihre Anschrift und Ihr Geburtsdatum mit.'],
    ['more-identification', 'Merci de nous indiquer votre nom complet et votre date de naissance.'],
    ['more-identification', 'Por favor, indíquenos su nombre completo y fecha de nacimiento.'],
    ['other-form', 'Requests can only be submitted through our online privacy portal.'],
    ['other-form', 'Bitte nutzen Sie für Ihr Anliegen unser Online-Formular.'],
    ['other-form', 'Veuillez remplir le formulaire disponible sur notre site.'],
    ['other-form', 'Le rogamos que utilice el formulario de nuestra página web.'],
    [
      'extension',
      'Due to the complexity of your request, we need to extend the response period by two further months.',
    ],
    ['extension', 'Aufgrund der Vielzahl der Anfragen verlängern wir die Frist um zwei Monate.'],
    ['extension', 'En raison de la complexité de votre demande, nous prolongeons le délai de réponse de deux mois.'],
    ['extension', 'Debido a la complejidad, prorrogamos el plazo de respuesta dos meses más.'],
    ['refusal', 'We are legally required to retain your records for six years and therefore cannot delete them.'],
    ['refusal', 'Wir können Ihrem Antrag leider nicht nachkommen.'],
    ['refusal', 'Nous ne pouvons malheureusement pas donner suite à votre demande.'],
    ['refusal', 'Lamentamos informarle de que no podemos atender su solicitud.'],
    ['wrong-language', 'We can only process requests that are written in English.'],
    ['wrong-language', 'Bitte schreiben Sie uns auf Deutsch, da wir nur deutsche Anfragen bearbeiten.'],
    ['not-understood', 'Thank you for your message. We will get back to you shortly.'],
    ['not-understood', 'Vielen Dank für Ihre Nachricht. Wir melden uns in Kürze bei Ihnen.'],
    ['not-understood', 'Nous avons bien reçu votre demande et la traiterons dans les meilleurs délais.'],
    ['not-understood', 'Hemos recibido su solicitud y la estamos tramitando.'],
    ['not-understood', 'Asante sana.'],
  ])('is read as %s: %s', (kind, text) => {
    expect(readReply(text)).toMatchObject({ kind });
  });

  it.each([
    'We will delete your data within 30 days.',
    'Your data will have been deleted by the end of the month.',
    'Your request to have your data deleted has been received.',
    'We have removed you from our mailing list.',
    'We have deleted some of your data.',
    'We have deleted your data, except for invoices.',
    'Once you confirm, your data will be deleted.',
    'If your data has been deleted, you will receive a message.',
    'Your profile has been removed from public view.',
    'Your data have not been deleted.',
    'We have deleted your account data. However, backups are kept for 90 days.',
    'You asked whether we have deleted your data.',
    'Ihre Daten werden gelöscht.',
    'Ihre Daten wurden noch nicht gelöscht.',
    'Wir haben Ihre Daten zur Löschung vorgemerkt.',
    'Sobald Ihre Daten gelöscht wurden, informieren wir Sie.',
    'Vos données seront supprimées sous 30 jours.',
    'Votre demande de suppression de données a été enregistrée.',
    'Vous avez été désinscrit de notre newsletter, vos données ont été retirées de la liste de diffusion.',
    'Sus datos serán eliminados en breve.',
    'Sus datos no han sido eliminados.',
    'Hemos dado de baja su suscripción.',
    'We believe that your data was deleted last year.',
    'To the best of our knowledge, your data has been deleted.',
    'Your data should have been deleted by now.',
    'We have deleted your data in the EU region; the US region follows next week.',
    'Data that has been deleted cannot be restored. Do you want to proceed?',
    'Please note: deleted data was removed permanently. Reply YES to confirm.',
    'We have removed duplicates of your profile.',
    'Your request for deletion has been completed.',
    'We have erased your old address from your records and replaced it with the new one.',
    'We have anonymised your data.',
    'Your details were removed yesterday, they may reappear when we receive new data from public sources.',
    'Ihre Daten wurden gesperrt.',
    'Ihre Daten dürften bereits gelöscht worden sein.',
    'Wir haben die Löschung Ihrer Daten veranlasst.',
    'Wir gehen davon aus, dass Ihre Daten gelöscht wurden.',
    'Ihre alten Adressdaten wurden gelöscht und durch die neuen ersetzt.',
    'Daten, die gelöscht wurden, lassen sich nicht wiederherstellen.',
    'Wir haben Ihre Daten gelöscht, sie sind aber noch in der Cloud unseres Partners.',
    'Nous pensons que vos données ont été supprimées.',
    'Vos données ont normalement été supprimées.',
    'Vos anciennes coordonnées ont été supprimées et remplacées.',
    'Vos données de navigation ont été effacées, votre compte reste actif.',
    'Entendemos que sus datos han sido eliminados.',
    'Creemos que sus datos fueron borrados.',
    'Sus datos han sido eliminados de la web, pero no de los archivos.',
    'Hemos eliminado su antigua dirección de los datos y la hemos sustituido.',
    'Los datos que han sido eliminados no se pueden recuperar.',
    'On Mon, 3 Nov 2026 at 10:12, Alice <alice@example.com> wrote:\n> You have deleted my data.',
    'We have deleted your profile.\nThank you!\nTo delete the rest of your data, please send us\na copy of your passport\nto the address below.\nIt has to be valid.',
    'Ihre Daten wurden gelöscht, wie Sie es gewünscht haben.\n\nYour data will be deleted by our partner within the next 30 days.',
  ])('is never read as done: %s', (text) => {
    expect(readReply(text).kind).not.toBe('done');
  });

  it.each<[RefusalGround, string]>([
    ['legal-duty', 'We are obliged to keep invoices for ten years and cannot erase them.'],
    ['law-does-not-apply', 'The GDPR does not apply to our company, so we will not process your request.'],
    ['public-data', 'The information comes from publicly available sources and will not be removed.'],
    ['legitimate-interest', 'We rely on our legitimate interests, which override yours.'],
    ['excessive', 'Your request is manifestly unfounded.'],
    ['ask-somebody-else', 'We only act as a processor on behalf of our customers.'],
    ['not-verified', 'We have closed your request because we could not verify your identity.'],
    ['no-ground', 'Your request has been denied.'],
    ['legal-duty', 'Aufgrund gesetzlicher Aufbewahrungspflichten können wir die Daten nicht löschen.'],
    ['legitimate-interest', 'Nous invoquons un intérêt légitime et refusons votre demande.'],
    ['public-data', 'Los datos proceden de fuentes públicas y no los eliminaremos.'],
  ])('that refuses names its ground, %s: %s', (ground, text) => {
    expect(readReply(text)).toMatchObject({ kind: 'refusal', ground });
  });

  it('is explained by its words', () => {
    const { because, language } = readReply('Hello. We have now deleted all your data. Goodbye.');
    expect(because).toEqual(['we have now deleted all your data']);
    expect(language).toBe('en');
  });

  it('says when a machine answered', () => {
    const text = 'This is an automatically generated message. We have received your request.';
    expect(readReply(text)).toMatchObject({ kind: 'not-understood', isAutomatic: true });
  });

  it('is read in bounded time, whatever it repeats', () => {
    for (const word of [
      'please provide ',
      'we have deleted data ',
      'wir haben bitte daten ',
      'nous avons données ',
      'no hemos datos ',
    ])
      expect(readReply(word.repeat(3_000))).toBeDefined();
  });
});

describe.each([
  ['first', heldOutReplies],
  ['second', laterReplies],
])('the %s replies that the rules were not written for', (_set, replies) => {
  const read = replies.map(({ kind, text }) => ({ kind, read: readReply(text).kind, text }));

  it('are read right nine times in ten', () => {
    const wrong = read.filter((one) => one.kind !== one.read);
    expect(replies).toHaveLength(60);
    expect(wrong.length, JSON.stringify(wrong, null, 2)).toBeLessThanOrEqual(6);
  });

  it('are never read as done when they say something else', () => {
    expect(read.filter((one) => one.read === 'done' && one.kind !== 'done')).toEqual([]);
  });
});
