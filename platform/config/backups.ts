import type { S3Config } from '../objects/s3-requests.ts';
import type { ConfigProblem } from './config-error.ts';
import type { Values } from './variables.ts';

const NEEDED = [
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_BUCKET',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const;

/** The storage that backups go to, once all of it is named. */
export function backupBucketFrom(values: Values): S3Config | null {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = NEEDED.map((name) => values[name]);
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  const prefix = values.BACKUP_S3_PREFIX ?? '';
  return { endpoint, bucket, prefix, region: values.BACKUP_S3_REGION ?? 'us-east-1', accessKeyId, secretAccessKey };
}

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

/** Half a storage is none, and one in plain text hands keys and backups to whoever listens. */
export function checkBackupBucket(values: Values): ConfigProblem[] {
  const set = NEEDED.filter((name) => values[name] !== undefined);
  const missing = set.length === 0 ? [] : NEEDED.filter((name) => values[name] === undefined);
  const problems = missing.map((name) => ({
    name: name as string,
    problem: `is missing; needed as soon as ${set[0]} is set`,
  }));
  const { BACKUP_S3_ENDPOINT: endpoint } = values;
  if (endpoint?.startsWith('http:') && !LOOPBACK.test(endpoint))
    problems.push({ name: 'BACKUP_S3_ENDPOINT', problem: 'is not encrypted; expected https://' });
  return problems;
}
