import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './links.texts.en.ts';

const spanish: Texts<typeof english> = {
  kinds: {
    confirmation: {
      title: 'Confirma tu dirección de correo',
      text: 'Gracias. Confírmala para abrir tu cuenta.',
      button: 'Confirmar la dirección',
      otherwise: 'Si no has creado una cuenta con nosotros, cierra esta página: sin pulsar el botón no ocurre nada.',
    },
    recovery: {
      title: 'Elige una contraseña nueva',
      text: 'Gracias. Pulsa el botón y elige una contraseña nueva. El enlace sirve una sola vez.',
      button: 'Continuar',
      otherwise: 'Si no has pedido una contraseña nueva, cierra esta página: la anterior sigue como está.',
    },
    enrolment: {
      title: 'Configura la verificación en dos pasos',
      text: 'Gracias. Pulsa el botón y añade tu cuenta a una aplicación de autenticación. El enlace sirve una sola vez.',
      button: 'Continuar',
      otherwise: 'Si no has pedido este enlace, cierra esta página y cambia tu contraseña: alguien conoce la tuya.',
    },
    provider: {
      title: 'Vincula tu inicio de sesión',
      text: 'Gracias. Pulsa el botón y, desde ahora, el inicio de sesión que acabas de usar abrirá esta cuenta.',
      button: 'Vincular e iniciar sesión',
      otherwise:
        'Si no acabas de iniciar sesión allí, cierra esta página: puede que otra persona lo haya hecho con tu dirección.',
    },
    'sign-in': {
      title: 'Iniciar sesión',
      text: 'Pulsa el botón para iniciar sesión. El enlace sirve una sola vez.',
      button: 'Iniciar sesión',
      otherwise: 'Si este enlace no te lo ha dado alguien que gestiona este sitio, cierra esta página.',
    },
  },
  whose: (email) => `Para la cuenta [${email}]. Si no es la tuya, cierra esta página.`,
  stillWorks: (reason) => `${reason} Tu enlace todavía sirve.`,
  opening: 'Abriendo…',
  continue: 'Continuar',

  choose: 'Elige tu contraseña',
  chooseText:
    'Gracias. Has abierto el enlace en un navegador distinto de aquel en el que creaste la cuenta, o pasado un tiempo, así que la contraseña elegida allí no cuenta. Elige aquí la tuya.',
  chooseButton: 'Confirmar y abrir mi cuenta',

  callbackTitle: 'Tu enlace',
  oneMoment: 'Un momento',
  checkingLink: 'Comprobando tu enlace…',
  confirmed: 'Tu correo está confirmado y tienes la sesión iniciada.',
  updated: 'Tu contraseña nueva está guardada. Se ha cerrado la sesión en todos los demás dispositivos.',
  updatedLeaked:
    'Esta contraseña aparece en filtraciones de datos conocidas, así que otros la probarán. Elige otra cuanto antes.',
  authenticationFailed: 'No se ha podido iniciar sesión',
  success: '¡Listo!',
  troubleshooting: 'Consejos si algo falla',
  tips: [
    'Los enlaces de los correos caducan a los pocos minutos de abrirlos y, en cualquier caso, en 1 hora.',
    'Cada enlace sirve una sola vez. Si has pedido varios, usa el del mensaje más reciente.',
    'Algunos programas de correo cortan los enlaces largos. Copia la dirección completa en el navegador.',
  ],
  backToLogin: 'Volver al inicio de sesión',
  requestNew: 'Pedir un enlace nuevo',

  accessTitle: 'Qué más puede iniciar sesión en tu cuenta',
  accessSome: (email) =>
    `La contraseña de [${email}] es nueva y se ha cerrado la sesión en todos los demás dispositivos. Esto todavía funciona. Quita lo que no reconozcas:`,
  accessNone: (email) =>
    `La contraseña de [${email}] es nueva y se ha cerrado la sesión en todos los demás dispositivos. Nada más puede iniciar sesión en ella.`,
  anotherProvider: 'otro proveedor',
  remove: 'Quitar',
  removeThis: (title) => `Quitar: ${title}`,
  removed: 'Quitado',
  removedTexts: {
    passkey: 'La llave de acceso ya no sirve.',
    codes: 'Los códigos de recuperación ya no sirven.',
    provider: 'Ya no puedes iniciar sesión con ese proveedor.',
    app: 'Pasado el plazo, ya no se pedirá ningún código.',
  },
  passkey: (name) => `Llave de acceso «${name}»`,
  passkeyText: (added, device, lastUsed) =>
    `Añadida el ${added}${device === null ? '' : ` con ${device}`}; ${lastUsed === null ? 'aún sin usar' : `usada por última vez el ${lastUsed}`}. Inicia sesión sin la contraseña.`,
  app: 'Aplicación de autenticación',
  appText: (since) =>
    `Configurada el ${since}. Pide un código después de la contraseña. Si no es tuya, quítala: deja de funcionar a los tres días, salvo que antes alguien inicie sesión con uno de sus códigos.`,
  appEnds: (day) =>
    `Desde el ${day} no se pide ningún código después de la contraseña. Si antes inicias sesión con un código, se mantiene.`,
  signInWith: (provider) => `Inicio de sesión con ${provider}`,
  providerText: (linked) => `Vinculado el ${linked}. Inicia sesión sin la contraseña.`,
  codes: 'Códigos de recuperación',
  codesText: (count) =>
    `${counted('es', count, { one: 'código disponible', other: 'códigos disponibles' })}, por si pierdes la aplicación.`,
};

export default spanish;
