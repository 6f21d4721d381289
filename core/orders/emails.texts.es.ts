import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './emails.texts.en.ts';

const atWork = {
  subject: (service: string) => `Estamos trabajando en tu solicitud: ${service}`,
  text: 'Hemos empezado a trabajar en tu solicitud. En su página puedes seguirla y escribirnos.',
};

const spanish: Texts<typeof english> = {
  service: 'Servicio',
  amount: 'Importe',
  see: 'Ver mi solicitud',
  forHours: (price, hours) => `${price} por ${counted('es', hours, { one: 'hora', other: 'horas' })}`,
  created: {
    subject: (service) => `Hemos recibido tu solicitud: ${service}`,
    preview: 'Qué has pedido, cuánto cuesta y qué pasa a partir de ahora.',
    thanks: 'Gracias. Hemos recibido tu solicitud:',
    held: (until) =>
      `Te reservamos esta hora hasta el ${until}. Paga antes para conservarla; después quedará libre para otras personas.`,
    payOnline: 'Puedes pagar en la página de tu solicitud. Empezamos a trabajar cuando llega el pago.',
    payLater:
      'No se te ha cobrado nada. Te escribiremos para acordar el pago; empezamos a trabajar cuando lo recibimos.',
  },
  paid: {
    subject: (service) => `Pago recibido: ${service}`,
    preview: 'Gracias. Esto es lo que pasa a partir de ahora.',
    thanks: 'Hemos recibido tu pago. Gracias.',
    paid: 'Pagado',
    invoice: 'Factura',
    next: {
      report:
        'Tu análisis completo empieza ahora, de forma automática. Cuando el informe esté listo, normalmente en unos minutos, te escribiremos.',
      guidance:
        'Tu análisis completo empieza ahora, de forma automática. Después, una persona especialista lee el informe y redacta tu plan. Te escribiremos cuando esté listo.',
      watching:
        'Tu año de vigilancia empieza de forma automática, o sigue al que ya tienes. La página de tu solicitud indica hasta cuándo dura. No se renueva de forma automática.',
      person:
        'Una persona especialista se hace cargo de tu solicitud y te escribe en su página para acordar lo que hace falta.',
      chooseTime: 'Elige ahora la hora de tu cita en la página de tu solicitud.',
      booked:
        'Tu cita está reservada. El archivo adjunto la añade a tu calendario; puedes cambiarla o cancelarla en la página de tu solicitud.',
    },
  },
  status: {
    pending: {
      subject: (service) => `Tu solicitud está en espera: ${service}`,
      text: 'Tu solicitud vuelve a estar en espera. Te escribiremos cuando empecemos con ella.',
    },
    processing: atWork,
    in_progress: atWork,
    completed: {
      subject: (service) => `Tu solicitud está terminada: ${service}`,
      text: 'Tu solicitud está terminada. En su página tienes lo que hemos preparado para ti.',
    },
    cancelled: {
      subject: (service) => `Tu solicitud se ha cancelado: ${service}`,
      text: 'Tu solicitud se ha cancelado. Si no lo esperabas, escríbenos en su página.',
    },
  },
  message: {
    subject: (service) => `Un mensaje sobre tu solicitud: ${service}`,
    preview: 'Lo tienes en la página de tu solicitud.',
    text: (product) =>
      `Te hemos escrito sobre tu solicitud. Para que quede entre tú y ${product}, el mensaje no se incluye en este correo.`,
    read: 'Leer el mensaje',
  },
  file: {
    subject: (service) => `Un archivo para tu solicitud: ${service}`,
    preview: 'Puedes descargarlo en la página de tu solicitud.',
    text: 'Hemos añadido un archivo a tu solicitud. Se guarda cifrado; puedes descargarlo después de iniciar sesión.',
    open: 'Abrir mi solicitud',
  },
};

export default spanish;
