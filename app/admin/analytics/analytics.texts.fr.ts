import type { FunnelStep } from '#contract/analytics/funnel.ts';
import type { EventType } from '#contract/analytics/types.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './analytics.texts.en.ts';

const steps: Readonly<Record<FunnelStep, { name: string; means: string }>> = {
  visits: {
    name: 'Pages vues',
    means:
      'Pages que quelqu’un a regardées. On ne compte ni de quelle page il s’agit, ni qui l’a vue ; les machines et les personnes qui demandent à ne pas être comptées sont laissées de côté.',
  },
  requests: { name: 'Demandes', means: 'Analyses gratuites qui ont été demandées.' },
  opened: { name: 'E-mails ouverts', means: 'Parmi ces demandes, celles dont le lien envoyé a été ouvert.' },
  results: { name: 'Résultats', means: 'Parmi ces demandes, celles dont l’analyse est allée à son terme.' },
  accounts: { name: 'Comptes', means: 'Comptes créés pendant ces jours.' },
  orders: { name: 'Commandes', means: 'Services commandés pendant ces jours.' },
  paid: { name: 'Payées', means: 'Commandes de ces jours qui sont payées.' },
};

const events: Readonly<Record<EventType, string>> = {
  page_view: 'Page vue',
  sign_up: 'Inscription',
  sign_in: 'Connexion',
  scan: 'Analyse',
  order: 'Commande',
};

const french: Texts<typeof english> = {
  title: 'Statistiques',
  lead: 'Comptées par nous, sans cookies et sans identifier personne. Les jours sont en UTC.',
  notReadText: 'Rien n’est perdu ; veuillez réessayer dans un instant.',
  sources: 'Sources',
  range: 'Période affichée',
  days: (days) => (days === 365 ? 'Un an' : `${days} jours`),
  figures: {
    label: 'Chiffres',
    revenue: 'Recettes',
    and: (amount) => `et ${amount}`,
    active: 'Utilisateurs actifs',
    activeText: 'Inscrits ces 30 derniers jours',
    signedIn: 'Connectés, 30 derniers jours',
    totals: {
      scan: 'Analyses',
      order: 'Commandes',
      page_view: 'Pages vues',
      sign_up: 'Inscriptions',
      sign_in: 'Connexions',
    },
    noChange: 'Aucun changement',
    noneBefore: 'Rien pendant la période précédente',
    change: (percent) => `${percent} % par rapport à la période précédente`,
  },
  perDay: { work: 'Analyses et commandes par jour', revenue: 'Recettes par jour', views: 'Pages vues par jour' },
  services: {
    title: 'Analyses et commandes par service',
    none: 'Rien pendant cette période.',
    service: 'Service',
    removed: 'Service supprimé',
  },
  devices: { title: 'Les 5 appareils les plus fréquents', none: 'Aucune page vue pendant cette période.' },
  countries: { title: 'Les 5 pays les plus fréquents', none: 'Aucun pays n’est connu pour cette période.' },
  deviceNames: { desktop: 'ordinateur', mobile: 'mobile', tablet: 'tablette' },
  recent: {
    title: 'Activité récente',
    none: 'Aucun événement pour l’instant',
    noneText: 'Les pages vues, les inscriptions, les connexions, les analyses et les commandes apparaissent ici.',
    events,
    several: (event, count) => `${event} × ${count}`,
    unknownDevice: 'Inconnu',
    unknownCountry: 'Inconnu',
    columns: { event: 'Événement', device: 'Appareil', country: 'Pays', time: 'Heure' },
  },
  funnel: {
    title: 'D’une visite à une commande payée',
    steps,
    showAsTable: 'Afficher sous forme de tableau, avec le sens de chaque étape',
    columns: { step: 'Étape', count: 'Nombre', part: 'De l’étape précédente' },
    part: (percent) => `${percent} %`,
    note: 'Les e-mails et les résultats se rapportent aux demandes de ces jours. Rien ne les relie à une visite, à un compte ou à une commande : ces étapes sont comptées à part. Les personnes qui ont supprimé leur compte ne figurent pas parmi les demandes.',
  },
};

export default french;
