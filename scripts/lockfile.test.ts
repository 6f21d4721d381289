import { expect, it } from 'vitest';
import { missingEntries, readLockfile } from './lockfile.ts';
import { tallyOfPlaywright, tallyOfVitest } from './tally.ts';

it('the lockfile holds what every platform needs', () => {
  expect(missingEntries(readLockfile())).toEqual({});
});

it('what a lockfile lacks is told from the names of the packages', () => {
  const optionalDependencies = {
    '@tool/darwin-arm64': '1.2.3',
    '@tool/linux-x64-musl': '1.2.3',
    '@tool/wasm32-wasi': '1.2.3',
    '@tool/linux-x64-gnu': '1.2.3',
    extras: '1.0.0',
  };
  const packages = {
    'node_modules/tool': { version: '1.2.3', dev: true, optionalDependencies },
    'node_modules/@tool/linux-x64-gnu': { version: '1.2.3', optional: true },
  };
  expect(missingEntries({ packages })).toEqual({
    'node_modules/@tool/darwin-arm64': { version: '1.2.3', cpu: ['arm64'], dev: true, optional: true, os: ['darwin'] },
    'node_modules/@tool/linux-x64-musl': {
      version: '1.2.3',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
    'node_modules/@tool/wasm32-wasi': { version: '1.2.3', cpu: ['wasm32'], dev: true, optional: true },
    'node_modules/extras': null,
  });
});

it('a run that ends badly without a report is a failure', () => {
  expect(tallyOfVitest('/nowhere', 1)).toEqual({ passed: 0, failed: 1 });
  expect(tallyOfPlaywright('/nowhere', 1)).toEqual({ passed: 0, failed: 1 });
});
