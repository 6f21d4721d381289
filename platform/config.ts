import path from 'node:path';
import type { Site } from '#contract/site/site.ts';
import { backupBucketFrom } from './config/backups.ts';
import { ConfigError } from './config/config-error.ts';
import { loadLocalSecrets } from './config/local-secrets.ts';
import { type LogForwarding, logForwardingFrom } from './config/log-forwarding.ts';
import { readValues } from './config/read-values.ts';
import { checkTogether, type ProcessKind } from './config/rules.ts';
import { siteFrom } from './config/site.ts';
import { sourceKeysFrom } from './config/source-keys.ts';
import { type TracingConfig, tracingFrom } from './config/tracing.ts';
import { type Environment, readVariable, type Values } from './config/variables.ts';
import type { WitnessAddress } from './config/witnesses.ts';
import type { LogLevel } from './log.ts';
import { formatMailbox } from './mail/address.ts';
import type { S3Config } from './objects/s3-requests.ts';

export { ConfigError } from './config/config-error.ts';
export type { ProcessKind } from './config/rules.ts';

/** The environment, checked. See .env.example for every variable. */
export interface Config {
  mode: 'production' | 'local';
  port: number;
  host: string;
  /** Origin of the site, without a trailing slash. Links are built from it, never from a request's Host. */
  appUrl: string;
  /** Owner's address of PostgreSQL. */
  databaseUrl: string | null;
  /** Address of a login that owns nothing. Alone, nothing is migrated; neither = embedded database. */
  databaseAppUrl: string | null;
  dataDir: string;
  /** Folder that backups by schedule go to; null = none. */
  backupDir: string | null;
  /** Storage that they go to as well, or instead; null = none. */
  backupBucket: S3Config | null;
  /** How many of them stay. */
  backupKeep: number;
  backupEveryHours: number;
  /** Companies of the installation's own, beside those of the product; null = none. */
  directoryFile: string | null;
  /** Daemon of ClamAV that looks through files of staff; null = nobody does. */
  malwareScanner: string | null;
  ownerEmail: string | null;
  /** Staff may do nothing as staff before they have set up two-factor sign-in. */
  staffTwoFactor: boolean;
  /** null = the local mailbox at /dev/mail. */
  smtpUrl: string | null;
  /** The local mailbox may be read by whoever reaches the site. */
  localMailboxExposed: boolean;
  mailFrom: string;
  /** Whole days, unless said otherwise, after which things go by themselves. */
  retention: {
    /** That a mail was sent. */
    mailDays: number;
    /** Single events of Analytics; their number per day stays. */
    analyticsDays: number;
    /** Contact messages from addresses without an account, since the last word. */
    messageDays: number;
    /** Accounts whose address nobody confirmed. */
    unconfirmedDays: number;
    /** Scans of accounts that nobody uses. */
    idleDays: number;
    /** What erased accounts left in the books: whole years, from the end of the one that it is from. */
    bookYears: number;
  };
  stripe: { secretKey: string; webhookSecret: string; apiBase: string | null } | null;
  /** 32 bytes each. */
  encryptionKey: Uint8Array;
  auditSigningKey: Uint8Array;
  /** Keys used before ENCRYPTION_KEY, newest first; they only open. */
  previousEncryptionKeys: readonly Uint8Array[];
  /** Verifier keys under which checkpoints of the audit log were signed before. */
  formerAuditKeys: readonly string[];
  /** Verifier keys under which reports were signed before, so that those stay genuine. */
  formerReportKeys: readonly string[];
  /** Who else signs the heads of the audit log, and how many of them make a head witnessed. */
  auditWitnesses: readonly WitnessAddress[];
  auditQuorum: number;
  /** Keys of sources that need one, and `on` for those that were switched on, by variable name. */
  sourceKeys: Readonly<Record<string, string>>;
  /** Number of reverse proxies whose X-Forwarded-For is believed. */
  trustedProxies: number;
  /** How long a web server that is asked to stop says so before it closes its port, in milliseconds. */
  stopNoticeMs: number;
  /** Header in which a proxy in front names the visitor's country; null = never read. */
  countryHeader: string | null;
  logLevel: LogLevel;
  /** A line for every request. */
  requestLog: boolean;
  /** Address that `check-update` and the doctor ask for the newest version; null = nobody is asked. */
  updateCheckUrl: string | null;
  /** Whether sources are tested at night, also when nobody asks. */
  sourceTests: boolean;
  /** Where an operator's tools read numbers, at an address of its own; null = nowhere. */
  metrics: { port: number; host: string } | null;
  /** Where spans of traces go; null = nowhere. */
  tracing: TracingConfig | null;
  /** Where lines of the log go besides standard error; null = nowhere. */
  logForwarding: LogForwarding | null;
  site: Site;
}

/**
 * Reads the environment once. Outside of production, secrets that it lacks are made and kept in the data folder.
 * @param kind web or worker alone need PostgreSQL, but no owner's address of it
 * @throws ConfigError that lists everything that is wrong
 */
