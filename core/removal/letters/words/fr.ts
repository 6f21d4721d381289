import type { Law } from '#contract/removal/letters.ts';
import type { Place } from '#core/removal/letters/rights.ts';
import { type LawNames, type LetterWords, nameOfLaw } from './words.ts';

/** As they stand after "de". */
const laws: LawNames = {
  gdpr: 'du règlement général sur la protection des données (RGPD)',
  'uk-gdpr': 'du RGPD britannique (UK GDPR) et du Data Protection Act 2018',
  fadp: 'de la loi fédérale suisse sur la protection des données (LPD)',
  ccpa: 'du California Consumer Privacy Act (CCPA)',
  lgpd: 'de la loi générale brésilienne sur la protection des données (LGPD)',
  pipeda: 'de la Loi sur la protection des renseignements personnels et les documents électroniques (LPRPDE) du Canada',
  quebec: 'de la Loi sur la protection des renseignements personnels dans le secteur privé (Québec)',
  app: 'du Privacy Act 1988 australien',
};

/** Paragraphs of Swiss acts are called "alinéa". */
const placeText = (law: Law, { number, paragraph, letter }: Place): string =>
  [
    number,
    ...(paragraph === undefined ? [] : [`${law === 'fadp' ? 'alinéa' : 'paragraphe'} ${paragraph}`]),
    ...(letter === undefined ? [] : [`lettre ${letter}`]),
  ].join(', ');

