import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './request.texts.en.ts';

const spanish: Texts<typeof english> = {
  statuses: {
    pending: 'Pendiente',
    processing: 'En curso',
    in_progress: 'En curso',
    completed: 'Completada',
    cancelled: 'Cancelada',
  },
  payments: {
    unpaid: 'Sin pagar',
    pending: 'Pendiente',
    paid: 'Pagado',
    failed: 'Fallido',
    refunded: 'Reembolsado',
  },
  amount: 'Importe',
  forHours: (amount, hours) => `${amount} [por ${counted('es', hours, { one: 'hora', other: 'horas' })}]`,
  payment: 'Pago',
  completed: 'Completada',
  about: 'Sobre',
  chosenScan: 'El análisis que elegiste',
  notes: 'Notas',
  noNotes: 'Sin notas',
  yourNote: 'Tu nota',
  reference: 'Referencia',
  names: 'Nombres que buscar',
  links: 'Imágenes y perfiles',
  promise: {
    who: (specialist) => `Se ocupa ${specialist}`,
    when: (day) => `Prevista para el [${day}], como muy tarde`,
    both: (day) => `Se ocupa [specialist]. Prevista para el [${day}], como muy tarde`,
  },
  unpaid: {
    unpaid: 'No se ha cobrado nada.',
    pending: 'Tu pago está en camino.',
    failed: 'El pago no se ha completado. No se ha cobrado nada; te escribiremos para proponerte otra forma de pago.',
    refunded: 'Tu pago se ha reembolsado.',
  },
  payable: {
    unpaid: 'Todavía no se ha cobrado nada.',
    failed: 'El pago no se ha completado. No se ha cobrado nada; puedes intentarlo de nuevo, también con otra tarjeta.',
  },
  ended: {
    refunded: 'Tu pago se ha reembolsado y esta solicitud está cancelada. Si no lo esperabas, escríbenos más abajo.',
    cancelled: 'Esta solicitud se ha cancelado. Si no lo esperabas, escríbenos más abajo.',
    completed: 'Esta solicitud está completada. Si falta algo, escríbenos más abajo.',
  },
  openReport: 'Abrir el informe',
  followScan: 'Seguir el análisis',
  watched: {
    runs: (day) => `Este año de vigilancia dura hasta el [${day}].`,
    ended: (day) => `Este año de vigilancia terminó el [${day}].`,
    see: 'Ver lo que se vigila',
  },
  next: {
    title: 'Qué ocurre después',
    steps: {
      report: {
        unpaid:
          'Cuando llegue tu pago, empezará automáticamente un análisis completo de tu dirección confirmada, de todo lo demás que hayas demostrado que es tuyo y de los nombres de usuario que nos hayas indicado.',
        paid: 'El análisis completo empieza automáticamente: de tu dirección confirmada, de todo lo demás que hayas demostrado que es tuyo y de los nombres de usuario que nos hayas indicado.',
        after: ['El informe suele estar listo en unos minutos. Te escribiremos y lo encontrarás en «Mis análisis».'],
      },
      guidance: {
        unpaid: 'Cuando llegue tu pago, empezará automáticamente un análisis completo de tu dirección confirmada.',
        paid: 'El análisis completo de tu dirección confirmada empieza automáticamente.',
        after: [
          'Una persona especialista lee el informe de ese análisis pensando en tu caso y escribe tu plan.',
          'Encontrarás el plan en la página de tu solicitud y allí podrás hacer preguntas.',
        ],
      },
      watching: {
        unpaid:
          'Cuando llegue tu pago, tu año empezará automáticamente: analizamos enseguida y, después, con la frecuencia que elijas, tus direcciones y dominios demostrados y los nombres de usuario que nos hayas indicado.',
        paid: 'Tu año empieza automáticamente: analizamos enseguida y, después, con la frecuencia que elijas, tus direcciones y dominios demostrados y los nombres de usuario que nos hayas indicado.',
        after: [
          'Te escribimos cuando algo aparece, vuelve o desaparece. La vigilancia de tus direcciones y los avisos de filtraciones nuevas también son gratis sin un año.',
          'Termina automáticamente un año después de tu pago. Te escribimos una vez antes y no se renueva ni se cobra nada.',
        ],
      },
      person: {
        unpaid: 'Cuando llegue tu pago, una persona especialista se ocupará de tu solicitud.',
        paid: 'Una persona especialista se ocupa de tu solicitud.',
        after: [
          'En la página de tu solicitud te pedirá lo que necesite saber y, si no has reservado una cita, una hora.',
          'Allí encontrarás también todo lo que prepare para ti.',
        ],
      },
    },
  },
  scan: {
    title: 'Análisis de un pedido',
    back: 'Volver al pedido',
    seen: 'El cliente ve en su registro de actividad que has consultado este análisis. Úsalo solo para su pedido.',
    running: 'Este análisis todavía está en marcha',
    runningText: 'Vuelve cuando el informe del cliente esté listo.',
    saved: 'Comentario guardado',
    notSaved: 'No se ha podido guardar el comentario. Inténtalo de nuevo.',
  },
};

export default spanish;
