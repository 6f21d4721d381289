import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import verdicts from '#contract/proof/words/verdict.texts.es.ts';
import type english from './verify.texts.en.ts';

const spanish: Texts<typeof english> = {
  verdicts,
  title: 'Comprobar un informe',
  description:
    'Si un informe es tal como lo emitimos y, si no, qué parte cambió. El archivo nunca sale de tu dispositivo.',
  lead: 'Mira si un informe es tal como lo emitimos y, si no, qué parte se cambió. El archivo no sale de este dispositivo: se lee aquí y no se pregunta a nadie.',

  check: 'Comprobar un archivo',
  drop: 'Suelta aquí un informe o un certificado, tal como se descargó, o un archivo CSV junto con su sello, o',
  choose: 'Elegir un archivo',
  checking: 'Comprobando…',
  file: 'Informe',
  needsScripts: 'Esta comprobación se hace en tu navegador y necesita JavaScript.',

  genuine: (issuer, day) => `Auténtico: emitido por ${issuer} el ${day}, no se ha cambiado nada`,
  failed: 'No se ha podido leer el archivo',
  failedText: 'No se sabe nada de él. Elígelo de nuevo.',
  more: (count) => `Y ${count} más.`,

  reportFor: 'Informe para',
  issued: 'Emitido',
  scanned: 'Analizado',
  score: 'Puntuación',
  findings: 'Hallazgos',
  findingCount: (count) => counted('es', count, { one: 'hallazgo', other: 'hallazgos' }),
  coverage: 'Cobertura',
  answered: ({ asked, answered, waiting, sources = asked }) => {
    const checked =
      sources === asked
        ? `${answered} de ${counted('es', asked, { one: 'fuente comprobada', other: 'fuentes comprobadas' })}`
        : `${counted('es', answered, { one: 'respuesta', other: 'respuestas' })} a ${counted('es', asked, { one: 'pregunta hecha', other: 'preguntas hechas' })} a ${counted('es', sources, { one: 'fuente', other: 'fuentes' })}`;
    return waiting > 0 ? `${checked}; por llegar: ${waiting}` : checked;
  },
  bands: { critical: 'crítica', high: 'alta', medium: 'media', low: 'baja', quiet: 'tranquila' },
  noScore: 'Faltan respuestas para dar una puntuación',
  between: (from, to) => `entre ${from} y ${to}`,
  scored: (exposed, band) => `${exposed} sobre 100: ${band}`,
  scoredOpen: (open, band, exposed) => `${open} sobre 100: ${band}; consta: ${exposed}`,
  report: 'Informe',
  table: 'Tabla',
  lines: (count) => counted('es', count, { one: 'línea', other: 'líneas' }),

  gone: 'Comprobado: ya no está',
  asked: 'Solicitado a',
  askedOn: (company, day) => `${company}, el ${day}`,
  found: 'Encontrado',
  absent: 'Ausente',
  log: 'Registro de auditoría',
  notChecked: 'Sin comprobar',
  notProved: (why) => `No lo prueba: ${why}`,
  proved: (entry, size) => `Lo dice la entrada ${entry} de ${size} del registro firmado`,

  proves: 'Qué prueba y qué no',
  provesText: (name) => [
    `Un informe auténtico dice, palabra por palabra, qué encontró ${name} y qué respondió cada fuente en el momento que indica. No prueba que una fuente dijera la verdad, ni que hoy se encontrara lo mismo. Tampoco dice quién te lo ha dado: mira de quién es el informe.`,
    'Un certificado dice que algo que habíamos encontrado ya no estaba cuando lo buscamos tres veces, siempre mientras la fuente superaba sus pruebas. Contiene la entrada de nuestro registro de auditoría que lo dice y los hashes que llevan hasta una cabecera firmada.',
  ],
  withoutUs: 'Compruébalo sin nosotros',
  command: 'En una copia de nuestro código fuente, en una máquina que no necesita conexión:',
  key: 'Termina con el estado 1 y nombra las partes que se cambiaron. Nuestra clave pública es el último argumento: anótala o compárala con una copia obtenida en otro lugar. Los programas la encuentran en [/verify/key].',
  formerKeys: 'Claves anteriores que aún se aceptan:',
  seal: 'El sello al final del archivo JSON es una [nota firmada] con una línea por cada parte: su SHA-256 y su nombre. Así, cualquiera puede escribir su propio verificador.',
};

export default spanish;
