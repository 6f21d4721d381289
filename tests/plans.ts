import pg from 'pg';

/** A reading statement, and how PostgreSQL would answer it. */
export interface Plan {
  statement: string;
  plan: string;
}

type Asked = string | { text: string };
type Query = (this: pg.Client, asked: Asked, ...rest: unknown[]) => Promise<pg.QueryResult>;

/**
 * Explains every reading statement that `work` sends: with its values, in its transaction, under its role, so that row
 * level security is part of the plan.
 * @param small whether the tables are so small that reading all of them is cheaper than any index: the plan then shows
 *   what is left when that is forbidden
 */
export async function plansOf(work: () => Promise<unknown>, { small = false } = {}): Promise<Plan[]> {
  const plans: Plan[] = [];
  const client = pg.Client.prototype as unknown as { query: Query };
  const { query } = client;
  client.query = async function (asked, ...rest) {
    const statement = typeof asked === 'string' ? asked : asked.text;
    if (/^\s*(select|with)\s/i.test(statement)) {
      if (small) await query.call(this, 'set local enable_seqscan = off');
      const { rows } = await query.call(this, `explain ${statement}`, rest[0]);
      plans.push({ statement, plan: rows.map((row) => row['QUERY PLAN']).join('\n') });
    }
    return query.call(this, asked, ...rest);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return plans;
}

const SCAN = /(Seq Scan|Index Scan|Index Only Scan) (?:.* )?on (\w+)/;

/**
 * Those of the tables that the plan reads from end to end: as they lie, or along an index without a place to look for.
 * Also named is a subplan that gathers all it could be asked for before it is asked.
 */
export function readWhole({ plan }: Plan, tables: readonly string[]): string[] {
  const lines = plan.split('\n');
  return lines.flatMap((line, index) => {
    if (line.includes('hashed SubPlan')) return ['a hashed subplan'];
    const [, how, table = ''] = SCAN.exec(line) ?? [];
    const found = how === 'Seq Scan' || !lines[index + 1]?.includes('Index Cond:');
    return how && found && tables.includes(table) ? [table] : [];
  });
}
