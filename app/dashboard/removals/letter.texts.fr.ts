import type { Texts } from '#contract/base/texts.ts';
import type english from './letter.texts.en.ts';

const french: Texts<typeof english> = {
  learns: (company, otherNames) =>
    otherNames
      ? `Ce que ${company}, aussi sous ses autres noms (${otherNames}), apprendra sur vous`
      : `Ce que ${company} apprendra sur vous`,
  nothingElse:
    'Rien d’autre. Une lettre envoyée par e-mail montre aussi le nom que votre logiciel de messagerie place devant votre adresse.',
  needed: 'Ils disent en avoir besoin pour vous retrouver, et rien d’autre n’est communiqué.',
  send: 'Envoyez-la',
  openMail: '[L’ouvrir dans votre logiciel de messagerie]',
  openMailAndPaste: '[L’ouvrir dans votre logiciel de messagerie] et y coller le texte : il est trop long pour le lien',
  saveDraft: (email) => `[L’enregistrer comme brouillon pour votre messagerie (.eml)], à l’adresse ${email}`,
  openForm: (host) => `Ouvrir leur formulaire sur ${host}`,
  openFormAndPaste: (host) => `[Ouvrir leur formulaire sur ${host}] et coller la lettre dans le champ du message`,
  print: (postal) => `[L’imprimer (PDF)] et la poster à ${postal}`,
  printOnly: '[L’imprimer (PDF)] et la poster ; nous ne connaissons pas d’adresse postale',
  how: 'Comment vous l’avez envoyée',
  day: 'Quel jour',
  saving: 'Enregistrement…',
  haveSent: 'Je l’ai envoyée',
  noLetter: 'Pas de lettre pour votre lieu de résidence',
  noLetterText:
    'Nous n’y connaissons aucune loi que cette entreprise devrait respecter. Beaucoup acceptent malgré tout de retirer des personnes.',
  asksForId:
    'Ils demandent souvent la copie d’une pièce d’identité. Si c’est le cas, notez-le comme leur réponse : une lettre qui en livre moins sera alors prête.',
  letterTo: (company) => `Lettre à ${company}`,
  subject: (subject) => `Objet : ${subject}`,
  change: 'Modifier son contenu',
  onItsWay: 'Une fois qu’elle est partie',
  address: 'Votre adresse postale',
  birthDate: 'Votre date de naissance',
  recordUrl: 'Adresse de leur page à votre sujet',
  emailAlone: 'Mon adresse e-mail seulement',
  whatTheyNeed: 'Ce qu’ils disent nécessaire pour me retrouver',
  purpose: 'Type de lettre',
  kind: 'Ce qu’elle demande',
  stage: 'Ce qu’elle dit de vous',
  moreLater: 'Vous pourrez en dire plus s’ils disent détenir quelque chose, ou s’ils le demandent.',
  language: 'Langue',
  wrong: 'Ce qui est inexact',
  right: 'Ce qui doit être écrit',
  writing: 'Rédaction…',
  writeAnew: 'La réécrire',
};

export default french;
