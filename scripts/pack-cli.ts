/** `npm run cli:pack`: the command line as a package of npm, which needs no database and no build of the screens. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleModules } from './bundle/bundle-modules.ts';
import { thirdPartyText } from './bundle/third-party.ts';
import { root } from './processes.ts';

const OUT = path.join(root, 'build/cli');
/** They read files beside themselves. */
const outside = [
  'pdfkit',
  '@expo-google-fonts/commissioner',
  '@expo-google-fonts/chocolate-classical-sans',
  '@expo-google-fonts/gowun-dodum',
];

/** Files that modules read beside themselves, which in the bundle is one folder. */
const beside = ['core/removal/directory/data', 'core/sources/sites/sites.json', 'core/sources/sites/more-sites.json'];

const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

function writeManifest(): void {
  const { name, version, license, type, engines } = manifest;
  const dependencies = Object.fromEntries(outside.map((one) => [one, manifest.dependencies[one]]));
  const own = {
    ...{ name, version, license, type, engines },
    description: 'Find out what of your personal data is exposed online, from your own computer.',
    bin: { quietprint: 'bin/quietprint.js' },
    files: ['bin', 'dist'],
    dependencies,
  };
  writeFileSync(path.join(OUT, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(path.join(OUT, 'bin'), { recursive: true });
const dist = path.join(OUT, 'dist');
const { packages } = await bundleModules({
  folder: root,
  input: { quietprint: 'cli/main.ts' },
  outside,
  out: dist,
  leaves: true,
});
for (const file of beside) {
  const to = file.endsWith('.json') ? path.join(dist, path.basename(file)) : path.join(dist, 'data');
  cpSync(path.join(root, file), to, { recursive: true });
}
writeFileSync(path.join(dist, 'third-party.txt'), thirdPartyText(packages));
copyFileSync(path.join(root, 'cli/bin/quietprint.js'), path.join(OUT, 'bin/quietprint.js'));
copyFileSync(path.join(root, 'docs/cli.md'), path.join(OUT, 'README.md'));
for (const file of ['LICENSE', 'NOTICE']) copyFileSync(path.join(root, file), path.join(OUT, file));
writeManifest();

const { status } = spawnSync('npm', ['pack', '--pack-destination', path.join(root, 'build')], {
  cwd: OUT,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
