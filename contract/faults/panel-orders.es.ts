import type { Texts } from '#contract/base/texts.ts';
import type english from './panel-orders.en.ts';

/** Shared with the page of an order of one's own. */
export const ownOrder = 'Este pedido es tuyo. Tiene que hacerlo otra persona del equipo.';

const spanish: Texts<typeof english> = {
  'not-allowed': 'No tienes permiso para hacer esto.',
  'own-order': ownOrder,
  'changed-meanwhile': 'Otra persona lo ha cambiado.',
  'orders-changed': 'Otra persona los ha cambiado.',
  'order-changed':
    'Otra persona ha cambiado este pedido mientras tanto. Mira cómo está ahora y después inténtalo de nuevo.',
  'order-status-forbids': 'El estado de este pedido no lo permite.',
  'order-closed': 'Este pedido está cerrado. Vuelve a abrirlo para trabajar con su análisis.',
  'order-account-gone': 'La cuenta de este pedido ya no existe.',
  'file-erased': 'Este archivo se borró con su cuenta.',
  'internal-note-changed': 'Otra persona ha guardado una nota interna distinta mientras tanto.',
  'something-written': 'Mientras tanto se ha escrito algo. Léelo primero.',
  'choose-staff': 'Elige a una persona del equipo.',
  'choose-day': 'Elige un día.',
  'choose-later-day': 'Elige hoy o un día posterior.',
  'choose-status': 'Elige un estado.',
  'choose-orders': 'Primero elige los pedidos.',
  amount: 'Indica un importe, con dos decimales como máximo.',
  'choose-reason': 'Elige el motivo.',
  'all-given-back': 'Este pago ya se ha devuelto por completo, o la devolución está en camino.',
  'most-given-back': (most) => `De este pago se pueden devolver como máximo ${most}.`,
  'paid-online':
    'Este pedido se pagó en línea. Devuelve el pago más abajo y el estado del pago cambiará automáticamente.',
  'payment-page-open': 'El cliente está ahora mismo en la página de pago. Inténtalo de nuevo dentro de unos minutos.',
  'provider-silent':
    'El proveedor de pagos no responde y el cliente podría pagar dos veces. Inténtalo de nuevo en un minuto.',
  hours: 'Escribe las horas como 09:00-12:00, 13:00-17:00, siempre en punto o a la media.',
  exception: (line) => `«${line}»: escribe una fecha y sus horas, por ejemplo 2026-12-24 closed.`,
  'day-twice': 'Indica cada día una sola vez.',
  'shown-name': 'Escribe el nombre que ven los clientes.',
  'reply-title': 'Ponle un título.',
  'reply-text': 'Escribe el texto.',
  'no-placeholder': (word) => `No existe el marcador {${word}}. Puedes usar {first name}, {order number} y {service}.`,
  'most-replies': (most) => `Ya hay ${most} respuestas guardadas. Elimina antes una que no haga falta.`,
  'reply-deleted': 'Esta respuesta se ha eliminado.',
};

export default spanish;
