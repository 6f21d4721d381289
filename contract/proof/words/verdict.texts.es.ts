import type { Texts } from '#contract/base/texts.ts';
import type english from './verdict.texts.en.ts';

const spanish: Texts<typeof english> = {
  sections: {
    about: 'Quién lo emitió y cuándo',
    removal: 'Qué se vio desaparecer y dónde',
    looks: 'El orden de las comprobaciones',
    log: 'La prueba del registro de auditoría',
    person: 'De quién es el informe y qué se buscó',
    score: 'La puntuación',
    comparison: 'Qué ha cambiado desde un informe anterior',
    coverage: 'Cuántas fuentes respondieron',
    findings: 'El orden de los hallazgos',
    checks: 'El orden de las respuestas',
    method: 'Cómo se calculó la puntuación',
    format: 'El nombre del formato',
    seal: 'El sello, así que no se puede creer nada de lo que dice el archivo',
    file: 'Cómo está escrito el archivo',
    pages: 'Las páginas del PDF',
    table: 'La tabla',
    attachment: 'Los datos adjuntos al PDF',
  },
  rows: {
    findings: (row) => `El hallazgo ${row}`,
    checks: (row) => `La respuesta de ${row}`,
    looks: (row) => `La comprobación ${row}`,
  },
  quoted: (text) => `«${text}»`,
  inLine: (part, line) => `${part}, en la línea ${line}`,
  inLineNear: (part, line, near) => `${part}, en la línea ${line}, cerca de «${near}»`,
  faults: {
    changed: (part) => `${part}: contenido modificado.`,
    missing: (part) => `${part}: contenido eliminado.`,
    added: (part) => `${part}: contenido añadido.`,
  },
  titles: {
    genuine: 'Auténtico: no se ha cambiado nada',
    'genuine-table': 'Auténtico: no se ha cambiado nada',
    changed: 'Modificado: no es lo que se firmó',
    'unknown-key': 'Firmado con una clave que no conocemos',
    'no-report': 'No es uno de nuestros informes o certificados',
    unable: 'Este navegador no puede comprobar firmas',
    table: 'Una tabla sin su sello',
    seal: 'Un sello sin su tabla',
    'too-large': 'Este archivo es demasiado grande para ser un informe',
  },
  issuedBy: (name, key) => `Emitido por ${name}, clave ${key}.`,
  unknownKey: (name, key) =>
    `Dice que lo firmó ${name} con la clave ${key}. Puede haberlo emitido otra instalación, o alguien se lo ha inventado: no creas nada de lo que dice.`,
  details: {
    changed: 'Alguien, o algún programa, alteró el archivo después de que se emitiera:',
    'no-report':
      'Elige el archivo PDF o JSON del informe o del certificado, o su archivo CSV con el sello, tal como se descargaron.',
    unable:
      'No conoce Ed25519, o no en una página sin TLS. Eso no dice nada del archivo: prueba con un navegador más reciente o con el comando.',
    table:
      'El sello de un archivo CSV es otro archivo, que se descarga junto a él. Elígelo ahora o suelta aquí los dos a la vez.',
    seal: 'Dice qué contenía el archivo CSV de un informe. Elige ahora ese archivo o suelta aquí los dos a la vez.',
    'too-large': 'Un informe ocupa como mucho unos pocos megabytes.',
  },
};

export default spanish;
