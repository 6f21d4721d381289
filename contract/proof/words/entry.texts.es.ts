import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './entry.texts.en.ts';

const spanish: Texts<typeof english> = {
  noHead: 'La cabecera firmada de la respuesta no es un punto de control.',
  noProof: 'La respuesta no tiene la forma de una prueba.',

  samePage: 'La prueba se refiere a la entrada de esta página.',
  otherPage: (what, there, here) =>
    `La prueba se refiere a algo distinto de lo que muestra esta página: ${what} es ${there} en la prueba y ${here} aquí.`,
  otherPageMore: (what, there, here, more) =>
    `La prueba se refiere a algo distinto de lo que muestra esta página: ${what} es ${there} en la prueba y ${here} aquí (y ${counted('es', more, { one: 'diferencia más', other: 'diferencias más' })}).`,
  compared: {
    id: 'el número de la entrada',
    time: 'la hora',
    hash: 'el hash',
    action: 'la acción',
    refused: 'el dato de si se rechazó',
    entityType: 'el tipo de elemento',
    entityId: 'el elemento',
    ipAddress: 'la dirección IP',
    userAgent: 'el dispositivo',
    differences: 'lo que cambió',
  },
  value: (value) => `«${value}»`,
  nothing: 'nada',

  hiddenDetails:
    'No se te muestra qué persona de nuestro equipo actuó. La entrada lo vincula con un secreto que guardamos.',
  unreadableSalt: 'la sal no se puede leer',
  details: 'Sus detalles son los que quedaron fijados cuando se escribió.',
  namedDetails: (event) =>
    `Sus detalles, registrados como «${event}», son los que quedaron fijados cuando se escribió.`,
  otherDetails: (where) => `Sus detalles no son los que quedaron fijados: ${where}.`,
  leftovers: (names) => `Consta como borrada, pero todavía contiene ${names}.`,
  erased: 'Sus detalles se borraron, así que no se pueden comprobar. El resto de la prueba no los necesita.',

  noErasure: 'Sus detalles han desaparecido y ninguna entrada dice que se borraran.',
  unprovedErasure: (why) => `La entrada que lo dice no está probada. ${why}`,
  erasure: (entry) => `La entrada ${entry} del mismo registro dice que se borraron.`,
  otherErasure: 'No es lo que quedó cuando se borraron sus detalles.',

  leaf: 'El hash de la entrada, calculado aquí, es el que se muestra.',
  otherLeaf: (where) => `El hash de la entrada, calculado aquí, no es el que se muestra: ${where}.`,
  noPath: (hashes, place, size) =>
    `Con ${counted('es', hashes, { one: 'hash', other: 'hashes' })} no hay camino desde la posición ${place} hasta la cabecera de ${counted('es', size, { one: 'entrada', other: 'entradas' })}.`,
  path: (hashes) =>
    hashes === 1
      ? 'Un hash más lleva desde ella hasta la raíz del registro firmado.'
      : `${hashes} hashes más llevan desde ella hasta la raíz del registro firmado.`,
  otherPath: (hashes, where) =>
    hashes === 1
      ? `Un hash más lleva a una raíz distinta de la firmada: ${where}.`
      : `${hashes} hashes más llevan a una raíz distinta de la firmada: ${where}.`,
  notSize: (bytes) => `no tiene ${bytes} bytes`,
  otherByte: (place, bytes, stated, computed) => `el byte ${place} de ${bytes} es ${stated} y debería ser ${computed}`,

  otherKey: 'La respuesta nombra una clave distinta de la de esta página.',
  otherLog: (origin, name) => `La cabecera es de otro registro: ${origin}, no ${name}.`,
  signature: 'La clave de este registro ha firmado esa raíz (Ed25519).',
  unknownSignature: 'Este navegador no puede comprobar firmas Ed25519, así que solo se han comprobado los hashes.',
  missingSignature: 'La clave de este registro no ha firmado la raíz.',
  wrongSignature: 'La firma de la raíz no es de la clave: se cambió la cabecera o la firma.',

  firstHistory: 'Este navegador no había visto antes ningún punto de control: a partir de ahora guarda este.',
  otherHistoryKey: (key) =>
    `Este navegador conoce el registro por otra clave, ${key}. Solo un cambio de clave anunciado lo explica.`,
  shorterHistory: (size, before) =>
    `El registro tiene ${counted('es', size, { one: 'entrada', other: 'entradas' })} y tenía ${before} la última vez que este navegador lo miró: faltan entradas.`,
  otherHistory: (before) =>
    `El registro no empieza con lo que este navegador vio antes (entradas: ${before}): se ha reescrito la historia.`,
  history: (before) =>
    `El registro empieza exactamente con lo que abarca el punto de control que guardó este navegador (entradas: ${before}).`,
};

export default spanish;
