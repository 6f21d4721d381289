import type { Texts } from '#contract/base/texts.ts';
import type english from './search.texts.en.ts';

const spanish: Texts<typeof english> = {
  open: 'Buscar',
  title: 'Buscar en el panel',
  placeholder: 'Sección, pedido, cliente, mensaje…',
  failed: 'Ahora mismo solo se encuentran secciones: la búsqueda no ha respondido. Inténtalo de nuevo en un momento.',
  searching: 'Buscando…',
  ofNewest: 'Solo entre lo más reciente. Escribe al menos tres letras para buscar en todo.',
  nothing: 'No se ha encontrado nada.',
  tabs: 'Secciones',
  kinds: {
    order: 'Pedidos',
    user: 'Usuarios',
    message: 'Mensajes',
    post: 'Entradas del blog',
    service: 'Servicios',
  },
  all: {
    order: (query) => `Todos los pedidos con «${query}»`,
    user: (query) => `Todos los usuarios con «${query}»`,
    message: (query) => `Todos los mensajes con «${query}»`,
  },
};

export default spanish;
