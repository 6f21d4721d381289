import type { Texts } from '#contract/base/texts.ts';
import type english from './ui.texts.en.ts';

const french: Texts<typeof english> = {
  appearance: 'Apparence',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  closeMenu: 'Fermer le menu',
  dismiss: 'Fermer',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  severities: { critical: 'Critique', high: 'Élevée', medium: 'Moyenne', low: 'Faible', info: 'Information' },
  bands: { critical: 'Critique', high: 'Élevée', medium: 'Moyenne', low: 'Faible', quiet: 'Calme' },
};

export default french;
