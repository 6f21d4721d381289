import type { Texts } from '#contract/base/texts.ts';
import type english from './page-field.texts.en.ts';

const french: Texts<typeof english> = {
  names: {
    heading: 'Titre',
    description: 'Description',
    updated: 'Dernière mise à jour',
    draft: 'Brouillon',
    intro: 'Introduction',
    sections: 'Sections',
    section: 'Section',
    sectionTitle: 'Titre de la section',
    sectionText: 'Texte de la section',
  },
  hints: {
    facts: '{name} représente le nom du produit, {n} le nombre de sources de données actives.',
    notReviewed: 'La page indique que le texte n’a pas encore fait l’objet d’une relecture juridique.',
    markdown: 'Markdown.',
  },
};

export default french;
