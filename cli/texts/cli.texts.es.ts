import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import desk from '#contract/removal/desk-words.texts.es.ts';
import type english from './cli.texts.en.ts';

const sources = { one: 'fuente', other: 'fuentes' };

const spanish: Texts<typeof english> = {
  written: (file) => `Se ha escrito ${file}.`,
  interrupted: 'Interrumpido: esto es lo que se había encontrado hasta entonces.',
  scan: {
    severities: { critical: 'Crítica', high: 'Alta', medium: 'Media', low: 'Baja', info: 'Información' },
    found: 'Encontrado',
    foundByName: 'Encontrado por un nombre que también pueden usar otras personas',
    toDo: (steps) => `Qué hacer: ${steps}`,
    missing: (count) =>
      `${counted('es', count, { one: 'respuesta no ha llegado', other: 'respuestas no han llegado' })}, lo que no dice nada de lo que tienen estas fuentes`,
    clearAt: 'Nada encontrado en',
    toCome: (names) => `Por llegar: ${names}`,
    more: (count) => `y ${count} más`,
    counts: { found: 'encontrado', clear: 'nada', notChecked: 'sin comprobar', open: 'por llegar' },
    states: { found: 'encontrado', clear: 'nada', 'not-checked': 'sin comprobar', 'left-out': 'omitida' },
    earlier: '(respuesta anterior)',
    failedTests: 'no ha superado sus pruebas desde aquí',
    leftOut: (count) =>
      counted('es', count, {
        one: 'sitio no ha superado sus pruebas desde aquí y no se le ha preguntado.',
        other: 'sitios no han superado sus pruebas desde aquí y no se les ha preguntado.',
      }),
  },
  notice: {
    askedWith: {
      P0: 'Nada que te nombre: solo un dominio',
      P1: 'Un hash de tu dirección, o una parte de él',
      P2: 'Un nombre de usuario o un nombre',
      P3: 'Tu dirección, tal cual',
    },
    asked: (count) => counted('es', count, sources),
    names: (names) => `${names}.`,
    namesAndMore: (names, more) => `${names} y ${more} más.`,
    asks: (count) => `Se preguntará a ${counted('es', count, sources)} desde tu propia red, con tu dirección IP.`,
    tests: (count) =>
      `De ellas, ${counted('es', count, { one: 'sitio recibe', other: 'sitios reciben' })} antes preguntas por nombres conocidos de otras personas.`,
    proves:
      'A cada una se le pregunta también por un nombre que conoce y por otro que nadie tiene, para ver si su respuesta es creíble. A nosotros no nos llega nada.',
    question: '¿Preguntar? [s/N] ',
    yes: ['s', 'sí', 'si', 'y', 'yes'],
  },
  page: {
    title: (address) => `Informe de exposición de ${address}`,
    exposed: (kinds) => `Expuesto: ${kinds}.`,
    fromHere: 'se preguntó desde este equipo',
    findings: 'Hallazgos',
    none: 'Ninguna de las fuentes que respondieron conoce esta dirección.',
    sources: 'Fuentes',
    found: (count) => counted('es', count, { one: 'hallazgo', other: 'hallazgos' }),
  },
  mailbox: {
    accounts: (count) => `${counted('es', count, { one: 'cuenta', other: 'cuentas' })} en este buzón`,
    exposed: (count) =>
      counted('es', count, {
        one: 'de estas empresas perdió datos mientras tenías una cuenta.',
        other: 'de estas empresas perdieron datos mientras tenías una cuenta.',
      }),
    counts: (mails, personal, spam, forged) =>
      `${counted('es', mails, { one: 'correo leído', other: 'correos leídos' })}. Sin contar: ${personal} que escribieron o reenviaron personas, ${spam} en Spam y ${forged} con remitente falsificado.`,
    noDate: 'sin fecha',
    breach: (year) => `filtración de ${year}`,
    times: (since, last, proofs) => `desde ${since}, última noticia ${last} · ${proofs}`,
    close: (url, difficulty) => `Ciérrala: ${url} ${difficulty}`,
    write: (command) => `Escribe: ${command}`,
    writers: (count) =>
      counted('es', count, { one: 'remitente que solo te escribe', other: 'remitentes que solo te escriben' }),
    listed: '--verbose los enumera.',
    more: (count) => `y ${count} más`,
    unread: (count) => counted('es', count, { one: 'archivo sin leer', other: 'archivos sin leer' }),
    why: {
      outlook: 'solo Outlook lee este tipo de archivo; exporta el correo desde allí',
      broken: 'no se ha podido leer, o no hasta el final',
      'no-mail': 'no se ha encontrado ningún correo en él',
    },
    progress: (done, all, mails, accounts, left) =>
      `${done} de ${all} MB, ${counted('es', mails, { one: 'correo', other: 'correos' })}, ${counted('es', accounts, { one: 'cuenta', other: 'cuentas' })} hasta ahora, ${left}`,
  },
  verify: {
    holds: 'La entrada consta en el registro firmado',
    failed: 'La prueba no se sostiene',
    open: 'Sin comprobar',
    entry: (id, action, outcome, time) => `Entrada ${id}: ${action} (${outcome}), ${time}`,
    browser: 'Este navegador',
    node: 'Esta versión de Node',
  },
  letter: {
    to: (address) => `Para: ${address}`,
    subject: (subject) => `Asunto: ${subject}`,
    otherWays: (ways) => `Otras formas de enviarla: ${ways}`,
    discloses: (fields) => `Revela: ${fields}`,
    notes: desk.notes,
    unknown: 'El directorio no conoce ninguna empresa con este nombre.',
    which: '¿Cuál? Indica su id:',
    nobody: (company) => `No se conoce a nadie en ${company} a quien se pueda escribir.`,
    noLaw: 'No se conoce ninguna ley que te dé ese derecho allí. En Estados Unidos y Canadá decide --region.',
    noRight: (kinds) => `Esta ley no reconoce ese derecho. Reconoce: ${kinds}.`,
  },
};

export default spanish;
