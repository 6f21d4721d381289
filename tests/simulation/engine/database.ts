import nodeCrypto from 'node:crypto';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '#platform/database/database.ts';
import { embeddedDatabase } from '#platform/database/embedded.ts';
import { emptyAgain } from '#tests/emptied.ts';
import { migratedCopy } from '#tests/migrated-copy.ts';

/** Ids of the database follow from how many there were, so that whatever is ordered by them is ordered the same again. */
const countedIds = `
  create sequence simulated_ids;
  create function simulated_id() returns uuid language sql security definer set search_path = public
    as $$ select overlay(overlay(md5('simulated ' || nextval('public.simulated_ids')) placing '4' from 13) placing '8' from 17)::uuid $$;
  do $$ declare one record; begin
    for one in select table_schema, table_name, column_name from information_schema.columns
      where table_schema in ('public', 'pgboss') and column_default = 'gen_random_uuid()'
    loop
      execute format('alter table %I.%I alter column %I set default public.simulated_id()',
        one.table_schema, one.table_name, one.column_name);
    end loop;
  end $$;`;

export interface SimulatedDatabase {
  database: Database;
  /** As the migrations left it. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** A real embedded database whose ids can be foretold. */
export async function openSimulatedDatabase(): Promise<SimulatedDatabase> {
  const engine = await PGlite.create({ loadDataDir: new Blob([readFileSync(await migratedCopy())]) });
  await engine.exec(countedIds);
  return {
    database: embeddedDatabase(engine, async () => {}),
    async reset() {
      await engine.exec(emptyAgain);
      await engine.exec('alter sequence simulated_ids restart');
    },
    close: () => engine.close(),
  };
}

/** Ids that the product makes come from `uuid` while this is in use. @returns ends that */
export function foretellIds(uuid: () => string): () => void {
  const real = nodeCrypto.randomUUID;
  nodeCrypto.randomUUID = uuid as typeof real;
  syncBuiltinESMExports();
  return () => {
    nodeCrypto.randomUUID = real;
    syncBuiltinESMExports();
  };
}
