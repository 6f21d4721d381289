import type { Texts } from '#contract/base/texts.ts';
import type english from './dashboard.texts.en.ts';

const spanish: Texts<typeof english> = {
  skip: 'Ir al contenido principal',
  pages: {
    dashboard: 'Panel',
    scans: 'Mis análisis',
    identity: 'Qué buscamos',
    removals: 'Supresiones',
    watching: 'Vigilancia',
    requests: 'Solicitudes de servicio',
    profile: 'Perfil y seguridad',
    billing: 'Facturas y compras',
    activity: 'Registro de actividad',
    settings: 'Ajustes',
  },
  admin: 'Panel de administración',
  signOut: 'Cerrar sesión',
  welcome: (name) => `Hola de nuevo, ${name}`,
  nameless: 'cliente',
  tagline: 'Gestiona tu privacidad y tu seguridad',
  legal: 'Información legal',
  privacy: 'Política de privacidad',
  terms: 'Condiciones del servicio',
  contact: 'Contacto',
  lists: {
    activity: { loading: 'Cargando tu actividad', pages: 'Páginas de tu actividad' },
    scans: { loading: 'Cargando tus análisis', pages: 'Páginas de tus análisis' },
    requests: { loading: 'Cargando tus solicitudes', pages: 'Páginas de tus solicitudes' },
  },
  live: 'Esta lista se actualiza sola',
  loadingPage: 'Cargando la página',
  loadingContent: 'Cargando su contenido',
  back: 'Volver al panel',
};

export default spanish;
