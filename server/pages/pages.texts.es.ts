import type { Texts } from '#contract/base/texts.ts';
import type english from './pages.texts.en.ts';

const spanish: Texts<typeof english> = {
  failures: {
    400: ['Esta dirección no se puede leer', 'Puede que el enlace se haya cortado o alterado por el camino.'],
    403: [
      'Esta petición se ha rechazado',
      'No venía de una página de este sitio. Vuelve a abrir la página y repite el paso.',
    ],
    404: ['Aquí no hay ninguna página', 'Puede que el enlace sea antiguo o esté mal escrito.'],
    405: ['Esto no se puede hacer aquí', 'La página no responde a este tipo de petición.'],
    408: [
      'La petición ha tardado demasiado',
      'No ha llegado a tiempo y no se ha aceptado nada de ella. Inténtalo de nuevo o envía menos de una vez.',
    ],
    413: [
      'Es demasiado grande',
      'No se ha aceptado nada. Los archivos pueden sumar 10 MB, las imágenes del sitio 5 MB y todo lo demás mucho menos. Vuelve atrás, quita algo y envíalo de nuevo.',
    ],
    414: ['Esta dirección es demasiado larga', 'Puede que el enlace se haya alterado por el camino.'],
    421: ['No corresponde a esta dirección', 'Ábrelo en la máquina en la que se ejecuta, en http://localhost.'],
    429: ['Demasiadas peticiones', 'Espera un momento e inténtalo de nuevo.'],
    431: ['La petición es demasiado grande', 'Puede ayudar que borres las cookies de este sitio.'],
    503: ['Tenemos mucho tráfico', 'Inténtalo de nuevo en un momento.'],
  },
  broken: ['Algo ha fallado por nuestra parte', 'Ha quedado registrado. Inténtalo de nuevo en un momento.'],
  maintenance: {
    closed: [
      'Estamos trabajando en este sitio',
      'Volverá pronto y no se pierde nada tuyo. Inténtalo de nuevo en unos minutos.',
    ],
    'read-only': [
      'En este momento no se puede cambiar nada',
      'Estamos trabajando en este sitio. Mientras tanto, las páginas se pueden leer; lo que has enviado no se ha aceptado. Vuelve atrás e inténtalo de nuevo en unos minutos.',
    ],
  },
  reference: (id) => `Referencia: ${id}`,
  home: 'Ir a la página de inicio',
};

export default spanish;
