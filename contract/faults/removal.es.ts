import type { Texts } from '#contract/base/texts.ts';
import type english from './removal.en.ts';

const spanish: Texts<typeof english> = {
  residence: 'Elige dónde vives.',
  'no-day': 'Indica un día.',
  'no-authority': 'Indica el nombre de la autoridad.',
  'no-picture': 'Elige una imagen.',
  'many-own-pictures': (most) => `Como máximo ${most} imágenes por solicitud.`,
  'no-company-chosen': 'Elige al menos una.',
  'many-companies-chosen': (most) => `Elige como máximo ${most}.`,
  'company-left-out': 'Has descartado esta empresa. Recupérala primero.',
  'many-requests': (most) => `Como máximo ${most} solicitudes. Elimina o cierra alguna primero.`,
  'request-sent': 'Esta solicitud ya se ha enviado. Ciérrala primero.',
  'request-changed': 'Alguien más la ha cambiado.',
  'no-such-request-by-law': 'La ley no prevé esa solicitud.',
  'no-letter-now': 'En este momento no se puede enviar otra carta. Vuelve a cargar la página.',
  'no-letter-sent': 'Todavía no se ha enviado ninguna carta.',
  'no-letter-to-send': 'Ya no hay ninguna carta por enviar. Vuelve a cargar la página.',
  'complaint-to-authority': 'Aquí la reclamación se presenta ante la autoridad.',
  'email-address-first': 'Pregunta primero con tu dirección de correo. Di más cuando respondan que tienen algo.',
  'wrong-and-right': 'Indica qué es incorrecto y cómo debe figurar.',
  'their-form': 'Usa su formulario.',
  'answer-does-not-fit': 'Esta respuesta no encaja con la situación de la solicitud.',
  'day-to-come': 'Ese día aún no ha llegado.',
  'day-long-ago': 'Ese día queda demasiado lejos.',
  'log-not-sealed': 'El registro de auditoría se sella una vez por minuto. Inténtalo de nuevo en un momento.',
  'many-accounts': (most) => `Como máximo ${most} cuentas. Quita alguna primero.`,
};

export default spanish;
