import { migratedCluster } from '#tests/migrated-cluster.ts';
import { migratedCopy } from '#tests/migrated-copy.ts';

/** Makes the databases that installations begin with, once, before several workers would each make them. */
export default async function makeDatabases(): Promise<void> {
  await migratedCopy();
  await migratedCluster();
}
