export default {
  sections: {
    about: 'Who issued it, and when',
    removal: 'What was seen gone, and where',
    looks: 'The order of the looks',
    log: 'The proof from the audit log',
    person: 'Whose report it is, and what was looked for',
    score: 'The score',
    comparison: 'What has changed since an earlier report',
    coverage: 'How many sources answered',
    findings: 'The order of the findings',
    checks: 'The order of the answers',
    method: 'How the score was worked out',
    format: 'The name of the format',
    seal: 'The seal, so that nothing in the file can be believed',
    file: 'How the file is written',
    pages: 'The pages of the PDF',
    table: 'The table',
    attachment: 'The data attached to the PDF',
  },
  rows: {
    findings: (row: string) => `The finding ${row}`,
    checks: (row: string) => `The answer of ${row}`,
    looks: (row: string) => `The look ${row}`,
  },
  quoted: (text: string) => `“${text}”`,
  inLine: (part: string, line: number) => `${part}, in line ${line}`,
  inLineNear: (part: string, line: number, near: string) => `${part}, in line ${line}, near “${near}”`,
  faults: {
    changed: (part: string) => `${part}: changed.`,
    missing: (part: string) => `${part}: taken away.`,
    added: (part: string) => `${part}: put in.`,
  },
  titles: {
    genuine: 'Genuine: nothing was changed',
    'genuine-table': 'Genuine: nothing was changed',
    changed: 'Changed: this is not what was signed',
    'unknown-key': 'Signed by a key we do not know',
    'no-report': 'This is not one of our reports or certificates',
    unable: 'This browser cannot check signatures',
    table: 'A table without its seal',
    seal: 'A seal without its table',
    'too-large': 'This file is too large to be a report',
  },
  issuedBy: (name: string, key: string) => `Issued by ${name}, key ${key}.`,
  unknownKey: (name: string, key: string) =>
    `It says that ${name} signed it, with the key ${key}. Another installation may have issued it, or somebody made it up: believe nothing in it.`,
  details: {
    changed: 'Somebody, or some program, altered the file after it was issued:',
    'no-report':
      'Choose the PDF or JSON file of the report or certificate, or its CSV file and the seal of that, as they were downloaded.',
    unable:
      'It does not know Ed25519, or not on a page without TLS. That says nothing about the file: try a newer browser, or the command.',
    table:
      'The seal of a CSV file is a file of its own, downloaded beside it. Choose it now, or drop both here together.',
    seal: 'It says what the CSV file of a report was. Choose that file now, or drop both here together.',
    'too-large': 'A report is a few megabytes at most.',
  },
};
