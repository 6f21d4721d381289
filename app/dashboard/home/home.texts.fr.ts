import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './home.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Tableau de bord',
  latest: 'Dernier rapport',
  loadingLatest: 'Chargement de votre dernier rapport',
  report: 'Rapport',
  nextMinutes: (count) =>
    count === 1 ? 'Votre prochaine minute' : `Vos ${count.toLocaleString('fr-FR')} prochaines minutes`,
  moreActions: (count) => `${counted('fr', count, { one: 'autre action', other: 'autres actions' })} dans le rapport`,
  changed: (what, date) => `[${what}] depuis le [${date}].`,
  totalScans: 'Nombre d’analyses',
  completed: (count) => `Terminées : ${count}`,
  requests: 'Demandes de service',
  pending: (count) => `En attente : ${count}`,
  rate: 'Taux d’achèvement',
  completedOf: (completed, total) => `${completed} sur ${counted('fr', total, { one: 'analyse', other: 'analyses' })}`,
  loading: (label) => `Chargement : ${label}`,
  quickAction: 'Action rapide',
  changedSince: (date) => `Voyez ce qui a changé depuis le ${date}.`,
  seeWhere: 'Voyez où apparaît votre adresse.',
  newScan: 'Lancer une analyse',
  recent: 'Analyses récentes',
  allScans: 'Voir toutes les analyses',
  loadingScans: 'Chargement de vos analyses',
  complete: (percent) => `${percent} % effectués`,
  view: 'Voir',
  viewScan: (name, date) => `Voir ${name}, ${date}`,
  scanOf: (name, date) => `${name}, ${date}`,
  noScans: 'Aucune analyse pour l’instant',
  noScansText:
    'Votre adresse est confirmée : votre première analyse commence aussitôt. Vous voyez chaque source répondre, puis ce qu’il faut faire.',
  freeScan: 'Lancer l’analyse gratuite',
  scores: 'Évolution du score de risque',
  scoresText: 'Plus il est bas, plus c’est calme. La ligne claire montre ce qui est consigné.',
  scoreOn: (date, score) => `${date} : ${score}`,
  watching: 'Surveillance',
  watchLine: ({ lookedAt, nextAt, isScanning, news, paidUntil }) => {
    const looked = lookedAt === null ? '' : `dernière fois le [${lookedAt}], `;
    const next = nextAt === null ? 'la prochaine à la publication d’une fuite' : `la prochaine le [${nextAt}]`;
    const fresh = counted('fr', news, { one: 'nouveauté', other: 'nouveautés' });
    const found = lookedAt === null ? '' : ` ; [${news === 0 ? 'rien de nouveau' : fresh}]`;
    const until = paidUntil === null ? '' : ` ; tout jusqu’au [${paidUntil}]`;
    return `[Surveillance] : ${looked}${isScanning ? 'en cours' : next}${found}${until}.`;
  },
  watchingOff: 'La surveillance est désactivée.',
};

export default french;
