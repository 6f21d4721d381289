import type { Texts } from '#contract/base/texts.ts';
import type english from './never-scan.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'No analizar nunca esta dirección',
  description:
    'Dinos que no analicemos nunca una dirección tuya, la pida quien la pida. Se confirma por correo y solo se guarda una huella.',
  lead: 'Otra persona puede escribir tu dirección en nuestro formulario. No se busca nada sin el enlace que te enviamos, y esto te ahorra incluso ese correo: una dirección de esta lista no se busca para nadie, tampoco para ti.',
  email: 'Correo electrónico',
  emailHint: 'La dirección exacta. Para otra forma de escribirla, por ejemplo con una +etiqueta, pídelo de nuevo.',
  send: 'Enviarme el enlace',
  sending: 'Enviando…',
  kept: 'Guardamos una huella de la dirección, calculada con una clave, y el día, nada más; se conserva aunque se elimine una cuenta. Vale para los análisis gratuitos, para los que se hacen desde una cuenta y para todo lo que se encarga. Los resultados que ya existen se eliminan cuando vence su plazo. Para volver a permitir los análisis, pide el correo también aquí.',
  failed: 'No hemos podido enviar el correo. Inténtalo de nuevo.',
  marked: 'Revisa el campo marcado.',
  mailed: {
    title: 'Revisa tu correo',
    description: 'Si esta dirección recibe correo, hay un enlace en camino. Dice si la dirección se analiza hoy.',
  },
  mailedText:
    'Hay un enlace en camino a la dirección que has escrito. Decide quien lee ese buzón: el correo muestra el ajuste actual y lo cambia con un botón. Es válido durante 24 horas. ¿No llega nada en unos minutos? Mira en la carpeta de correo no deseado y comprueba la dirección.',
  begin: {
    title: '¿No analizar nunca esta dirección?',
    text: 'Gracias. Cuando pulses el botón, dejaremos de analizar esta dirección para cualquier persona, también para ti, hasta que vuelvas a permitirlo de la misma manera.',
    button: 'No analizar nunca esta dirección',
  },
  end: {
    title: '¿Volver a permitir los análisis?',
    text: 'Gracias. Cuando pulses el botón, cualquier persona que pueda leer este buzón podrá hacer que se analice de nuevo.',
    button: 'Volver a permitir los análisis',
  },
  saving: 'Guardando…',
  unchanged: 'No se ha cambiado nada. Inténtalo de nuevo.',
  began: 'A partir de ahora no buscamos esta dirección para nadie.',
  ended: 'Esta dirección se puede volver a analizar.',
  deadLink: 'Este enlace no funciona',
  newMail: 'Pedir otro correo',
};

export default spanish;
