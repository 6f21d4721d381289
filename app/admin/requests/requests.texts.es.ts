import type { Texts } from '#contract/base/texts.ts';
import type english from './requests.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Solicitudes de servicio',
  lead: 'Los mismos pedidos, según quién los hizo. Cualquier estado puede seguir a cualquier otro.',
  toCompanies: 'Solicitudes a empresas',
  ways: 'Vías a las empresas',
  notReadText: 'Están a salvo; inténtalo de nuevo en un momento.',
  none: 'Todavía no hay solicitudes de servicio',
  noMatch: 'Ninguna solicitud coincide',
  caption: 'Solicitudes de servicio',
  pages: 'Páginas de solicitudes',
  filter: 'Filtrar solicitudes por estado',
  all: 'Todas',
  search: 'Buscar solicitudes',
  statuses: {
    pending: 'Pendiente',
    processing: 'En curso',
    in_progress: 'En curso',
    completed: 'Completada',
    cancelled: 'Cancelada',
  },
  unknownUser: 'Usuario desconocido',
  columns: {
    who: 'Solicitante',
    service: 'Servicio',
    status: 'Estado',
    payment: 'Pago',
    amount: 'Importe',
    date: 'Fecha',
    notes: 'Notas',
    act: 'Editar',
  },
  notes: 'Notas',
  notesOn: (service, id) => `Notas sobre ${service}, ${id}`,
  noNotes: 'Sin notas',
  notesHint: 'Se muestra en Solicitudes de servicio.',
  close: 'Cerrar',
  open: 'Abrir el pedido',
};

export default spanish;
