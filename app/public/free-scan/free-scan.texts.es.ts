import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './free-scan.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Análisis gratuito de privacidad',
  lead: 'Dónde aparece tu dirección de correo, fuente por fuente, con una puntuación que puedes comprobar.',
  form: 'Análisis gratuito',
  name: 'Nombre',
  email: 'Correo electrónico',
  start: 'Iniciar análisis gratuito',
  starting: 'Iniciando…',
  visitorsHint: 'Gratis y sin crear una cuenta. Analiza solo una dirección que sea tuya.',
  customersHint: 'Gratis. Puedes analizar la dirección que confirmaste.',
  forCustomers: 'Tu dirección está confirmada: el análisis empieza enseguida y ves cómo responde cada fuente.',
  forVisitors:
    'Enviamos un enlace a la dirección. Al abrirlo demuestras que el buzón es tuyo y entonces empieza el análisis.',
  close: 'Cerrar',
  cancel: 'Cancelar',
  blank: {
    title: 'Completa todos los campos',
    description: 'Necesitamos el nombre y el correo para iniciar tu análisis gratuito.',
  },
  marked: 'Revisa los campos marcados.',
  notStarted: 'No hemos podido iniciar tu análisis. Inténtalo de nuevo.',
  mailed: {
    title: 'Análisis solicitado',
    description: 'Te hemos enviado un correo. Abre el enlace y empezará tu análisis.',
  },
  started: {
    title: 'Análisis en marcha',
    description: 'Puedes seguirlo aquí o cerrar la página: continuará igualmente.',
  },
  noMailServer: 'Esta instalación no tiene servidor de correo. [Abrir el buzón local].',
  openMail: (provider) => `Abrir ${provider}`,
  sendAgain: 'Volver a enviar el correo',
  again: 'Enviar de nuevo',
  sending: 'Enviando…',
  noEmail: '¿No ha llegado nada después de un minuto? Mira en la carpeta de correo no deseado.',
  anotherIn: (minutes) =>
    `Podremos enviar otro dentro de ${counted('es', minutes, { one: 'minuto', other: 'minutos' })}.`,
  anotherNow: 'Ya podemos enviar otro.',
  wrongAddress: '¿La dirección no es correcta? [Cámbiala]',
  check: 'Revisa',
  opened: 'Tu análisis ha empezado',
  openedText:
    'El enlace se abrió en otro navegador y el resultado se muestra allí. Para verlo también aquí, abre el mismo enlace en este navegador.',
  linkSent: 'Hemos enviado un enlace a esta dirección. Ábrelo y empezará tu análisis.',
  goesOn: 'Después, esta página continuará sola.',
  works: 'El enlace es válido durante 24 horas.',
};

export default spanish;
