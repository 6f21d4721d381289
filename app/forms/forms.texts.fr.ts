import type { Texts } from '#contract/base/texts.ts';
import type english from './forms.texts.en.ts';

const french: Texts<typeof english> = {
  error: 'Erreur',
  success: 'C’est fait',
  tooSlow: 'L’envoi a pris trop de temps. Rien n’est perdu : recommencez, ou envoyez moins à la fois.',
  tooLarge: 'C’est trop volumineux. Rien n’est perdu : retirez quelque chose et recommencez.',
  inAMinute: 'Rien n’est perdu : recommencez dans une minute.',
  offline: 'Vous êtes hors connexion. Rien n’est perdu : recommencez une fois la connexion rétablie.',
  unreachable: 'Votre envoi ne nous est pas parvenu. Rien n’est perdu : vérifiez votre connexion et recommencez.',
};

export default french;
