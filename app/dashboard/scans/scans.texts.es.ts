import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './scans.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Mis análisis',
  lead: 'Todos los análisis que has hecho, primero los más recientes.',
  none: 'Aún no hay análisis',
  first: 'Iniciar tu primer análisis',
  noneText: 'Todavía no has hecho ningún análisis. El primer resultado tarda unos diez segundos.',
  caption: 'Tus análisis',
  columns: { type: 'Tipo de análisis', status: 'Estado', date: 'Fecha', summary: 'Resumen', actions: 'Acciones' },
  scanning: (percent) => `Analizando… ${percent} %`,
  failed: 'Fallido',
  waiting: 'En espera',
  found: (exposures) => counted('es', exposures, { one: 'exposición encontrada', other: 'exposiciones encontradas' }),
  view: 'Ver',
  viewOne: (scan) => `Ver ${scan}`,
  report: 'Informe',
  reportFor: (scan) => `Informe de ${scan}`,
  scan: 'Análisis',
  exposureReport: 'Informe de exposición',
  startNew: 'Iniciar otro análisis',
  comeBack: 'Puedes cerrar esta página. El análisis continúa y [Mis análisis] se actualiza sin que hagas nada.',
  notSaved: 'No hemos podido procesar tu solicitud. Inténtalo de nuevo.',
  spellingsFailed: 'No hemos podido analizar las otras formas de la dirección. Inténtalo de nuevo.',
  back: 'Volver al informe',
  downloads: {
    pdf: 'Descargar PDF',
    csv: 'Descargar CSV',
    'csv.seal': 'Descargar el sello del CSV',
    json: 'Descargar JSON',
  },
};

export default spanish;
