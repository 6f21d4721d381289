import type { Config } from '../config.ts';
import { type Environment, readVariable, type VariableName, variableNames } from './variables.ts';

/** One setting as it is in effect. */
export interface Setting {
  name: VariableName;
  /** Of secrets `(set)`, of addresses without user and password; null = not set, and no default that could be told. */
  value: string | null;
  from: 'environment' | 'default';
}

/** Names whose values are secret whatever they look like. */
const SECRET = /KEY|SECRET|TOKEN|PASSPHRASE|CLIENT_ID|HEADERS/;

/** Public though they are called keys. */
const PUBLIC = new Set<VariableName>(['AUDIT_KEYS_FORMER', 'REPORT_KEYS_FORMER']);

/** What holds where a variable is not set. */
const defaultsOf = (config: Config): Partial<Record<VariableName, string>> => ({
  PORT: String(config.port),
  HOST: config.host,
  APP_URL: config.appUrl,
  DATA_DIR: config.dataDir,
  MAIL_FROM: config.mailFrom,
  STAFF_TWO_FACTOR: config.staffTwoFactor ? 'required' : 'off',
  SIGN_UP: config.site.signUp,
  TRUSTED_PROXIES: String(config.trustedProxies),
  LOG_LEVEL: config.logLevel,
  REQUEST_LOG: config.requestLog ? 'on' : 'off',
  SOURCE_TESTS: config.sourceTests ? 'on' : 'off',
  BACKUP_KEEP: String(config.backupKeep),
  BACKUP_EVERY_HOURS: String(config.backupEveryHours),
  RETENTION_MAIL_DAYS: String(config.retention.mailDays),
  RETENTION_ANALYTICS_DAYS: String(config.retention.analyticsDays),
  RETENTION_MESSAGES_DAYS: String(config.retention.messageDays),
  RETENTION_UNCONFIRMED_DAYS: String(config.retention.unconfirmedDays),
  RETENTION_IDLE_DAYS: String(config.retention.idleDays),
  RETENTION_BOOKS_YEARS: String(config.retention.bookYears),
  PRODUCT_NAME: config.site.name,
  TAGLINE: config.site.tagline,
  COMPANY_NAME: config.site.company,
  CONTACT_EMAIL: config.site.contactEmail,
});

/** Every setting that may be told, in the order of `variables`. Holds no secret. */
export function describeSettings(config: Config, env: Environment): Setting[] {
  const defaults = defaultsOf(config);
  return variableNames.map((name) => {
    const given = readVariable(env, name);
    return given === undefined
      ? { name, value: defaults[name] ?? null, from: 'default' }
      : { name, value: redacted(name, given), from: 'environment' };
  });
}

function redacted(name: VariableName, value: string): string {
  if (SECRET.test(name) && !PUBLIC.has(name)) return '(set)';
  if (!URL.canParse(value)) return value;
  const url = new URL(value);
  if (url.username === '' && url.password === '') return value;
  url.username = '';
  url.password = '';
  return url.href;
}
