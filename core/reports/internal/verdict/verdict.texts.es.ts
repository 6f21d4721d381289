import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import { capitalised, countWord, listed } from '../listing-words.ts';
import type english from './verdict.texts.en.ts';
import type { AskedOf } from './verdict-texts.ts';

const sourceCount = (count: number) => counted('es', count, { one: 'fuente', other: 'fuentes' });
const answerCount = (count: number) => counted('es', count, { one: 'respuesta', other: 'respuestas' });
const askedCount = ({ count, byQuestion }: AskedOf) =>
  byQuestion ? counted('es', count, { one: 'pregunta', other: 'preguntas' }) : sourceCount(count);
const numberWord = (count: number) => countWord(count, 'es');

const spanish: Texts<typeof english> = {
  found: (exposures, matches) =>
    listed(
      [
        ...(exposures > 0 ? [counted('es', exposures, { one: 'exposición', other: 'exposiciones' })] : []),
        ...(matches > 0
          ? [counted('es', matches, { one: 'posible coincidencia', other: 'posibles coincidencias' })]
          : []),
      ],
      'es',
    ),
  kinds: {
    breaches: 'Colecciones de filtraciones',
    identity: 'Identidad pública',
    keys: 'Claves y certificados',
    code: 'Código y commits',
    domain: 'El dominio de tu correo',
    reputation: 'Listas de reputación',
    profiles: 'Perfiles públicos',
  },
  quoted: (kinds) =>
    listed(
      kinds.map((kind) => `«${kind}»`),
      'es',
    ),
  failed: {
    headline: 'Este análisis no se pudo terminar.',
    detail: 'El fallo es nuestro, y el análisis no dice nada de lo que no alcanzó a consultar.',
    found: (found) => `Antes de detenerse encontró ${found}, que verás más abajo.`,
    again: 'Vuelve a iniciarlo.',
  },
  pending: { headline: 'Este análisis aún no ha empezado.', detail: 'Empezará en cuanto le toque el turno.' },
  running: {
    headline: 'El análisis sigue en marcha.',
    answered: (answered, of) => `Hasta ahora han respondido ${answered} de ${askedCount(of)}.`,
    found: (found) => `Conocen ${found}.`,
    score: 'La puntuación llegará cuando todas hayan tenido su turno.',
  },
  incomplete: {
    headline: 'Faltan respuestas para dar una puntuación.',
    noneYet: 'Aún no ha respondido ninguna fuente.',
    none: 'No respondió ninguna fuente.',
    silent: (count) =>
      count === 1
        ? 'Una fuente no respondió, así que este análisis no dice nada de lo que sabe.'
        : `${sourceCount(count)} no respondieron, así que este análisis no dice nada de lo que saben.`,
    nothingYet: (kinds) => `En ${kinds} aún no ha respondido nadie, y sin eso una puntuación no diría nada.`,
    nothing: (kinds) => `En ${kinds} no respondió nadie, y sin eso una puntuación no diría nada.`,
    answered: (answered, of) => `Respondieron ${answered} de ${askedCount(of)}.`,
    found: (found) => `Conocen ${found}, que verás más abajo; puede haber más.`,
    foundNone: 'No conocen nada, lo que no dice nada de las demás.',
    again: 'Las fuentes suelen volver en unas horas, así que repite el análisis más tarde.',
  },
  nothing: {
    asked: (count) =>
      count === 1
        ? 'No se encontró nada en la fuente que consultamos.'
        : `No se encontró nada en las ${count} fuentes que consultamos.`,
    allAnswered: 'Todas respondieron.',
    answered: (count) =>
      count === 1
        ? 'No se encontró nada en la única fuente que respondió.'
        : `No se encontró nada en las ${count} fuentes que respondieron.`,
    answers: (count) =>
      count === 1
        ? 'No se encontró nada en la única respuesta que llegó.'
        : `No se encontró nada en las ${count} respuestas que llegaron.`,
    spelling: (addresses) =>
      addresses.length === 1
        ? `Preguntamos por ${listed(addresses, 'es')}, exactamente como está escrita aquí.`
        : `Preguntamos por ${listed(addresses, 'es')}, exactamente como están escritas aquí.`,
    reach: 'Un análisis no puede ver lo que nadie ha publicado.',
    again: 'Repite el análisis de vez en cuando: salen a la luz nuevas filtraciones.',
    gap: 'Repite el análisis más tarde para completar lo que falta.',
  },
  nobodys: {
    headline: 'Aquí no hay nada tuyo.',
    detail: (count) =>
      count === 1
        ? 'Marcaste el único hallazgo como de otra persona, así que la puntuación no lo cuenta.'
        : `Marcaste los ${numberWord(count)} hallazgos como de otra persona, así que la puntuación no los cuenta.`,
  },
  possible: {
    headline: (count) =>
      count === 1
        ? 'Nada seguro, y una posible coincidencia.'
        : `Nada seguro, y ${numberWord(count)} posibles coincidencias.`,
    detail: (count) =>
      count === 1
        ? 'Se encontró solo por el nombre y puede ser de otra persona, así que la puntuación no la cuenta.'
        : 'Se encontraron solo por el nombre y pueden ser de otra persona, así que la puntuación no las cuenta.',
  },
  scored: {
    foundInSources: (found, { sources: some, answered }) =>
      answered === 1
        ? `Encontramos ${found} en la única fuente que respondió.`
        : `Encontramos ${found} en ${some} de las ${sourceCount(answered)} que respondieron.`,
    foundInAnswers: (found, { sources: some, answered }) =>
      `Encontramos ${found} en ${some} de ${answerCount(answered)}.`,
    matters: {
      credentials: 'Lo más importante son tus contraseñas.',
      'government-id': 'Lo más importante son tus documentos de identidad.',
      intimate: 'Lo más importante es tu vida privada.',
      financial: 'Lo más importante son tus datos bancarios y de tarjetas.',
      health: 'Lo más importante son tus datos de salud.',
      location: 'Lo más importante es tu domicilio.',
      phone: 'Lo más importante es tu número de teléfono.',
      identity: 'Lo más importante son tus datos personales.',
      profiles: 'Lo más importante son tus perfiles públicos.',
      email: 'Lo más importante es tu dirección de correo.',
      technical: 'Lo más importante son tus rastros técnicos.',
    },
    bands: { critical: 'crítica', high: 'alta', medium: 'media', low: 'baja', quiet: 'tranquila' },
    score: (score, band) => `Tu puntuación es ${score}, es decir, ${band}.`,
    range: (score, band, most) =>
      `Tu puntuación es ${score}, es decir, ${band}; lo que quizá sepan las fuentes que no respondieron podría llevarla a ${most}.`,
    nothingLeft: (score) =>
      `Sigue constando ${score} como un hecho: lo que se ha filtrado no se puede recuperar, y no queda nada por hacer.`,
    onRecord: (score) => `Consta ${score}, que también cuenta aquello en lo que nadie puede actuar.`,
    onRecordTouched: (score) =>
      `Consta ${score}, que también cuenta lo que ya has resuelto y aquello en lo que nadie puede actuar.`,
    falls: (steps) =>
      `Hay muchas cosas de peso parecido, así que la puntuación empieza a bajar después de unos ${counted('es', steps, { one: 'paso', other: 'pasos' })}.`,
  },
  toCome: ({ count, byQuestion }) => {
    if (count === 1)
      return byQuestion
        ? 'Aún falta una respuesta; este informe se actualizará cuando llegue.'
        : 'Aún falta una fuente; este informe se actualizará cuando responda.';
    return byQuestion
      ? `Aún faltan ${numberWord(count)} respuestas; este informe se actualizará según lleguen.`
      : `Aún faltan ${numberWord(count)} fuentes; este informe se actualizará según respondan.`;
  },
  silence: ({ count, byQuestion }, kinds) => {
    const who = byQuestion
      ? count === 1
        ? 'Una pregunta se quedó sin respuesta'
        : `${capitalised(numberWord(count))} preguntas se quedaron sin respuesta`
      : count === 1
        ? 'Una fuente no respondió'
        : `${capitalised(numberWord(count))} fuentes no respondieron`;
    const whole = kinds ? `, ${count === 1 ? 'la única' : 'entre ellas todas las'} de ${kinds},` : ',';
    return `${who}${whole} así que este informe no dice nada de ${count === 1 ? 'ella' : 'ellas'}.`;
  },
  headline: {
    quiet: 'Hay poco expuesto, y esta semana no hace falta hacer nada.',
    quietWithGaps: 'Nada de lo que sabemos requiere hacer algo, pero no todas las fuentes respondieron.',
    low: 'Hay algo expuesto, pero nada es urgente.',
    lowWithGaps: 'Nada de lo que sabemos es urgente, pero no todas las fuentes respondieron.',
    medium: 'Aquí nada es urgente, pero parte de ello merece una hora.',
    high: 'Nada es urgente por sí solo, pero todo junto suma.',
    much: 'Hay mucho expuesto. Empieza por lo primero de la lista.',
    allDone: 'Todo lo que encontramos está resuelto.',
    doneWhatCanBe: 'Has hecho todo lo que se puede hacer.',
    cannotBeRecalled: 'No hace falta hacer nada: lo que se encontró no se puede recuperar.',
    today: (count) => (count === 1 ? 'Hay una cosa que hacer hoy.' : `Hay ${numberWord(count)} cosas que hacer hoy.`),
    thisWeek: (count) =>
      count === 1 ? 'Hay una cosa que hacer esta semana.' : `Hay ${numberWord(count)} cosas que hacer esta semana.`,
    rest: 'Lo demás puede esperar.',
  },
  line: {
    noneYet: 'Incompleto: aún no ha respondido ninguna fuente',
    none: 'Incompleto: no respondió ninguna fuente',
    incomplete: (line) => `Incompleto: ${line.charAt(0).toLowerCase()}${line.slice(1)}`,
    withGaps: (what, gaps) => `${what}; ${gaps}`,
    nothing: (count) => `Nada encontrado en ${sourceCount(count)}`,
    nothingInAnswers: (count, all) => `Nada encontrado en ${answerCount(count)} de ${sourceCount(all)}`,
    toCome: (waiting, of) => `${waiting} de ${askedCount(of)} por llegar`,
    silent: (missing, of) => `${missing} de ${askedCount(of)} sin responder`,
    unanswered: (missing, of) => `${missing} de ${askedCount(of)} sin respuesta`,
    more: (gap, waiting) => `${gap}, ${waiting} por llegar`,
    found: (found) => found,
    critical: (count) => counted('es', count, { one: 'crítica', other: 'críticas' }),
    high: (count) => counted('es', count, { one: 'alta', other: 'altas' }),
    dealtWith: (count) => counted('es', count, { one: 'resuelta', other: 'resueltas' }),
  },
};

export default spanish;
