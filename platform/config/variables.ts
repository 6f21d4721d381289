import type { z } from 'zod';
import { shapes } from './shapes.ts';
import { witnessList } from './witnesses.ts';

/** Keys of sources. Without its key a source is not asked, or asked at a lower limit. */
const sourceVariables = {
  HIBP_API_KEY: shapes.secret,
  EMAILREP_API_KEY: shapes.secret,
  GRAVATAR_API_KEY: shapes.secret,
  GITHUB_TOKEN: shapes.secret,
  BRAVE_SEARCH_API_KEY: shapes.secret,
  COMPANIES_HOUSE_API_KEY: shapes.secret,
  FLICKR_API_KEY: shapes.secret,
  LASTFM_API_KEY: shapes.secret,
  OPENALEX_API_KEY: shapes.secret,
  OPENCORPORATES_API_TOKEN: shapes.secret,
  REDDIT_CLIENT_ID: shapes.secret,
  REDDIT_CLIENT_SECRET: shapes.secret,
  STACKEXCHANGE_API_KEY: shapes.secret,
  URLSCAN_API_KEY: shapes.secret,
  YOUTUBE_API_KEY: shapes.secret,
};

/** Sources that are asked only where an operator has switched them on. */
const sourceSwitches = {
  PROFILE_SITES_TIER_C: shapes.yesOrNo,
  ORCID_MEMBER: shapes.yesOrNo,
};

