import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './processes.ts';

/**
 * Packages come for many platforms as optional dependencies. npm leaves those out of package-lock.json that the
 * registry at hand does not have, and then `npm ci` refuses the lockfile it wrote itself; on the platforms left
 * out nothing would run. `node scripts/lockfile.ts` writes their entries; npm reads of them where they belong.
 */
const file = path.join(root, 'package-lock.json');
const SYSTEMS = /(?:^|[-/])(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)(?:-|$)/;
const PROCESSORS = /(?:^|[-/])(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)(?:-|$)/;

interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

interface Lockfile {
  packages: Record<string, Entry>;
}

/** Whether it names one version of a package, and no range. */
export const isExact = (version: string): boolean => /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version);

/** The entry of a package for one platform, from its name; null when the name does not tell the platform. */
function platformEntry(name: string, version: string, dev: boolean): Entry | null {
  const os = SYSTEMS.exec(name)?.[1];
  const cpu = PROCESSORS.exec(name)?.[1];
  if (!isExact(version) || (!os && cpu !== 'wasm32')) return null;
  const libc = /-(?:musl|musleabihf)$/.test(name)
    ? 'musl'
    : os === 'linux' && /-(?:gnu|gnueabihf)$/.test(name)
      ? 'glibc'
      : null;
  return {
    version,
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(dev ? { dev: true } : {}),
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}

/** Where Node would look for `name` from a package that stands at `from`. */
function isLocked({ packages }: Lockfile, from: string, name: string): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

/** Entries that the lockfile lacks, by the place where they belong. */
export function missingEntries(lockfile: Lockfile): Record<string, Entry | null> {
  const missing: Record<string, Entry | null> = {};
  for (const [from, { optionalDependencies = {}, dev = false }] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(lockfile, from, name)) continue;
      // Two versions of one package cannot both stand at the top.
      const top = `node_modules/${name}`;
      const place = missing[top] && missing[top]?.version !== version ? `${from}/node_modules/${name}` : top;
      missing[place] = platformEntry(name, version, dev);
    }
  }
  return missing;
}

export const readLockfile = (): Lockfile => JSON.parse(readFileSync(file, 'utf8'));

if (import.meta.main) {
  const lockfile = readLockfile();
  const missing = missingEntries(lockfile);
  const known = Object.entries(missing).filter((entry): entry is [string, Entry] => entry[1] !== null);
  const packages = Object.entries({ ...lockfile.packages, ...Object.fromEntries(known) });
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(file, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(packages) }, null, 2)}\n`);
  console.log(
    `Added ${known.length}; left out: ${
      Object.keys(missing)
        .filter((name) => !missing[name])
        .join(', ') || 'none'
    }.`,
  );
}
