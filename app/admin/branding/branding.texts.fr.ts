import type { Texts } from '#contract/base/texts.ts';
import type english from './branding.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Éléments de marque',
  lead: 'Un seul logo et un seul favicon sont actifs à la fois ; ils s’affichent aussitôt sur toutes les pages ouvertes. Les images d’en-tête et les bannières sont conservées, mais ne s’affichent encore nulle part.',
  notReadText: 'Ils sont intacts ; veuillez réessayer dans un instant.',
  none: 'Aucun élément de marque pour l’instant',
  noneText: 'Le site affiche son propre logo et son propre favicon.',
  pages: 'Pages d’éléments',
  types: { logo: 'logo', favicon: 'favicon', 'header-image': 'image d’en-tête', banner: 'bannière' },
  active: 'actif',
  inactive: 'inactif',
  activate: 'Activer',
  deactivate: 'Désactiver',
  thisOne: (type) => `cet élément (${type})`,
  named: (type, address) => `${type}, ${address}`,
  question: 'Supprimer cet élément de marque ?',
  keep: 'Le conserver',
  explanation: 'Là où il s’affiche, celui du site prend sa place.',
  notFetched: 'L’image n’a pas encore été récupérée.',
  notLoaded: 'Aucune page ne charge cette adresse.',
  broken: 'Cette image ne se charge pas.',
  onLight: 'Sur le fond clair',
  onDark: 'Sur le fond sombre',
  form: {
    title: 'Ajouter un élément',
    type: 'Type d’élément',
    address: 'URL',
    addressHint:
      'PNG, JPEG, WebP, AVIF, GIF ou ICO, en https, 5 Mo au maximum. Une copie est conservée ici. Le format SVG n’est pas accepté.',
    add: 'Ajouter l’élément',
    adding: 'Ajout…',
    incomplete: 'Indiquez à la fois le type d’élément et l’URL.',
  },
  done: {
    add: 'L’élément de marque a été créé.',
    activate: 'L’élément de marque a été activé.',
    deactivate: 'L’élément de marque a été désactivé.',
    delete: 'L’élément de marque a été supprimé.',
  },
  failures: {
    add: 'Impossible de créer l’élément de marque.',
    activate: 'Impossible de mettre à jour l’élément de marque.',
    deactivate: 'Impossible de mettre à jour l’élément de marque.',
    delete: 'Impossible de supprimer l’élément de marque.',
  },
};

export default french;
