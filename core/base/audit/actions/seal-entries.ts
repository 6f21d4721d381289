import { sql } from 'drizzle-orm';
import { SEAL_AFTER } from '#core/base/audit/events.ts';
import { auditSigner, signCheckpoint } from '#core/base/audit/internal/checkpoint.ts';
import { requireSigningKey } from '#core/base/audit/internal/signing-key.ts';
import { auditCheckpoints, auditSubtrees } from '#core/base/audit/schema.ts';
import { createGrowingTree, subtreesOf } from '#core/base/audit/tree/merkle.ts';
import { keptLevels, readSubtrees } from '#core/base/audit/tree/store.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Seals what is not sealed yet, oldest first: entries get their places and leaves, and the new head of the tree is
 * signed, all in one transaction. Sealers of several processes take turns.
 * @returns how many entries were sealed @throws ConfigError when the log was signed with a key that this process does not know
 */
export async function sealEntries(platform: Platform): Promise<number> {
  let total = 0;
  for (;;) {
    const sealed = await platform.database.transaction(systemScope, (tx) => sealBatch(tx, platform));
    total += sealed;
    if (sealed < SEAL_AFTER) return total;
  }
}

async function sealBatch(tx: Transaction, { config, clock }: Platform): Promise<number> {
  await requireSigningKey(tx, config);
  const { rows } = await tx.execute<{ leaf_seq: number; leaf_hash: string }>(
    sql`select leaf_seq, leaf_hash from seal_audit_logs(${SEAL_AFTER})`,
  );
  const first = rows[0]?.leaf_seq;
  if (first === undefined) return 0;
  const grown: (typeof auditSubtrees.$inferInsert)[] = [];
  const subtrees = await readSubtrees(tx, subtreesOf({ from: 0, to: first }));
  const tree = createGrowingTree({ size: first, subtrees }, ({ level, position }, hash) => {
    if (keptLevels.some((kept) => kept === level)) grown.push({ level, position, hash: hash.toString('hex') });
  });
  for (const { leaf_hash } of rows) tree.add(Buffer.from(leaf_hash, 'hex'));
  if (grown.length > 0) await tx.insert(auditSubtrees).values(grown);
  const note = signCheckpoint(auditSigner(config), tree.size(), tree.root());
  await tx.insert(auditCheckpoints).values({ treeSize: tree.size(), note, createdAt: clock.now() });
  return rows.length;
}
