import type { Texts } from '#contract/base/texts.ts';
import type { SendWay } from '#contract/removal/desk.ts';
import type { LetterLanguage } from '#contract/removal/letters.ts';
import type english from './case.texts.en.ts';

const ways: Readonly<Record<SendWay, string>> = {
  email: 'par e-mail',
  post: 'par courrier postal',
  form: 'avec leur formulaire',
};

const languages: Readonly<Record<LetterLanguage, string>> = {
  en: 'en anglais',
  es: 'en espagnol',
  fr: 'en français',
  de: 'en allemand',
};

/** A state of the US keeps its capital: “état” is a condition. */
const inSentence = (field: string): string => (field === 'État' ? field : field.toLowerCase());

const french: Texts<typeof english> = {
  crumb: 'Demande',
  title: (company) => `Demande à ${company}`,
  calendar: 'Mettre ce jour dans votre agenda',
  saving: 'Enregistrement…',
  failures: {
    draft: 'La lettre n’a pas pu être modifiée. Réessayez.',
    sent: 'Cela n’a pas pu être noté. Réessayez.',
    answer: 'La réponse n’a pas pu être notée. Réessayez.',
    authority: 'La plainte n’a pas pu être notée. Réessayez.',
    picture: 'L’image n’a pas pu être consignée. Veuillez réessayer.',
    bounced: 'Cela n’a pas pu être noté. Réessayez.',
    close: 'La demande n’a pas pu être clôturée. Réessayez.',
    delete: 'La demande n’a pas pu être supprimée. Réessayez.',
  },
  done: {
    draft: 'La lettre est modifiée.',
    sent: 'C’est noté. Nous vous prévenons avant l’échéance de la réponse, et lorsqu’elle est dépassée.',
    answer: 'La réponse est notée.',
    authority: 'La plainte est notée.',
    picture: 'L’empreinte de votre image figure dans le journal.',
    bounced: 'C’est noté. Cette adresse n’est plus proposée.',
    close: 'La demande est clôturée.',
  },
  answer: {
    title: 'Leur réponse',
    lead: (company) => `Quand ${company} a répondu, indiquez ce qui est dit. La lettre suivante en découle.`,
    kind: 'Ce qu’ils disent',
    ground: 'Pourquoi ils refusent',
    day: 'Quand elle est arrivée',
    keep: 'Conserver son texte avec cette demande',
    keepHint: 'Chiffré avec votre clé. Si vous ne cochez pas cette case, le texte ne quitte jamais ce navigateur.',
    note: 'Noter cette réponse',
    seems: (answer, words) =>
      words.length > 0
        ? `Elle semble dire : [${answer}], d’après les mots ${words.map((word) => `« ${word} »`).join(', ')}. Corrigez ci-dessous si ce n’est pas le cas.`
        : `Elle semble dire : [${answer}]. Corrigez ci-dessous si ce n’est pas le cas.`,
    drop: 'Déposez l’e-mail ici, ou choisissez son fichier (.eml)',
    paste: 'Ou collez son texte',
    read: 'Lire',
    inBrowser: 'La lecture se fait dans ce navigateur, et rien n’est envoyé.',
    notRead: 'La lecture a échoué. Collez plutôt le texte de la réponse.',
    tooLarge: 'Ce fichier est plus gros qu’un e-mail ne devrait l’être. Collez plutôt le texte de la réponse.',
  },
  complaint: {
    title: 'S’ils refusent ou ne répondent pas',
    companyFirst:
      'Là où vous vivez, la réclamation s’adresse d’abord à l’entreprise. Choisissez « Réclamation à l’entreprise » comme type de lettre, et adressez-vous à l’autorité si cela ne suffit pas.',
    bundle: (language) =>
      `[Tout pour l’autorité (PDF)] : vos lettres, les dates, leurs réponses telles que vous les avez notées, et ce que vous demandez. Le document est rédigé ${languages[language]}. Rien n’est envoyé à votre place.`,
    several: 'C’est celle de l’État où vous vivez, ou de celui où se trouve l’entreprise.',
    none: 'Nous ne connaissons aucune autorité pour votre lieu de résidence. Son autorité de protection des données ou son procureur général peut vous aider.',
    authority: 'Autorité',
    day: 'Quel jour',
    complained: 'J’ai déposé une plainte',
  },
  end: {
    closing: 'Clôture…',
    close: 'Clôturer cette demande',
    delete: 'Supprimer cette demande',
    deleteTitle: 'Supprimer cette demande ?',
    deleteText: 'Ses lettres, ses réponses et ses dates disparaissent avec elle. C’est irréversible.',
    keep: 'La garder',
    deleting: 'Suppression…',
    confirm: 'Supprimer',
  },
  history: {
    title: 'Ce qui s’est passé',
    answerNoted: 'Réponse notée',
    complaintNoted: 'Plainte auprès d’une autorité notée',
    sent: (way, date, to) =>
      to
        ? `Vous avez indiqué l’avoir envoyée ${ways[way]} le [${date}] à ${to}.`
        : `Vous avez indiqué l’avoir envoyée ${ways[way]} le [${date}].`,
    told: (fields) => `Elle leur a communiqué : ${fields.map(inSentence).join(', ')}.`,
    kept: (purpose, subject) => `${purpose} : ${subject}`,
    answered: (date, answer, ground) =>
      ground ? `Leur réponse du [${date}] : ${answer}. ${ground}.` : `Leur réponse du [${date}] : ${answer}.`,
    theirWords: 'Ce qu’ils ont écrit',
    complained: (date, authority) => `Vous avez indiqué avoir déposé une plainte auprès de ${authority} le [${date}].`,
    looks: 'Ce que nous avons vu en vérifiant',
    found: (date) => `[${date}] : c’était là.`,
    absent: (date) => `[${date}] : ce n’était pas là.`,
    'no-answer': (date) => `[${date}] : le site n’a pas répondu.`,
    untrusted: {
      found: (date) => `[${date}] : c’était là, mais la vérification n’était pas fiable et ne compte pas.`,
      absent: (date) => `[${date}] : ce n’était pas là, mais la vérification n’était pas fiable et ne compte pas.`,
      'no-answer': (date) =>
        `[${date}] : le site n’a pas répondu, mais la vérification n’était pas fiable et ne compte pas.`,
    },
  },
  place: {
    title: 'Ce que nous avons vu',
    notYet: 'Nous cherchons à savoir si nous pouvons consulter ce site. Cela prend quelques minutes.',
    presence: {
      'seen-gone': 'Disparition constatée',
      listed: 'Toujours là',
      'not-rechecked': 'Pas encore revérifié',
      'not-found': 'Jamais trouvé',
      'said-done': 'Déclaré fait, non vérifié',
      unseen: 'Impossible à vérifier',
    },
    unseen: {
      lasting:
        'On ne peut pas constater la disparition de ce qu’une fuite a répandu : des copies subsistent. L’entreprise peut supprimer ses propres données, et elle seule peut le confirmer.',
      'not-public':
        'Nous ne pouvons pas consulter ce site : seule l’entreprise le peut. Ce qu’elle dit n’est pas vérifié.',
      unknown: 'Cette demande ne part d’aucun de nos constats : il n’y a donc aucun site que nous puissions revoir.',
    },
    gone: (foundAt, absentAt) =>
      `Trouvé le ${foundAt}, puis absent le ${absentAt.join(', le ')}, chaque fois alors que la source réussissait ses tests.`,
    listed: (date) => `C’était là lors de notre dernière vérification, le ${date}.`,
    neverFound: (date) => `Nous ne l’y avons jamais trouvé ; dernière vérification le ${date}.`,
    absences: (count) =>
      `Absent ${count === 1 ? 'une fois' : 'deux fois'} jusqu’ici. Nous parlons de disparition après trois absences en 30 jours.`,
    nothingProves: 'Depuis que nous l’avons trouvé, rien ne prouve que cela ait disparu.',
    source: (source) => `[${source}]`,
    sourceAndNext: (source, date) => `[${source}]. Prochaine vérification le ${date}.`,
    certificate: 'Certificat (PDF)',
    forPrograms: 'Pour les programmes (JSON)',
    check: 'Tout le monde peut [le vérifier] : il contient l’entrée de notre journal d’audit et sa preuve.',
    bounced: (email) => `Votre e-mail à ${email} vous est-il revenu car il n’a pas pu être remis ?`,
    cameBack: 'Il m’est revenu',
  },
};

export default french;
