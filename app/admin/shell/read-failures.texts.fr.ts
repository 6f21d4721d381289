import type { Texts } from '#contract/base/texts.ts';
import type english from './read-failures.texts.en.ts';

const french: Texts<typeof english> = {
  overview: 'La vue d’ensemble n’a pas pu être chargée.',
  messages: 'Les messages n’ont pas pu être chargés.',
  orders: 'Les commandes n’ont pas pu être chargées',
  services: 'Les services n’ont pas pu être chargés',
  content: 'Les contenus n’ont pas pu être chargés',
  users: 'Les utilisateurs n’ont pas pu être chargés.',
  requests: 'Les demandes de service n’ont pas pu être chargées.',
  blog: 'Les articles du blog n’ont pas pu être chargés.',
  branding: 'Les éléments de marque n’ont pas pu être chargés.',
  audit: 'Le journal d’audit n’a pas pu être chargé.',
  analytics: 'Les statistiques n’ont pas pu être chargées.',
};

export default french;
