import type { Texts } from '#contract/base/texts.ts';
import type { CatalogueState } from '#contract/sources/catalogues.ts';
import type english from './sources.texts.en.ts';

const states: Readonly<Record<CatalogueState, string>> = {
  unread: 'Aún sin leer',
  read: 'Leído',
  failed: 'No se ha podido leer',
  shrunk: 'Ha menguado',
};

const spanish: Texts<typeof english> = {
  title: 'Fuentes',
  lead: 'Qué fuentes superaron la prueba de anoche y cuáles quedan fuera. A una fuente suspendida no se le pregunta por nadie.',
  back: 'Estadísticas',
  notRead: 'No se han podido cargar las fuentes.',
  notReadText: 'No se ha perdido nada; inténtalo de nuevo en un momento.',
  all: 'Todas las fuentes',
  filter: 'Fuentes',
  search: 'Buscar',
  show: 'Mostrar',
  columns: { source: 'Fuente', today: 'Hoy', days: 'Últimos 30 días', asked: 'Preguntas' },
  hold: 'Suspender',
  release: 'Reactivar',
  done: { hold: 'Fuente suspendida', release: 'Fuente reactivada' },
  failures: { hold: 'No se ha podido suspender la fuente', release: 'No se ha podido reactivar la fuente' },
  history: {
    title: 'Historial',
    none: 'Todavía no ha ocurrido nada',
    noneText:
      'Aquí aparecen las fuentes que fallan una prueba, se retiran o vuelven, y lo que ha hecho el equipo al respecto.',
    columns: { time: 'Hora', source: 'Fuente', event: 'Evento' },
    changed: 'Algo cambió',
  },
  catalogues: {
    title: 'Catálogos de filtraciones',
    notRead: 'No se han podido cargar los catálogos de filtraciones.',
    states,
    daily: 'Se lee una vez al día.',
    read: (at) => `Última lectura: ${at}.`,
    failed: (since) => `Sin catálogo desde el ${since}. Se intenta cada hora y no se avisa de nada a nadie.`,
    shrunk: (since) =>
      `Falta demasiado desde el ${since}. No se avisa de nada a nadie; pasados siete días se acepta como está.`,
    notAsked: 'Su fuente está desactivada, así que no buscamos a nadie cuando aparece algo nuevo en él.',
    columns: { catalogue: 'Catálogo', state: 'Estado', breaches: 'Filtraciones', newest: 'La más reciente' },
    newest: (title, date) => `${title}, ${date}`,
    noNews: 'Ninguna por ahora',
  },
};

export default spanish;
