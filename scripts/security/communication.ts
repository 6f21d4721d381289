import { registry } from '#core/sources/registry.ts';
import { type VariableName, variables } from '#platform/config/variables.ts';
import { productFiles, textOf } from '../structure/files.ts';
import { type Chapter, table } from './table.ts';

/** By the variable that names it, or by who it is. */
const partners: readonly (readonly [who: string, named: string, how: string, what: string, file: string])[] = [
  [
    'PostgreSQL',
    'DATABASE_URL',
    'its protocol; TLS with a checked certificate, or as its address says; a login',
    'everything',
    'platform/database/',
  ],
  [
    'PostgreSQL, as who owns nothing',
    'DATABASE_APP_URL',
    'as above',
    'everything but the schema',
    'platform/database/',
  ],
  ['PostgreSQL, for backups', 'BACKUP_DATABASE_URL', 'as above, `pg_dump`', 'reads everything', 'scripts/backup/'],
  [
    'PostgreSQL, for the scratch database',
    'BACKUP_SCRATCH_URL',
    'as above',
    'what a backup holds, for minutes',
    'scripts/backup/',
  ],
  [
    'Object storage',
    'BACKUP_S3_ENDPOINT',
    'HTTPS, signed requests',
    'encrypted backups, the ledger of erasures, checkpoints',
    'platform/objects/',
  ],
  ['Mail server', 'SMTP_URL', 'SMTP over TLS; a login', 'mails', 'platform/mail/'],
  ['Stripe', 'STRIPE_API_BASE', 'HTTPS; a key', 'amount, reference and address of who pays', 'platform/payments/'],
  [
    'Collector of traces',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTLP over HTTP(S)',
    'routes, names, times',
    'server/tracing/',
  ],
  [
    'Collector of traces, its own address',
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    'as above',
    'as above',
    'server/tracing/',
  ],
  [
    'Collector of the log',
    'OTEL_EXPORTER_OTLP_LOGS_ENDPOINT',
    'OTLP over HTTPS, in plain text on this machine only',
    'lines of the log',
    'platform/log/',
  ],
  [
    'Proxy on the way out',
    'HTTPS_PROXY',
    'CONNECT; TLS to the other end goes through it',
    'names of hosts',
    'platform/http/',
  ],
  ['Proxy on the way out, without TLS', 'HTTP_PROXY', 'as above', 'as above', 'platform/http/'],
  [
    'Malware scanner',
    'MALWARE_SCANNER_URL',
    'clamd’s protocol, in plain text: in the operator’s own network, or a socket',
    'files of staff, which it does not keep',
    'platform/malware/',
  ],
  ['Releases, when an operator asks', 'UPDATE_CHECK_URL', 'HTTPS', 'that somebody asked', 'scripts/update.ts'],
  ['Witnesses of the audit log', 'AUDIT_WITNESSES', 'HTTPS', 'heads and proofs: hashes', 'core/base/audit/'],
  [
    'Pwned Passwords',
    'api.pwnedpasswords.com',
    'HTTPS',
    'five characters of a SHA-1',
    'core/accounts/sessions/internal/leaked.ts',
  ],
  [
    'Name servers',
    'of the machine',
    'DNS',
    'names of hosts, domains that are looked for',
    'platform/http/addresses.ts',
  ],
  ['Browsers, through the proxy in front', 'APP_URL', 'HTTP behind a proxy that ends TLS', 'pages', 'server/http/'],
];

/** Files that open connections by themselves; everything else goes through them. */
const CONNECTS =
  /from '(?:undici|nodemailer|pg|stripe|node:net|node:tls|node:https?|node:dgram|node:dns(?:\/promises)?)'/;
const typesOnly = /^import type [^;]*;$/gm;

/** Variables with an address and files with a connection that nobody is named for. */
export function communicationFaults(): string[] {
  const named = partners.map(([, name]) => name);
  const isAddress = (name: VariableName) =>
    /\bhttps?:|\bpostgres:|\bsmtps?:|\btcp:|origin/.test(variables[name].description ?? '');
  const missing = (Object.keys(variables) as VariableName[]).filter((name) => isAddress(name) && !named.includes(name));
  const connecting = productFiles.filter(
    (file) => /^(?:core|platform|app)\/.*\.tsx?$/.test(file) && CONNECTS.test(textOf(file).replace(typesOnly, '')),
  );
  const outside = connecting.filter((file) => !partners.some(([, , , , place]) => file.startsWith(place)));
  return [
    ...missing.map((name) => `${name} names an address and is not listed`),
    ...outside.map((file) => `${file} opens connections and is not listed`),
  ];
}

/** ASVS 13.1.1. */
export function communicationChapter(): Chapter {
  const faults = communicationFaults();
  if (faults.length > 0) throw new Error(`scripts/security/communication.ts: ${faults.join(', ')}`);
  const hosts = new Set(registry.flatMap((source) => (source.hosts === 'input' ? [] : source.hosts)));
  const byInput = registry.filter((source) => source.hosts === 'input').map(({ name }) => name);
  return {
    title: 'Whom the product talks to',
    asvs: ['13.1.1'],
    text: `${table(
      ['who', 'named by', 'how', 'what is sent or kept there', 'in'],
      partners.map(([who, named, how, what, file]) => [who, `\`${named}\``, how, what, `\`${file}\``]),
    )}

Sources: ${registry.length} of them at ${hosts.size} hosts, over HTTPS, each allowed in its own file and nowhere else ([sources.md](sources.md)). Hosts that follow from what somebody looks for (${byInput.join(', ')})
are asked only at public addresses, checked where the connection is made. No other request leaves: a person's input is never an address, and redirects are followed only where a source says so.`,
  };
}
