import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './processes.ts';

const banned: [from: string, imported: string, instead: string][] = [
  ['contract/orders', '#core/base/errors.ts', 'Move the type into contract/'],
  ['contract/orders', '#platform/clock.ts', 'Move the type into contract/'],
  ['platform', '#core/base/errors.ts', 'declare the type in contract/'],
  ['platform/mail', '#app/routes.ts', 'declare the type in contract/'],
  ['platform', 'hono', 'throw AppError'],
  ['platform', 'react-router', 'throw AppError'],
  ['platform', '#server/http/app.ts', 'Take what you need as an argument'],
  ['core/base', '#app/routes.ts', 'declare the type in contract/'],
  ['core/orders/actions', 'hono', 'throw AppError'],
  ['core/orders/internal', 'hono/cookie', 'throw AppError'],
  ['core/orders', '@react-router/node', 'throw AppError'],
  ['core/orders', '#server/http/app.ts', 'Take what you need as an argument'],
  ['core/orders', '#db/seed.ts', 'Return the value'],
  ['core/orders/actions', '#tests/world.ts', 'into its module'],
  ['app/orders', '#platform/clock.ts', 'call an action or a query'],
  ['app/orders', '#core/orders/internal/load.ts', 'Screens use a module by its actions and queries'],
  ['app/orders', '#core/orders/schema.ts', 'Screens use a module by its actions and queries'],
  ['app/public', 'hono', 'Screens use React Router'],
  ['app', '#server/http/app.ts', 'Take what you need as an argument'],
  ['app/ui/controls', '#core/base/errors.ts', 'Take the value as a prop'],
  ['app/ui/controls', '#app/context.ts', 'Take the value as a prop'],
  ['db', '#server/http/app.ts', 'Take what you need as an argument'],
  ['cli/scan', '#server/wire.ts', 'runs without a server'],
  ['cli/scan', '#platform/database/open.ts', 'has no database'],
  ['cli/scan', '#core/scans/schema.ts', 'has no database'],
  ['cli/scan', '#core/scans/internal/asking/asking.ts', 'by its actions and queries'],
];

const allowed: [from: string, imported: string][] = [
  ['contract/scans', './severity.ts'],
  ['contract/scans', '#contract/base/form-text.ts'],
  ['contract/scans', 'zod'],
  ['platform', '#contract/base/live.ts'],
  ['platform/mail', '../log.ts'],
  ['core/base', '#platform/clock.ts'],
  ['core/orders/actions', '#contract/base/live.ts'],
  ['core/orders/actions', '#core/base/context.ts'],
  ['core/orders/actions', '#core/orders/internal/load.ts'],
  ['core/orders/actions', '#core/scans/queries/scan.ts'],
  ['core/orders', '#core/base/audit/events.ts'],
  ['app/public', '#core/scans/actions/start-free-scan.ts'],
  ['app/public', '#core/accounts/profile/queries/own-profile.ts'],
  ['app/public', '#app/ui/controls/button.tsx'],
  ['app/ui/controls', '#contract/scans/severity.ts'],
  ['app/ui/controls', './button.tsx'],
  ['app/ui/charts', '#app/ui/controls/button.tsx'],
  ['server/http', '#core/scans/rules.ts'],
  ['cli/scan', '#core/scans/actions/scan-standalone.ts'],
  ['cli/scan', '#platform/http/outgoing.ts'],
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

describe('the layers', () => {
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-layers-'));
    said = lint([
      ...banned.map(([, imported], number) => ({ file: bannedFile(number), imported })),
      ...allowed.map(([, imported], number) => ({ file: allowedFile(number), imported })),
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

  it('let tests import what is made for tests', () => {
    expect(said.get('core/orders/orders.test.ts')).toBeUndefined();
  });
});
