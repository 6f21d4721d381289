import type { Texts } from '#contract/base/texts.ts';
import type { LetterPurpose } from './desk.ts';
import type english from './desk-words.texts.en.ts';

const toSend: Readonly<Record<LetterPurpose, string>> = {
  request: 'Demande à envoyer',
  reminder: 'Relance à envoyer',
  complaint: 'Réclamation à l’entreprise à envoyer',
  'no-id': 'Réponse à la demande d’une pièce d’identité, à envoyer',
};

const sent: Readonly<Record<LetterPurpose, string>> = {
  request: 'Demande envoyée',
  reminder: 'Relance envoyée',
  complaint: 'Réclamation à l’entreprise envoyée',
  'no-id': 'Réponse à la demande d’une pièce d’identité, envoyée',
};

const french: Texts<typeof english> = {
  states: {
    prepared: 'Lettre prête',
    sent: 'Envoyée',
    acknowledged: 'En cours de traitement',
    'more-asked': 'Ils demandent plus de données',
    'said-done': 'Ils disent que c’est fait',
    'nothing-held': 'Ils disent ne rien détenir',
    refused: 'Ils refusent',
    overdue: 'Réponse en retard',
    'complaint-made': 'Plainte déposée',
    'seen-gone': 'Disparition constatée',
    'still-there': 'Présence toujours constatée',
    'came-back': 'Retour constaté',
    closed: 'Clôturée',
  },
  advice: {
    prepared: 'Relisez la lettre, envoyez-la depuis votre propre adresse, puis indiquez-nous que vous l’avez envoyée.',
    sent: 'Il n’y a rien à faire jusqu’à leur réponse. Quand elle arrivera, notez-la ci-dessous.',
    acknowledged: 'Ils ont votre lettre. Il n’y a rien à faire jusqu’à leur prochaine réponse.',
    'more-asked': 'Envoyez-leur ce qu’il leur faut pour retrouver vos données, et rien de plus.',
    'said-done': 'C’est ce qu’ils disent. Personne n’a encore vérifié que tout a disparu.',
    'nothing-held': 'C’est ce qu’ils disent. Vous pouvez clôturer cette demande.',
    refused: 'Vous pouvez faire une réclamation. Les étapes sont ci-dessous.',
    overdue: 'Le délai de réponse est dépassé. Envoyez la relance, ou faites une réclamation.',
    'complaint-made': 'Il n’y a rien à faire jusqu’à la réponse à votre plainte.',
    'seen-gone': 'C’était là, et trois vérifications à des jours différents ne l’ont plus trouvé.',
    'still-there': 'Une vérification l’a trouvé toujours en place. Écrivez-leur de nouveau, ou faites une réclamation.',
    'came-back': 'Cela avait disparu, et une vérification l’a retrouvé. Écrivez-leur encore une fois.',
    closed: 'Vous avez clôturé cette demande. Ce qui s’y est passé reste ci-dessous.',
  },
  turns: {
    you: 'À vous d’agir',
    them: 'En attente de leur réponse',
    gone: 'Disparition constatée',
    ended: 'Terminées',
  },
  turnNotes: {
    you: 'Une lettre à envoyer, ou une réponse à laquelle donner suite.',
    them: 'Rien à faire ici. Nous vous prévenons quand une réponse est attendue et quand elle est en retard.',
    gone: 'C’était là, et trois vérifications à des jours différents ne l’ont plus trouvé.',
    ended: 'Clôturées par vous, ou l’entreprise ne détient rien.',
  },
  answers: {
    done: 'Ils disent que c’est fait',
    'nothing-held': 'Ils ne détiennent rien sur moi',
    'holds-data': 'Ils détiennent des données sur moi',
    'more-identification': 'Ils demandent plus de données pour me retrouver',
    'id-copy': 'Ils veulent la copie d’une pièce d’identité',
    'other-form': 'Ils veulent que j’utilise leur formulaire',
    extension: 'Il leur faut plus de temps, ou ils accusent réception',
    refusal: 'Ils refusent',
    'wrong-language': 'Ils veulent une autre langue',
    'not-understood': 'Autre chose',
  },
  grounds: {
    'legal-duty': 'La loi les oblige à les conserver',
    'law-does-not-apply': 'Ils disent que la loi ne s’applique pas',
    'legitimate-interest': 'Ils invoquent un intérêt légitime',
    'public-data': 'Ils disent que c’est public de toute façon',
    excessive: 'Ils jugent la demande excessive',
    'not-verified': 'Ils disent ne pas pouvoir établir qui je suis',
    'ask-somebody-else': 'Ils me renvoient vers quelqu’un d’autre',
    'no-ground': 'Ils ne donnent aucune raison',
  },
  purposes: {
    request: 'Demande',
    reminder: 'Relance',
    complaint: 'Réclamation à l’entreprise',
    'no-id': 'Réponse à la demande d’une pièce d’identité',
  },
  purposeToSend: (purpose) => toSend[purpose],
  purposeSent: (purpose) => sent[purpose],
  kinds: {
    access: 'Demander ce qu’ils détiennent',
    erasure: 'Demander l’effacement',
    objection: 'S’opposer à la prospection ou à la vente',
    correction: 'Demander une rectification',
    withdrawal: 'Retirer le consentement',
  },
  languages: { en: 'Anglais', es: 'Espagnol', fr: 'Français', de: 'Allemand' },
  ways: { email: 'Par e-mail', post: 'Par courrier postal', form: 'Avec leur formulaire' },
  fields: {
    email: 'Adresse e-mail',
    residence: 'État',
    name: 'Nom',
    phone: 'Numéro de téléphone',
    address: 'Adresse postale',
    town: 'Commune',
    birthDate: 'Date de naissance',
    recordUrl: 'Page à votre sujet',
    username: 'Nom d’utilisateur',
    correction: 'Ce qui doit être écrit',
  },
  notes: {
    'drop-first':
      'Si cette entreprise est un courtier en données enregistré, faites d’abord une demande sur privacy.ca.gov/drop : elle atteint tous les courtiers enregistrés.',
    'form-ops003':
      'Ils peuvent refuser une demande qui n’est pas faite sur le formulaire OPS003 du commissaire à la protection des données. La lettre suit le formulaire partie par partie : vous pouvez donc l’y recopier.',
    'sign-yourself': 'Signez-la vous-même. Une fausse déclaration dans une telle demande est un délit.',
    'copy-first': 'Ce droit commence une fois qu’ils vous ont envoyé une copie de vos données.',
    'searched-otherwise':
      'L’adresse e-mail ne figure pas parmi les données d’après lesquelles ils cherchent. S’ils répondent ne rien détenir, cela peut seulement vouloir dire qu’ils n’ont pas pu chercher.',
    'no-fixed-deadline': 'La loi ne fixe aucun nombre de jours pour cette réponse.',
  },
};

export default french;
