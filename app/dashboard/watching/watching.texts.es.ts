import type { Texts } from '#contract/base/texts.ts';
import type english from './watching.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Vigilancia',
  lead: 'Volvemos a analizar por ti y te escribimos cuando algo es nuevo, ha vuelto o ha desaparecido desde la última vez: qué es, desde cuándo y qué hacer.',
  failures: {
    watch: 'No se ha podido activar la vigilancia. Inténtalo de nuevo.',
    stop: 'No se ha podido detener la vigilancia. Inténtalo de nuevo.',
  },
  switchedOn: 'La vigilancia está activada. Puedes detenerla aquí cuando quieras.',
  switchedOff: 'La vigilancia está desactivada. No preguntamos a nadie por ti hasta que inicies un análisis.',
  watched: 'Vigilado',
  switchingOn: 'Activando…',
  tellMe: 'Avisarme cuando cambie',
  isOff: 'La vigilancia está desactivada. No preguntamos a nadie por ti hasta que inicies un análisis.',
  isScanning: 'La vigilancia está activada. Hay un análisis en marcha.',
  breachesOnly: 'La vigilancia está activada, solo para filtraciones nuevas.',
  nextScan: (date) => `La vigilancia está activada. El próximo análisis será el [${date}].`,
  stopping: 'Deteniendo…',
  stop: 'Detener la vigilancia',
  pace: 'Cada cuánto volvemos a analizar',
  paceHint:
    'Sea cual sea la frecuencia, los catálogos de filtraciones se leen todos los días, y te avisamos cuando una filtración nueva contiene tu dirección.',
  paces: {
    weekly: 'Cada semana',
    monthly: 'Cada mes',
    quarterly: 'Cada tres meses',
    breaches: 'Solo por filtraciones nuevas',
  },
  saving: 'Guardando…',
  save: 'Guardar',
  start: 'Activar la vigilancia',
  mails: (timeZone) =>
    timeZone
      ? `Como máximo un correo al día, nunca entre las 21:00 y las 08:00 (${timeZone}), y uno cada cuatro semanas cuando nada ha cambiado. Cada uno lleva un enlace para detenerla.`
      : 'Como máximo un correo al día, nunca entre las 21:00 y las 08:00, y uno cada cuatro semanas cuando nada ha cambiado. Cada uno lleva un enlace para detenerla.',
  noMail:
    'Las notificaciones por correo están desactivadas en tus [ajustes], así que los cambios solo se indican aquí.',
  changed: 'Qué ha cambiado',
  nothingChanged: 'Nada ha cambiado desde que activaste la vigilancia.',
  changes: { new: 'Nuevo', published: 'Filtración nueva', back: 'Ha vuelto', gone: 'Desaparecido' },
  noticed: (date) => `Detectado el [${date}]`,
  noticedSince: (date, since) => `Detectado el [${date}]; fecha de la exposición: ${since}`,
  list: 'Qué se vigila',
  left: (count) =>
    count === 1
      ? 'Otro más, un dominio o un nombre de usuario, solo se vigila con un año contratado.'
      : `Otros ${count.toLocaleString('es-ES')}, dominios y nombres de usuario, solo se vigilan con un año contratado.`,
  change: 'Cambiar qué buscamos',
  gone: 'Cada vez preguntamos a las mismas fuentes que en un análisis normal, y a ninguna más. Decimos «desaparecido» solo cuando todas las fuentes que indicaron algo han vuelto a responder. Mientras una de ellas calle, no decimos nada al respecto.',
  year: 'Un año de vigilancia',
  runsUntil: (date) =>
    `Tu año dura hasta el [${date}]. Hasta entonces, cada análisis pregunta por todo lo que nos has indicado, también dominios y nombres de usuario. No se renueva por sí solo; te escribimos una vez antes de que termine.`,
  free: 'Activaste la vigilancia antes de que se vendiera por años, así que cada análisis pregunta por todo lo que nos has indicado, gratis, hasta que la detengas. Si la activas de nuevo más adelante, los dominios y los nombres de usuario requerirán un año.',
  offer:
    'Gratis, tus direcciones demostradas se comparan cada día con las filtraciones nuevas y se vuelven a analizar con la frecuencia que elijas. Con un año de vigilancia, cada análisis pregunta también por tus dominios y nombres de usuario.',
  buy: 'Vigilar todo durante un año',
  extend: 'Añadir otro año',
  another: 'El año siguiente empieza cuando termina este.',
};

export default spanish;
