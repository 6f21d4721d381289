import type { Texts } from '#contract/base/texts.ts';
import type english from './site.en.ts';

const spanish: Texts<typeof english> = {
  'missing-email': 'Escribe tu dirección de correo.',
  'missing-subject': 'Escribe un asunto.',
  'missing-message': 'Escribe un mensaje.',
  'message-not-sent': 'No hemos podido enviar el mensaje. Inténtalo de nuevo.',
  'many-messages': (email) =>
    `No hemos podido enviar el mensaje. Inténtalo de nuevo. Han llegado muchos mensajes a la vez; también puedes escribir a ${email}.`,
  'many-opt-out-links': 'Desde aquí se han pedido muchos enlaces. Inténtalo de nuevo más tarde.',
  'dead-opt-out-link': 'Ya se ha usado o tiene más de 24 horas. Pide otro correo y llegará con un enlace nuevo.',
  'never-scanned':
    'Nos dijiste que no analizáramos nunca esta dirección. Para cambiarlo, pide el correo en la página «No analizar nunca esta dirección» y confírmalo allí.',
  'broken-mail-link': 'Abre el enlace tal como está en el correo.',
  'broken-stop-link':
    'Abre el enlace tal como está en el correo. Con una cuenta, también puedes detener la vigilancia en su página después de iniciar sesión.',
  'watch-ended': 'Ya hemos dejado de vigilar esta dirección. Puedes volver a empezar con un nuevo análisis gratuito.',
};

export default spanish;
