import type { Texts } from '#contract/base/texts.ts';
import { strong } from '#platform/mail/blocks.ts';
import type english from './emails.texts.en.ts';

const french: Texts<typeof english> = {
  ifNot: (contact) => [
    strong('Si ce n’était pas vous,'),
    ` choisissez sans attendre un nouveau mot de passe et écrivez à ${contact}.`,
  ],
  link: {
    subject: (provider) => `Associer ${provider} à votre compte ?`,
    preview: 'Quelqu’un s’y est connecté avec cette adresse. Rien ne change si vous n’utilisez pas le lien.',
    asked: (product, provider) =>
      `Quelqu’un vient de se connecter avec ${provider}, sous cette adresse. Elle a déjà un compte ${product}. Si c’était vous, associez les deux :`,
    button: (provider) => `Associer ${provider}`,
    once: 'Ouvrez le lien dans le navigateur qui a servi à cette connexion ; il ne fonctionne nulle part ailleurs. Il ne fonctionne qu’une fois et expire au bout d’une heure.',
    ifNot: (provider) => [
      strong('Si ce n’était pas vous, n’ouvrez pas le lien :'),
      ` sans lui, personne n’entre. Quelqu’un a peut-être un compte chez ${provider} sous votre adresse.`,
    ],
  },
  linked: {
    subject: (provider) => `${provider} a été associé à votre compte`,
    preview: (provider) => `Vous pouvez maintenant vous connecter avec ${provider}.`,
    text: (product, provider) => [
      'La connexion avec ',
      strong(provider),
      ` a été associée à votre compte ${product}. Les autres appareils ont été déconnectés.`,
    ],
  },
  unlinked: {
    subject: (provider) => `${provider} n’est plus associé à votre compte`,
    preview: (provider) => `${provider} ne permet plus de vous connecter.`,
    text: (product, provider) => [
      'La connexion avec ',
      strong(provider),
      ` n’est plus associée à votre compte ${product}. Les autres appareils ont été déconnectés.`,
    ],
  },
  opened: {
    subject: 'Votre compte est ouvert',
    preview: (provider) => `Il a été ouvert par une connexion avec ${provider}.`,
    text: (product, provider) =>
      `Votre connexion est passée par ${provider}, qui a vérifié cette adresse : celle-ci a donc maintenant un compte ${product}. Il n’a pas de mot de passe : la connexion passe par ${provider}.`,
    ifNot: (provider, contact) => [
      strong('Si ce n’était pas vous,'),
      ` quelqu’un a un compte chez ${provider} sous votre adresse. Écrivez à ${contact}.`,
    ],
  },
};

export default french;
