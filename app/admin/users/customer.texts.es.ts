import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './customer.texts.en.ts';

const spanish: Texts<typeof english> = {
  notRead: 'Esto no se ha podido leer ahora. No se ha perdido nada; inténtalo de nuevo en un momento.',
  seeAll: 'Ver todo',
  note: {
    title: 'Nota',
    hint: 'Se guarda cifrada. Nunca se envía ni se muestra al cliente, ni figura en la exportación de sus datos.',
    saved: 'Guardada por [nombre], [fecha]',
    savedByGone: 'Guardada por alguien cuya cuenta se eliminó, [fecha]',
  },
  orders: {
    title: 'Pedidos',
    none: 'Todavía no hay pedidos.',
    placed: '[precio], [fecha]',
    placedWith: '[precio], [fecha], a cargo de [persona]',
    note: 'Nota para el cliente:',
    unread: (count) => counted('es', count, { one: 'mensaje nuevo', other: 'mensajes nuevos' }),
    files: (size) => `Archivos de este cliente: ${size}.`,
    unpaidFiles: (size, unpaid) => `Archivos de este cliente: ${size}, de los cuales ${unpaid} en pedidos sin pagar.`,
  },
  years: {
    title: 'Años de vigilancia',
    until: (date) => `Hasta el [${date}]`,
    from: (date) => `desde el [${date}]`,
    states: { ahead: 'Empieza más adelante', running: 'En curso', over: 'Terminado' },
  },
  scans: {
    title: 'Análisis compartidos con el equipo',
    none: 'Ninguno. Un análisis se puede abrir mientras alguien trabaja en un pedido al que pertenece.',
    seen: 'Cada vez que abres uno, el cliente lo ve en su Registro de actividad.',
    which: { chosen: 'El análisis que eligió el cliente', report: 'El análisis completo' },
    of: 'para [servicio]',
    open: 'Abrir',
    openScan: (scan, service) => `Abrir: ${scan}, ${service}`,
  },
  messages: {
    title: 'Mensajes de esta dirección',
    none: 'Ningún mensaje por el formulario de contacto.',
    unproved: 'El formulario de contacto no demuestra de quién es una dirección.',
    as: 'con el nombre [nombre], [fecha]',
  },
};

export default spanish;
