import type { Texts } from '#contract/base/texts.ts';
import type english from './languages.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Traducciones',
  explained: 'Un campo que se deja vacío se muestra en inglés.',
  headings: { es: 'Español', fr: 'Francés' },
  fields: {
    name: { es: 'Nombre en español', fr: 'Nombre en francés' },
    title: { es: 'Título en español', fr: 'Título en francés' },
    heading: { es: 'Encabezado en español', fr: 'Encabezado en francés' },
    description: { es: 'Descripción en español', fr: 'Descripción en francés' },
    metaDescription: { es: 'Metadescripción en español', fr: 'Metadescripción en francés' },
    detailedDescription: { es: 'Descripción detallada en español', fr: 'Descripción detallada en francés' },
    features: { es: 'Características en español', fr: 'Características en francés' },
    buttonLabel: { es: 'Texto del botón en español', fr: 'Texto del botón en francés' },
    badge: { es: 'Distintivo en español', fr: 'Distintivo en francés' },
    content: { es: 'Contenido en español', fr: 'Contenido en francés' },
    excerpt: { es: 'Extracto en español', fr: 'Extracto en francés' },
    featuredImageAlt: { es: 'Qué muestra la imagen, en español', fr: 'Qué muestra la imagen, en francés' },
    body: { es: 'Texto en español', fr: 'Texto en francés' },
  },
  hints: {
    features: 'Una por línea, en el orden del inglés.',
    badge: 'Free y Popular se traducen solos.',
    content: 'Markdown.',
    json: 'JSON, con las mismas partes que el inglés. Un texto legal se muestra en este idioma cuando están su título y su contenido.',
    body: 'Los mismos marcadores que en inglés.',
  },
  delivered: 'Esta traducción viene con el producto. Se muestra mientras nadie cambie el inglés.',
  outdated: 'El inglés ha cambiado desde entonces.',
  changed: (fields) => `El inglés ha cambiado después de traducir: ${fields}.`,
  missing: (fields) => `Falta: ${fields}.`,
  complete: 'Todo está traducido.',
  current: { es: 'El español está al día', fr: 'El francés está al día' },
  currentHint: 'Marca esta casilla si el inglés ha cambiado y la traducción puede quedarse como está.',
  inEnglish: 'En inglés, aún sin traducir',
  copyEnglish: 'Empezar con el inglés',
  preview: 'Ver la traducción',
  drawing: 'Componiendo…',
};

export default spanish;
