import type { Texts } from '#contract/base/texts.ts';
import type english from './emails.texts.en.ts';

const spanish: Texts<typeof english> = {
  service: 'Servicio',
  when: 'Cuándo',
  with: 'Con',
  span: (day, from, to, zone) => `${day}, de ${from} a ${to} (${zone})`,
  moment: (day, at, zone) => `${day}, ${at} (${zone})`,
  see: 'Ver mi solicitud',
  calledOff: 'También se cancela la cita; el archivo adjunto la quita de tu calendario.',
  booked: {
    subject: (service) => `Tu cita está reservada: ${service}`,
    text: 'Tu cita está reservada. El archivo adjunto la añade a tu calendario.',
  },
  moved: {
    subject: (service) => `Tu cita ha cambiado: ${service}`,
    text: 'Tu cita ha cambiado de hora. El archivo adjunto la actualiza en tu calendario.',
  },
  cancelled: {
    subject: (service) => `Tu cita se ha cancelado: ${service}`,
    text: 'Tu cita se ha cancelado. Puedes elegir otra hora en la página de tu solicitud.',
  },
  released: {
    subject: (service) => `Tu cita no se ha pagado a tiempo: ${service}`,
    text: 'Te habíamos reservado esta hora y no ha llegado ningún pago. Vuelve a estar libre; el archivo adjunto la quita de tu calendario. Tu solicitud se mantiene: paga en su página y después elige otra hora.',
  },
  reminder: {
    subject: (service) => `Tu cita es mañana: ${service}`,
    text: 'Te recordamos tu cita. Si no puedes acudir, escríbenos en la página de tu solicitud.',
  },
};

export default spanish;
