import type { Texts } from '#contract/base/texts.ts';
import { strong } from '#platform/mail/blocks.ts';
import type english from './emails.texts.en.ts';

const french: Texts<typeof english> = {
  subject: 'Un jeton d’accès à l’API a été créé',
  preview: (token) => `« ${token} » peut maintenant agir au nom de votre compte.`,
  created: (product, token, day) => [
    'Le jeton ',
    strong(token),
    ` a été créé pour votre compte ${product}. Un programme qui le détient peut agir en votre nom jusqu’au ${day}.`,
  ],
  end: 'Vous pouvez le révoquer à tout moment dans les paramètres, sous « Jetons d’API ».',
  ifNot: (contact) => [
    strong('Si ce n’était pas vous,'),
    ` choisissez sans attendre un nouveau mot de passe, ce qui révoque tous les jetons, et écrivez à ${contact}.`,
  ],
};

export default french;
