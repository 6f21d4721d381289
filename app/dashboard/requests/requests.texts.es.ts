import type { Texts } from '#contract/base/texts.ts';
import type english from './requests.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Solicitudes de servicio',
  lead: 'Todo lo que nos has pedido, lo más reciente primero.',
  order: 'Solicitar un servicio',
  none: 'Todavía no hay solicitudes de servicio',
  noneText: 'Lo que nos pidas aparecerá aquí, con su estado y nuestros mensajes.',
  browse: 'Ver los servicios',
  caption: 'Tus solicitudes de servicio',
  columns: {
    service: 'Servicio',
    status: 'Estado',
    payment: 'Pago',
    amount: 'Importe',
    date: 'Fecha',
    notes: 'Notas',
  },
  unread: (count) => (count === 1 ? 'mensaje sin leer' : 'mensajes sin leer'),
  request: {
    crumb: 'Solicitud',
    requestedOn: (day) => `Solicitado el ${day}`,
    appointment: 'Cita',
    facts: 'Tu solicitud',
  },
  payment: {
    title: 'Pago',
    states: {
      paid: {
        title: 'Pago recibido',
        text: 'Gracias. La factura está en «Facturas y compras» y empieza el trabajo en tu solicitud.',
      },
      pending: {
        title: 'Tu pago está en camino',
        text: 'Tu banco lo ha aceptado. Te escribiremos cuando llegue; no tienes que hacer nada más.',
      },
      failed: {
        title: 'El pago no se ha completado',
        text: 'No se ha cobrado nada. Puedes intentarlo de nuevo, también con otra tarjeta.',
      },
      unpaid: { title: 'Todavía sin pagar', text: 'No se ha cobrado nada. Tu solicitud te espera.' },
      refunded: {
        title: 'Reembolsado',
        text: 'Tu pago se ha reembolsado. Según tu banco, tarda unos días en llegar.',
      },
    },
    confirming: 'Confirmando tu pago',
    wait: 'Suele tardar unos segundos.',
    paidFor: (service, amount) => `${service}: ${amount}`,
    see: 'Ver mi solicitud',
    invoices: 'Mis facturas',
  },
};

export default spanish;
