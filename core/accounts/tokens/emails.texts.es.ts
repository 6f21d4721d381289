import type { Texts } from '#contract/base/texts.ts';
import { strong } from '#platform/mail/blocks.ts';
import type english from './emails.texts.en.ts';

const spanish: Texts<typeof english> = {
  subject: 'Se ha creado un token de la API',
  preview: (token) => `«${token}» ya puede actuar en nombre de tu cuenta.`,
  created: (product, token, day) => [
    'El token ',
    strong(token),
    ` se ha creado para tu cuenta de ${product}. Un programa que lo tenga puede actuar en tu nombre hasta el ${day}.`,
  ],
  end: 'Puedes anularlo cuando quieras en Ajustes, en «Tokens de la API».',
  ifNot: (contact) => [
    strong('Si no has sido tú,'),
    ` elige una contraseña nueva cuanto antes, con lo que se anulan todos los tokens, y escribe a ${contact}.`,
  ],
};

export default spanish;
