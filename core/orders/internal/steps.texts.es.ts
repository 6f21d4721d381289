import { longDate, money, partialDate } from '#contract/base/formats.ts';
import { languageFacts } from '#contract/base/languages.ts';
import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './steps.texts.en.ts';

const { locale } = languageFacts.es;

const spanish: Texts<typeof english> = {
  statuses: {
    pending: 'De nuevo en espera',
    processing: 'El trabajo ha empezado',
    in_progress: 'El trabajo ha empezado',
    completed: 'Completada',
    cancelled: 'Cancelada',
  },
  payments: {
    unpaid: 'Marcada como no pagada',
    pending: 'El pago está en curso',
    paid: 'Pago recibido',
    failed: 'El pago ha fallado',
    refunded: 'Pago reembolsado',
  },
  events: {
    'order.created': 'Servicio solicitado',
    'order.notes.saved': 'Nuestro equipo ha actualizado las notas',
    'order.file.attached': 'Se ha añadido un archivo',
    'order.file.opened': 'Nuestro equipo ha abierto un archivo',
    'order.appointment.booked': 'Cita reservada',
    'order.appointment.moved': 'Cita cambiada',
    'order.appointment.cancelled': 'Cita cancelada',
    'order.appointment.released': 'La cita no se pagó a tiempo y la hora vuelve a estar libre',
    'order.scan.opened': 'Nuestro equipo ha consultado tu análisis',
    'order.scan.started': 'Ha empezado tu análisis completo',
    'order.finding.commented': 'Una persona especialista ha comentado un hallazgo de tu informe',
    'order.scan.ready': 'Tu análisis completo está listo para que lo lea una persona especialista',
    'order.watching.ended': 'Se ha retirado el año de vigilancia',
    'order.scan.failed': 'No se ha podido terminar el análisis completo; estamos averiguando por qué',
  },
  createdWithTime: 'Servicio solicitado y cita reservada',
  assigned: 'Una persona especialista se ocupa de ella',
  unassigned: 'A la espera de una persona especialista',
  expected: (day) => `Prevista para el ${partialDate(day, locale)}, como muy tarde`,
  notExpected: 'Ya no hay una fecha prometida',
  money: (amount, currency) => money(amount, currency, locale),
  somePayment: 'un pago',
  refundStarted: (amount) => `Se ha iniciado un reembolso: ${amount}`,
  refundMade: (amount) => `Reembolso en camino: ${amount}`,
  refundFailed: (amount) => `No ha llegado un reembolso: ${amount}`,
  watched: 'Se ha añadido tu año de vigilancia',
  watchedUntil: (end) => `Se ha añadido tu año de vigilancia, que dura hasta el ${longDate(end, 'UTC', locale)}`,
  delivered: ({ answered, asked, exposures }) =>
    `Tu informe se ha entregado: han respondido ${answered} de ${asked} fuentes, con ${counted('es', exposures, { one: 'exposición', other: 'exposiciones' })}`,
  erased: 'Borrado',
};

export default spanish;
