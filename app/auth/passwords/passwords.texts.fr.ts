import { passwordLeast } from '#contract/accounts/accounts.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './passwords.texts.en.ts';

const french: Texts<typeof english> = {
  hint: `Au moins ${passwordLeast} caractères. Plus il est long, mieux c’est.`,
  leaked: 'Ce mot de passe figure dans des fuites de données connues. Choisissez-en un autre.',
  strength: [
    `Trop court : au moins ${passwordLeast} caractères.`,
    'Faible. Ajoutez un ou deux mots sans rapport entre eux.',
    'Moyen. Quelques caractères de plus le rendent bien plus difficile à deviner.',
    'Bon.',
    'Très bon.',
  ],
  newPassword: 'Nouveau mot de passe',
  confirmNew: 'Confirmer le nouveau mot de passe',
  setNew: 'Choisissez un nouveau mot de passe',
  forAccount: (email) => `Pour [${email}]. Tous les appareils connectés seront déconnectés.`,
  update: 'Modifier le mot de passe',
  updating: 'Modification…',
};

export default french;
