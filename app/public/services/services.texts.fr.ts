import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './services.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Services',
  description:
    'Une analyse gratuite, un rapport d’exposition détaillé, des plans d’action, du conseil et des services spécialisés, avec ce que chacun comprend et coûte.',
  lead: 'Commencez par l’analyse gratuite. Tout le reste s’appuie sur ce qu’elle trouve, et vous pouvez vous arrêter à tout moment.',
  sample: (name) => `Voir un exemple : « ${name} »`,
  onPage: 'Sur cette page',
  main: 'Services principaux',
  special: 'Services spécialisés',
  specialIntro: 'Une préoccupation précise, examinée à fond.',
  inDetail: 'En détail',
  ofService: (name) => ` : ${name}`,
  uncharged: 'Rien n’est débité lors de la demande.',
  unchargedVisitor: 'Vous devrez vous connecter. Rien n’est débité lors de la demande.',
  failed: 'Votre demande n’a pas pu être traitée. Réessayez.',
  comparison: 'Ce que chacun comprend',
  compared: 'Comparaison des services principaux',
  price: 'Prix',
  priceByHour: (price) => `${price} de l’heure`,
  byPeople: 'Un spécialiste s’en charge',
  appointment: 'Un rendez-vous à l’heure de votre choix',
  minutes: (count) => counted('fr', count, { one: 'minute', other: 'minutes' }),
  included: 'Compris',
  notIncluded: 'Non compris',
  specialists: 'Qui fait le travail',
  specialistsText: 'Votre commande indique le nom de votre spécialiste dès que quelqu’un s’en charge.',
  forYou: 'Pour ce que nous avons trouvé à votre sujet',
  forYouServices: (date) =>
    `Ce dont quelqu’un peut se charger pour vous. Chaque étape figure aussi dans [votre rapport du ${date}], pour l’accomplir vous-même.`,
  forYouNothing: (date) =>
    `Rien de ce que nous avons trouvé à votre sujet ne demande un service payant. Ce qu’il reste à faire figure dans [votre rapport du ${date}].`,
  moreFindings: (count) =>
    `${counted('fr', count, { one: 'autre constat', other: 'autres constats' })} dans votre rapport`,
};

export default french;
