import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './scan.texts.en.ts';

const spanish: Texts<typeof english> = {
  titles: {
    pending: 'Análisis en curso',
    processing: 'Análisis en curso',
    completed: 'Informe de exposición',
    failed: 'Análisis sin terminar',
  },
  noSuchScan: 'Este análisis no existe',
  statuses: { pending: 'En espera', processing: 'En curso', completed: 'Terminado', failed: 'Fallido' },
  deadLink: 'Este enlace no funciona',
  progress: 'Progreso',
  complete: (percent) => `[${percent} %] [completado]`,
  scanProgress: 'Progreso del análisis',
  checked: (checked, asked) => `${checked} de ${asked} comprobadas`,
  checkedLate: (checked, asked, late) => `${checked} de ${asked} comprobadas, ${late} por llegar`,
  nextSoon: 'Enseguida se preguntará a la siguiente.',
  asking: (source) => `Preguntando a ${source}.`,
  askingMore: (source, more) => `Preguntando a ${source} y ${more} más.`,
  foundSoFar: 'Encontrado hasta ahora',
  scoreFollows: 'Tu puntuación llegará cuando las fuentes hayan respondido.',
  moreInReport: (more) => `${more} más en el informe`,
  inProgress: 'Análisis en curso',
  startedAt: (email, time) => `Análisis gratuito de privacidad de [${email}], iniciado a las [${time}]`,
  sourceBySource: 'Fuente por fuente',
  sources: (count) => counted('es', count, { one: 'fuente', other: 'fuentes' }),
  stillToCome: 'Por llegar',
  slowOne: 'Tardó en responder o solo admite cierto número de preguntas por hora o por día.',
  slow: 'Tardaron en responder o solo admiten cierto número de preguntas por hora o por día.',
  addedHere: (zone) =>
    `Lo que se responda en el plazo de un día desde el análisis se añade aquí. Las horas son ${zone}.`,
  andMore: (more) => `Y ${more} más.`,
};

export default spanish;
