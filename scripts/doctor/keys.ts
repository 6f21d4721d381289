import { existsSync } from 'node:fs';
import { desc, sql } from 'drizzle-orm';
import { plural } from '#contract/base/formats.ts';
import { auditSigner, openCheckpoint } from '#core/base/audit/internal/checkpoint.ts';
import { isSignedByUs } from '#core/base/audit/internal/signing-key.ts';
import { witnessFile } from '#core/base/audit/internal/witness.ts';
import { auditCheckpoints } from '#core/base/audit/schema.ts';
import { LedgerError, openLedger } from '#core/lifecycle/erasure/internal/signed-ledger.ts';
import type { Config } from '#platform/config.ts';
import { deriveKeys } from '#platform/crypto/keys.ts';
import { encryptionKeys } from '#platform/crypto/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { hasKeys } from './configuration.ts';
import { type Finding, fine, notChecked, weak, wrong } from './finding.ts';
import type { Check } from './installation.ts';

/** A key that somebody typed: `0000…` and the like. */
const isMadeUp = (key: Uint8Array) => new Set(key).size < 8;

/** Whether the keys are keys, open this database, and sign its log. */
export const checkKeys: Check = async ({ env, config, database }) => {
  if (!hasKeys(env)) return [notChecked('There are no keys yet; the first start makes them.')];
  const findings = guessable(config);
  if (database === null) return [...findings, notChecked('There is no database to try the keys on.')];
  const { names, newest } = await database.read(systemScope, async (tx) => ({
    names: await tx.select({ kid: encryptionKeys.kid, retiredAt: encryptionKeys.retiredAt }).from(encryptionKeys),
    newest: (await tx.select().from(auditCheckpoints).orderBy(desc(auditCheckpoints.treeSize)).limit(1))[0],
  }));
  findings.push(...encryptionFindings(config, names));
  if (newest) findings.push(signingFinding(config, newest.note), ...witnessFindings(config));
  return findings;
};

function guessable({ encryptionKey, auditSigningKey }: Config): Finding[] {
  const keys = { ENCRYPTION_KEY: encryptionKey, AUDIT_SIGNING_KEY: auditSigningKey };
  return Object.entries(keys)
    .filter(([, key]) => isMadeUp(key))
    .map(([name]) =>
      wrong(`${name} is not random.`, 'Make one with openssl rand -base64 32; see "Keys" in operations.'),
    );
}

function encryptionFindings(
  { encryptionKey, previousEncryptionKeys }: Config,
  names: readonly { kid: string; retiredAt: Date | null }[],
): Finding[] {
  const kidOf = (key: Uint8Array) => deriveKeys(key).wrapping.kid;
  const known = [encryptionKey, ...previousEncryptionKeys].map(kidOf);
  const missing = names.filter(({ kid, retiredAt }) => retiredAt === null && !known.includes(kid));
  if (missing.length > 0)
    return [
      wrong(
        `This database needs the key ${missing.map(({ kid }) => kid).join(', ')}, which is not known.`,
        'Put it back as ENCRYPTION_KEY, or first in ENCRYPTION_KEY_PREVIOUS.',
      ),
    ];
  const kidsOf = (isOne: (key: (typeof names)[number] | undefined) => boolean) =>
    previousEncryptionKeys.map(kidOf).filter((kid) => isOne(names.find((one) => one.kid === kid)));
  const retired = kidsOf((key) => key !== undefined && key.retiredAt !== null);
  const inUse = kidsOf((key) => key !== undefined && key.retiredAt === null);
  const unused = kidsOf((key) => key === undefined);
  return [
    fine('Every key that this database needs is known.'),
    ...(retired.length > 0
      ? [weak(`ENCRYPTION_KEY_PREVIOUS holds keys that nothing needs: ${retired.join(', ')}.`, 'Take them out.')]
      : []),
    ...(inUse.length > 0
      ? [
          weak(
            `In ENCRYPTION_KEY_PREVIOUS keys are still in use: ${inUse.join(', ')}.`,
            'Run npm run admin -- rewrap-keys.',
          ),
        ]
      : []),
    ...(unused.length > 0
      ? [
          weak(
            `ENCRYPTION_KEY_PREVIOUS holds a key that nothing was sealed under yet: ${unused.join(', ')}.`,
            'Once every process was restarted with it, make it ENCRYPTION_KEY ("Keys" in operations), or take it out.',
          ),
        ]
      : []),
  ];
}

function signingFinding(config: Config, note: string): Finding {
  const { verifierKey } = auditSigner(config);
  if (openCheckpoint(note, [verifierKey]))
    return fine('The newest checkpoint of the audit log is signed with AUDIT_SIGNING_KEY.');
  if (isSignedByUs(note, config))
    return weak(
      'The newest checkpoint of the audit log is signed with a key of AUDIT_KEYS_FORMER, or for another APP_URL.',
      'If that was changed on purpose, this ends with the next checkpoint.',
    );
  return wrong(
    'The newest checkpoint of the audit log is signed with another AUDIT_SIGNING_KEY: the product does not start.',
    'Put the former key back, or name its public half in AUDIT_KEYS_FORMER ("Keys" in operations).',
  );
}

const witnessFindings = ({ dataDir }: Config): Finding[] =>
  existsSync(witnessFile(dataDir))
    ? []
    : [
        weak(
          `${witnessFile(dataDir)} is missing: who rewrites the database leaves no trace here.`,
          'Keep DATA_DIR on a disk that outlives the process; put the file back from its copy.',
        ),
      ];

/** Whether the ledger of erasures is what this installation signed. */
export const checkLedger: Check = async ({ env, config }) => {
  if (!hasKeys(env)) return [notChecked('There are no keys yet to check the ledger of erasures with.')];
  try {
    const { length } = await openLedger(config.dataDir, { config });
    return [fine(`The ledger of erasures holds, with ${plural(length, 'line')}.`)];
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    return [wrong(error.message, 'Compare it with its copy where backups go, and put that back or move it away.')];
  }
};

/** Minutes after which something that happens every minute has stopped. */
const LATE_MINUTES = 10;

/** Whether somebody works: jobs that are due, what leaves with a transaction, and entries that wait for their seal. */
export const checkWorker: Check = async ({ database }) => {
  if (database === null) return [notChecked('There is no database to see whether work is done.')];
  const { rows } = await database.read(systemScope, (tx) =>
    tx.execute<{ jobs: number; outbox: number; unsealed: number }>(sql`select
      (select count(*)::int from pgboss.job where state in ('created', 'retry') and start_after < ${late}) as jobs,
      (select count(*)::int from outbox where coalesce(start_after, created_at) < ${late}) as outbox,
      (select count(*)::int from audit_logs where seq is null and created_at < ${late}) as unsealed`),
  );
  const { jobs = 0, outbox = 0, unsealed = 0 } = rows[0] ?? {};
  if (jobs + outbox + unsealed === 0) return [fine('Nothing that is due waits for a worker.')];
  return [
    wrong(
      `For more than ${LATE_MINUTES} minutes ${jobs} jobs, ${outbox} rows of the outbox and ${unsealed} entries of the audit log have waited.`,
      'Start a worker (npm run worker, or npm start, which is one too), or see its log: something fails again and again.',
    ),
  ];
};

const late = sql.raw(`now() - interval '${LATE_MINUTES} minutes'`);
