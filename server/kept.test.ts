import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptBy } from '#core/lifecycle/kept/queries/kept.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { modules } from '#server/modules.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';

const kept = keptBy(modules);
const tablesOf = ({ tables }: (typeof kept)[number]) => tables.map((table) => getTableName(table));
const declared = kept.flatMap(tablesOf);

/** Tables that look as if they held somebody's rows, and why they do not. */
const exceptions: Readonly<Record<string, string>> = {
  blog_posts: 'Public texts. Which member of staff wrote one is emptied with their account (on delete set null).',
  encryption_keys: 'Names of the keys of the installation, and what looks things up under one that was retired.',
  listed_breaches: 'Public lists of breaches: a name there is that of a breach.',
  payment_notices:
    'Numbers of the messages of the payment service, gone after 30 days; they refer to a payment, not to a person.',
  seeds: 'What was put in at the start.',
  services: 'What is sold: a name there is that of a service.',
  tallies: 'How many rows there are: a name there is that of a number.',
  tally_changes: 'By how much such a number has changed.',
  tally_counted: 'The same while it is counted anew.',
};

/** Where rows of people begin: what refers to one of these is about somebody. */
const roots = ['profiles', 'user_scans', 'service_requests', 'contact_messages', 'data_keys'];

/** Names of columns that hold a person, or something of theirs. */
const personal =
  '(^|_)(user|owner|staff|author|assignee|customer|admin_user|person|account)_id$|email|sealed|^ip_|user_agent|network|full_name|^name$|phone|address|_by$|payment_id';

interface Reference extends Record<string, unknown> {
  of: string;
  to: string;
  cascades: boolean;
}

interface Catalogue {
  tables: string[];
  references: Reference[];
  /** Tables with a column that is named like something personal. */
  named: string[];
}

async function readCatalogue(tx: Transaction): Promise<Catalogue> {
  const tables = await tx.execute<{ name: string }>(
    sql`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  const references = await tx.execute<Reference>(
    sql`select f.relname as of, t.relname as to, k.confdeltype = 'c' as cascades from pg_constraint k
      join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid where k.contype = 'f'`,
  );
  const named = await tx.execute<{ name: string }>(
    sql`select distinct c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped and a.attname ~ ${personal}`,
  );
  return {
    tables: tables.rows.map(({ name }) => name),
    references: references.rows,
    named: named.rows.map(({ name }) => name),
  };
}

/** What leads to one of the tables, over any number of references. */
function leadingTo(references: readonly Reference[], tables: readonly string[]): Set<string> {
  const found = new Set(tables);
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { of, to } of references) if (found.has(to)) found.add(of);
  }
  return found;
}

/** Tables that hold somebody's rows, going by their references and their columns. */
const personalTables = ({ tables, references, named }: Catalogue): string[] => {
  const led = leadingTo(references, roots);
  return tables.filter((name) => led.has(name) || named.includes(name));
};

onEachDatabase('every table that holds a person’s rows', (open) => {
  let world: World;
  let catalogue: Catalogue;
  const inSystem = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    world.database.transaction(systemScope, work);
  beforeAll(async () => {
    world = await createWorld({ database: await open() });
    catalogue = await inSystem(readCatalogue);
  });
  afterAll(async () => {
    await world.close();
    await world.database.close();
  });

  it('is told of on the page about what is kept, or is an exception with its reason', () => {
    const missing = personalTables(catalogue).filter((name) => !declared.includes(name) && !(name in exceptions));
    expect(missing).toEqual([]);
  });

  it('is there; and no exception is one that nobody needs', () => {
    expect(declared.filter((name) => !catalogue.tables.includes(name))).toEqual([]);
    expect(new Set(declared).size, 'a table in two kinds').toBe(declared.length);
    const found = personalTables(catalogue);
    expect(Object.keys(exceptions).filter((name) => !found.includes(name) || declared.includes(name))).toEqual([]);
  });

  it('goes with the account or with what it belongs to', () => {
    const cascades = catalogue.references.filter((one) => one.cascades);
    const notGoing = kept.flatMap((kind) => {
      // The first is counted before and after an erasure (core/lifecycle/kept/queries/kept.test.ts).
      const [first = '', ...others] = tablesOf(kind);
      const going = leadingTo(cascades, ['profiles', first]);
      return kind.rows === null ? [] : others.filter((name) => !going.has(name));
    });
    expect(notGoing).toEqual([]);
  });

  it('is found when it is new, whether it refers to somebody or only names them', () => {
    const added = ['diary', 'diary_pages', 'callers', 'weather'];
    const found = personalTables({
      tables: [...catalogue.tables, ...added],
      references: [
        ...catalogue.references,
        { of: 'diary_pages', to: 'diary', cascades: true },
        { of: 'diary', to: 'user_scans', cascades: true },
      ],
      named: [...catalogue.named, 'callers'],
    });
    expect(added.filter((name) => found.includes(name))).toEqual(['diary', 'diary_pages', 'callers']);
  });
});

describe('what is kept', () => {
  const sections = modules.flatMap(({ exportSections = [] }) => exportSections.map(({ name }) => name));

  it('stands in the export, or it is said why not', () => {
    const unknown = kept.flatMap(({ exported }) =>
      'not' in exported ? [] : exported.filter((name) => !sections.includes(name)),
    );
    expect(unknown).toEqual([]);
    const without = kept.filter(({ exported }) => !('not' in exported) && exported.length === 0);
    expect(without).toEqual([]);
    const told = kept.flatMap(({ exported }) => ('not' in exported ? [] : exported));
    expect(sections.filter((name) => !told.includes(name))).toEqual([]);
  });

  it('is counted for each person, or says of nobody who it was', () => {
    expect(kept.filter(({ rows }) => rows === null).map(({ name }) => name)).toEqual([
      'counted-events',
      'limits',
      'under-way',
    ]);
  });

  it('has a name of its own', () => {
    expect(new Set(kept.map(({ name }) => name)).size).toBe(kept.length);
  });
});
