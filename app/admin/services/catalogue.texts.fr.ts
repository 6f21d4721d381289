import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './catalogue.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Gestion des services',
  lead: 'Ce que propose le catalogue, par type et par prix. [Voir comme les visiteurs]',
  add: 'Ajouter un service',
  edit: 'Modifier le service',
  notReadText: 'Rien n’est perdu ; réessayez dans un instant.',
  none: 'Aucun service pour l’instant',
  noneText: 'Ce que vous ajoutez ici paraît aussitôt dans le catalogue.',
  groups: { main: 'Services principaux', special: 'Services spéciaux' },
  active: 'actif',
  inactive: 'inactif',
  activate: 'Activer',
  deactivate: 'Désactiver',
  hourly: (price) => `${price}[ de l’heure]`,
  noDescription: 'Pas de description',
  facts: (id, type, features, date) =>
    `[${id}], ${type}, ${counted('fr', features, { one: 'caractéristique', other: 'caractéristiques' })}, modifié le [${date}]`,
  change: 'Modifier',
  view: 'Voir',
  viewNamed: (name) => `Voir ${name} sur le site`,
  deleteAsked: 'Voulez-vous vraiment supprimer ce service ?',
  keepIt: 'Le garder',
  deleteText: 'Il disparaît définitivement du catalogue. Les commandes existantes gardent son nom.',

  failed: {
    save: 'Impossible d’enregistrer le service',
    visibility: 'Impossible de modifier la visibilité du service',
    delete: 'Impossible de supprimer le service',
  },
  done: {
    create: 'Le service a été créé',
    update: 'Le service a été modifié',
    activate: 'Service activé',
    deactivate: 'Service désactivé',
    delete: 'Le service a été supprimé',
  },

  save: 'Enregistrer le service',
  name: 'Nom',
  price: 'Prix',
  currency: 'Devise',
  priceIsFor: 'Le prix vaut pour',
  units: { service: 'le service entier', hour: 'une heure' },
  type: 'Type de service',
  types: { main: 'principal', special: 'spécial' },
  place: 'Position',
  placeHint:
    'Parmi les services de son type dans le catalogue, le plus petit nombre en premier. Laissez vide pour le placer en dernier.',
  intake: 'Le formulaire de commande demande',
  intakes: {
    note: 'une note seulement',
    scan: 'la dernière analyse',
    impersonation: 'des noms et des liens vers des images',
    appointment: 'un rendez-vous',
  },
  intakeHint: 'En plus d’une note, que tous les formulaires acceptent.',
  length: 'Durée d’un rendez-vous',
  minutes: (count) => `${count} minutes`,
  lengthHint: 'Si le formulaire en demande un.',
  description: 'Description',
  detailed: 'Description détaillée',
  features: 'Caractéristiques',
  featuresHint: 'Une par ligne.',
  includes: 'Inclut tout ce que contient',
  includesNothing: 'aucun autre service',
  includesHint: 'La carte le nomme, et la comparaison compte ses caractéristiques.',
  buttonLabel: 'Texte du bouton',
  badge: 'Badge',
  badgeHint: 'Free, Popular ou un mot à vous.',
  isActive: 'Actif',
  isActiveHint: 'Visible dans le catalogue et ouvert aux commandes.',
  preview: 'Aperçu',
};

export default french;