export function loadConfig(env: Environment, kind: ProcessKind = 'both'): Config {
  const { values, problems } = readValues(env);
  const production = readVariable(env, 'NODE_ENV') === 'production';
  const wrong = new Set(problems.map(({ name }) => name));
  problems.push(...checkTogether(values, { production, kind }, wrong));
  if (problems.length > 0) throw new ConfigError(problems);
  return assembleConfig(values, production ? 'production' : 'local');
}

function assembleConfig(values: Values, mode: Config['mode']): Config {
  const port = values.PORT ?? 3000;
  const dataDir = path.resolve(values.DATA_DIR ?? '.data');
  const site = siteFrom(values);
  return {
    mode,
    port,
    host: values.HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    appUrl: values.APP_URL ?? `http://localhost:${port}`,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseAppUrl: values.DATABASE_APP_URL ?? null,
    dataDir,
    backupDir: values.BACKUP_DIR === undefined ? null : path.resolve(values.BACKUP_DIR),
    backupBucket: backupBucketFrom(values),
    backupKeep: values.BACKUP_KEEP ?? 14,
    backupEveryHours: values.BACKUP_EVERY_HOURS ?? 24,
    directoryFile: values.DIRECTORY_FILE === undefined ? null : path.resolve(values.DIRECTORY_FILE),
    malwareScanner: values.MALWARE_SCANNER_URL ?? null,
    ownerEmail: values.OWNER_EMAIL ?? null,
    staffTwoFactor: (values.STAFF_TWO_FACTOR ?? (mode === 'production' ? 'required' : 'off')) === 'required',
    smtpUrl: values.SMTP_URL ?? null,
    localMailboxExposed: values.LOCAL_MAILBOX_EXPOSED ?? false,
    mailFrom: values.MAIL_FROM ?? formatMailbox({ name: site.name, address: site.contactEmail }),
    retention: {
      mailDays: values.RETENTION_MAIL_DAYS ?? 90,
      analyticsDays: values.RETENTION_ANALYTICS_DAYS ?? 90,
      messageDays: values.RETENTION_MESSAGES_DAYS ?? 365,
      unconfirmedDays: values.RETENTION_UNCONFIRMED_DAYS ?? 30,
      idleDays: values.RETENTION_IDLE_DAYS ?? 365,
      bookYears: values.RETENTION_BOOKS_YEARS ?? 7,
    },
    stripe: stripeFrom(values),
    ...secretsFrom(values, dataDir),
    previousEncryptionKeys: values.ENCRYPTION_KEY_PREVIOUS ?? [],
    formerAuditKeys: values.AUDIT_KEYS_FORMER ?? [],
    formerReportKeys: values.REPORT_KEYS_FORMER ?? [],
    ...witnessesFrom(values),
    sourceKeys: sourceKeysFrom(values),
    trustedProxies: values.TRUSTED_PROXIES ?? 0,
    stopNoticeMs: (values.STOP_NOTICE_SECONDS ?? 0) * 1_000,
    countryHeader: values.COUNTRY_HEADER ?? null,
    logLevel: values.LOG_LEVEL ?? 'info',
    updateCheckUrl: values.UPDATE_CHECK_URL ?? null,
    sourceTests: values.SOURCE_TESTS !== 'off',
    requestLog: (values.REQUEST_LOG ?? (mode === 'production' ? 'on' : 'off')) === 'on',
    metrics:
      values.METRICS_PORT === undefined
        ? null
        : { port: values.METRICS_PORT, host: values.METRICS_HOST ?? '127.0.0.1' },
    tracing: tracingFrom(values),
    logForwarding: logForwardingFrom(values),
    site,
  };
}

function stripeFrom(values: Values): Config['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (!secretKey || !webhookSecret) return null;
  return { secretKey, webhookSecret, apiBase: values.STRIPE_API_BASE ?? null };
}

/** More than half of them, unless told otherwise. */
function witnessesFrom(values: Values): Pick<Config, 'auditWitnesses' | 'auditQuorum'> {
  const auditWitnesses = values.AUDIT_WITNESSES ?? [];
  return { auditWitnesses, auditQuorum: values.AUDIT_WITNESS_QUORUM ?? Math.floor(auditWitnesses.length / 2) + 1 };
}

function secretsFrom(values: Values, dataDir: string): Pick<Config, 'encryptionKey' | 'auditSigningKey'> {
  const { ENCRYPTION_KEY: encryptionKey, AUDIT_SIGNING_KEY: auditSigningKey } = values;
  if (encryptionKey && auditSigningKey) return { encryptionKey, auditSigningKey };
  const local = loadLocalSecrets(dataDir);
  return {
    encryptionKey: encryptionKey ?? local.encryptionKey,
    auditSigningKey: auditSigningKey ?? local.auditSigningKey,
  };
}
