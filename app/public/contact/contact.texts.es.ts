import type { Texts } from '#contract/base/texts.ts';
import type english from './contact.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Contacto',
  description: 'Escríbenos o llámanos en caso de emergencia.',
  form: 'Contacto',
  trap: 'Deja este campo vacío',
  name: 'Nombre',
  email: 'Correo electrónico',
  subject: 'Asunto',
  message: 'Mensaje',
  messageHint: 'No envíes contraseñas ni documentos.',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  failed: 'No hemos podido enviar el mensaje. Inténtalo de nuevo.',
  sent: { title: 'Mensaje enviado', description: 'Gracias. Una persona lo leerá y te responderá por correo.' },
  officeHours: 'Horario de atención',
  office: {
    days: { week: 'De lunes a viernes', saturday: 'Sábado', sunday: 'Domingo' },
    closed: 'Cerrado',
    clock: (hour) => `${hour}:00`,
    inGmt: (from, to) => `De ${from} a ${to} GMT`,
    sameDay: (from, to) => `de ${from} a ${to}`,
    dayBefore: (from, to) => `de ${from} del día anterior a ${to}`,
    dayAfter: (from, to) => `de ${from} del día siguiente a ${to}`,
  },
  today: '(hoy)',
  ownTime: (hours) => `${hours} en tu zona horaria`,
  inGmt: 'El horario está en GMT todo el año.',
  inGmtAndHere: (zone) => `El horario está en GMT todo el año. Tu hora es la de ${zone}.`,
  emergency: 'En una emergencia',
  emergencyText:
    'Si en este momento alguien está usando tus datos en tu contra, avísanos. Fuera del horario de atención, la respuesta puede tardar hasta la mañana siguiente.',
  emergencyContact: 'Contacto de emergencia',
  emergencySubject: 'Emergencia',
  danger: 'Si corres peligro ahora, llama al 112 o al número de emergencias de tu país',
};

export default spanish;
