import type { FunnelStep } from '#contract/analytics/funnel.ts';
import type { EventType } from '#contract/analytics/types.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './analytics.texts.en.ts';

const steps: Readonly<Record<FunnelStep, { name: string; means: string }>> = {
  visits: {
    name: 'Páginas vistas',
    means:
      'Páginas que alguien ha mirado. No se cuenta cuál ni quién; quedan fuera las máquinas y quienes piden que no se les cuente.',
  },
  requests: { name: 'Solicitudes', means: 'Análisis gratuitos que se han pedido.' },
  opened: { name: 'Correos abiertos', means: 'De esas solicitudes, aquellas cuyo enlace enviado se abrió.' },
  results: { name: 'Resultados', means: 'De esas solicitudes, aquellas cuyo análisis se completó.' },
  accounts: { name: 'Cuentas', means: 'Cuentas que se crearon en esos días.' },
  orders: { name: 'Pedidos', means: 'Servicios que se pidieron en esos días.' },
  paid: { name: 'Pagados', means: 'Pedidos de esos días que están pagados.' },
};

const events: Readonly<Record<EventType, string>> = {
  page_view: 'Página vista',
  sign_up: 'Registro',
  sign_in: 'Inicio de sesión',
  scan: 'Análisis',
  order: 'Pedido',
};

const spanish: Texts<typeof english> = {
  title: 'Estadísticas',
  lead: 'Las contamos nosotros, sin cookies y sin identificar a nadie. Los días son en UTC.',
  notReadText: 'No se ha perdido nada; inténtalo de nuevo en un momento.',
  sources: 'Fuentes',
  range: 'Periodo mostrado',
  days: (days) => (days === 365 ? 'Un año' : `${days} días`),
  figures: {
    label: 'Cifras',
    revenue: 'Ingresos',
    and: (amount) => `y ${amount}`,
    active: 'Usuarios activos',
    activeText: 'Registrados en los últimos 30 días',
    signedIn: 'Iniciaron sesión, últimos 30 días',
    totals: {
      scan: 'Análisis',
      order: 'Pedidos',
      page_view: 'Páginas vistas',
      sign_up: 'Registros',
      sign_in: 'Inicios de sesión',
    },
    noChange: 'Sin cambios',
    noneBefore: 'Nada en el periodo anterior',
    change: (percent) => `${percent} % respecto al periodo anterior`,
  },
  perDay: { work: 'Análisis y pedidos por día', revenue: 'Ingresos por día', views: 'Páginas vistas por día' },
  services: {
    title: 'Análisis y pedidos por servicio',
    none: 'Nada en este periodo.',
    service: 'Servicio',
    removed: 'Servicio eliminado',
  },
  devices: { title: 'Los 5 dispositivos más frecuentes', none: 'Ninguna página vista en este periodo.' },
  countries: { title: 'Los 5 países más frecuentes', none: 'En este periodo no se conoce ningún país.' },
  deviceNames: { desktop: 'escritorio', mobile: 'móvil', tablet: 'tableta' },
  recent: {
    title: 'Actividad reciente',
    none: 'Todavía no hay eventos',
    noneText: 'Aquí aparecen las páginas vistas, los registros, los inicios de sesión, los análisis y los pedidos.',
    events,
    several: (event, count) => `${event} × ${count}`,
    unknownDevice: 'Desconocido',
    unknownCountry: 'Desconocido',
    columns: { event: 'Evento', device: 'Dispositivo', country: 'País', time: 'Hora' },
  },
  funnel: {
    title: 'De una visita a un pedido pagado',
    steps,
    showAsTable: 'Mostrar como tabla, con lo que es cada paso',
    columns: { step: 'Paso', count: 'Número', part: 'Del paso anterior' },
    part: (percent) => `${percent} %`,
    note: 'Los correos y los resultados corresponden a las solicitudes de esos días. Nada las relaciona con una visita, una cuenta o un pedido: esos pasos se cuentan por separado. Quienes eliminaron su cuenta no figuran entre las solicitudes.',
  },
};

export default spanish;
