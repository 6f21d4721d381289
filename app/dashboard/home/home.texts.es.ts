import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './home.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Panel',
  latest: 'Último informe',
  loadingLatest: 'Cargando tu último informe',
  report: 'Informe',
  nextMinutes: (count) =>
    count === 1 ? 'Tu próximo minuto' : `Tus próximos ${counted('es', count, { one: 'minuto', other: 'minutos' })}`,
  moreActions: (count) => `${counted('es', count, { one: 'acción más', other: 'acciones más' })} en el informe`,
  changed: (what, date) => `[${what}] desde el [${date}].`,
  totalScans: 'Análisis en total',
  completed: (count) => `Completados: ${count}`,
  requests: 'Solicitudes de servicio',
  pending: (count) => `Pendientes: ${count}`,
  rate: 'Porcentaje completado',
  completedOf: (completed, total) => `${completed} de ${counted('es', total, { one: 'análisis', other: 'análisis' })}`,
  loading: (label) => `Cargando: ${label}`,
  quickAction: 'Acción rápida',
  changedSince: (date) => `Mira qué ha cambiado desde el ${date}.`,
  seeWhere: 'Mira dónde aparece tu dirección.',
  newScan: 'Iniciar otro análisis',
  recent: 'Análisis de privacidad recientes',
  allScans: 'Ver todos los análisis',
  loadingScans: 'Cargando tus análisis',
  complete: (percent) => `${percent} % completado`,
  view: 'Ver',
  viewScan: (name, date) => `Ver ${name}, ${date}`,
  scanOf: (name, date) => `${name}, ${date}`,
  noScans: 'Todavía no hay análisis',
  noScansText:
    'Tu dirección está confirmada, así que tu primer análisis empieza enseguida. Ves cómo responde cada fuente y después qué hacer.',
  freeScan: 'Iniciar análisis gratuito',
  scores: 'Evolución de la puntuación de riesgo',
  scoresText: 'Cuanto más baja, más calma. La línea clara es lo que consta.',
  scoreOn: (date, score) => `${date}: ${score}`,
  watching: 'Vigilancia',
  watchLine: ({ lookedAt, nextAt, isScanning, news, paidUntil }) => {
    const looked = lookedAt === null ? '' : `última vez el [${lookedAt}], `;
    const next = nextAt === null ? 'la próxima cuando se publique una filtración' : `la próxima el [${nextAt}]`;
    const fresh = counted('es', news, { one: 'novedad', other: 'novedades' });
    const found = lookedAt === null ? '' : `; [${news === 0 ? 'nada nuevo' : fresh}]`;
    const until = paidUntil === null ? '' : `; todo hasta el [${paidUntil}]`;
    return `[Vigilancia]: ${looked}${isScanning ? 'ahora en marcha' : next}${found}${until}.`;
  },
  watchingOff: 'La vigilancia está desactivada.',
};

export default spanish;
