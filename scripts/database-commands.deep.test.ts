import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const run = (script: string, environment: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, [script], { env: { ...process.env, ...environment }, encoding: 'utf8' });

describe.each(['scripts/migrate.ts', 'scripts/seed.ts'])('%s', (script) => {
  it('says in a sentence that the database cannot be reached, and ends with 69', () => {
    const { status, stderr } = run(script, { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
    expect(stderr).toMatch(/^The database cannot be reached: /m);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(69);
  });

  it('says in a sentence what is wrong with the configuration, and ends with 78', () => {
    const { status, stderr } = run(script, { DATABASE_URL: 'mysql://127.0.0.1/none' });
    expect(stderr).toContain('DATABASE_URL');
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(78);
  });
});
