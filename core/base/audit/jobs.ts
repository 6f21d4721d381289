import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { firstLanguage } from '#contract/base/languages.ts';
import { askWitnesses } from '#core/base/audit/actions/ask-witnesses.ts';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { auditSigner } from '#core/base/audit/internal/checkpoint.ts';
import { findNewestCheckpoint } from '#core/base/audit/internal/read.ts';
import { writeWitness } from '#core/base/audit/internal/witness.ts';
import { systemScope } from '#platform/database/scope.ts';
import { consume } from '#platform/limits/limits.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { defineJob } from '#platform/queue/define.ts';
import { auditCheckpointMail } from './emails.ts';
import { addressesKeptMs } from './rules.ts';

/** Every minute, and whenever a thousand entries have come together (events.ts). */
export const auditSeal = defineJob({
  name: 'audit.seal',
  input: z.strictObject({}),
  schedule: '* * * * *',
  options: { concurrency: 1 },
  async run(platform) {
    await sealEntries(platform);
    await writeWitness(platform).catch((error: unknown) => {
      platform.log.error('The checkpoints of the audit log cannot be written to DATA_DIR', { error });
      throw error;
    });
  },
});

/** Asks independent witnesses to sign the newest head. A job of its own: one that hangs must not hold up the seal. */
export const auditWitnesses = defineJob({
  name: 'audit.witnesses',
  input: z.strictObject({}),
  schedule: '* * * * *',
  options: { concurrency: 1 },
  async run(platform) {
    await askWitnesses(platform);
  },
});

const DAY_SECONDS = 86_400;

/** Mails the newest checkpoint to the owner, at most once on a day however often it runs. */
export const auditReport = defineJob({
  name: 'audit.report',
  input: z.strictObject({}),
  schedule: '0 6 * * *',
  options: { concurrency: 1 },
  async run(platform) {
    const { config, clock, database } = platform;
    const { ownerEmail } = config;
    if (ownerEmail === null) return;
    await database.transaction(systemScope, async (tx) => {
      const newest = await findNewestCheckpoint(tx);
      if (!newest) return;
      const key = `audit report ${clock.now().toISOString().slice(0, 10)}`;
      const { allowed } = await consume(tx, { key, most: 1, windowSeconds: DAY_SECONDS }, clock.now());
      if (!allowed) return;
      const { verifierKey } = auditSigner(config);
      const input = {
        size: newest.treeSize,
        note: newest.note,
        verifierKey,
        address: `${config.appUrl}/transparency/checkpoint`,
      };
      await queueMail(tx, platform, auditCheckpointMail, { to: ownerEmail, language: firstLanguage, input });
    });
  },
});

const BATCH = 1_000;

/** Addresses of connections are kept whole for seven days, then as their networks. */
export const auditAddresses = defineJob({
  name: 'audit.addresses',
  input: z.strictObject({}),
  schedule: '17 * * * *',
  options: { concurrency: 1 },
  async run({ database, clock }) {
    const before = new Date(clock.now().getTime() - addressesKeptMs).toISOString();
    for (;;) {
      const { rows } = await database.transaction(systemScope, (tx) =>
        tx.execute<{ cut: number }>(sql`select cut_audit_addresses(${before}::timestamptz, ${BATCH}) as cut`),
      );
      if (Number(rows[0]?.cut) < BATCH) return;
    }
  },
});
