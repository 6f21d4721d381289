import type { Texts } from '#contract/base/texts.ts';
import type english from './panel.texts.en.ts';
import notRead from './read-failures.texts.fr.ts';

const french: Texts<typeof english> = {
  title: (page) => `${page} · Administration`,
  heading: 'Administration',
  skip: 'Aller au contenu principal',
  welcome: (name) => `Bonjour, ${name}`,
  nameless: 'admin',
  fullAccess: 'Accès complet',
  assistantAccess: 'Accès d’assistance',
  tabList: 'Rubriques de l’administration',
  dashboard: 'Tableau de bord',
  signOut: 'Se déconnecter',
  legal: 'Informations légales',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
  contact: 'Contact',
  tabs: {
    overview: 'Vue d’ensemble',
    messages: 'Messages',
    orders: 'Commandes',
    services: 'Gestion des services',
    content: 'Gestion des contenus',
    users: 'Gestion des utilisateurs',
    requests: 'Demandes de service',
    blog: 'Gestion du blog',
    branding: 'Éléments de marque',
    audit: 'Journal d’audit',
    analytics: 'Statistiques',
  },
  notRead,
  error: 'Erreur',
  messageStatuses: { unread: 'Non lu', read: 'Lu', replied: 'Répondu', archived: 'Archivé' },
  shortcuts: {
    title: 'Raccourcis clavier',
    close: 'Fermer',
    use: 'Utiliser ces touches',
    useHint: 'Mémorisé sur cet appareil. Celles de la recherche et de la barre latérale fonctionnent toujours.',
    search: 'Rechercher dans l’administration',
    list: 'Afficher cette liste',
    searchList: 'Rechercher dans la liste',
    next: 'Élément suivant de la liste',
    previous: 'Élément précédent de la liste',
    sidebar: 'Réduire ou déployer la barre latérale',
  },
};

export default french;
