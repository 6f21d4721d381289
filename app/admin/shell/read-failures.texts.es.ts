import type { Texts } from '#contract/base/texts.ts';
import type english from './read-failures.texts.en.ts';

const spanish: Texts<typeof english> = {
  overview: 'No se ha podido cargar el resumen.',
  messages: 'No se han podido cargar los mensajes.',
  orders: 'No se han podido cargar los pedidos',
  services: 'No se han podido cargar los servicios',
  content: 'No se han podido cargar los contenidos',
  users: 'No se han podido cargar los usuarios.',
  requests: 'No se han podido cargar las solicitudes de servicio.',
  blog: 'No se han podido cargar los artículos del blog.',
  branding: 'No se han podido cargar los recursos de marca.',
  audit: 'No se ha podido cargar el registro de auditoría.',
  analytics: 'No se han podido cargar las estadísticas.',
};

export default spanish;
