import { modules } from '#server/modules.ts';
import { productFiles, textOf } from '../structure/files.ts';
import { type Chapter, table } from './table.ts';

/** Every line that can stand in the log. */
function readLines(): string[][] {
  const rows = productFiles
    .filter((file) => /^(?:app|core|platform|server)\/.*\.tsx?$/.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\blog\.(info|warn|error)\(\s*'((?:[^'\\]|\\.)+)'/g)].map(
        ([, level = '', text = '']) => [level, text.replaceAll("\\'", "'"), `\`${file}\``],
      ),
    );
  const keyed = new Map(rows.map((row) => [row.join(), row]));
  return [...keyed.values()].sort((one, other) => one.join().localeCompare(other.join()));
}

/** Every kind of entry in the audit log: name, and how it is told. */
function readEvents(): string[][] {
  const sources = productFiles.filter((file) => /^core\/.*events\.ts$/.test(file));
  const names = sources.flatMap((file) =>
    [
      ...textOf(file).matchAll(
        /name: '([\w.-]+)',(?:[^{}]|\{[^{}]*\})*?sentence:\s*(?:'((?:[^'\\]|\\.)+)'|([^,\n]+))/g,
      ),
    ].map(([, name = '', sentence]) => [`\`${name}\``, sentence?.replaceAll("\\'", "'") ?? 'by what happened']),
  );
  return names.sort((one, other) => String(one[0]).localeCompare(String(other[0])));
}

/** ASVS 16.1.1. */
export const logsChapter = (): Chapter => ({
  title: 'What is logged',
  asvs: ['16.1.1'],
  text: `${table(
    ['log', 'form', 'where', 'who reads it', 'how long'],
    [
      [
        'Log',
        'a line of JSON in production, UTC; fields of an allow-list, so no name, address, token or query can stand in it',
        'standard error of each process',
        'the operator',
        'as the operator keeps it',
      ],
      [
        'Request log (`REQUEST_LOG`)',
        'lines `Answered` in the log: method, route, status, time',
        'as the log',
        'the operator',
        'as the operator keeps it',
      ],
      [
        'The log, elsewhere (`OTEL_EXPORTER_OTLP_LOGS_ENDPOINT`)',
        'the same lines as records of OTLP; in production over TLS',
        'the operator’s collector',
        'the operator',
        'as the operator keeps it',
      ],
      [
        'Audit log',
        'rows of the database, sealed every minute, signed heads (decision 014)',
        '`audit_logs`; heads in `DATA_DIR`, in mails, at witnesses, at `/transparency`',
        'staff; everybody their own',
        'for good; its personal part goes with the account',
      ],
      [
        'Numbers (`METRICS_PORT`)',
        'Prometheus',
        'each process, at an address of its own',
        'the operator',
        'as the operator keeps it',
      ],
      [
        'Traces (`OTEL_EXPORTER_OTLP_ENDPOINT`)',
        'OTLP',
        'the operator’s collector',
        'the operator',
        'as the operator keeps it',
      ],
    ],
  )}

### Lines of the log

${table(['level', 'line', 'from'], readLines())}

### Entries of the audit log

${table(['event', 'told as'], readEvents())}

${modules.length} modules write them.`,
});
