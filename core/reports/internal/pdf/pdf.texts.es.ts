import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './pdf.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: (email) => `Informe de exposición de ${email}`,
  sampleTitle: (email) => `Ejemplo de informe de exposición de ${email}`,
  page: (title, page, of) => `${title} · Página ${page} de ${of}`,
  attached: 'Este informe para programas, firmado',
  heading: 'Informe de exposición',
  forWhom: (who) => `Para ${who}`,
  scanned: (when, coverage) => `Análisis del ${when} · ${coverage}`,
  severity: { critical: 'Crítica', high: 'Alta', medium: 'Media', low: 'Baja', info: 'Información' },
  severities: {
    critical: (count) => counted('es', count, { one: 'crítica', other: 'críticas' }),
    high: (count) => counted('es', count, { one: 'alta', other: 'altas' }),
    medium: (count) => counted('es', count, { one: 'media', other: 'medias' }),
    low: (count) => counted('es', count, { one: 'baja', other: 'bajas' }),
    info: (count) => `${count} de información`,
  },
  dealtWith: (tally, settled, all) => `${tally}. ${settled} de ${all} resueltas.`,
  range: (score, band) => `${score} sobre 100: ${band}`,
  lowerIsQuieter: (score) => `${score} Cuanto más baja, más tranquila.`,
  toCome: (names) => `Por llegar: ${names}. Sus respuestas se añaden al informe en el sitio.`,
  gaps: (names) => `Sin comprobar: ${names}. Este informe no dice nada de lo que guardan.`,
  moreGaps: (names, more) =>
    `Sin comprobar: ${names} y ${more} más, que figuran al final. Este informe no dice nada de lo que guardan.`,
  dated: (date, title) => `${date}: ${title}.`,
  fact: (label, value) => `${label}: ${value}`,
  company: (heading) => `${heading}:`,
  comment: (by, date, text) => `${by}, ${date}: ${text}`,
  plan: {
    row: (where, url) => `${where}: ${url}`,
    heading: (minutes) =>
      minutes === 1
        ? 'Tu próximo minuto'
        : `Tus próximos ${counted('es', minutes, { one: 'minuto', other: 'minutos' })}`,
    action: (title, when, minutes) =>
      `${title}${when === null ? '' : when === 'today' ? ', hoy' : ', esta semana'}, ${minutes} min`,
    more: (count) => `${count} más, junto a las pruebas`,
    goodToKnow: 'Conviene saber',
  },
  missingLetter:
    'Una letra que la fuente tipográfica de este documento no tiene. El informe del sitio la muestra, y el report.json adjunto la contiene.',
  changes: (line, sentence) => `${line}. ${sentence}`,
  since: (date) => `Desde ${date}`,
  noDate: 'La fuente no dice desde cuándo',
  brokers: {
    ways: (name, domain, ways) => `${name} (${domain}): ${ways}.`,
    heading: 'Intermediarios que probablemente tienen tus datos',
    asked: (broker, date) => `${broker} Se lo pediste el ${date}.`,
  },
  groups: { todo: 'Por hacer', watch: 'Por vigilar', done: 'Hecho', information: 'Información' },
  marked: { open: null, done: 'Marcado como hecho', 'not-mine': 'Marcado como ajeno' },
  howWeKnow: (proofs) => `Cómo lo sabemos: ${proofs}`,
  ticked: (step) => `${step} (hecho)`,
  lowers: (points) => `Resolverlo baja tu puntuación en ${counted('es', points, { one: 'punto', other: 'puntos' })}`,
  moreKinds: (count) => `Y ${count} más, que figuran en las pruebas.`,
  answers: {
    one: (source, answer) => `${source}: ${answer}`,
    alike: (count, answer, sources) =>
      `${count} fuentes: ${answer.replace(/^([\d.]+ hallazgos?)\./, '$1 cada una.')} ${sources}.`,
  },
};

export default spanish;
