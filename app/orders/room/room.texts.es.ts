import type { Texts } from '#contract/base/texts.ts';
import type english from './room.texts.en.ts';

const spanish: Texts<typeof english> = {
  progress: 'Progreso',
  messages: {
    customer: { heading: 'Mensajes', hint: 'Se guardan cifrados. No envíes contraseñas.' },
    staff: {
      heading: 'Mensajes con el cliente',
      hint: 'Se guardan cifrados. El cliente recibe un correo que le avisa de que hay algo que leer, sin su contenido.',
    },
  },
  ourTeam: 'Nuestro equipo',
  turns: {
    customer: {
      pay: () => 'Paga tu solicitud. El trabajo empieza cuando llega tu pago.',
      'choose-time': () => 'Elige una hora para tu cita.',
      read: () => 'Lee nuestro mensaje nuevo.',
      answer: () => 'Leeremos lo que has escrito y te responderemos aquí.',
      bill: () => 'Te escribiremos sobre el pago.',
      assign: () => 'Estamos buscando a una persona especialista para ti.',
      work: ({ specialist }) => `${specialist ?? 'Una persona especialista'} trabaja en tu solicitud.`,
      rescan: () => 'No se ha podido terminar tu análisis completo. Estamos averiguando por qué.',
      refunded: () => 'Acordaremos contigo qué ocurre después del reembolso.',
      meet: ({ appointment }) =>
        appointment
          ? `Tu cita es con ${appointment.specialist}, a la hora indicada abajo.`
          : 'Tu cita es a la hora indicada abajo.',
      bank: () => 'Tu banco está confirmando el pago.',
      scan: () => 'Tu análisis completo se hace automáticamente. No tienes que hacer nada.',
      begin: () => 'Tu año de vigilancia empieza automáticamente. No tienes que hacer nada.',
      completed: () => 'No queda nada por hacer.',
      cancelled: () => 'No queda nada por hacer.',
    },
    staff: {
      pay: () => 'El cliente paga en línea.',
      'choose-time': () => 'El cliente elige una hora.',
      read: () => 'El cliente aún no ha leído nuestro último mensaje.',
      answer: () => 'El último mensaje es del cliente. Respóndele.',
      bill: () => 'Escribe al cliente sobre el pago y regístralo cuando llegue.',
      assign: () => 'Asigna el pedido a una persona especialista.',
      work: ({ specialist }) => `${specialist ?? 'Una persona especialista'} trabaja en él.`,
      rescan: () => 'No se ha podido terminar el análisis completo. Repítelo o escribe al cliente.',
      refunded: () => 'Se ha reembolsado. Cancélalo o acuerda con el cliente qué ocurre después.',
      meet: ({ appointment }) =>
        appointment
          ? `${appointment.specialist} y el cliente tienen la cita a la hora indicada abajo.`
          : 'La cita con el cliente es a la hora indicada abajo.',
      bank: () => 'El banco del cliente está confirmando el pago.',
      scan: () => 'El análisis completo se hace automáticamente.',
      begin: () => 'El año de vigilancia empieza automáticamente.',
      completed: () => 'No queda nada por hacer.',
      cancelled: () => 'No queda nada por hacer.',
    },
  },
  whoseTurn: 'A quién le toca',
  titles: {
    customer: { own: 'Te toca a ti', other: 'Le toca a nuestro equipo' },
    staff: { own: 'Le toca a nuestro equipo', other: 'Le toca al cliente' },
    appointment: 'Lo siguiente es la cita',
    done: 'Todo hecho',
    byItself: 'Esto continúa automáticamente',
  },
  places: {
    times: 'Ir a las horas',
    newest: 'Ir a lo más reciente',
    plan: 'Ir a «Quién y cuándo»',
    write: 'Escribir',
  },
  noAnswerNeeded: 'No hace falta responder',
  conversation: 'Conversación',
  shown: 'Qué se muestra de la conversación',
  views: { all: 'Todo', messages: 'Mensajes', files: 'Archivos' },
  filesOf: (count) => `Archivos (${count})`,
  nothing: {
    all: 'Todavía no ha ocurrido nada.',
    messages: 'Todavía no se ha escrito nada.',
    files: 'Todavía no hay archivos.',
  },
  you: 'Tú',
  read: 'Leído',
  erased: 'Este mensaje se borró con su cuenta.',
  stepWhen: (step, when) => `[${step}]: [${when}]`,
  byTeam: (when) => `[${when}] · nuestro equipo`,
  message: 'Mensaje',
  yourMessage: 'Tu mensaje',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  sent: 'Mensaje enviado',
  notSent: 'No se ha podido enviar el mensaje. Inténtalo de nuevo.',
  addFile: 'Añadir un archivo',
  addFileHint: 'PDF, imagen, texto, tabla o ZIP, como máximo 10 MB en total. Se guarda cifrado.',
  add: 'Añadir archivo',
  adding: 'Añadiendo…',
  added: 'Archivo añadido',
  toSend: 'Archivos que se enviarán',
  chosen: (name, size) => `${name}, ${size}`,
  leaveOut: 'Quitar',
  leaveOutOf: (name) => `Quitar ${name}`,
  mostFiles: (most) => `Como máximo, ${most} archivos a la vez.`,
  tooLarge: 'Como máximo, 10 MB en total.',
  download: 'Descargar',
  downloadOf: (name) => `Descargar ${name}`,
};

export default spanish;
