import pg from 'pg';

async function withSuperuser<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

let counter = 0;

/** A fresh database on the temporary server, owned by a login that is no superuser, and its addresses. */
export async function createPostgres(
  serverUrl: string,
): Promise<{ url: string; superUrl: string; drop(): Promise<void> }> {
  const name = `quietprint_${process.pid}_${Date.now()}_${counter++}`;
  const run = (statement: string) =>
    withSuperuser(serverUrl, async (client) => {
      await client.query(statement);
    });
  await run(
    `do $$ begin create role quietprint_owner login createrole; exception when duplicate_object or unique_violation then null; end $$`,
  );
  await run(`create database ${name} owner quietprint_owner`);
  const at = (user?: string) => {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    if (user) url.username = user;
    return url.href;
  };
  return {
    url: at('quietprint_owner'),
    superUrl: at(),
    drop: () => run(`drop database if exists ${name} with (force)`),
  };
}
