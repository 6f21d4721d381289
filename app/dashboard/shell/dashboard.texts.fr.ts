import type { Texts } from '#contract/base/texts.ts';
import type english from './dashboard.texts.en.ts';

const french: Texts<typeof english> = {
  skip: 'Aller au contenu principal',
  pages: {
    dashboard: 'Tableau de bord',
    scans: 'Mes analyses',
    identity: 'Ce que nous cherchons',
    removals: 'Effacements',
    watching: 'Surveillance',
    requests: 'Demandes de service',
    profile: 'Profil et sécurité',
    billing: 'Factures et achats',
    activity: 'Journal d’activité',
    settings: 'Paramètres',
  },
  admin: 'Administration',
  signOut: 'Se déconnecter',
  welcome: (name) => `Bonjour, ${name}`,
  nameless: 'client',
  tagline: 'Gérez votre vie privée et votre sécurité',
  legal: 'Informations légales',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
  contact: 'Contact',
  lists: {
    activity: { loading: 'Chargement de votre activité', pages: 'Pages de votre activité' },
    scans: { loading: 'Chargement de vos analyses', pages: 'Pages de vos analyses' },
    requests: { loading: 'Chargement de vos demandes', pages: 'Pages de vos demandes' },
  },
  live: 'Cette liste se met à jour toute seule',
  loadingPage: 'Chargement de la page',
  loadingContent: 'Chargement de son contenu',
  back: 'Retour au tableau de bord',
};

export default french;
