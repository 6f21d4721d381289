import type { Texts } from '#contract/base/texts.ts';
import type english from './availability.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Citas',
  lead: 'Cuándo pueden los clientes reservar una cita contigo, con al menos un día de antelación; qué leen sobre ti, y tus reservas.',
  back: 'Todos los pedidos',
  none: 'No hay citas por delante',
  noneText: 'Aquí aparece lo que reservan los clientes.',
  when: 'Cuándo',
  range: (day, from, to) => `${day}, de ${from} a ${to}`,
  order: 'Pedido',
  customer: 'Cliente',
  with: 'Con',
  hours: 'Tu horario',
  failed: 'No se ha podido guardar el horario.',
  done: 'Horario guardado',
  shownAs: 'Nombre visible',
  shownAsHint: 'El nombre que ven los clientes.',
  timeZone: 'Zona horaria',
  timeZoneHint: 'La zona horaria de las horas de abajo, por ejemplo Europe/Madrid.',
  about: 'Sobre ti',
  aboutHint:
    'Unas frases para los clientes. Las lee cualquiera en «Servicios», con el nombre de arriba, y tus clientes en sus pedidos. Vacío: no se muestra nada.',
  week: 'Todas las semanas',
  days: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
  closed: 'cerrado',
  weekHint: 'Como 09:00-12:00, 13:00-17:00. Vacío: nadie puede reservar contigo ese día.',
  exceptions: 'Excepciones',
  exceptionsHint:
    'Un día por línea: 2026-12-24 closed (cerrado) o 2026-12-28 10:00-12:00. Las reservas existentes se mantienen.',
  saving: 'Guardando…',
  save: 'Guardar horario',
};

export default spanish;
