import type { Texts } from '#contract/base/texts.ts';
import type english from './languages.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Traductions',
  explained: 'Un champ laissé vide s’affiche en anglais.',
  headings: { es: 'Espagnol', fr: 'Français' },
  fields: {
    name: { es: 'Nom en espagnol', fr: 'Nom en français' },
    title: { es: 'Titre en espagnol', fr: 'Titre en français' },
    heading: { es: 'Intitulé en espagnol', fr: 'Intitulé en français' },
    description: { es: 'Description en espagnol', fr: 'Description en français' },
    metaDescription: { es: 'Métadescription en espagnol', fr: 'Métadescription en français' },
    detailedDescription: { es: 'Description détaillée en espagnol', fr: 'Description détaillée en français' },
    features: { es: 'Points forts en espagnol', fr: 'Points forts en français' },
    buttonLabel: { es: 'Texte du bouton en espagnol', fr: 'Texte du bouton en français' },
    badge: { es: 'Étiquette en espagnol', fr: 'Étiquette en français' },
    content: { es: 'Contenu en espagnol', fr: 'Contenu en français' },
    excerpt: { es: 'Extrait en espagnol', fr: 'Extrait en français' },
    featuredImageAlt: { es: 'Ce que montre l’image, en espagnol', fr: 'Ce que montre l’image, en français' },
    body: { es: 'Texte en espagnol', fr: 'Texte en français' },
  },
  hints: {
    features: 'Un par ligne, dans l’ordre de l’anglais.',
    badge: 'Free et Popular sont traduits automatiquement.',
    content: 'Markdown.',
    json: 'JSON, avec les mêmes parties que l’anglais. Un texte juridique s’affiche dans cette langue dès que son titre et son contenu sont là.',
    body: 'Les mêmes champs à remplir qu’en anglais.',
  },
  delivered: 'Cette traduction est fournie avec le produit. Elle s’affiche tant que personne ne modifie l’anglais.',
  outdated: 'L’anglais a changé depuis.',
  changed: (fields) => `L’anglais a changé depuis la traduction : ${fields}.`,
  missing: (fields) => `Manquant : ${fields}.`,
  complete: 'Tout est traduit.',
  current: { es: 'L’espagnol est à jour', fr: 'Le français est à jour' },
  currentHint: 'Cochez cette case si l’anglais a changé et que la traduction peut rester telle quelle.',
  inEnglish: 'En anglais, pas encore traduit',
  copyEnglish: 'Partir de l’anglais',
  preview: 'Voir la traduction',
  drawing: 'Mise en page…',
};

export default french;
