import type { Texts } from '#contract/base/texts.ts';
import type english from './company-routes.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Vías a las empresas',
  lead: 'Cada sitio se comprueba una vez por semana. Lo que no funciona, lleva a otro sitio o devuelve el correo no se ofrece a nadie.',
  back: 'Solicitudes de servicio',
  notRead: 'No se han podido cargar las vías a las empresas.',
  notReadText: 'No se ha perdido nada; inténtalo de nuevo en un momento.',
  figures: {
    routes: 'Vías web',
    seen: 'Comprobadas en dos semanas',
    changed: 'Con cambios en cuatro semanas',
    withheld: 'No ofrecidas',
    bounced: 'Direcciones que devuelven el correo',
  },
  noCompany: 'Ya sin empresa',
  offerAgain: 'Volver a ofrecer',
  withheld: {
    title: 'Vías web que no se ofrecen',
    none: 'Se pueden ofrecer todas las vías que hemos comprobado',
    noneText: 'Aquí aparecen las páginas que ya no existen, llevan a otro sitio o están en venta.',
    columns: { route: 'Vía', since: 'No se ofrece desde', at: 'Última comprobación', act: '¿Es correcta?' },
    why: {
      moved: (host) => (host ? `Llevó a otro sitio (${host}).` : 'Llevó a otro sitio.'),
      parked: (host) => (host ? `El dominio está en venta (${host}).` : 'El dominio está en venta.'),
      missing: (status) =>
        status
          ? `No se encontró la página (${status}), al menos dos veces seguidas.`
          : 'No se encontró la página, al menos dos veces seguidas.',
      silent: () => 'Desde entonces su sitio no ha respondido.',
    },
  },
  bounced: {
    title: 'Direcciones que devuelven el correo',
    none: 'Ninguna dirección ha devuelto el correo',
    noneText: 'Aquí aparecen las direcciones cuyo correo volvió, según los clientes o el equipo.',
    columns: { email: 'Dirección', by: 'Quién avisó', at: 'Desde', act: '¿Funciona?' },
    by: { staff: 'El equipo', person: 'Un cliente' },
  },
  done: { accept: 'La vía se vuelve a ofrecer', restore: 'La dirección se vuelve a ofrecer' },
  failures: {
    accept: 'No se ha podido volver a ofrecer la vía',
    restore: 'No se ha podido volver a ofrecer la dirección',
  },
};

export default spanish;
