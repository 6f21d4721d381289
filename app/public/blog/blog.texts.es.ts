import type { Texts } from '#contract/base/texts.ts';
import type english from './blog.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Noticias de privacidad y seguridad',
  titleOfTag: (tag) => `Noticias de privacidad y seguridad: ${tag}`,
  description:
    'Artículos breves y prácticos sobre datos personales, filtraciones y cómo dejar una huella más discreta.',
  lead: 'Breves y prácticas.',
  tags: 'Etiquetas',
  allTags: 'Todas',
  pages: 'Páginas',
  newer: 'Artículos más recientes',
  older: 'Artículos anteriores',
  empty: 'Todavía no hay artículos',
  emptyTag: 'Ningún artículo tiene esta etiqueta. Los demás están en «Todas».',
  inEnglish: 'Este artículo está en inglés.',
  readOn: 'Sigue leyendo',
  readMore: 'Leer más',
  aboutPost: 'sobre',
  author: 'Administración',
  readingTime: (minutes) => `${minutes} min de lectura`,
};

export default spanish;
