import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import { ownOrder } from '#contract/faults/panel-orders.es.ts';
import type english from './order.texts.en.ts';

const spanish: Texts<typeof english> = {
  titleOf: (service) => `${service}, pedido`,
  title: 'Pedido',
  back: 'Todos los pedidos',
  head: (number, moment) => `Pedido [${number}], ${moment}`,
  own: `${ownOrder} [Abrirlo como su cliente].`,
  anyStatus: 'O elige cualquier estado',
  saving: 'Guardando…',
  plan: {
    title: 'Quién y cuándo',
    specialist: 'Especialista',
    seenAs: (name) => `El cliente lee «Se ocupa ${name}».`,
    seenByName: 'El cliente ve su nombre.',
    nobody: 'Nadie todavía',
    left: (name) => `${name} (ya no es del equipo)`,
    expected: 'Previsto para',
    expectedHint: 'El cliente ve este día.',
    save: 'Guardar',
  },
  facts: {
    title: 'Pedido y cliente',
    customer: 'Cliente',
    email: 'Correo de contacto',
    doneBy: 'Quién lo hace',
    work: {
      report: 'Un análisis completo, que se hace automáticamente cuando el pedido está pagado.',
      guidance: 'Un análisis completo cuando el pedido está pagado y, después, una persona especialista.',
      watching: 'Nadie: un año de vigilancia, que empieza automáticamente cuando el pedido está pagado.',
      person: 'Una persona especialista.',
    },
    watchedUntil: 'Se vigiló hasta',
    runsUntil: 'Dura hasta',
    note: 'Lo que escribió el cliente al hacer el pedido',
    completed: 'Completado',
    reference: 'Referencia',
  },
  scans: {
    title: 'Análisis',
    none: 'Este pedido no tiene ningún análisis.',
    closed: 'Este pedido está cerrado, así que solo el cliente puede abrir su análisis.',
    seen: 'Cada vez que abres uno, el cliente lo ve en su registro de actividad.',
    chosen: 'Abrir el análisis elegido',
    full: 'Abrir el análisis completo',
    again: 'Repetir el análisis completo',
  },
  appointment: {
    title: 'Cita',
    theirs: (moment, zone) => `Para el cliente: ${moment} (${zone}).`,
    released: 'No se pagó a tiempo y la hora vuelve a estar libre.',
  },
  payment: {
    title: 'Pago',
    forHours: (hours) => `por ${counted('es', hours, { one: 'hora', other: 'horas' })}`,
    statuses: {
      unpaid: 'Sin pagar',
      pending: 'Pendiente',
      paid: 'Pagado',
      failed: 'Fallido',
      refunded: 'Reembolsado',
    },
    tries: 'Pagos en la pasarela',
    states: {
      opening: 'Iniciado',
      open: 'A la espera del cliente',
      declined: 'Rechazado',
      pending: 'En curso',
      paid: 'Pagado',
      expired: 'Abandonado',
      refunded: 'Reembolsado',
    },
    oneTry: (state, amount, refunded, method) =>
      `[${state}] ${[amount, refunded && `${refunded} reembolsados`, method].filter(Boolean).join(', ')}`,
    record: 'Registrar un pago',
    hintOnline: 'Esto no mueve dinero: «Reembolsar», más arriba, devuelve lo que se pagó en línea.',
    hint: 'Cuando está pagado, empieza el trabajo automático y se avisa al cliente.',
    save: 'Registrar',
  },
  refund: {
    open: 'Reembolsar',
    title: '¿Reembolsar este pago?',
    way: (method) =>
      method === null
        ? 'El dinero vuelve por donde llegó y no se puede recuperar.'
        : `El dinero vuelve por donde llegó, a ${method}, y no se puede recuperar.`,
    told: (customer) => `Se avisa por correo a ${customer}, con una nota de crédito.`,
    cancels: (amount) => `Si se reembolsa todo (${amount}), también se cancela el pedido.`,
    cancelsAppointment: (amount) => `Si se reembolsa todo (${amount}), también se cancelan el pedido y su cita.`,
    amount: (currency) => `Importe en ${currency}`,
    most: (amount) => `${amount} como máximo.`,
    why: 'Motivo',
    whyHint: 'El cliente lo lee en el correo.',
    reasons: {
      requested: 'Lo pidió el cliente',
      duplicate: 'Se cobró dos veces',
      'not-delivered': 'No pudimos prestarlo',
      goodwill: 'Gesto de cortesía',
    },
    keep: 'Conservar el pago',
    refunding: 'Reembolsando…',
  },
  notes: {
    title: 'Notas',
    hint: 'Se muestra en «Solicitudes de servicio».',
    internalHint: 'Se guarda cifrada. Nunca se envía, muestra ni exporta al cliente.',
  },
};

export default spanish;
