import type { Texts } from '#contract/base/texts.ts';
import type english from './panel.texts.en.ts';
import notRead from './read-failures.texts.es.ts';

const spanish: Texts<typeof english> = {
  title: (page) => `${page} · Panel de administración`,
  heading: 'Panel de administración',
  skip: 'Ir al contenido principal',
  welcome: (name) => `Hola, ${name}`,
  nameless: 'admin',
  fullAccess: 'Acceso completo',
  assistantAccess: 'Acceso de asistente',
  tabList: 'Secciones de administración',
  dashboard: 'Panel personal',
  signOut: 'Cerrar sesión',
  legal: 'Información legal',
  privacy: 'Política de privacidad',
  terms: 'Condiciones del servicio',
  contact: 'Contacto',
  tabs: {
    overview: 'Resumen',
    messages: 'Mensajes',
    orders: 'Pedidos',
    services: 'Gestión de servicios',
    content: 'Gestión de contenidos',
    users: 'Gestión de usuarios',
    requests: 'Solicitudes de servicio',
    blog: 'Gestión del blog',
    branding: 'Recursos de marca',
    audit: 'Registro de auditoría',
    analytics: 'Estadísticas',
  },
  notRead,
  error: 'Error',
  messageStatuses: { unread: 'Sin leer', read: 'Leído', replied: 'Respondido', archived: 'Archivado' },
  shortcuts: {
    title: 'Atajos de teclado',
    close: 'Cerrar',
    use: 'Usar estas teclas',
    useHint: 'Se recuerda en este dispositivo. Las de la búsqueda y la barra lateral funcionan siempre.',
    search: 'Buscar en el panel',
    list: 'Mostrar esta lista',
    searchList: 'Buscar en la lista',
    next: 'Elemento siguiente de la lista',
    previous: 'Elemento anterior de la lista',
    sidebar: 'Contraer o desplegar la barra lateral',
  },
};

export default spanish;
