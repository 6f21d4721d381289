import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { type VariableName, variableNames } from '#platform/config/variables.ts';
import { root } from './processes.ts';

/** Tests are not, nor the table of addresses, which the build alone reads. */
const isRun = (file: string) =>
  !/\.(?:test|fixtures?)\.tsx?$|\/render-for-tests\.tsx$/.test(file) && file !== 'app/routes.ts';

/** Names of the packages that a file loads when it is loaded: no types, no files for the browser (`?url`), nothing that it may import later. */
function packagesOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const specifiers = [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^'#.][^'?]*)'/gm)].map(
    ([, specifier = '']) => specifier,
  );
  const names = specifiers.map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
  return names.filter((name) => !name.startsWith('node:'));
}

/** Files that a file imports, by their paths in the project: relative addresses, and those of package.json's `imports`. */
function filesOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const addresses = [...text.matchAll(/(?:from|import|import\() ?'([.#][^'?]*)/g)].map(([, address = '']) => address);
  const written = addresses.filter((address) => !address.includes('/+types/'));
  return written.map((address) =>
    address.startsWith('#') ? ofImports(address) : path.posix.join(path.posix.dirname(file), address),
  );
}

const { imports }: { imports: Record<string, string> } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);
/** Where `#app/…` and the like lead. */
const ofImports = (address: string) =>
  path.posix.join((imports[address.replace(/\/.*/, '/*')] ?? '').replace('*', ''), address.replace(/^[^/]*\//, ''));

/** What the context of a build has, as deploy/Dockerfile.dockerignore says: nothing but what it lists. */
function reachesTheBuild(file: string): boolean {
  const listed = textOf('Dockerfile.dockerignore').match(/(?<=^!).+/gm) ?? [];
  return !/\.test\.tsx?$/.test(file) && listed.some((name) => file === name || file.startsWith(`${name}/`));
}

const textOf = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8');

interface Service {
  image?: string;
  build?: { args?: Record<string, string> };
  command?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: unknown[] };
}

const services: Record<string, Service> = parse(textOf('compose.yml'), { merge: true }).services;
const kindOf = ({ command }: Service) => (command?.[1] === 'scripts/start.ts' ? command[2] : undefined);
/** Services that start the product as this kind of process. */
const ofKind = (kind: 'web' | 'worker') => Object.entries(services).filter(([, one]) => kindOf(one) === kind);

describe('the containers', () => {
  it('are two web servers, which the proxy knows, and a worker', () => {
    const [, upstreams = ''] = /reverse_proxy (.+) \{/.exec(textOf('Caddyfile')) ?? [];
    expect(ofKind('web').map(([name]) => `${name}:3000`)).toEqual(upstreams.split(' '));
    expect(ofKind('web')).toHaveLength(2);
    expect(ofKind('worker')).toHaveLength(1);
  });

  it('run scripts that there are', () => {
    const scripts = Object.values(services).flatMap(({ command }) => command?.[1] ?? []);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((script) => !existsSync(path.join(root, script)))).toEqual([]);
  });

  it('are given each secret that their environment names, and no other', () => {
    for (const { environment = {}, secrets = [] } of Object.values(services)) {
      const named = Object.values(environment).flatMap((value) => /^\/run\/secrets\/(\w+)$/.exec(value)?.[1] ?? []);
      if (environment.APP_URL) expect(secrets.toSorted()).toEqual(named.toSorted());
    }
  });

  it('that serve and work know no owner of the tables, and wait for whoever migrates', () => {
    for (const [, { secrets, depends_on: after }] of [...ofKind('web'), ...ofKind('worker')]) {
      expect(secrets).toContain('database_app_url');
      expect(secrets).not.toContain('database_url');
      expect(after?.migrate?.condition).toBe('service_completed_successfully');
    }
    expect(services.migrate?.secrets).toContain('database_url');
  });

  it('are asked for their health where they answer, by a command that an engine cannot split', () => {
    const [, inImage = ''] = /^HEALTHCHECK [^\n]*\\\n\s+CMD (\[.+\])$/m.exec(textOf('Dockerfile')) ?? [];
    expect(JSON.parse(inImage)).toEqual(['node', 'scripts/healthy.ts', '3000']);
    expect(textOf('Dockerfile')).toContain('\nEXPOSE 3000\n');
    for (const [, { environment, healthcheck }] of ofKind('worker'))
      expect(healthcheck?.test).toEqual(['CMD', 'node', 'scripts/healthy.ts', environment?.METRICS_PORT]);
    // Podman splits at spaces what it is given by way of Docker's interface.
    const words = Object.values(services).flatMap(({ healthcheck }) => healthcheck?.test ?? []);
    expect(words.filter((word) => typeof word !== 'string' || /\s/.test(word))).toEqual([]);
  });
});

describe('what is deployed', () => {
  it.each(['compose.yml', 'quietprint.service', 'quietprint@.service', 'quietprint-backups.service', 'Dockerfile'])(
    '%s sets variables that are read',
    (name) => {
      const set = [...textOf(name).matchAll(/(?<=^\s+|[= ])([A-Z][A-Z_]{3,})(?=[:=])/gm)].map(
        ([, variable = '']) => variable,
      );
      const notOurs = [
        'SOURCE_COMMIT',
        'NODE_IMAGE',
        'POSTGRES_IMAGE',
        'POSTGRES_PASSWORD_FILE',
        'DOMAIN',
        'NODE_ENV',
        'ALL',
        'KIND',
        'MALLOC_TRIM_THRESHOLD_',
      ];
      const known = (variable: string) =>
        variableNames.includes(variable as VariableName) ||
        variableNames.includes(variable.replace(/_FILE$/, '') as VariableName);
      expect(set.length).toBeGreaterThan(1);
      expect(set.filter((variable) => !known(variable) && !notOurs.includes(variable))).toEqual([]);
    },
  );

  it('every secret of the containers is made by secrets.sh, but for the one that only the operator has', () => {
    const secrets = [...textOf('compose.yml').matchAll(/file: \.\/secrets\/(\w+)/g)].map(([, name = '']) => name);
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter((name) => !textOf('secrets.sh').includes(name))).toEqual([]);
  });

  it('every folder that an image takes is there, and reaches the build', () => {
    const ignored = textOf('Dockerfile.dockerignore');
    const taken = [...textOf('Dockerfile').matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, name = '']) => name);
    const built = ['build'];
    expect(taken.filter((name) => !built.includes(name) && !existsSync(path.join(root, name)))).toEqual([]);
    expect(taken.filter((name) => !built.includes(name) && !ignored.split('\n').includes(`!${name}`))).toEqual([]);
  });

  it('every file that an image imports reaches the build', () => {
    const commands = 'scripts/{build,bundle-server,start,migrate,admin,backups,healthy,witness}.ts';
    const folders = '{app,contract,core,db,platform,server}/**/*.{ts,tsx,css}';
    const first = globSync([folders, commands, '{vite,react-router}.config.ts'], { cwd: root });
    const followed = new Set(first.filter((file) => !/(?:\.test|-for-tests|\.fixtures?)\.tsx?$/.test(file)));
    const missing: string[] = [];
    for (const file of followed) {
      if (!/\.(?:[mc]?ts|tsx|css)$/.test(file)) continue;
      for (const imported of filesOf(file)) {
        if (reachesTheBuild(imported)) followed.add(imported);
        else missing.push(`${imported}, for ${file}`);
      }
    }
    expect(followed.size).toBeGreaterThan(1_000);
    expect(missing).toEqual([]);
  });

  it('nobody but the product looks into the folders of an image that it writes to', () => {
    const made = textOf('Dockerfile').match(/(?:mkdir|install -d) .*\/data.*/g) ?? [];
    expect(made).toEqual(Array.from({ length: 2 }, () => 'install -d -o node -g node -m 700 /data /backups'));
  });

  it('nothing that runs is a development dependency, which no image has', () => {
    const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const folders = '{app,contract,core,platform,server}/**/*.{ts,tsx}';
    const commands = ['scripts/{start,migrate,admin,backups}.ts', 'scripts/{admin,backup,doctor}/*.ts'];
    const run = globSync([folders, ...commands], { cwd: root }).filter(isRun);
    const imported = run.flatMap((file) => packagesOf(file).map((name) => ({ file, name })));
    expect(imported.length).toBeGreaterThan(100);
    expect(imported.filter(({ name }) => !(name in dependencies))).toEqual([]);
  });

  it('backups have the programs of the very server that they read', () => {
    const [inImage] = /^ARG POSTGRES_IMAGE=(postgres:\S+)$/m.exec(textOf('Dockerfile'))?.slice(1) ?? [];
    expect(inImage).toMatch(/^postgres:\d+\.\d+/);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: compose.yml's own.
    expect(textOf('Dockerfile')).toContain('FROM ${POSTGRES_IMAGE} AS backups\n');
    const server = `\${POSTGRES_IMAGE:-${inImage}}`;
    expect(services.postgres?.image).toBe(server);
    expect(services.backups?.build?.args?.POSTGRES_IMAGE).toBe(server);
  });
});

