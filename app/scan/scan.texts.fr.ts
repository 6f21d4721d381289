import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './scan.texts.en.ts';

const french: Texts<typeof english> = {
  titles: {
    pending: 'Analyse en cours',
    processing: 'Analyse en cours',
    completed: 'Rapport d’exposition',
    failed: 'Analyse inachevée',
  },
  noSuchScan: 'Cette analyse n’existe pas',
  statuses: { pending: 'En attente', processing: 'En cours', completed: 'Terminée', failed: 'Échouée' },
  deadLink: 'Ce lien ne fonctionne pas',
  progress: 'Progression',
  complete: (percent) => `[${percent} %] [effectués]`,
  scanProgress: 'Progression de l’analyse',
  checked: (checked, asked) => `${checked} sur ${asked} vérifiées`,
  checkedLate: (checked, asked, late) => `${checked} sur ${asked} vérifiées, ${late} à venir`,
  nextSoon: 'La suivante va être interrogée.',
  asking: (source) => `Interrogation de ${source}.`,
  askingMore: (source, more) =>
    `Interrogation de ${source} et de ${counted('fr', more, { one: 'autre', other: 'autres' })}.`,
  foundSoFar: 'Trouvé jusqu’ici',
  scoreFollows: 'Votre score suivra quand les sources auront répondu.',
  moreInReport: (more) => `${more} de plus dans le rapport`,
  inProgress: 'Analyse en cours',
  startedAt: (email, time) => `Analyse gratuite de [${email}], commencée à [${time}]`,
  sourceBySource: 'Source par source',
  sources: (count) => counted('fr', count, { one: 'source', other: 'sources' }),
  stillToCome: 'À venir',
  slowOne: 'Elle a tardé à répondre, ou n’accepte qu’un certain nombre de questions par heure ou par jour.',
  slow: 'Elles ont tardé à répondre, ou n’acceptent qu’un certain nombre de questions par heure ou par jour.',
  addedHere: (zone) =>
    `Les réponses reçues dans la journée qui suit l’analyse sont ajoutées ici. Les heures sont ${zone}.`,
  andMore: (more) => `Et ${more} de plus.`,
};

export default french;
