import type { Texts } from '#contract/base/texts.ts';
import accounts from './accounts.es.ts';
import type english from './faults.en.ts';
import identifiers from './identifiers.es.ts';
import { spanishOrderFaults } from './orders.es.ts';
import panelOrders from './panel-orders.es.ts';
import panelPeople from './panel-people.es.ts';
import panelPictures from './panel-pictures.es.ts';
import panelSite from './panel-site.es.ts';
import removal from './removal.es.ts';
import scans from './scans.es.ts';
import site from './site.es.ts';
import watching from './watching.es.ts';

const spanish: Texts<typeof english> = {
  ...accounts,
  ...scans,
  email: 'Escribe una dirección de correo como nombre@example.com.',
  'missing-name': 'Escribe tu nombre.',
  'too-long': (most) => `Como máximo, ${most.toLocaleString('es-ES')} caracteres.`,
  'many-forms': 'Has enviado muchos formularios en poco tiempo. Inténtalo de nuevo más tarde.',
  'many-scans-from-here': 'Desde aquí se han iniciado muchos análisis. Inténtalo de nuevo más tarde.',
  'many-scans-by-all': 'En este momento muchas personas están iniciando un análisis. Inténtalo de nuevo más tarde.',
  'many-scans-today': 'Hoy ya has iniciado muchos análisis. Inténtalo de nuevo mañana.',
  'many-scans-running': 'En este momento hay muchos análisis en marcha. Inténtalo de nuevo en unos minutos.',
  'scan-not-started': 'No hemos podido iniciar tu análisis. Inténtalo de nuevo.',
  ...site,
  ...spanishOrderFaults,
  ...identifiers,
  ...panelOrders,
  ...panelPeople,
  ...panelPictures,
  ...removal,
  ...watching,
  ...panelSite,
};

export default spanish;
