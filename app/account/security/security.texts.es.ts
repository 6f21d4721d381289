import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './security.texts.en.ts';

const codesLeft = (count: number) =>
  counted('es', count, { one: 'código de recuperación', other: 'códigos de recuperación' });

const spanish: Texts<typeof english> = {
  settings: 'Ajustes',
  error: 'Error',
  copied: 'Copiado',
  copy: 'Copiar',
  download: 'Descargar',
  continue: 'Continuar',
  cancel: 'Cancelar',
  checking: 'Comprobando…',
  sending: 'Enviando…',

  code: 'Código',
  codeHint: 'Los seis dígitos que muestra ahora tu aplicación de autenticación, o un código de recuperación.',
  yourPassword: 'Tu contraseña',

  password: 'Contraseña',
  changePassword: 'Cambia tu contraseña',
  passwordText:
    'Aquí tu sesión sigue abierta. Se cierra en todos los demás dispositivos, tus tokens de la API dejan de servir y te avisamos por correo. Si ya no sabes tu contraseña, [pide que te enviemos un enlace].',
  currentPassword: 'Contraseña actual',
  change: 'Cambiar la contraseña',
  changing: 'Cambiando…',
  notChanged: 'No hemos podido cambiar la contraseña. Inténtalo de nuevo.',
  changed: { title: 'Contraseña cambiada', description: 'Se ha cerrado la sesión en todos los demás dispositivos.' },
  changedLeaked:
    'Se ha cerrado la sesión en todos los demás dispositivos. Esta contraseña aparece en filtraciones de datos conocidas. Elige otra.',

  resetHeading: 'Ajustes de seguridad',
  resetText: (email) =>
    `Enviaremos a [${email}] un enlace para elegir una contraseña nueva. Sirve una sola vez y caduca en 1 hora. Al guardar la contraseña se cierra tu sesión en todos los demás dispositivos.`,
  sendReset: 'Enviar el correo de restablecimiento',
  factorsAndDevices: 'Verificación en dos pasos y dispositivos',

  passkeys: 'Llaves de acceso',
  yourPasskeys: 'Tus llaves de acceso',
  noPasskeys: 'Todavía no hay llaves de acceso',
  noPasskeysText: 'Una llave de acceso inicia tu sesión sin contraseña, y un sitio falso no puede robarla.',
  passkeyUsed: (added, lastUsed) => `Añadida el [${added}], usada por última vez el [${lastUsed}]`,
  passkeyUnused: (added) => `Añadida el [${added}], aún sin usar`,
  remove: 'Quitar',
  removeNamed: (name) => `Quitar ${name}`,
  removeAsked: (name) => `¿Quitar «${name}»?`,
  removeText:
    'Ya no podrás iniciar sesión con ella. Tu contraseña y tus otras llaves de acceso siguen funcionando. Puede que tu dispositivo la siga mostrando hasta que la borres también allí.',
  removing: 'Quitando…',
  removePasskey: 'Quitar la llave de acceso',
  keepIt: 'Conservarla',
  addHeading: 'Añade una llave de acceso',
  addText:
    'Tu dispositivo o tu gestor de contraseñas crea una llave solo para este sitio y la desbloquea con tu huella, tu cara o tu PIN.',
  name: 'Nombre',
  nameHint: 'Para distinguirla de otras, por ejemplo «Teléfono azul».',
  addPasskey: 'Añadir la llave de acceso',
  waitingForDevice: 'Esperando a tu dispositivo…',
  cannotAdd: 'Este navegador no puede añadir una llave de acceso. Necesitas JavaScript y un navegador reciente.',
  passkeyNotMade: 'Tu navegador no ha creado ninguna llave de acceso. Inténtalo de nuevo.',
  passkeyKnown: 'Esta llave de acceso ya está en tu cuenta.',
  passkeyNotAdded: 'No hemos podido añadir la llave de acceso. Inténtalo de nuevo.',
  passkeyNotRemoved: 'No hemos podido quitar la llave de acceso. Inténtalo de nuevo.',
  passkeyAdded: 'Llave de acceso añadida',
  passkeyAddedText: (name) => `Ya puedes iniciar sesión con «${name}».`,
  passkeyRemoved: { title: 'Llave de acceso quitada', description: 'Ya no puedes iniciar sesión con ella.' },

  signInWith: (provider) => `Inicio de sesión con ${provider}`,
  link: (provider) => `Vincular ${provider}`,
  linkText: (provider) =>
    `Así podrás iniciar sesión con ${provider}, además de con tu contraseña. Guardamos cifrados el número y la dirección que tiene de ti. Se cierra la sesión en tus otros dispositivos.`,
  isLinked: (provider) => `${provider} está vinculado`,
  linkedAs: (email, since) =>
    `Como [${email}], desde el [${since}]. Cuando lo desvincules, ya no podrás iniciar sesión con él y se cerrará la sesión en tus otros dispositivos.`,
  linkedAsUsed: (email, since, lastUsed) =>
    `Como [${email}], desde el [${since}]; usado por última vez el [${lastUsed}]. Cuando lo desvincules, ya no podrás iniciar sesión con él y se cerrará la sesión en tus otros dispositivos.`,
  linkedSince: (since) =>
    `Desde el [${since}]. Cuando lo desvincules, ya no podrás iniciar sesión con él y se cerrará la sesión en tus otros dispositivos.`,
  linkedSinceUsed: (since, lastUsed) =>
    `Desde el [${since}]; usado por última vez el [${lastUsed}]. Cuando lo desvincules, ya no podrás iniciar sesión con él y se cerrará la sesión en tus otros dispositivos.`,
  unlink: (provider) => `Desvincular ${provider}`,
  unlinking: 'Desvinculando…',
  notLinked: 'No se ha vinculado nada. Inténtalo de nuevo.',
  notUnlinked: 'No se ha desvinculado nada. Inténtalo de nuevo.',
  unlinked: 'Cuenta desvinculada',
  unlinkedText: (provider) => `Ya no puedes iniciar sesión con ${provider}.`,
  signOutToo: (provider) => `Cierra sesión también en ${provider}`,
  signOutText: (provider) =>
    `«Cerrar sesión» termina tu sesión aquí y deja como está la de ${provider}. En un dispositivo que usan otras personas, cierra las dos.`,
  signOutBoth: (provider) => `Cerrar sesión aquí y en ${provider}`,

  whereSignedIn: 'Dónde tienes la sesión abierta',
  deviceOn: (browser, system) => `${browser} en ${system}`,
  unknownDevice: 'Dispositivo desconocido',
  thisDevice: 'Este dispositivo',
  session: (signedIn, lastUsed) => `Sesión iniciada el [${signedIn}], último uso el [${lastUsed}]`,
  sessionFrom: (signedIn, lastUsed, network) =>
    `Sesión iniciada el [${signedIn}], último uso el [${lastUsed}], desde [${network}]`,
  signOut: 'Cerrar sesión',
  signOutDevice: (device, lastUsed) => `Cerrar sesión en ${device}, último uso el ${lastUsed}`,
  signingOut: 'Cerrando sesión…',
  signOutOthers: 'Cerrar sesión en los demás dispositivos',
  signOutEverywhere: 'Cerrar sesión en todas partes',

  twoFactor: 'Verificación en dos pasos',
  notDone: 'No hemos podido hacerlo. Inténtalo de nuevo.',
  keptCodes: 'Ya los he guardado',
  setUpHeading: 'Configúrala',
  setUpForm: 'Configurar la verificación en dos pasos',
  setUpText:
    'Necesitas una aplicación de autenticación en tu teléfono, por ejemplo Aegis, 2FAS, Google Authenticator o la de tu gestor de contraseñas. Antes, confirma tu identidad.',
  addToApp: 'Añade la cuenta a tu aplicación',
  addToNewApp: 'Añade la cuenta a tu nueva aplicación',
  qrCode: 'Código QR para tu aplicación de autenticación',
  scanPicture: 'Escanea la imagen con la aplicación. En el propio teléfono, abre allí la cuenta o escribe la clave:',
  openInApp: 'Abrir en la aplicación de este dispositivo',
  confirmForm: 'Confirmar la verificación en dos pasos',
  sixDigits: 'Código de seis dígitos',
  sixDigitsHint: 'Cambia cada 30 segundos.',
  useThisApp: 'Usar esta aplicación',
  switchOn: 'Activar',
  twoFactorOn: 'La verificación en dos pasos está activada',
  manageForm: 'Gestionar la verificación en dos pasos',
  manageText: (since, codes) =>
    `Desde el ${since}. Te quedan ${codesLeft(codes)}. Para generar otros, desactivarla o pasar a la aplicación de otro teléfono, escribe un código.`,
  manageTextStaff: (since, codes) =>
    `Desde el ${since}. Te quedan ${codesLeft(codes)}. Para generar otros o pasar a la aplicación de otro teléfono, escribe un código. Aquí el personal no puede desactivarla.`,
  newCodes: 'Generar códigos nuevos',
  makingCodes: 'Generando códigos…',
  changeApp: 'Cambiar de aplicación',
  disable: 'Desactivar la verificación',
  switchingOff: 'Desactivando…',

  yourCodes: 'Tus códigos de recuperación',
  shownOnce:
    '[Solo se muestran una vez.] Cada uno sirve para iniciar sesión una vez si pierdes el teléfono. Imprímelos o guárdalos en un gestor de contraseñas, no en el propio teléfono.',
  copiedCodes: 'Guárdalos donde solo tú puedas leerlos.',
  codesNotCopied: 'El navegador no nos ha dejado copiarlos.',
  codesFile: (product) => `Códigos de recuperación de ${product}. Cada uno sirve una sola vez.`,

  staffNeeds: (product) =>
    `[El panel de administración la exige.] El personal de ${product} inicia sesión en dos pasos.`,
  staffSteps: {
    'open-link': 'Primero abre el enlace que enviamos a tu correo: para esto no basta con una contraseña.',
    'set-up': 'Configúrala aquí y el panel se abre enseguida.',
    'sign-in':
      'En esta sesión no se ha mostrado ningún código. Escribe uno abajo, o cierra la sesión e iníciala de nuevo.',
  },
  getLink: 'Pide el enlace',
  getLinkText: (email) =>
    `Lo enviamos a [${email}]. Ábrelo en este navegador. Sirve una sola vez y durante una hora; si ha caducado, pide otro aquí.`,
  sendLink: 'Enviar el enlace',

  done: {
    'send-link': {
      title: 'Revisa tu correo',
      description: 'Abre el enlace en este navegador. Sirve una sola vez y durante una hora.',
    },
    begin: { title: 'Ya casi está', description: 'Añade la cuenta a tu aplicación y escribe el código que muestre.' },
    confirm: {
      title: 'La verificación en dos pasos está activada',
      description: 'Ahora guarda los códigos de recuperación en un lugar seguro.',
    },
    change: {
      title: 'Ya casi está',
      description: 'Añade la cuenta a la nueva aplicación y escribe el código que muestre.',
    },
    'confirm-change': {
      title: 'La nueva aplicación ya está en uso',
      description: 'Los códigos de la anterior ya no sirven.',
    },
    disable: {
      title: 'La verificación en dos pasos está desactivada',
      description: 'Vuelve a bastar con tu contraseña para iniciar sesión.',
    },
    renew: { title: 'Códigos de recuperación nuevos', description: 'Los anteriores ya no sirven.' },
  },
};

export default spanish;