/** Every variable that is read. .env.example documents each of them. */
export const variables = {
  NODE_ENV: shapes.oneOf(['production', 'development', 'test']),
  PORT: shapes.wholeNumber(65_535),
  HOST: shapes.text,
  APP_URL: shapes.origin,
  TRUSTED_PROXIES: shapes.wholeNumber(10),
  STOP_NOTICE_SECONDS: shapes.wholeNumber(10),
  COUNTRY_HEADER: shapes.headerName,
  METRICS_PORT: shapes.wholeNumber(65_535),
  METRICS_HOST: shapes.text,
  OTEL_EXPORTER_OTLP_ENDPOINT: shapes.address(['http:', 'https:'], 'http://collector.example:4318'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: shapes.address(['http:', 'https:'], 'http://collector.example:4318/v1/traces'),
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: shapes.address(['http:', 'https:'], 'https://collector.example:4318/v1/logs'),
  OTEL_EXPORTER_OTLP_LOGS_HEADERS: shapes.headers,
  OTEL_EXPORTER_OTLP_HEADERS: shapes.headers,
  OTEL_SERVICE_NAME: shapes.text,
  OTEL_TRACES_SAMPLER_ARG: shapes.ratio,
  REQUEST_LOG: shapes.oneOf(['off', 'on']),
  SOURCE_TESTS: shapes.oneOf(['off', 'on']),
  LOG_LEVEL: shapes.oneOf(['debug', 'info', 'warn', 'error']),
  DATABASE_URL: shapes.address(['postgres:', 'postgresql:'], 'postgres://owner:password@host:5432/name', false),
  DATABASE_APP_URL: shapes.address(['postgres:', 'postgresql:'], 'postgres://web:password@host:5432/name', false),
  DATA_DIR: shapes.text,
  BACKUP_DATABASE_URL: shapes.address(['postgres:', 'postgresql:'], 'postgres://backup:password@host:5432/name', false),
  BACKUP_PASSPHRASE: shapes.text,
  BACKUP_DIR: shapes.text,
  BACKUP_KEEP: shapes.fromOneTo(1_000),
  BACKUP_EVERY_HOURS: shapes.fromOneTo(720),
  BACKUP_S3_ENDPOINT: shapes.origin,
  BACKUP_S3_BUCKET: shapes.bucket,
  BACKUP_S3_PREFIX: shapes.objectPrefix,
  BACKUP_S3_REGION: shapes.secret,
  BACKUP_S3_ACCESS_KEY_ID: shapes.secret,
  BACKUP_S3_SECRET_ACCESS_KEY: shapes.secret,
  BACKUP_RECIPIENTS: shapes.text,
  BACKUP_IDENTITY_FILE: shapes.text,
  BACKUP_SCRATCH_URL: shapes.address(
    ['postgres:', 'postgresql:'],
    'postgres://scratch:password@host:5432/postgres',
    false,
  ),
  DIRECTORY_FILE: shapes.text,
  MALWARE_SCANNER_URL: shapes.address(
    ['tcp:', 'unix:'],
    'tcp://clamd.example:3310 or unix:/run/clamav/clamd.ctl',
    false,
  ),
  UPDATE_CHECK_URL: shapes.address(['https:'], 'https://code.example/api/releases/latest'),
  OWNER_EMAIL: shapes.email,
  SIGN_UP: shapes.oneOf(['open', 'invitation', 'closed']),
  STAFF_TWO_FACTOR: shapes.oneOf(['off', 'required']),
  SMTP_URL: shapes.address(['smtp:', 'smtps:'], 'smtps://user:password@host:465'),
  MAIL_FROM: shapes.mailbox,
  LOCAL_MAILBOX_EXPOSED: shapes.yesOrNo,
  RETENTION_MAIL_DAYS: shapes.days,
  RETENTION_ANALYTICS_DAYS: shapes.days,
  RETENTION_MESSAGES_DAYS: shapes.days,
  RETENTION_UNCONFIRMED_DAYS: shapes.days,
  RETENTION_IDLE_DAYS: shapes.days,
  RETENTION_BOOKS_YEARS: shapes.fromOneTo(30),
  STRIPE_SECRET_KEY: shapes.secret,
  STRIPE_WEBHOOK_SECRET: shapes.secret,
  STRIPE_API_BASE: shapes.origin,
  ENCRYPTION_KEY: shapes.key,
  ENCRYPTION_KEY_PREVIOUS: shapes.keyList,
  AUDIT_SIGNING_KEY: shapes.key,
  AUDIT_KEYS_FORMER: shapes.verifierKeys,
  REPORT_KEYS_FORMER: shapes.verifierKeys,
  AUDIT_WITNESSES: witnessList,
  AUDIT_WITNESS_QUORUM: shapes.fromOneTo(20),
  QUIETPRINT_DEMO: shapes.yesOrNo,
  PRODUCT_NAME: shapes.text,
  TAGLINE: shapes.text,
  COMPANY_NAME: shapes.text,
  COMPANY_NUMBER: shapes.text,
  COMPANY_JURISDICTION: shapes.text,
  COMPANY_REGISTER: shapes.text,
  COMPANY_SINCE: shapes.fromOneTo(9_999),
  LEGAL_NOTICE: shapes.text,
  CONTACT_EMAIL: shapes.email,
  EMERGENCY_TELEPHONE: shapes.telephone,
  LAST_SECURITY_REVIEW: shapes.date,
  HTTP_PROXY: shapes.address(['http:', 'https:'], 'http://proxy.example:3128'),
  HTTPS_PROXY: shapes.address(['http:', 'https:'], 'http://proxy.example:3128'),
  NO_PROXY: shapes.text,
  ...sourceVariables,
  ...sourceSwitches,
};

export type VariableName = keyof typeof variables;
export type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that are set and right. */
export type Values = { readonly [Name in VariableName]?: z.output<(typeof variables)[Name]> | undefined };

export const variableNames = Object.keys(variables) as VariableName[];
export const sourceSwitchNames = Object.keys(sourceSwitches) as (keyof typeof sourceSwitches)[];
export const sourceVariableNames = Object.keys(sourceVariables) as (keyof typeof sourceVariables)[];

/** Set means not blank. The proxies may be written in small letters, as curl does. */
export function readVariable(env: Environment, name: VariableName): string | undefined {
  const found = name.endsWith('_PROXY') ? (env[name] ?? env[name.toLowerCase()]) : env[name];
  return found?.trim() || undefined;
}
