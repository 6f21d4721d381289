import outcomes from '#contract/accounts/provider.texts.fr.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './provider.texts.en.ts';

const french: Texts<typeof english> = {
  outcomes,
  title: 'Se connecter',
  toSettings: 'Retour aux paramètres',
  toSignIn: 'Retour à la connexion',
  leaving: (name) => `Redirection vers ${name}`,
  leavingText: 'S’il ne se passe rien, utilisez le bouton.',
  continueTo: (name) => `Continuer vers ${name}`,
  linked: 'Compte associé',
  linkedText: (name) => `Vous pouvez maintenant vous connecter avec ${name}.`,
};

export default french;
