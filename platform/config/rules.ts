import { parseMailbox } from '../mail/address.ts';
import { isLoopbackName } from '../http/loopback.ts';
import { checkBackupBucket } from './backups.ts';
import type { ConfigProblem } from './config-error.ts';
import { databaseLinkOf, isInOwnNetwork } from './database-link.ts';
import { type Values, type VariableName, variables } from './variables.ts';

/** What a process does of the product's work. */
export type ProcessKind = 'web' | 'worker' | 'both';

interface Place {
  production: boolean;
  kind: ProcessKind;
}

const neededInProduction = [
  'APP_URL',
  'DATABASE_URL',
  'SMTP_URL',
  'OWNER_EMAIL',
  'CONTACT_EMAIL',
  'COMPANY_NAME',
  'ENCRYPTION_KEY',
  'AUDIT_SIGNING_KEY',
] as const satisfies VariableName[];

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

const expectedWords = (name: VariableName) => `expected ${variables[name].description}`;
const sameBytes = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

/** What the variables say together that none of them could say alone. @param wrong names already reported */
export function checkTogether(values: Values, place: Place, wrong: ReadonlySet<string>): ConfigProblem[] {
  const problems = [
    ...checkDatabase(values, place),
    ...checkPairs(values),
    ...checkBackupBucket(values),
    ...(place.production ? checkProduction(values, place) : checkLocal(values)),
  ];
  return problems.filter(({ name }) => !wrong.has(name));
}

function checkDatabase({ DATABASE_URL: owner, DATABASE_APP_URL: app }: Values, { kind }: Place): ConfigProblem[] {
  if (kind !== 'both' && !owner && !app) {
    const problem = `is missing, and the embedded database serves one process only; expected PostgreSQL for a ${kind} process of its own (or DATABASE_APP_URL, once it is migrated), or npm start, which is web and worker in one`;
    return [{ name: 'DATABASE_URL', problem }];
  }
  if (kind === 'both' && app && !owner)
    return [{ name: 'DATABASE_APP_URL', problem: 'is set without DATABASE_URL; expected both or neither' }];
  return [];
}

function checkPairs(values: Values): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  if (values.STRIPE_SECRET_KEY && !values.STRIPE_WEBHOOK_SECRET)
    // Without it anybody could announce a payment, so it is needed in every mode.
    problems.push({ name: 'STRIPE_WEBHOOK_SECRET', problem: 'is missing; needed as soon as STRIPE_SECRET_KEY is set' });
  const { ENCRYPTION_KEY: encryption, AUDIT_SIGNING_KEY: signing } = values;
  if (encryption && signing && sameBytes(encryption, signing))
    problems.push({ name: 'AUDIT_SIGNING_KEY', problem: 'is the same as ENCRYPTION_KEY; expected a key of its own' });
  const { AUDIT_WITNESSES: witnesses = [], AUDIT_WITNESS_QUORUM: quorum } = values;
  if (quorum !== undefined && quorum > witnesses.length)
    problems.push({
      name: 'AUDIT_WITNESS_QUORUM',
      problem: 'is more than AUDIT_WITNESSES names; it could never be reached',
    });
  return problems;
}

/** Without a mail server everybody's mail can be read at /dev/mail. */
function checkLocal({ HOST: host, SMTP_URL: smtp, LOCAL_MAILBOX_EXPOSED: exposed }: Values): ConfigProblem[] {
  if (host === undefined || isLoopbackName(host) || smtp !== undefined || exposed) return [];
  const problem =
    'reaches beyond this machine while mail stays in the local mailbox, which others could then read; expected SMTP_URL with it, or LOCAL_MAILBOX_EXPOSED=1 if they may';
  return [{ name: 'HOST', problem }];
}

function checkProduction(values: Values, { kind }: Place): ConfigProblem[] {
  const needed = neededInProduction.filter((name) => kind === 'both' || name !== 'DATABASE_URL');
  const missing = needed.filter((name) => values[name] === undefined);
  const problems = missing.map((name) => ({ name: name as string, problem: `is missing; ${expectedWords(name)}` }));
  if (values.QUIETPRINT_DEMO)
    problems.push({ name: 'QUIETPRINT_DEMO', problem: 'is on; expected off in production: its findings are invented' });
  for (const name of ['APP_URL', 'STRIPE_API_BASE', 'OTEL_EXPORTER_OTLP_LOGS_ENDPOINT'] as const) {
    const value = values[name];
    if (value?.startsWith('http:') && !LOOPBACK.test(value))
      problems.push({ name, problem: 'is not encrypted; expected https:// in production' });
  }
  return [...problems, ...checkPlaceholders(values), ...checkDatabaseLinks(values)];
}

/** Names that stand in documentation and belong to nobody (RFC 6761): links and mail would lead nowhere. */
const PLACEHOLDER = /[.@]example(?::\d+)?$/i;

function checkPlaceholders(values: Values): ConfigProblem[] {
  const places = {
    APP_URL: values.APP_URL,
    OWNER_EMAIL: values.OWNER_EMAIL,
    CONTACT_EMAIL: values.CONTACT_EMAIL,
    MAIL_FROM: values.MAIL_FROM === undefined ? undefined : parseMailbox(values.MAIL_FROM)?.address,
  };
  return Object.entries(places).flatMap(([name, value]) =>
    value !== undefined && PLACEHOLDER.test(value)
      ? [{ name, problem: 'ends in .example, as in the documentation, and leads nowhere; expected a name of your own' }]
      : [],
  );
}

const databases = ['DATABASE_URL', 'DATABASE_APP_URL', 'BACKUP_DATABASE_URL', 'BACKUP_SCRATCH_URL'] as const;

/** Passwords and rows cross nobody else's network in plain text, unless the address itself says that they may. */
function checkDatabaseLinks(values: Values): ConfigProblem[] {
  return databases
    .filter((name) => {
      const address = values[name];
      return address !== undefined && databaseLinkOf(address) === 'unsaid' && !isInOwnNetwork(address);
    })
    .map((name) => ({
      name,
      problem:
        'leads to another network without TLS; expected ?sslmode=verify-full at its end (with &sslrootcert=FILE for an authority of your own), or ?sslmode=disable where nobody else can listen',
    }));
}
