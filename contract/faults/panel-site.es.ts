import type { Texts } from '#contract/base/texts.ts';
import type english from './panel-site.en.ts';

const spanish: Texts<typeof english> = {
  'changed-while-editing':
    'Otra persona lo ha modificado. Ábrelo en otra pestaña para ver su versión; la tuya sigue aquí.',

  'post-incomplete': 'El título y el contenido son obligatorios.',
  'post-address': 'Solo letras minúsculas sin acentos, cifras y guiones, como un-mes-tranquilo.',
  'post-address-taken': 'Otro artículo ya tiene esta dirección.',
  'post-image-address': 'Escribe una dirección que empiece por https://. No se admite SVG.',
  'tag-too-long': (most) => `Como máximo, ${most} caracteres por etiqueta.`,
  'many-tags': (most) => `Como máximo, ${most} etiquetas.`,
  'post-status': 'Elige borrador o publicado.',
  'publication-time': 'Elige un día y una hora.',
  'publication-past': 'Elige una hora que aún no haya pasado.',
  'post-gone': 'Este artículo se ha eliminado.',

  'invalid-json': 'El JSON del campo de contenido no es válido',
  'content-not-one-object': 'El contenido es un solo objeto: empieza por { y termina con }.',
  'content-character': 'El contenido incluye un carácter que no se puede guardar.',
  'missing-title': 'Escribe un título.',
  'missing-page-key': 'Escribe una clave de página.',
  'page-key-format': 'Solo letras sin acentos, cifras, _ y -, como homepage_hero.',
  'page-key-taken': 'Ya existe una entrada con esta clave.',
  'page-key-unread': 'Ninguna página del sitio lee esta clave.',
  'many-entries': (most) => `Puede haber como máximo ${most} entradas.`,
  'entry-gone': 'Esta entrada ya no existe.',
  'no-part-heading': 'Sin encabezado, la página muestra el predeterminado.',
  'no-part-description': 'Sin descripción, la página muestra la predeterminada.',
  'no-legal-date': 'Sin fecha, la página muestra su texto predeterminado.',
  'no-legal-intro': 'Sin introducción, la página muestra su texto predeterminado.',
  'no-section': 'Sin ninguna sección, la página muestra su texto predeterminado.',
  'no-section-title': 'Si alguna sección no tiene título, la página muestra su texto predeterminado.',
  'no-section-text': 'Si alguna sección no tiene texto, la página muestra su texto predeterminado.',

  'missing-service-name': 'Escribe un nombre.',
  'missing-price': 'Escribe un precio.',
  'price-format': 'Escribe un precio como 79.50, con punto decimal.',
  'missing-currency': 'Elige una moneda.',
  'missing-service-type': 'Elige un tipo.',
  'feature-too-long': (most) => `Como máximo, ${most} caracteres por línea.`,
  'many-features': (most) => `Como máximo, ${most} características.`,
  'position-format': 'Escribe un número entero, o déjalo vacío para ponerlo al final.',
  'missing-appointment-length': 'Elige cuánto dura una cita.',
  'service-in-use': 'Hay análisis asociados a este servicio, así que no se puede eliminar. Sí se puede ocultar.',
  'service-includes-itself': 'Un servicio no puede incluir otro que lo incluya a él o que ya no exista.',
  'many-services': (most) => `El catálogo puede tener como máximo ${most} servicios.`,
  'service-gone': 'Este servicio se ha eliminado.',

  'missing-answer': 'Escribe una respuesta.',
};

export default spanish;
