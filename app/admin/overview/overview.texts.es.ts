import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type { PaymentStatus } from '#contract/orders/types.ts';
import type english from './overview.texts.en.ts';

const countOrders = (count: number) => counted('es', count, { one: 'pedido', other: 'pedidos' });
const countMessages = (count: number) => counted('es', count, { one: 'mensaje', other: 'mensajes' });
const waitVerb = (count: number) => (count === 1 ? 'espera' : 'esperan');

const payments: Readonly<Record<PaymentStatus, string>> = {
  unpaid: 'sin pagar',
  pending: 'pago pendiente',
  paid: 'pagado',
  failed: 'pago fallido',
  refunded: 'reembolsado',
};

const spanish: Texts<typeof english> = {
  title: 'Resumen',
  today: (day, waiting) => `${day.charAt(0).toUpperCase()}${day.slice(1)}. ${waiting}`,
  nobody: 'No hay nadie esperando.',
  messagesWait: (count) => `${countMessages(count)} ${waitVerb(count)} respuesta.`,
  ordersWait: (count) => `${countOrders(count)} ${waitVerb(count)} atención.`,
  bothWait: (messageCount, orderCount) =>
    `${countMessages(messageCount)} y ${countOrders(orderCount)} esperan atención.`,
  tiles: {
    messages: {
      title: 'Mensajes de contacto',
      text: 'Leer, responder y tomar notas',
      count: (_count, shown) => `[${shown}] sin leer`,
    },
    orders: {
      title: 'Pedidos',
      text: 'Avanzar, cancelar, exportar',
      count: (count, shown) => `[${shown}] ${count === 1 ? 'pendiente' : 'pendientes'}`,
    },
    services: {
      title: 'Gestión de servicios',
      text: 'Títulos, precios y qué es visible',
      count: (count, shown) => `[${shown}] ${count === 1 ? 'activo' : 'activos'}`,
    },
    content: {
      title: 'Gestión de contenidos',
      text: 'Textos de las páginas, por clave',
      count: (count, shown) => `[${shown}] ${count === 1 ? 'entrada' : 'entradas'}`,
    },
    users: {
      title: 'Gestión de usuarios',
      text: 'Roles, desactivar, reactivar',
      count: (count, shown) => `[${shown}] ${count === 1 ? 'activo' : 'activos'}`,
    },
    branding: {
      title: 'Recursos de marca',
      text: 'Logotipo, favicon, cabecera, banner',
      count: (_count, shown) => `[${shown}] en uso`,
    },
  },
  waiting: {
    title: 'A la espera de atención',
    order: 'Lo más antiguo primero',
    messageFrom: (email) => `Mensaje de contacto de ${email}`,
    orderFrom: (email, status) => `Pedido de ${email}, ${payments[status]}`,
  },
  log: {
    title: 'Lo último en el registro de auditoría',
    all: 'Registro de auditoría',
    nothing: 'Todavía no se ha registrado nada.',
    system: 'El sistema o un visitante',
    gone: 'La cuenta ya no existe',
  },
};

export default spanish;
