import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './accounts.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Cuentas por cerrar',
  lead: 'Cuentas que elegiste de tu correo. De cada una guardamos el dominio y dos fechas, cifrados.',
  failures: {
    look: 'No se ha podido leer la lista. Vuelve a tu correo e inténtalo de nuevo.',
    keep: 'No se han podido añadir las cuentas. Inténtalo de nuevo.',
    mark: 'No se ha podido guardar. Inténtalo de nuevo.',
    remove: 'No se ha podido quitar. Inténtalo de nuevo.',
  },
  allKnown: 'Todas están ya en tu lista.',
  added: 'Añadidas a tu plan.',
  takenOff: 'Quitada de tu lista y eliminada aquí.',
  confirm: '¿Añadirlas a tu plan?',
  confirmText: (count) =>
    `Es todo lo que ha enviado tu navegador: ${counted('es', count, { one: 'dominio', other: 'dominios' })} y las fechas del primer y del último correo. No se guarda nada hasta que lo añadas.`,
  adding: 'Añadiendo…',
  add: 'Añadir a mi plan',
  doNotAdd: 'No añadirlas',
  none: 'Todavía no hay cuentas',
  noneText:
    '[Deja que tu propio navegador lea tu correo]: muestra las cuentas que tienes, y tú eliges cuáles llegan aquí. No se envía nada de tu correo.',
  toClose: 'Por cerrar',
  closed: 'Cerradas',
  since: (date) => `Fecha más antigua: ${date}`,
  sinceAndLast: (date, last) => `Fecha más antigua: ${date}; último correo: ${last}`,
  noDate: 'Sin fecha conocida',
  lastOnly: (last) => `Fecha más antigua desconocida; último correo: ${last}`,
  noWay: (domain) => `Nuestro directorio no indica cómo cerrarla. Busca «privacidad» en ${domain}.`,
  close: (host) => `Cerrar la cuenta en ${host}`,
  write: (name) => `Escribir a ${name}`,
  weWrite: 'Escribimos la carta y llevamos las fechas, en Supresiones.',
  isClosed: 'Ya está cerrada',
  openAgain: 'Volver a abrir',
  saving: 'Guardando…',
  remove: 'Quitar',
  removing: 'Quitando…',
  ofAccount: (label, name) => `${label}: ${name}`,
};

export default spanish;
