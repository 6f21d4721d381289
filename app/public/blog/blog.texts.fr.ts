import type { Texts } from '#contract/base/texts.ts';
import type english from './blog.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Actualités : vie privée et sécurité',
  titleOfTag: (tag) => `Actualités, vie privée et sécurité : ${tag}`,
  description:
    'Des articles courts et pratiques sur les données personnelles, les fuites et les moyens de laisser une empreinte plus discrète.',
  lead: 'Courtes et pratiques.',
  tags: 'Mots-clés',
  allTags: 'Tous',
  pages: 'Pages',
  newer: 'Articles plus récents',
  older: 'Articles plus anciens',
  empty: 'Aucun article pour l’instant',
  emptyTag: 'Aucun article ne porte ce mot-clé. Les autres se trouvent sous « Tous ».',
  inEnglish: 'Cet article est en anglais.',
  readOn: 'À lire aussi',
  readMore: 'Lire la suite',
  aboutPost: 'à propos de',
  author: 'Administration',
  readingTime: (minutes) => `${minutes} min de lecture`,
};

export default french;
