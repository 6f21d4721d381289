import type { Texts } from '#contract/base/texts.ts';
import type english from './score.texts.en.ts';

const french: Texts<typeof english> = {
  bands: { critical: 'Critique', high: 'Élevée', medium: 'Moyenne', low: 'Faible', quiet: 'Calme' },
  noScore: 'Trop peu de réponses pour donner un score',
  range: (least, most) => `de ${least} à ${most}`,
  onRecord: (digits) => `consigné : ${digits}`,
  sentence: (score, band) => `Score de risque : ${score} sur 100 (${band.toLowerCase()}).`,
  recordSentence: (score) => `Consigné : ${score} sur 100.`,
};

export default french;
