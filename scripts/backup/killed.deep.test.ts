import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { systemScope } from '#platform/database/scope.ts';
import { alice } from '#tests/cast.ts';
import { root } from '../processes.ts';
import { backedUpKinds } from './backed-up.fixture.ts';
import { createBackup } from './create.ts';
import { createDrill } from './drill.fixture.ts';

it.each(await backedUpKinds())(
  'leaves the old database or the new one, whenever its process is killed [%s]',
  async (kind) => {
    const drill = await createDrill(kind);
    onTestFinished(() => drill.close());
    const file = path.join(drill.folder, 'backup.age');
    await createBackup(file, { lock: drill.lock, withSecrets: false, env: drill.env });
    const countAlice = () =>
      drill.within(({ database }) =>
        database.transaction(systemScope, async (tx) => {
          const { rows } = await tx.execute<{ count: number }>(
            sql`select count(*)::int as count from profiles where id = ${alice.userId} and full_name = ${alice.fullName}`,
          );
          return rows[0]?.count;
        }),
      );
    const args = ['restore', file, '--replace', '--identity-file', drill.identityFile];
    for (const delay of [900, 1_800]) {
      const env = { PATH: process.env.PATH ?? '', ...drill.env };
      const child = spawn(process.execPath, [path.join(root, 'scripts/admin.ts'), ...args], { cwd: root, env });
      const ended = new Promise((resolve) => child.once('close', resolve));
      await wait(delay);
      child.kill('SIGKILL');
      await ended;
      expect(await countAlice()).toBe(1);
    }
  },
);
