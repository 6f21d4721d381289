import type { Texts } from '#contract/base/texts.ts';
import type english from './kept.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Ce que nous conservons',
  description:
    'Tous les types de données que nous conservons sur les personnes : ce que c’est, pourquoi, et jusqu’à quand.',
  lead: 'Tous les types de données que nous conservons sur les personnes. Les durées sont celles selon lesquelles nous supprimons, au moins une fois par jour.',
  signedIn:
    '[Voyez quelle part vous concerne]. La [politique de confidentialité] dit qui d’autre reçoit quoi, et quels droits vous avez.',
  visitor:
    'Après connexion, vous voyez dans les paramètres quelle part vous concerne. La [politique de confidentialité] dit qui d’autre reçoit quoi, et quels droits vous avez.',
  chapters: {
    account: 'Votre compte',
    scans: 'Les analyses et ce qu’elles trouvent',
    orders: 'Commandes et paiements',
    messages: 'Messages et e-mails',
    safety: 'Pour protéger le service',
  },
  why: 'Pourquoi',
  until: 'Jusqu’à quand',
  first: (day) => `Le premier élément vous concernant est supprimé le [${day}].`,
  notPerPerson: 'Non conservé par personne',
  nothing: 'Rien',
};

export default french;
