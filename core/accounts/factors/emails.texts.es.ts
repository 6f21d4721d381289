import type { Texts } from '#contract/base/texts.ts';
import { link, strong } from '#platform/mail/blocks.ts';
import type english from './emails.texts.en.ts';

const spanish: Texts<typeof english> = {
  ifNot: (contact) => [
    strong('Si no has sido tú,'),
    ` elige una contraseña nueva cuanto antes y escribe a ${contact}.`,
  ],
  enrolment: {
    subject: 'Configura la verificación en dos pasos',
    preview: 'Abre el enlace en el navegador con el que has iniciado sesión. Funciona una sola vez y caduca en 1 hora.',
    asked: (device) =>
      `El panel de administración exige la verificación en dos pasos. Has pedido un enlace para configurarla (${device}). Ábrelo en el navegador con el que has iniciado sesión:`,
    newRole: (product) =>
      `Ahora formas parte del equipo de ${product}. El panel de administración exige la verificación en dos pasos. Inicia sesión y abre este enlace en el mismo navegador para configurarla:`,
    once: 'El enlace funciona una sola vez y caduca en 1 hora.',
    ifNotAsked: (contact) => [
      strong('Si no lo has pedido,'),
      ` alguien conoce tu contraseña. No abras el enlace. Elige una contraseña nueva cuanto antes y escribe a ${contact}.`,
    ],
    ifNotExpected: (contact) => [strong('Si no lo esperabas,'), ` no abras el enlace y escribe a ${contact}.`],
  },
  on: {
    subject: 'La verificación en dos pasos está activada',
    preview: 'A partir de ahora, al iniciar sesión se pide un código de tu aplicación.',
    text: (product) =>
      `Se ha activado la verificación en dos pasos en tu cuenta de ${product}. A partir de ahora, al iniciar sesión se pide un código de tu aplicación de autenticación después de la contraseña.`,
    codes:
      'Guarda los códigos de recuperación lejos del dispositivo que tiene la aplicación: con ellos puedes entrar si lo pierdes.',
  },
  off: {
    subject: 'La verificación en dos pasos está desactivada',
    preview: 'Para iniciar sesión vuelve a bastar con tu contraseña.',
    text: (product) =>
      `Se ha desactivado la verificación en dos pasos en tu cuenta de ${product}. Para iniciar sesión vuelve a bastar con tu contraseña, y los códigos de recuperación ya no sirven.`,
  },
  appChanged: {
    subject: 'Ha cambiado la aplicación de la verificación en dos pasos',
    preview: 'Los códigos vienen ahora de tu nueva aplicación.',
    text: (product) =>
      `Ha cambiado la aplicación de autenticación de tu cuenta de ${product}. Los códigos de la anterior ya no sirven; tus códigos de recuperación siguen siendo los mismos.`,
  },
  wrongCodes: {
    subject: 'Códigos incorrectos después de tu contraseña',
    preview: 'Alguien ha escrito tu contraseña y después códigos incorrectos.',
    text: (product) =>
      `Alguien acaba de escribir la contraseña de tu cuenta de ${product} y después códigos incorrectos. No se ha iniciado ninguna sesión.`,
    ifNot: (resetUrl) => [
      strong('Si no has sido tú, alguien conoce tu contraseña:'),
      ' ',
      link('elige una nueva', resetUrl),
      '. Así la anterior ya no le sirve de nada.',
    ],
  },
  removal: {
    subject: 'Se va a desactivar la verificación en dos pasos',
    preview: (hours) => `Dentro de ${hours} horas, salvo que antes se use un código de tu aplicación.`,
    text: (product, hours) =>
      `Tras elegir una contraseña nueva, se ha pedido quitar la verificación en dos pasos. Dentro de ${hours} horas, tu cuenta de ${product} dejará de pedir un código y los códigos de recuperación dejarán de servir.`,
    keep: (signInUrl) => [
      'Si la aplicación es tuya, ',
      link('inicia sesión', signInUrl),
      ' con uno de sus códigos antes de ese momento y todo seguirá como está.',
    ],
  },
  codesRemoved: {
    subject: 'Se han eliminado tus códigos de recuperación',
    preview: 'Ya no sirven.',
    text: (product) =>
      `Tras elegir una contraseña nueva, se han eliminado los códigos de recuperación de tu cuenta de ${product}. Puedes crear otros en tus ajustes.`,
  },
  passkeyOn: {
    subject: 'Se ha añadido una llave de acceso',
    preview: (passkey) => `Ya puedes iniciar sesión con «${passkey}».`,
    text: (product, passkey) => [
      'La llave de acceso ',
      strong(passkey),
      ` se ha añadido a tu cuenta de ${product}. Basta con ella para iniciar sesión.`,
    ],
  },
  passkeyOff: {
    subject: 'Se ha eliminado una llave de acceso',
    preview: (passkey) => `Ya no se puede iniciar sesión con «${passkey}».`,
    text: (product, passkey) => [
      'La llave de acceso ',
      strong(passkey),
      ` se ha eliminado de tu cuenta de ${product}. Ya no puedes iniciar sesión con ella.`,
    ],
  },
};

export default spanish;
