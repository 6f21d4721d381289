import type { Texts } from '#contract/base/texts.ts';
import type english from './appointments.texts.en.ts';

const spanish: Texts<typeof english> = {
  failures: {
    book: 'No se ha podido reservar la cita.',
    'cancel-appointment': 'No se ha podido cancelar la cita.',
  },
  booked: 'La cita está reservada',
  cancelled: 'La cita está cancelada',
  range: (day, from, to) => `${day}, de ${from} a ${to}`,
  moment: (day, time) => `${day}, ${time}`,
  withSpecialist: (specialist, zone) => `Con ${specialist}. Las horas son de ${zone}.`,
  wasWith: (specialist, zone) => `Cancelada. Era con ${specialist}. Las horas son de ${zone}.`,
  held: {
    customer: (until) => `Te guardamos esta hora hasta el [${until}]. Paga antes para conservarla.`,
    staff: (until) => `Guardamos esta hora hasta el [${until}]. Todavía no está pagada.`,
  },
  calendar: 'Añadir al calendario',
  cancel: 'Cancelar la cita',
  cancelling: 'Cancelando…',
  noTimes: 'En este momento no hay horas libres. Escríbenos más abajo y encontraremos una.',
  anotherTime: 'Otra hora',
  chooseTime: 'Elige una hora',
  move: 'Cambiar la cita',
  book: 'Reservar la cita',
  booking: 'Reservando…',
  released: 'Esta hora no se pagó a tiempo y vuelve a estar libre. Paga tu solicitud y después elige otra.',
  change: 'Cambiar o cancelar',
  tooLate: 'Empieza en menos de 24 horas o ya ha pasado, así que no se puede cambiar aquí. Escríbenos más abajo.',
  ownTime: (zone) => `En tu hora local: ${zone}.`,
};

export default spanish;
