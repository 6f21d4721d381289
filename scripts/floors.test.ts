import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './processes.ts';

const banned: [from: string, imported: string, instead: string][] = [
  ['contract', '#core/errors.ts', 'Move the type into contract/'],
  ['contract', '#platform/clock.ts', 'Move the type into contract/'],
  ['contract', '../core/errors.ts', 'Move the type into contract/'],
  ['platform', '#core/errors.ts', 'declare the type in contract/'],
  ['platform/mail', '#app/routes.ts', 'declare the type in contract/'],
  ['platform', 'hono', 'throw AppError'],
  ['platform', 'react-router', 'throw AppError'],
  ['platform', '#server/door.ts', 'Take what you need as an argument'],
  ['core', '#app/routes.ts', 'declare the type in contract/'],
  ['core/orders', 'hono', 'throw AppError'],
  ['core/orders', 'hono/cookie', 'throw AppError'],
  ['core/orders', '@react-router/node', 'throw AppError'],
  ['core/orders', '#server/door.ts', 'Take what you need as an argument'],
  ['core/orders', '#db/seed.ts', 'Return the value'],
  ['core/orders', '#core/scans/rules.ts', 'Import one of these'],
  ['core/orders', '#core/scans/schema.ts', 'Import one of these'],
  ['core/orders', '../scans/rules.ts', "'#core/<noun>/actions.ts'"],
  ['core/sources/api', '../../scans/rules.ts', "'#core/<noun>/actions.ts'"],
  ['core/sources/api', '#core/scans/rules.ts', 'Import one of these'],
  ['core', '#core/scans/rules.ts', 'Import one of these'],
  ['core/orders', '#tests/world.ts', 'beside its noun'],
  ['app', '#platform/clock.ts', 'call an action or a query'],
  ['app/public', 'hono', 'Screens use React Router'],
  ['app', '#server/door.ts', 'Take what you need as an argument'],
  ['app/ui', '#core/errors.ts', 'Take the value as a prop'],
  ['app/ui', '#app/context.ts', 'Take the value as a prop'],
  ['app/ui', '../context.ts', 'Take the value as a prop'],
  ['app/ui/charts', '../../context.ts', 'Take the value as a prop'],
  ['db', '#server/door.ts', 'Take what you need as an argument'],
];

const allowed: [from: string, imported: string][] = [
  ['contract', './severity.ts'],
  ['contract', 'zod'],
  ['platform', '#contract/live.ts'],
  ['platform/mail', '../log.ts'],
  ['core', '#platform/clock.ts'],
  ['core/orders', '#contract/live.ts'],
  ['core/orders', '#core/context.ts'],
  ['core/orders', './rules.ts'],
  ['core/orders', '#core/scans/actions.ts'],
  ['core/orders', '#core/scans/queries.ts'],
  ['core/orders', '#core/audit/events.ts'],
  ['core/sources/api', '../define.ts'],
  ['app/public', '#core/scans/actions.ts'],
  ['app/public', '#app/ui/button.tsx'],
  ['app/ui', '#contract/severity.ts'],
  ['app/ui', './button.tsx'],
  ['app/ui/charts', '../button.tsx'],
  ['server', '#core/scans/rules.ts'],
];

const schemas: [from: string, imported: string, bans: number][] = [
  ['core/orders/schema.ts', '#core/scans/schema.ts', 0],
  ['core/messages/schema.ts', '#core/scans/rules.ts', 1],
];

let folder: string;
let said: Map<string, string[]>;

/** Lints one file for each case, with one import, by the rules of the project; gives the bans by file. */
function lint(cases: readonly { file: string; imported: string }[]): Map<string, string[]> {
  copyFileSync(path.join(root, 'biome.json'), path.join(folder, 'biome.json'));
  for (const { file, imported } of cases) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `import { thing } from '${imported}';\n\nexport const other = thing;\n`);
  }
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; message: string; location: { path: string } }[];
  };
  const bans = diagnostics.filter(({ category }) => category === 'lint/style/noRestrictedImports');
  const byFile = Map.groupBy(bans, ({ location }) => path.normalize(location.path));
  return new Map([...byFile].map(([file, found]) => [file, found.map((ban) => ban.message)]));
}

const bannedFile = (number: number) => path.join(banned[number]?.[0] ?? '', `banned-${number}.ts`);
const allowedFile = (number: number) => path.join(allowed[number]?.[0] ?? '', `allowed-${number}.ts`);

describe('the floors', () => {
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-floors-'));
    said = lint([
      ...banned.map(([, imported], number) => ({ file: bannedFile(number), imported })),
      ...allowed.map(([, imported], number) => ({ file: allowedFile(number), imported })),
      ...schemas.map(([file, imported]) => ({ file, imported })),
      { file: 'core/orders/orders.test.ts', imported: '#tests/world.ts' },
    ]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  banned.forEach(([from, imported, instead], number) => {
    it(`${from} may not import ${imported}, and hears what to import instead`, () => {
      expect(said.get(bannedFile(number))).toEqual([expect.stringContaining(instead)]);
    });
  });

  allowed.forEach(([from, imported], number) => {
    it(`${from} may import ${imported}`, () => {
      expect(said.get(allowedFile(number))).toBeUndefined();
    });
  });

  it('let a schema import the schema of another noun, and nothing else of it', () => {
    for (const [file, , bans] of schemas) expect(said.get(file) ?? [], file).toHaveLength(bans);
  });

  it('let tests import what is made for tests', () => {
    expect(said.get('core/orders/orders.test.ts')).toBeUndefined();
  });
});
