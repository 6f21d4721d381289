import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './scans.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Mes analyses',
  lead: 'Toutes les analyses que vous avez lancées, les plus récentes d’abord.',
  none: 'Pas encore d’analyse',
  first: 'Lancer votre première analyse',
  noneText: 'Vous n’avez pas encore lancé d’analyse. Un premier résultat prend une dizaine de secondes.',
  caption: 'Vos analyses',
  columns: { type: 'Type d’analyse', status: 'État', date: 'Date', summary: 'Résumé', actions: 'Actions' },
  scanning: (percent) => `Analyse… ${percent} %`,
  failed: 'Échouée',
  waiting: 'En attente',
  found: (exposures) => counted('fr', exposures, { one: 'exposition trouvée', other: 'expositions trouvées' }),
  view: 'Voir',
  viewOne: (scan) => `Voir ${scan}`,
  report: 'Rapport',
  reportFor: (scan) => `Rapport de ${scan}`,
  scan: 'Analyse',
  exposureReport: 'Rapport d’exposition',
  startNew: 'Lancer une nouvelle analyse',
  comeBack:
    'Vous pouvez fermer cette page. L’analyse se poursuit, et [Mes analyses] se met à jour sans que vous fassiez rien.',
  notSaved: 'Votre demande n’a pas pu être traitée. Réessayez.',
  spellingsFailed: 'Les autres graphies n’ont pas pu être analysées. Réessayez.',
  back: 'Revenir au rapport',
  downloads: {
    pdf: 'Télécharger le PDF',
    csv: 'Télécharger le CSV',
    'csv.seal': 'Télécharger le sceau du CSV',
    json: 'Télécharger le JSON',
  },
};

export default french;
