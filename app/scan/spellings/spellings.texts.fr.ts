import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './spellings.texts.en.ts';

const countedSources = (count: number) => counted('fr', count, { one: 'source', other: 'sources' });

const french: Texts<typeof english> = {
  byAddress: 'Adresse par adresse',
  found: (found, asked) => `Trouvée dans ${countedSources(found)} sur ${asked}`,
  notFound: (answered, asked) => `Rien trouvé dans ${countedSources(answered)} sur ${asked}`,
  withGap: (result, gap) => `${result}, ${gap} sans réponse`,
  title: 'Rechercher d’autres graphies de votre adresse',
  text: 'Ce rapport porte sur [email], telle qu’elle est écrite ici. Les messages envoyés aux adresses ci-dessous vous parviennent aussi, mais pour les sources chacune est une adresse à part.',
  form: 'Autres graphies',
  alsoAsk: 'Interroger aussi sur',
  ownSpelling: (provider) => `Telle qu’elle est écrite dans votre compte ${provider}`,
  ownSpellingHint: 'Seulement si elle diffère : avec d’autres points, par exemple.',
  starting: 'Lancement…',
  scanThese: 'Les analyser aussi',
  eachCounts:
    'Une nouvelle analyse porte sur [email] et sur chacune de celles-ci séparément. Chacune compte pour une analyse gratuite.',
  isYours: '[email] est-elle aussi à vous ?',
  untagged: (provider) =>
    `Ce rapport porte sur [email], telle qu’elle est écrite ici. Pour les sources, l’adresse sans son étiquette en est une autre. Nous ne savons pas ce que ${provider} fait des étiquettes : une analyse de [untagged] commence donc par un lien que nous y envoyons.`,
  startFree: 'Lancer une analyse gratuite',
};

export default french;
