import type { Texts } from '#contract/base/texts.ts';
import type { CatalogueState } from '#contract/sources/catalogues.ts';
import type english from './sources.texts.en.ts';

const states: Readonly<Record<CatalogueState, string>> = {
  unread: 'Pas encore lu',
  read: 'Lu',
  failed: 'Lecture impossible',
  shrunk: 'A rétréci',
};

const french: Texts<typeof english> = {
  title: 'Sources',
  lead: 'Les sources qui ont réussi le test de la nuit dernière, et celles qui sont écartées. Une source suspendue n’est interrogée sur personne.',
  back: 'Statistiques',
  notRead: 'Impossible de charger les sources.',
  notReadText: 'Rien n’est perdu ; veuillez réessayer dans un instant.',
  all: 'Toutes les sources',
  filter: 'Sources',
  search: 'Rechercher',
  show: 'Afficher',
  columns: { source: 'Source', today: 'Aujourd’hui', days: '30 derniers jours', asked: 'Interrogation' },
  hold: 'Suspendre',
  release: 'Rétablir',
  done: { hold: 'Source suspendue', release: 'Source rétablie' },
  failures: { hold: 'Impossible de suspendre la source', release: 'Impossible de rétablir la source' },
  history: {
    title: 'Historique',
    none: 'Il ne s’est encore rien passé',
    noneText:
      'Les sources qui échouent à un test, sont retirées ou reviennent, et ce que l’équipe en a fait, apparaissent ici.',
    columns: { time: 'Heure', source: 'Source', event: 'Événement' },
    changed: 'Quelque chose a changé',
  },
  catalogues: {
    title: 'Catalogues de fuites',
    notRead: 'Impossible de charger les catalogues de fuites.',
    states,
    daily: 'Il est lu une fois par jour.',
    read: (at) => `Dernière lecture : ${at}.`,
    failed: (since) =>
      `Aucun catalogue depuis le ${since}. Un essai a lieu toutes les heures, et personne n’est averti.`,
    shrunk: (since) =>
      `Il manque trop d’éléments depuis le ${since}. Personne n’est averti ; après sept jours, il est accepté tel quel.`,
    notAsked: 'Sa source est désactivée : nous ne recherchons donc personne quand une nouveauté y apparaît.',
    columns: { catalogue: 'Catalogue', state: 'État', breaches: 'Fuites', newest: 'La plus récente' },
    newest: (title, date) => `${title}, ${date}`,
    noNews: 'Aucune jusqu’ici',
  },
};

export default french;
