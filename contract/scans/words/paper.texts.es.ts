import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './paper.texts.en.ts';

const countedPoints = (count: number) => counted('es', count, { one: 'punto', other: 'puntos' });

const spanish: Texts<typeof english> = {
  headings: {
    weightiest: 'Lo que más pesa',
    where: 'Qué datos están dónde',
    evidence: 'Pruebas',
    questions: '¿Eres tú?',
    sources: 'Todas las fuentes y sus respuestas',
    working: 'Cómo se calcula la puntuación',
    glossary: 'Vocabulario',
  },
  weightiestNote:
    'Resolver solo uno de ellos no baja la puntuación, porque otros del mismo tipo pesan lo mismo. El plan los agrupa.',
  weight: (title, weight) => `${title}: ${weight} sobre 100`,
  weightLess: (title, weight, effect) =>
    `${title}: ${weight} sobre 100; resolverlo baja la puntuación en ${countedPoints(effect)}`,
  morePlaces: (places, more) => `${places} y ${more} más`,
  kind: (weight, findings) => `${weight} por ${counted('es', findings, { one: 'hallazgo', other: 'hallazgos' })}`,
  band: (band, from, to) => `${band}: de ${from} a ${to}`,
  formula: (version) => `Versión de la fórmula: ${version}.`,
  sum: {
    heaviest: (kind, weight) =>
      `Los hallazgos de un mismo tipo se suman, hasta un límite por tipo. El que más pesa, «${kind}», cuenta por completo: ${weight}.`,
    others: (weight) => `Los demás tipos añaden ${weight}.`,
    together: (score) => `En total consta: ${score}.`,
    silent: (most, range) => `Las fuentes que no respondieron podrían elevarlo a ${most}: ${range}.`,
    left: (range) => `Aquello en lo que aún hay algo que hacer, sumado del mismo modo: ${range}.`,
  },
  glossary: [
    ['Hallazgo', 'Lo que dicen las fuentes de una misma cosa, contado una vez, con lo que se puede hacer.'],
    [
      'Puntuación',
      'Aquello en lo que aún hay algo que hacer. Baja a medida que sigues el plan y es 0 cuando no queda nada.',
    ],
    [
      'Consta',
      'Lo que se puede encontrar o circula, se haya hecho lo que se haya hecho: un dato junto a la puntuación.',
    ],
    ['Confirmado', 'Al menos dos fuentes lo dicen de forma independiente, o el propio lugar lo muestra.'],
    ['Probable', 'Lo dice una fuente y nada lo contradice.'],
    ['Posible', 'Solo coincide un nombre, o su origen no está verificado. Un nombre solo nunca cuenta.'],
    ['Sin comprobar', 'No se preguntó a la fuente o no respondió. Nunca significa que no se encontrara nada.'],
    ['Control', 'Una pregunta cuya respuesta se conoce, hecha a la misma fuente; sin ella, su respuesta no cuenta.'],
  ],
  questionsNote: (count) =>
    `${counted('es', count, { one: 'página encontrada', other: 'páginas encontradas' })} solo por un nombre que también pueden usar otras personas. No cuentan en la puntuación. En el sitio puedes decir de cada una si es tuya; allí y en el archivo firmado consta cómo se encontró.`,
  since: (date) => `desde ${date}`,
  question: (place, facts) => `${place} (${facts}).`,
  at: (where, url) => `${where}: ${url}`,
};

export default spanish;
