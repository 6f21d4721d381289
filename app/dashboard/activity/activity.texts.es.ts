import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './activity.texts.en.ts';

const entriesMore = (count: number) => counted('es', count, { one: 'entrada más', other: 'entradas más' });

const spanish: Texts<typeof english> = {
  title: 'Registro de actividad',
  lead: 'Qué ha ocurrido en tu cuenta, lo más reciente primero; también cuando nuestro equipo abre hallazgos tuyos. Un hash sella cada entrada: «Comprobar» verifica en tu navegador que nadie la ha cambiado desde entonces.',
  none: 'Todavía no hay actividad',
  noneText: 'Aquí aparecerá lo que hagas y lo que hagamos por ti.',
  caption: 'Tu actividad',
  columns: {
    action: 'Acción',
    time: 'Fecha y hora',
    ip: 'Dirección IP',
    device: 'Dispositivo',
    hash: 'Hash de la cadena de bloques',
  },
  entriesMore,
  entriesMoreAbout: (count, purchase) =>
    purchase ? `${entriesMore(count)} sobre ${purchase}` : `${entriesMore(count)} sobre esta compra`,
  byStaff: 'De nuestro equipo',
  refused: 'Rechazado',
  day: (date) => `${date},`,
  unknown: 'Desconocido',
  device: (browser, system) => `${browser} en ${system}`,
  unknownDevice: 'Dispositivo desconocido',
  soon: 'Se sellará en un minuto',
  verify: 'Comprobar',
  verifyEntry: (action) => `Comprobar: ${action}`,
  verifyTitle: 'Comprobar esta entrada',
  verifyText: (action) =>
    `«${action}», comprobada en tu navegador con el registro firmado. No hace falta que confíes en nuestra palabra.`,
  close: 'Cerrar',
  checking: 'Comprobando…',
};

export default spanish;
