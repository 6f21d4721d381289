import type { Texts } from '#contract/base/texts.ts';
import type english from './auth.texts.en.ts';

const spanish: Texts<typeof english> = {
  signedUp: { title: 'Listo', description: 'Revisa tu correo para confirmar tu cuenta.' },
  welcome: { title: '¡Hola de nuevo!' },
  resetSent: { title: 'Hemos enviado el correo para restablecer la contraseña' },
  passwordUpdated: {
    title: 'Contraseña actualizada',
    description: 'Tu nueva contraseña ya está guardada y tienes la sesión iniciada.',
  },
  passwordUpdateFailed: 'No se ha actualizado la contraseña',
  emailConfirmed: {
    title: 'Correo confirmado',
    description: 'Tu dirección está confirmada y tienes la sesión iniciada.',
  },
  confirmedLeaked:
    'Tu dirección está confirmada y tienes la sesión iniciada. Tu contraseña aparece en filtraciones de datos conocidas, así que otros la probarán. Elige otra cuanto antes.',
  leakedSoon:
    'Tu contraseña aparece en filtraciones de datos conocidas, así que otros la probarán. Elige otra cuanto antes.',
  unexpected: 'Ha ocurrido un error inesperado. Inténtalo de nuevo.',
  description: 'Inicia sesión para ver tus análisis, pedir ayuda y gestionar tu cuenta.',
  skip: 'Ir al contenido principal',
  privacy: 'Política de privacidad',
  terms: 'Condiciones del servicio',
  contact: 'Contacto',
  about: 'Acerca de Quietprint',
  claim: 'Tu huella digital, en silencio.',
  promise:
    'Lo que encuentra un análisis se te muestra primero a ti. La Política de privacidad explica qué guardamos, por qué y durante cuánto tiempo.',

  pages: {
    'sign-in': 'Iniciar sesión',
    'sign-up': 'Crear cuenta',
    reset: 'Restablecer la contraseña',
    'two-factor': 'Código de verificación',
    'recovery-code': 'Código de recuperación',
  },
  headings: {
    'sign-in': 'Hola de nuevo',
    'sign-up': 'Crea tu cuenta',
    reset: 'Restablece tu contraseña',
    'two-factor': 'Código de verificación',
    'recovery-code': 'Código de recuperación',
  },
  checkMailbox: 'Revisa tu correo',
  signUpClosed: 'El registro está cerrado',
  tabs: 'Cuenta',
  email: 'Correo electrónico',
  password: 'Contraseña',
  fullName: 'Nombre completo',
  confirmPassword: 'Confirmar la contraseña',
  confirmPasswordHint: 'La misma contraseña otra vez. Las dos deben coincidir.',
  forgot: '¿Has olvidado tu contraseña?',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  newHere: '¿Es tu primera vez aquí? [Crea una cuenta] o [haz un análisis gratuito] sin ella.',
  newHereClosed: '¿Es tu primera vez aquí? [Haz un análisis gratuito] sin cuenta.',
  signUp: 'Crear cuenta',
  signingUp: 'Creando la cuenta…',
  emailHint: 'Enviamos un mensaje para confirmar que es tuya.',
  agreement:
    'Al crear una cuenta aceptas las [Condiciones del servicio]. La [Política de privacidad] explica qué guardamos y durante cuánto tiempo.',
  resetText:
    'Escribe la dirección de tu cuenta y le enviamos un enlace para elegir una contraseña nueva. El enlace sirve una sola vez y caduca en 1 hora.',
  sendReset: 'Enviar el enlace',
  sending: 'Enviando…',
  backToSignIn: 'Volver al inicio de sesión',

  secondStep: 'Segundo paso',
  codeText: 'Tu contraseña es correcta. Ahora escribe el código que muestra tu aplicación de autenticación.',
  recoveryText: 'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una sola vez.',
  sixDigits: 'Código de seis dígitos',
  recoveryCode: 'Código de recuperación',
  checking: 'Comprobando…',
  continue: 'Continuar',
  orRecovery: '[Usa un código de recuperación] o [empieza de nuevo].',
  orApp: '[Usa el código de la aplicación] o [empieza de nuevo].',

  usePasskey: 'Usar una llave de acceso',
  waitingForDevice: 'Esperando a tu dispositivo…',
  error: 'Error',
  passkeyCancelled: 'Tu navegador no ha ofrecido ninguna llave de acceso. Inténtalo de nuevo o usa tu contraseña.',
  passkeyRefused: 'Esta llave de acceso no funciona aquí. Prueba con otra o usa tu contraseña.',
  manyAttempts: 'Demasiados intentos desde aquí. Inténtalo de nuevo más tarde.',
  continueWith: (provider) => `Continuar con ${provider}`,
  or: 'o',

  confirmationSent: (email) =>
    `Hemos escrito a [${email}]. El mensaje contiene un enlace que confirma la dirección. Si lo abres en este navegador, tu contraseña queda guardada; en cualquier otro, eliges una allí. El enlace sirve una sola vez y caduca en 1 hora; después, vuelve a crear la cuenta para recibir otro.`,
  resetLinkSent: (email) =>
    `Hemos buscado [${email}]. Si tiene una cuenta, va en camino un enlace para elegir una contraseña nueva. El enlace sirve una sola vez y caduca en 1 hora.`,
  noConfirmation:
    '¿Todavía no hay ningún mensaje? Mira también en la carpeta de correo no deseado. Si la dirección ya tiene una cuenta, el mensaje lo dice.',
  noReset:
    '¿Todavía no hay ningún mensaje? Mira también en la carpeta de correo no deseado. Si no llega ninguno, no hay ninguna cuenta con esta dirección.',
  confirmationAgain: '[Vuelve al inicio de sesión] o [crea la cuenta con otra dirección].',
  resetAgain: '[Vuelve al inicio de sesión] o [prueba con otra dirección].',
  chosenLeaked:
    'La contraseña que has elegido aparece en filtraciones de datos conocidas, así que otros la probarán. Elige otra en cuanto inicies sesión.',
  noMailServer: 'Esta instalación no tiene servidor de correo. [Abre el buzón local].',
};

export default spanish;
