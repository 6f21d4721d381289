import type { Texts } from '#contract/base/texts.ts';
import type english from './callback-failures.texts.en.ts';

const french: Texts<typeof english> = {
  denied: 'L’accès a été refusé. Réessayez ou demandez un nouveau lien.',
  expired: 'Le lien a expiré ou n’est pas valide. Demandez-en un nouveau.',
  failed: 'La connexion n’a pas abouti',
  noTokens: 'Le lien de réinitialisation n’est pas valide. Demandez-en un nouveau.',
  notVerified: 'Le lien de réinitialisation n’a pas pu être vérifié. Demandez-en un nouveau.',
  notConfirmed: 'Votre adresse n’a pas pu être confirmée. Réessayez.',
};

export default french;
