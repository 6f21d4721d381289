import type { Texts } from '#contract/base/texts.ts';
import type english from './page-field.texts.en.ts';

const spanish: Texts<typeof english> = {
  names: {
    heading: 'Encabezado',
    description: 'Descripción',
    updated: 'Última actualización',
    draft: 'Borrador',
    intro: 'Introducción',
    sections: 'Secciones',
    section: 'Sección',
    sectionTitle: 'Título de la sección',
    sectionText: 'Texto de la sección',
  },
  hints: {
    facts: '{name} representa el nombre del producto y {n}, el número de fuentes de datos activas.',
    notReviewed: 'La página indica que el texto todavía no ha pasado una revisión jurídica.',
    markdown: 'Markdown.',
  },
};

export default spanish;
