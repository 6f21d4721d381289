import type { Texts } from '#contract/base/texts.ts';
import type english from './provider.texts.en.ts';

const spanishTexts: Texts<typeof english> = (name) => ({
  away: {
    title: `${name} no responde`,
    text: `Ahora mismo no podemos contactar con ${name}. Inténtalo de nuevo en unos instantes o inicia sesión con tu contraseña.`,
  },
  cancelled: {
    title: 'No has iniciado sesión',
    text: `${name} te ha devuelto aquí sin iniciar sesión. No ha cambiado nada.`,
  },
  refused: {
    title: 'No has iniciado sesión',
    text: `No hemos podido verificar la respuesta de ${name}. Inténtalo de nuevo; si vuelve a ocurrir, avisa a quien gestiona este sitio.`,
  },
  again: {
    title: 'Empieza de nuevo',
    text: 'Este inicio de sesión ha caducado, ya había terminado o empezó en otro navegador.',
  },
  busy: { title: 'Demasiados intentos', text: 'Espera unos minutos y empieza de nuevo.' },
  unverified: {
    title: 'Tu dirección no está verificada',
    text: `${name} no ha verificado tu dirección de correo. Verifícala allí y vuelve, o crea aquí una cuenta con contraseña.`,
  },
  mailed: {
    title: 'Revisa tu correo',
    text: `La dirección que ${name} tiene de ti ya tiene una cuenta aquí. Le hemos enviado un enlace. Ábrelo en este navegador antes de una hora y quedarán vinculadas.`,
  },
  taken: {
    title: 'No se ha vinculado nada',
    text: `Esta cuenta de ${name} está vinculada a otra cuenta de aquí. Inicia sesión con ella y desvincúlala primero.`,
  },
  other: {
    title: 'No has iniciado sesión',
    text: `La cuenta de esta dirección está vinculada a otra cuenta de ${name}. Para cambiarlo, inicia sesión con tu contraseña y ve a Ajustes.`,
  },
  settings: {
    title: 'No has iniciado sesión',
    text: `La cuenta de esta dirección tiene verificación en dos pasos. Inicia sesión como siempre y vincula ${name} en Ajustes.`,
  },
  deactivated: {
    title: 'No has iniciado sesión',
    text: 'Esta cuenta está desactivada. Escríbenos para volver a activarla.',
  },
  'mail-first': {
    title: 'Antes, confirma esta dirección por correo',
    text: `La cuenta de esta dirección se abre con un enlace que le enviamos. Crea una cuenta con contraseña y después vincula ${name} en Ajustes.`,
  },
  'no-sign-up': {
    title: 'No se ha abierto ninguna cuenta',
    text: `Aquí no se abren cuentas nuevas de esta forma. Si tienes una, o una invitación, inicia sesión y vincula ${name} en Ajustes.`,
  },
});

export default spanishTexts;
