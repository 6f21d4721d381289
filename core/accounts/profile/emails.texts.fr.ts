import type { Texts } from '#contract/base/texts.ts';
import type english from './emails.texts.en.ts';

const french: Texts<typeof english> = {
  account: 'Compte',
  wayBack: (contact) =>
    `Rien de ce qui est à vous n’a été supprimé. Si vous voulez retrouver le compte, ou faire supprimer tout ce qu’il contient, écrivez à ${contact} depuis cette adresse.`,
  deactivated: {
    subject: 'Votre compte est désactivé',
    preview: 'Vous l’avez demandé. Tous vos appareils sont déconnectés.',
    text: (product) =>
      `Vous avez désactivé votre compte ${product}. Tous vos appareils sont déconnectés, et personne ne peut plus s’y connecter.`,
    ifNot: 'Si ce n’était pas vous, écrivez-nous sans attendre : quelqu’un avait votre mot de passe ou votre appareil.',
  },
  byStaff: {
    subject: 'Votre compte a été désactivé',
    preview: 'Tous vos appareils sont déconnectés.',
    text: (product) =>
      `Notre équipe a désactivé votre compte ${product}. Tous vos appareils sont déconnectés et vous ne pouvez plus vous connecter.`,
  },
  reactivated: {
    subject: 'Votre compte fonctionne de nouveau',
    preview: 'Vous pouvez vous connecter comme avant.',
    text: (product) =>
      `Votre compte ${product} a été réactivé. Vous pouvez vous connecter avec le même mot de passe qu’avant.`,
  },
};

export default french;