describe('the command of an operator without containers', () => {
  /** Runs deploy/quietprint.sh with this folder of settings. @returns what a program that stands in for Node is given */
  function runCommand(files: Record<string, string>, args: string[]) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-command-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    const standIn = path.join(folder, 'node');
    writeFileSync(standIn, '#!/bin/sh\necho "$@"\nenv\nexit 3\n', { mode: 0o700 });
    const env = {
      PATH: process.env.PATH ?? '',
      QUIETPRINT_SETTINGS: folder,
      QUIETPRINT_PROGRAM: '/opt/here',
      NODE: standIn,
    };
    const data = { DATA_DIR: path.join(folder, 'data'), BACKUP_DIR: path.join(folder, 'backups') };
    const script = path.join(root, 'deploy/quietprint.sh');
    const { status, stdout } = spawnSync('sh', [script, ...args], { env: { ...env, ...data }, encoding: 'utf8' });
    return { status, folder, said: stdout.split('\n') };
  }

  it('runs what npm run admin runs, and ends as that does', () => {
    const { status, said } = runCommand({ env: 'APP_URL=https://q.example\n' }, ['audit', 'verify']);
    expect([status, said[0]]).toEqual([3, '/opt/here/scripts/admin.ts audit verify']);
  });

  it.each(['migrate', 'sources'])('runs the script %s', (name) => {
    expect(runCommand({ env: '' }, [name, 'more']).said[0]).toBe(`/opt/here/scripts/${name}.ts more`);
    expect(existsSync(path.join(root, 'scripts', `${name}.ts`))).toBe(true);
  });

  it.each([
    ['MAIL_FROM="Q <q@q.example>"', 'MAIL_FROM=Q <q@q.example>'],
    ["SMTP_URL='smtps://u:p@q.example'", 'SMTP_URL=smtps://u:p@q.example'],
    ['DATABASE_APP_URL=postgres://u:$p@h/q?sslmode=verify-full&sslrootcert=/ca.pem', null],
    ['COMPANY_NAME=A `B` & $(C)', null],
  ])('reads the line %s as systemd does', (line, expected) => {
    expect(runCommand({ env: `# of the site\n\n${line}` }, ['doctor']).said).toContain(expected ?? line);
  });

  it('is given the settings of services and of backups, and secrets as the files that there are', () => {
    const files = {
      env: 'MAIL_FROM="Q <q@q.example>"\n',
      'env.backups': 'BACKUP_S3_BUCKET=b-1\n',
      database_url: 'postgres://x',
    };
    const { folder, said } = runCommand(files, ['doctor']);
    expect(said).toEqual(
      expect.arrayContaining([
        'NODE_ENV=production',
        'MAIL_FROM=Q <q@q.example>',
        'BACKUP_S3_BUCKET=b-1',
        `DATABASE_URL_FILE=${folder}/database_url`,
      ]),
    );
    expect(said.join()).not.toContain('BACKUP_PASSPHRASE_FILE');
  });

  it('names the files of both keys also where they are gone, so that nobody makes a new key for a lost one', () => {
    const { folder, said } = runCommand({ env: '' }, ['doctor']);
    expect(said).toContain(`ENCRYPTION_KEY_FILE=${folder}/encryption_key`);
    expect(said).toContain(`AUDIT_SIGNING_KEY_FILE=${folder}/audit_signing_key`);
  });
});
