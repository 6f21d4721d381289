import type { Texts } from '#contract/base/texts.ts';
import type english from './posts.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Gestión del blog',
  lead: 'Artículos publicados y borradores; primero, los más recientes.',
  add: 'Añadir artículo',
  edit: 'Editar artículo',
  notReadText: 'No se ha perdido nada; inténtalo de nuevo en un momento.',
  none: 'Todavía no hay artículos en el blog',
  pages: 'Páginas de artículos',
  statuses: { draft: 'borrador', published: 'publicado' },
  toBePublished: (date) => `se publicará el [${date}]`,
  changedOn: (date) => `modificado el [${date}]`,
  publishedOn: (date) => `publicado el [${date}]`,
  change: 'Editar',
  view: 'Ver',
  previewDraft: 'Ver el borrador',
  deleteAsked: '¿Eliminar este artículo?',
  keepIt: 'Conservarlo',
  deleteText: 'Se quita del blog para siempre y los enlaces que llevan a él dejan de funcionar.',

  failed: {
    create: 'No se ha podido crear el artículo.',
    update: 'No se ha podido actualizar el artículo.',
    delete: 'No se ha podido eliminar el artículo.',
  },
  done: {
    create: 'El artículo se ha creado.',
    update: 'El artículo se ha actualizado.',
    delete: 'El artículo se ha eliminado.',
  },

  save: 'Guardar artículo',
  previewSaved: 'Ver lo guardado',
  postTitle: 'Título',
  content: 'Contenido',
  contentHint: 'Markdown: # títulos, **negrita**, - listas, [enlaces](https://…). El HTML se muestra como texto.',
  excerpt: 'Extracto',
  excerptHint: 'Aparece en la tarjeta. Sin extracto, se muestran los primeros 200 caracteres.',
  image: 'URL de la imagen',
  imageHint: 'Aquí se guarda una copia, de hasta 5 MB. Sin imagen, el artículo lleva un dibujo.',
  alternative: 'Texto alternativo',
  alternativeHint: 'Lo que muestra la imagen, para quienes no la ven. Déjalo vacío si solo es decorativa.',
  tags: 'Etiquetas',
  tagsHint: 'Separadas por comas. La tarjeta muestra las tres primeras.',
  status: 'Estado',
  address: 'Dirección',
  addressHint: '/blog/… Vacía: se forma a partir del título.',
  publishAt: 'Publicar el',
  publishAtHint: (zone) => `Se publica por sí solo a esta hora de la zona ${zone}. Vacío: sigue siendo un borrador.`,
  keepDate: 'Conservar la fecha de publicación',
  keepDateHint: 'Si no, al guardar recibe la fecha de ahora y pasa al principio.',

  preview: 'Vista previa',
  previewText: 'Ver el texto',
  drawing: 'Preparando…',
  notDrawn: 'No se ha podido mostrar la vista previa.',
  previewOf: (title) => `Vista previa: ${title}`,
  previewNote: 'Vista previa de lo guardado, solo para el equipo. [Editar este artículo]',
};

export default spanish;
