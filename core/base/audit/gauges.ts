import { sql } from 'drizzle-orm';
import { findWitnessedSize } from '#core/base/audit/internal/cosigned.ts';
import { findNewestCheckpoint } from '#core/base/audit/internal/read.ts';
import { findSizeWritten } from '#core/base/audit/internal/witness.ts';
import { defineGauge, type Sample } from '#platform/metrics/define-gauge.ts';

export const unsealedEntries = defineGauge({
  name: 'quietprint_audit_unsealed',
  help: 'Entries of the audit log that wait for their seal.',
  async read(tx): Promise<Sample[]> {
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from audit_logs where seq is null`,
    );
    return [{ value: rows[0]?.count ?? 0 }];
  },
});

export const oldestUnsealed = defineGauge({
  name: 'quietprint_audit_unsealed_seconds',
  help: 'How long the oldest entry of the audit log has waited for its seal.',
  async read(tx): Promise<Sample[]> {
    const { rows } = await tx.execute<{ seconds: number }>(sql`
      select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds from audit_logs where seq is null`);
    return [{ value: rows[0]?.seconds ?? 0 }];
  },
});

export const unwrittenEntries = defineGauge({
  name: 'quietprint_audit_unwritten',
  help: 'Sealed entries of the audit log beyond the last checkpoint in the file in DATA_DIR. Absent without that file.',
  async read(tx, { config }): Promise<Sample[]> {
    const written = await findSizeWritten(config.dataDir);
    if (written === null) return [];
    return [{ value: Math.max(0, ((await findNewestCheckpoint(tx))?.treeSize ?? 0) - written) }];
  },
});

export const unwitnessedEntries = defineGauge({
  name: 'quietprint_audit_unwitnessed',
  help: 'Sealed entries of the audit log beyond the newest head that enough witnesses signed. Absent without witnesses.',
  async read(tx, { config }): Promise<Sample[]> {
    if (config.auditWitnesses.length === 0) return [];
    const keys = config.auditWitnesses.map(({ verifierKey }) => verifierKey);
    const witnessed = await findWitnessedSize(tx, keys, config.auditQuorum);
    return [{ value: ((await findNewestCheckpoint(tx))?.treeSize ?? 0) - witnessed }];
  },
});
