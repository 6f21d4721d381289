import type { Texts } from '#contract/base/texts.ts';
import { strong } from '#platform/mail/blocks.ts';
import type english from './emails.texts.en.ts';

const spanish: Texts<typeof english> = {
  ifNot: (contact) => [
    strong('Si no has sido tú,'),
    ` elige una contraseña nueva cuanto antes y escribe a ${contact}.`,
  ],
  link: {
    subject: (provider) => `¿Quieres vincular ${provider} a tu cuenta?`,
    preview: 'Alguien ha iniciado sesión allí con esta dirección. No cambia nada si no usas el enlace.',
    asked: (product, provider) =>
      `Alguien acaba de iniciar sesión con ${provider} usando esta dirección, que ya tiene una cuenta de ${product}. Si has sido tú, vincula las dos:`,
    button: (provider) => `Vincular ${provider}`,
    once: 'Ábrelo en el navegador en el que has iniciado sesión; en otro no funciona. Funciona una sola vez y caduca en 1 hora.',
    ifNot: (provider) => [
      strong('Si no has sido tú, no abras el enlace:'),
      ` sin él no entra nadie. Puede que otra persona tenga una cuenta en ${provider} con tu dirección.`,
    ],
  },
  linked: {
    subject: (provider) => `${provider} se ha vinculado a tu cuenta`,
    preview: (provider) => `Ya puedes iniciar sesión con ${provider}.`,
    text: (product, provider) => [
      'El inicio de sesión con ',
      strong(provider),
      ` se ha vinculado a tu cuenta de ${product}. Se ha cerrado la sesión en los demás dispositivos.`,
    ],
  },
  unlinked: {
    subject: (provider) => `${provider} se ha desvinculado de tu cuenta`,
    preview: (provider) => `Ya no se puede iniciar sesión con ${provider}.`,
    text: (product, provider) => [
      'El inicio de sesión con ',
      strong(provider),
      ` se ha desvinculado de tu cuenta de ${product}. Se ha cerrado la sesión en los demás dispositivos.`,
    ],
  },
  opened: {
    subject: 'Tu cuenta está abierta',
    preview: (provider) => `Se ha abierto al iniciar sesión con ${provider}.`,
    text: (product, provider) =>
      `Has iniciado sesión con ${provider}, que ha verificado esta dirección, así que ahora tiene una cuenta de ${product}. No tiene contraseña: se entra con ${provider}.`,
    ifNot: (provider, contact) => [
      strong('Si no has sido tú,'),
      ` otra persona tiene una cuenta en ${provider} con tu dirección. Escribe a ${contact}.`,
    ],
  },
};

export default spanish;