export const french: LetterWords = {
  greeting: (recipient) => `À l’attention de : ${recipient}`,
  under(law, places) {
    const name = nameOfLaw(law, laws, (act) => `du ${act}`);
    const numbered = places
      .map((place) => placeText(law, place))
      .join(places.some(({ paragraph }) => paragraph !== undefined) ? ', et de l’article ' : ' et de l’article ');
    if (numbered === '') return `en vertu ${name}`;
    if (law === 'app') return `en vertu de l’Australian Privacy Principle ${numbered} ${name}`;
    return `en vertu de l’article ${numbered}${/,/.test(numbered) ? ',' : ''} ${name}`;
  },
  labels: {
    email: 'Adresse e-mail',
    name: 'Nom',
    phone: 'Numéro de téléphone',
    address: 'Adresse postale',
    town: 'Commune',
    birthDate: 'Date de naissance',
    recordUrl: 'Page à mon sujet',
    username: 'Nom d’utilisateur',
  },
  labelled: (label, value) => `${label} : ${value}`,
  residence: (state) => `Je réside dans l’État suivant : ${state}.`,
  brands: (names) => `Cette demande concerne également ${names}.`,
  requests: {
    'access-first': {
      subject: 'Détenez-vous des données personnelles me concernant ?',
      opening: (under) =>
        `Je vous prie de me dire si vous détenez des données personnelles me concernant. Je vous le demande ${under}.`,
      details: null,
    },
    'access-held': {
      subject: 'Demande de copie de mes données personnelles',
      opening: (under) => `Vous détenez des données personnelles me concernant. Je demande à y accéder ${under}.`,
      details: null,
    },
    erasure: {
      subject: 'Demande d’effacement de mes données personnelles',
      opening: (under) => `Je vous demande d’effacer les données personnelles que vous détenez à mon sujet, ${under}.`,
      details:
        'Si vous vous fondez sur mon consentement, je le retire. Je m’oppose aussi à toute utilisation de ces données à des fins de prospection, y compris au profilage. Veuillez en informer tous les destinataires, et ne conserver que l’inscription qui empêche un nouvel enregistrement.',
    },
    'erasure-objected': {
      subject: 'Demande d’effacement de mes données personnelles',
      opening: (under) =>
        `Je m’oppose au traitement de mes données personnelles et vous demande de les effacer, ${under}.`,
      details:
        'Veuillez en informer tous ceux à qui vous avez communiqué mes données, et ne conserver que l’inscription qui empêche un nouvel enregistrement.',
    },
    'erasure-collected': {
      subject: 'Demande de suppression de mes données personnelles',
      opening: (under) =>
        `Je vous demande de supprimer les données personnelles que vous avez collectées à mon sujet, ${under}.`,
      details: 'Veuillez transmettre cette demande à vos prestataires.',
    },
    'erasure-obtained': {
      subject: 'Demande de suppression de mes données personnelles',
      opening: (under) =>
        `Je vous demande de supprimer les données personnelles que je vous ai fournies et celles que vous avez obtenues à mon sujet, ${under}.`,
      details: 'Veuillez transmettre cette demande à vos sous-traitants.',
    },
    'erasure-provided': {
      subject: 'Demande de suppression de mes données personnelles',
      opening: (under) => `Je vous demande de supprimer les données personnelles que je vous ai fournies, ${under}.`,
      details: null,
    },
    'erasure-unneeded': {
      subject: 'Demande de suppression de mes données personnelles',
      opening: (under) => `Je vous demande de supprimer mes données personnelles ${under}.`,
      details:
        'Cela concerne les données que vous traitez avec mon consentement, et celles qui sont inutiles, excessives ou traitées en violation de la loi. Veuillez transmettre cette demande à ceux avec qui vous avez partagé ces données.',
    },
    'objection-marketing': {
      subject: 'Opposition à la prospection',
      opening: (under) =>
        `Je m’oppose à l’utilisation de mes données personnelles à des fins de prospection, y compris au profilage, ${under}.`,
      details:
        'Veuillez cesser cette utilisation et en informer tous ceux à qui vous avez transmis mes données à cette fin.',
    },
    'objection-processing': {
      subject: 'Opposition au traitement de mes données personnelles',
      opening: (under) =>
        `Je m’oppose au traitement de mes données personnelles, en particulier à des fins de publicité et de profilage, ${under}.`,
      details: 'Veuillez cesser ce traitement et en informer tous ceux à qui vous avez communiqué mes données.',
    },
    'opt-out-sharing': {
      subject: 'Demande de ne plus vendre ni partager mes données personnelles',
      opening: (under) => `Je m’oppose à la vente et au partage de mes données personnelles ${under}.`,
      details: 'Veuillez en informer tous ceux à qui vous les avez vendues ou avec qui vous les avez partagées.',
    },
    'opt-out-advertising': {
      subject: 'Opposition à la vente de mes données et à la publicité ciblée',
      opening: (under) => `Je m’oppose à la vente de mes données personnelles et à la publicité ciblée ${under}.`,
      details: null,
    },
    'opt-out-sale': {
      subject: 'Opposition à la vente de mes données personnelles',
      opening: (under) => `Je m’oppose à la vente de mes données personnelles ${under}.`,
      details: null,
    },
    correction: {
      subject: 'Demande de rectification de mes données personnelles',
      opening: (under) =>
        `Je vous demande de rectifier les données personnelles que vous détenez à mon sujet, ${under}.`,
      details: null,
    },
    withdrawal: {
      subject: 'Retrait de mon consentement',
      opening: (under) => `Je retire mon consentement à l’utilisation de mes données personnelles ${under}.`,
      details:
        'Veuillez cesser toute utilisation et toute communication fondées sur ce consentement. Si vous conservez des données, veuillez me dire lesquelles et pourquoi.',
    },
  },
  accessContents: {
    european:
      'Veuillez m’envoyer une copie de ces données et m’indiquer les finalités, les catégories, les destinataires (par leur nom si possible), la durée de conservation, l’origine des données, l’existence de décisions automatisées et les garanties en cas de transfert à l’étranger.',
    american:
      'Veuillez m’envoyer une copie de ces données et m’indiquer les catégories, les sources, les finalités et les tiers à qui ces données ont été communiquées ou vendues.',
    plain:
      'Veuillez m’envoyer une copie de ces données et m’indiquer l’origine des données, leur utilisation et les personnes à qui vous les avez communiquées.',
  },
  nothingHeld:
    'Mon adresse e-mail devrait suffire pour cela. Si vous ne détenez rien à mon sujet, veuillez me le dire : il n’y aura alors rien de plus à faire. Dans le cas contraire :',
  correction: (wrong, right) => `Inexact : ${wrong}\nExact : ${right}`,
  deletionPlatform:
    'Si vous êtes enregistré comme courtier en données en Californie, cette lettre ne remplace pas une demande faite sur la plateforme de suppression de l’État (DROP).',
  period(count, unit) {
    if (unit === 'business-days') return `les ${count} jours ouvrables`;
    if (unit === 'days') return `les ${count} jours`;
    return count === 1 ? 'le mois' : `les ${count} mois`;
  },
  answer: {
    within: (period) => `Veuillez répondre par e-mail, dans les meilleurs délais et au plus tard dans ${period}.`,
    expectedWithin: (period) =>
      `Veuillez répondre par e-mail dans un délai raisonnable, en général dans ${period} environ.`,
    soon: 'Veuillez répondre par e-mail dans les meilleurs délais.',
    reasons: 'En cas de refus, veuillez indiquer vos motifs.',
    confirmWithin: (period) => `Veuillez confirmer la réception de cette lettre dans ${period}.`,
    confirm: 'Veuillez confirmer la réception de cette lettre.',
  },
  identity:
    'Si vous avez des doutes raisonnables sur mon identité, veuillez me dire ce dont vous avez besoin pour trouver mon dossier, et ne demander rien de plus.',
};
