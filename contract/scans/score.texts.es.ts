import type { Texts } from '#contract/base/texts.ts';
import type english from './score.texts.en.ts';

const spanish: Texts<typeof english> = {
  bands: { critical: 'Crítica', high: 'Alta', medium: 'Media', low: 'Baja', quiet: 'Tranquila' },
  noScore: 'Faltan respuestas para dar una puntuación',
  range: (least, most) => `de ${least} a ${most}`,
  onRecord: (digits) => `consta: ${digits}`,
  sentence: (score, band) => `Puntuación de riesgo: ${score} sobre 100 (${band.toLowerCase()}).`,
  recordSentence: (score) => `Consta: ${score} sobre 100.`,
};

export default spanish;
