import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './brokers.texts.en.ts';

const french: Texts<typeof english> = {
  trail: 'Courtiers en données',
  title: 'Courtiers qui ont probablement vos données',
  lead: 'Nous n’y avons fait aucune recherche sur vous : rien de tout cela n’est un constat. Ces courtiers recueillent des données sur des personnes comme vous ; voici comment vous adresser à chacun. Rien n’est envoyé à votre place.',
  leadIn: (inCountry) =>
    `Nous n’y avons fait aucune recherche sur vous : rien de tout cela n’est un constat. Ces courtiers recueillent des données sur des personnes comme vous ${inCountry} ; voici comment vous adresser à chacun. Rien n’est envoyé à votre place.`,
  failures: {
    prepare: 'La lettre n’a pas pu être préparée. Réessayez.',
    'leave-out': 'L’enregistrement a échoué. Réessayez.',
  },
  several: 'Écrire à plusieurs à la fois',
  severalText: (most) =>
    `Choisissez-en jusqu’à ${most} dans les listes ci-dessous. Chacun reçoit une lettre qui commence par poser la question et ne révèle que votre adresse e-mail. Vous les relisez et les envoyez une par une.`,
  writing: 'Rédaction…',
  write: 'Écrire les lettres',
  noCountry: 'Indiquez d’abord où vous vivez',
  noCountryText:
    'Les courtiers en données travaillent par pays. Indiquez-nous le vôtre, et nous pourrons dire lesquels ont probablement vos données.',
  chooseCountry: 'Choisir votre pays',
  closed: (count) =>
    counted('fr', count, {
      one: 'courtier a probablement vos données',
      other: 'courtiers ont probablement vos données',
    }),
  closedText: 'Qui ils sont, pourquoi, et une lettre à chacun font partie du Rapport d’exposition détaillé.',
  seeReport: 'Voir le Rapport d’exposition détaillé',
  asked: (asked, count) =>
    `Demandes envoyées : ${asked.toLocaleString('fr-FR')} sur ${counted('fr', count, { one: 'courtier', other: 'courtiers' })}`,
  form: 'Leur formulaire',
  email: 'E-mail',
  post: 'Courrier',
  needs: 'Ce qu’ils demandent',
  numbers: 'Vos numéros',
  covers: 'Atteint aussi',
  note: 'Bon à savoir',
  ask: 'Leur écrire finalement',
  never: 'Ne jamais leur écrire',
  ofBroker: (label, broker) => `${label} : ${broker}`,
  saving: 'Enregistrement…',
  leftOut: 'Écarté',
  youAsked: (date) => `Demande faite le [${date}]`,
  letterTo: (broker) => `Lettre à ${broker}`,
  requestTo: (broker) => `Votre demande à ${broker}`,
};

export default french;
