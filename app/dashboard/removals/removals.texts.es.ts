import type { Texts } from '#contract/base/texts.ts';
import type english from './removals.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Supresiones',
  lead: 'Tus solicitudes a las empresas, de la carta a la prueba. Cada carta la envías tú; lo que dice una empresa y lo que hemos visto nunca se confunden.',
  brokers: 'Intermediarios de datos',
  write: 'Escribir a una empresa',
  none: 'Todavía no hay solicitudes',
  noneText:
    'Empieza por una empresa que sufrió una filtración de tus datos o por un intermediario de datos que probablemente los tenga. Escribimos la carta, tú la envías y nosotros llevamos las fechas.',
  find: 'Buscar una empresa',
  since: (date) => `Desde el [${date}].`,
  due: (date, isAbout) =>
    isAbout ? `La respuesta debería llegar hacia el [${date}].` : `Deben responder antes de que acabe el [${date}].`,
  wasDue: (date, isAbout) =>
    isAbout ? `La respuesta debía llegar hacia el [${date}].` : `Debían responder antes de que acabara el [${date}].`,
  accounts: 'Cuentas por cerrar',
  guidance: 'Quién puede ayudar con tus solicitudes',
  figures: 'Cómo responden las empresas',
};

export default spanish;
