import type { Texts } from '#contract/base/texts.ts';
import type english from './branding.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Recursos de marca',
  lead: 'Solo un logotipo y un favicon están activos a la vez, y se muestran de inmediato en todas las páginas abiertas. Las imágenes de cabecera y los banners se guardan, pero todavía no se muestran en ningún sitio.',
  notReadText: 'Están a salvo; inténtalo de nuevo en un momento.',
  none: 'Todavía no hay recursos de marca',
  noneText: 'El sitio muestra su propio logotipo y su propio favicon.',
  pages: 'Páginas de recursos',
  types: { logo: 'logotipo', favicon: 'favicon', 'header-image': 'imagen de cabecera', banner: 'banner' },
  active: 'activo',
  inactive: 'inactivo',
  activate: 'Activar',
  deactivate: 'Desactivar',
  thisOne: (type) => `este recurso (${type})`,
  named: (type, address) => `${type}, ${address}`,
  question: '¿Eliminar este recurso de marca?',
  keep: 'Conservarlo',
  explanation: 'Donde se muestra, lo sustituye el propio del sitio.',
  notFetched: 'La imagen aún no se ha obtenido.',
  notLoaded: 'Ninguna página carga esta dirección.',
  broken: 'Esta imagen no se carga.',
  onLight: 'Sobre el fondo claro',
  onDark: 'Sobre el fondo oscuro',
  form: {
    title: 'Añadir un recurso',
    type: 'Tipo de recurso',
    address: 'URL',
    addressHint:
      'PNG, JPEG, WebP, AVIF, GIF o ICO, por https, de 5 MB como máximo. Aquí se guarda una copia. No se acepta SVG.',
    add: 'Añadir el recurso',
    adding: 'Añadiendo…',
    incomplete: 'Indica tanto el tipo de recurso como la URL.',
  },
  done: {
    add: 'El recurso de marca se ha creado.',
    activate: 'El recurso de marca se ha activado.',
    deactivate: 'El recurso de marca se ha desactivado.',
    delete: 'El recurso de marca se ha eliminado.',
  },
  failures: {
    add: 'No se ha podido crear el recurso de marca.',
    activate: 'No se ha podido actualizar el recurso de marca.',
    deactivate: 'No se ha podido actualizar el recurso de marca.',
    delete: 'No se ha podido eliminar el recurso de marca.',
  },
};

export default spanish;
