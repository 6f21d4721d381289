import pg from 'pg';

/** Runs statements as the product itself could, to move what time would. @returns the rows of the last one */
export async function asSystem(databaseUrl: string | null, ...statements: string[]): Promise<unknown[]> {
  if (!databaseUrl) throw new Error('no address of the database');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of [`set app.role = 'system'`, ...statements]) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** Has a job run now that has its time otherwise. */
export const nowRun = (job: string): string[] => [
  `insert into outbox (job, input) values ('${job}', '{}')`,
  'notify outbox',
];
