import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './removals.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Comment les entreprises répondent',
  description:
    'Combien de personnes ont écrit à chaque entreprise, combien ont reçu une réponse et quand, et ce que l’on a vu disparaître.',
  lead: 'Qui répond quand on demande l’effacement de ses données, dans quel délai, et si elles ont ensuite disparu.',
  companies: 'Entreprises',
  caption: 'Comment les entreprises ont répondu',
  columns: {
    company: 'Entreprise',
    asked: 'Demandes',
    answered: 'Réponses',
    median: 'Délai médian',
    said: 'Déclaré fait',
    gone: 'Disparition constatée',
    back: 'Réapparu',
  },
  countOf: (count, of) => `${count} sur ${of}`,
  range: (low, high) => `de ${low} % à ${high} %`,
  noAnswer: 'Pas encore de réponse',
  days: (count) => counted('fr', count, { one: 'jour', other: 'jours' }),
  empty: 'Aucune entreprise n’a encore reçu assez de demandes',
  emptyText: (fewest) => `Une entreprise apparaît ici dès que ${fewest} personnes lui ont écrit.`,
  how: 'Comment on compte',
  howRequests:
    'Chaque demande que quelqu’un a envoyée avec notre aide compte une fois. « Déclaré fait » est ce que dit l’entreprise. « Disparition constatée » est ce que nous avons vu : la donnée avait été trouvée, puis était absente trois jours sur une période de 30, chaque fois alors que la source réussissait ses tests. Beaucoup de choses ne se voient pas de l’extérieur : on en voit donc disparaître moins qu’il n’en est fait.',
  howShares: (fewest) =>
    `Une entreprise apparaît dès que ${fewest} personnes lui ont écrit. Sous chaque nombre figure l’intervalle dans lequel se situe la proportion avec 95 % de certitude (intervalle de Wilson) : avec peu de demandes, il est large. Tout est compté une fois par nuit.`,
  files:
    'Sous forme de fichiers : [un tableau] et [pour les programmes]. Les nombres de plusieurs sites peuvent s’additionner.',
};

export default french;
