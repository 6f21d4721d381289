import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A superuser's connection to the database at this address, whom neither triggers nor foreign keys hold up. */
export async function openAsSuperuser(url: string): Promise<pg.Client> {
  const address = new URL(url);
  address.username = 'postgres';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query('set session_replication_role = replica');
  return client;
}

/** Resolves once a scan is completed; it is asked every half second. */
export async function untilScanned(client: pg.Client, scanId: string): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select status from user_scans where id = $1', [scanId]);
    if (rows[0]?.status === 'completed') return;
    await wait(500);
  }
}
