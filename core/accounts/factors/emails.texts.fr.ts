import type { Texts } from '#contract/base/texts.ts';
import { link, strong } from '#platform/mail/blocks.ts';
import type english from './emails.texts.en.ts';

const french: Texts<typeof english> = {
  ifNot: (contact) => [
    strong('Si ce n’était pas vous,'),
    ` choisissez sans attendre un nouveau mot de passe et écrivez à ${contact}.`,
  ],
  enrolment: {
    subject: 'Configurez la double authentification',
    preview:
      'Ouvrez le lien dans le navigateur où votre session est ouverte. Il ne fonctionne qu’une fois et expire au bout d’une heure.',
    asked: (device) =>
      `L’espace d’administration exige la double authentification. Vous avez demandé un lien pour la configurer (${device}). Ouvrez-le dans le navigateur où votre session est ouverte :`,
    newRole: (product) =>
      `Vous faites maintenant partie de l’équipe de ${product}. L’espace d’administration exige la double authentification. Connectez-vous, et ouvrez ce lien dans le même navigateur pour la configurer :`,
    once: 'Le lien ne fonctionne qu’une fois et expire au bout d’une heure.',
    ifNotAsked: (contact) => [
      strong('Si vous n’avez rien demandé,'),
      ` quelqu’un connaît votre mot de passe. N’ouvrez pas le lien. Choisissez sans attendre un nouveau mot de passe et écrivez à ${contact}.`,
    ],
    ifNotExpected: (contact) => [
      strong('Si vous ne vous y attendiez pas,'),
      ` n’ouvrez pas le lien et écrivez à ${contact}.`,
    ],
  },
  on: {
    subject: 'La double authentification est activée',
    preview: 'Désormais, la connexion demande un code de votre application.',
    text: (product) =>
      `La double authentification a été activée pour votre compte ${product}. Désormais, la connexion demande, après le mot de passe, un code de votre application d’authentification.`,
    codes:
      'Conservez les codes de récupération ailleurs que sur l’appareil où se trouve l’application : ils vous permettent d’entrer si vous le perdez.',
  },
  off: {
    subject: 'La double authentification est désactivée',
    preview: 'Votre mot de passe suffit de nouveau pour vous connecter.',
    text: (product) =>
      `La double authentification a été désactivée pour votre compte ${product}. Votre mot de passe suffit de nouveau pour se connecter, et les codes de récupération ne fonctionnent plus.`,
  },
  appChanged: {
    subject: 'L’application de double authentification a été changée',
    preview: 'Les codes viennent maintenant de votre nouvelle application.',
    text: (product) =>
      `L’application d’authentification de votre compte ${product} a été changée. Les codes de l’ancienne ne fonctionnent plus ; vos codes de récupération restent les mêmes.`,
  },
  wrongCodes: {
    subject: 'Codes erronés après votre mot de passe',
    preview: 'Quelqu’un a saisi votre mot de passe, puis des codes erronés.',
    text: (product) =>
      `Quelqu’un vient de saisir le mot de passe de votre compte ${product}, puis des codes erronés. Aucune session n’a été ouverte.`,
    ifNot: (resetUrl) => [
      strong('Si ce n’était pas vous, quelqu’un connaît votre mot de passe :'),
      ' ',
      link('choisissez-en un nouveau', resetUrl),
      '. L’ancien ne lui servira alors plus à rien.',
    ],
  },
  removal: {
    subject: 'La double authentification va être désactivée',
    preview: (hours) => `Dans ${hours} heures, sauf si un code de votre application est utilisé d’ici là.`,
    text: (product, hours) =>
      `Après le choix d’un nouveau mot de passe, le retrait de la double authentification a été demandé. Dans ${hours} heures, votre compte ${product} ne demandera plus de code, et les codes de récupération cesseront de fonctionner.`,
    keep: (signInUrl) => [
      'Si l’application est la vôtre, ',
      link('connectez-vous', signInUrl),
      ' d’ici là avec l’un de ses codes, et tout reste en l’état.',
    ],
  },
  codesRemoved: {
    subject: 'Vos codes de récupération ont été supprimés',
    preview: 'Ils ne fonctionnent plus.',
    text: (product) =>
      `Les codes de récupération de votre compte ${product} ont été supprimés après le choix d’un nouveau mot de passe. Vous pouvez en créer d’autres dans vos paramètres.`,
  },
  passkeyOn: {
    subject: 'Une clé d’accès a été ajoutée',
    preview: (passkey) => `« ${passkey} » permet maintenant de vous connecter.`,
    text: (product, passkey) => [
      'La clé d’accès ',
      strong(passkey),
      ` a été ajoutée à votre compte ${product}. Elle suffit pour vous connecter.`,
    ],
  },
  passkeyOff: {
    subject: 'Une clé d’accès a été supprimée',
    preview: (passkey) => `« ${passkey} » ne permet plus de vous connecter.`,
    text: (product, passkey) => [
      'La clé d’accès ',
      strong(passkey),
      ` a été supprimée de votre compte ${product}. Vous ne pouvez plus vous connecter avec elle.`,
    ],
  },
};

export default french;
