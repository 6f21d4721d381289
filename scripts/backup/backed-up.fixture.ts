import pg from 'pg';
import { inject } from 'vitest';
import { databaseKinds } from '#tests/databases.ts';
import { startTool } from './tools.ts';

/** PostgreSQL's programs serve servers that are not newer than they are. */
async function canServe(url: string): Promise<boolean> {
  const { child, done } = startTool('pg_dump', ['--version'], {}, ['ignore', 'pipe', 'pipe']);
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as major`);
  await client.end();
  const isThere = await done.then(
    () => true,
    () => false,
  );
  return isThere && Number(/ (\d+)\./.exec(said)?.[1]) >= rows[0].major;
}

/** The databases of this run that this machine can back up. */
export async function backedUpKinds(): Promise<ReturnType<typeof databaseKinds>> {
  const serverUrl = inject('postgresUrl');
  const hasTools = serverUrl !== null && (await canServe(serverUrl));
  return databaseKinds().filter((kind) => kind === 'embedded' || hasTools);
}
