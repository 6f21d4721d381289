import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './orders.texts.en.ts';

const countOrders = (count: number) => counted('es', count, { one: 'pedido', other: 'pedidos' });

const spanish: Texts<typeof english> = {
  title: 'Pedidos',
  lead: 'Los más recientes primero. La lista se actualiza sola.',
  statuses: {
    pending: 'Pendiente',
    processing: 'En curso',
    in_progress: 'En curso',
    completed: 'Completado',
    cancelled: 'Cancelado',
  },
  filter: 'Filtrar los pedidos por estado',
  filters: {
    all: 'Todos',
    pending: 'Pendientes',
    in_progress: 'En curso',
    completed: 'Completados',
    cancelled: 'Cancelados',
  },
  filterOwner: 'Filtrar los pedidos por quien se ocupa de ellos',
  owners: { all: 'Todo el equipo', mine: 'Los míos', unassigned: 'Sin asignar', overdue: 'Atrasados' },
  sum: (count, all, paid) => `${countOrders(count)}; ${all} en total; ${paid} pagados`,
  search: 'Buscar pedidos',
  export: (format) => `Exportar ${format}`,
  appointments: 'Citas',
  safe: 'Están a salvo; inténtalo de nuevo en un momento.',
  none: 'No hay pedidos con el filtro elegido.',
  pages: 'Páginas de pedidos',
  card: {
    choose: (service, number) => `Elegir ${service}, ${number}`,
    newMessages: (count) => counted('es', count, { one: 'mensaje nuevo', other: 'mensajes nuevos' }),
    overdue: (day) => `Atrasado desde el ${day}`,
    due: (day) => `Para el [${day}]`,
  },
  acts: {
    start: 'Empezar',
    complete: 'Marcar como completado',
    cancel: 'Cancelar',
    on: (act, number) => `${act}, ${number}`,
  },
  cancelCompleted: {
    title: '¿Cancelar un pedido completado?',
    text: 'Se borra la fecha en que se completó y se avisa al cliente de que se ha cancelado.',
    keep: 'Dejarlo completado',
    cancel: 'Cancelar el pedido',
  },
  bulk: {
    chooseAll: 'Elegir todos los de esta página',
    chosen: (count) => counted('es', count, { one: 'pedido elegido', other: 'pedidos elegidos' }),
    newStatus: 'Nuevo estado de los pedidos elegidos',
    change: 'Cambiar el estado',
    title: '¿Cancelar pedidos completados?',
    text: 'Algunos de los pedidos elegidos están completados. Se avisa a sus clientes de que se han cancelado.',
    keep: 'Conservarlos',
    cancel: 'Cancelar los pedidos',
  },
  status: {
    label: 'Estado',
    of: (number) => `Estado de ${number}`,
    change: 'Cambiar el estado',
  },
  saving: 'Guardando…',
  done: {
    updated: 'Estado del pedido actualizado',
    someLeft: (left, all) =>
      `Estado actualizado. ${left} de ${all} pedidos siguen como estaban: otra persona los ha cambiado.`,
    scan: 'El análisis empieza de nuevo',
    payment: 'Pago registrado',
    refund: 'El reembolso está en camino. Se avisa al cliente.',
    plan: 'Guardado. El cliente ya lo ve.',
    notes: 'Nota guardada. El cliente ya la ve.',
    internalNote: 'Nota interna guardada',
    settled: 'Marcado. No hace falta responder.',
  },
  failed: 'No se ha podido actualizar el pedido',
  request: {
    done: 'Solicitud de servicio actualizada.',
    failed: 'No se ha podido actualizar la solicitud de servicio.',
  },
  unknownCustomer: 'Usuario desconocido',
};

export default spanish;
