import { longDate } from '#contract/base/formats.ts';
import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import { link, strong } from '#platform/mail/blocks.ts';
import type english from './emails.texts.en.ts';

const spanish: Texts<typeof english> = {
  confirm: {
    subject: 'Confirma tu dirección de correo',
    preview: 'Gracias. Confírmala para abrir tu cuenta. Si no has sido tú, ignora este correo.',
    thanks: (product) => `Gracias. Confirma la dirección para abrir tu cuenta de ${product}:`,
    button: 'Confirmar la dirección',
    browser:
      'Si abres el enlace en el navegador con el que te registraste, vale la contraseña que elegiste allí. En cualquier otro, la eliges al abrirlo.',
    once: () => [
      'El enlace funciona una sola vez y caduca en 1 hora. ',
      strong('Si no lo has pedido, puedes ignorarlo:'),
      ' la cuenta seguirá cerrada mientras no se use el enlace.',
    ],
  },
  invitation: {
    subject: (product) => `Tu invitación a ${product}`,
    preview: 'Elige una contraseña para abrir tu cuenta. Si no la quieres, ignora este correo.',
    invited: (product) => `Te invitamos a abrir una cuenta en ${product}. Elige una contraseña y será tuya:`,
    button: 'Abrir mi cuenta',
    once: () => [
      'El enlace funciona una sola vez y caduca en 7 días. ',
      strong('Si no quieres la cuenta, puedes ignorarlo:'),
      ' seguirá cerrada y se eliminará de forma automática.',
    ],
  },
  exists: {
    subject: 'Ya tienes una cuenta',
    preview: 'Alguien ha intentado abrir otra con esta dirección. No ha cambiado nada.',
    tried: (product) =>
      `Alguien, quizá tú, ha intentado abrir una cuenta de ${product} con esta dirección. Ya tiene una, así que no ha cambiado nada. Inicia sesión con la contraseña que elegiste en su día:`,
    button: 'Iniciar sesión',
    forgotten: (resetUrl) => ['Si has olvidado la contraseña, ', link('elige una nueva', resetUrl), '.'],
    ifNot: () => [
      strong('Si no has sido tú, puedes ignorar este correo.'),
      ' No se ha dicho a nadie que tienes una cuenta.',
    ],
  },
  reset: {
    subject: 'Elige una contraseña nueva',
    preview: 'El enlace funciona una sola vez y caduca en 1 hora. Si no has sido tú, ignóralo.',
    asked: (product) => `Has pedido una contraseña nueva para tu cuenta de ${product}. Elígela aquí:`,
    button: 'Elegir una contraseña nueva',
    once: () => [
      'El enlace funciona una sola vez y caduca en 1 hora. ',
      strong('Si no lo has pedido, puedes ignorarlo:'),
      ' tu contraseña seguirá siendo la misma.',
    ],
  },
  opened: {
    subject: 'Tu cuenta está abierta',
    preview: 'En ella se guarda el resultado de tu análisis gratuito.',
    chosen: (product, device) =>
      `Has elegido una contraseña junto al resultado de tu análisis gratuito (${device}), así que esta dirección tiene ahora una cuenta de ${product}. El resultado se guarda en ella, en «Mis análisis».`,
    ifNot: (resetUrl) => [
      strong('Si no has sido tú,'),
      ' otra persona ha abierto el enlace que enviamos a esta dirección. ',
      link('Elige una contraseña nueva', resetUrl),
      ' cuanto antes: así se cierra la sesión de cualquier otra persona. Después escríbenos o elimina la cuenta.',
    ],
  },
  ways: {
    passkey: (name, day) => `Llave de acceso «${name}», añadida el ${longDate(day, 'UTC', 'es-ES')}`,
    app: (day) => `Aplicación de autenticación, configurada el ${longDate(day, 'UTC', 'es-ES')}`,
    codes: (count) => counted('es', count, { one: 'código de recuperación', other: 'códigos de recuperación' }),
    provider: (day) => `Inicio de sesión con otro proveedor, vinculado el ${longDate(day, 'UTC', 'es-ES')}`,
  },
  changed: {
    subject: 'Tu contraseña ha cambiado',
    preview: 'Se ha cerrado la sesión en todos los demás dispositivos.',
    now: (product, device) =>
      `La contraseña de tu cuenta de ${product} acaba de cambiar (${device}). Se ha cerrado la sesión en todos los demás dispositivos.`,
    stays: 'También se puede entrar en la cuenta con:',
    remove: (settingsUrl) => [
      'Elimina lo que no reconozcas en la página que sigue a la contraseña nueva, o en ',
      link('tus ajustes', settingsUrl),
      '. Si se te pide un código de una aplicación que no es tuya, vuelve a elegir una contraseña nueva: la página siguiente permite quitar la aplicación.',
    ],
    ifNot: (resetUrl) => [
      strong('Si no has sido tú,'),
      ' ',
      link('elige una contraseña nueva', resetUrl),
      ' cuanto antes y escríbenos.',
    ],
  },
};

export default spanish;
