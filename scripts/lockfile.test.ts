import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isExact, missingEntries, readLockfile } from './lockfile.ts';

it('the lockfile holds what every platform needs', () => {
  expect(missingEntries(readLockfile())).toEqual({});
});

it('every library is named in one version, and what is installed is locked by its digest', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  const ranges = Object.entries<string>({ ...dependencies, ...devDependencies }).filter(([, one]) => !isExact(one));
  expect(ranges).toEqual([]);
  // Entries for other platforms that were put in from a name alone have none; npm takes it from the registry there.
  const unlocked = Object.entries(readLockfile().packages).filter(
    ([at, { integrity, optional }]) => at !== '' && !optional && !integrity?.startsWith('sha512-'),
  );
  expect(unlocked).toEqual([]);
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
