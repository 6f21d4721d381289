#!/usr/bin/env node
// `node scripts/bootstrap.mjs <script> [args]` runs a script of ours on the right Node with the right
// node_modules. It works on any Node >= 18, so a fresh clone needs no other step: a Node that is too old
// fetches the pinned one from npm into .node/, and dependencies are installed when the lockfile changed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MINIMUM = [24, 12, 0];
const NODE_PACKAGE = 'node@24.21.0';
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const logLine = (message) => process.stderr.write(`[bootstrap] ${message}\n`);

function isNewEnough(version) {
  const parts = version.replace(/^v/, '').split('.').map(Number);
  for (let i = 0; i < 3; i++) if (parts[i] !== MINIMUM[i]) return parts[i] > MINIMUM[i];
  return true;
}

// `npm run` exports npm_lifecycle_*, npm_package_* and npm_config_*: a nested npm must not inherit
// those that change where it works.
const env = { ...process.env };
for (const key of Object.keys(env)) {
  if (/^npm_(lifecycle|package|command|config_(prefix|local_prefix|global_prefix|global))/.test(key)) {
    delete env[key];
  }
}

// npm is a JavaScript file: it is run by the wanted Node, never through the PATH's shebang or a shell.
const npmCli = [
  process.env.npm_execpath,
  path.join(path.dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
  path.join(path.dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'),
  '/usr/share/nodejs/npm/bin/npm-cli.js',
].find((candidate) => candidate && /npm-cli\.js$/.test(candidate) && existsSync(candidate));

function npm(node, args) {
  const [command, argv] = npmCli ? [node, [npmCli, ...args]] : ['npm', args];
  // Versions are pinned, so a copy that npm has kept is the same as a fresh one.
  const settings = {
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_loglevel: 'error',
    npm_config_prefer_offline: 'true',
  };
  const result = spawnSync(command, argv, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...env, ...settings },
    shell: !npmCli && process.platform === 'win32',
  });
  if (result.status !== 0) {
    logLine(`npm ${args[0]} failed (${result.status ?? result.signal})`);
    process.exit(result.status ?? 1);
  }
}

function versionOf(node) {
  return existsSync(node) ? (spawnSync(node, ['-v'], { encoding: 'utf8' }).stdout?.trim() ?? '') : '';
}

function findNode() {
  if (isNewEnough(process.version)) return process.execPath;
  const home = path.join(root, '.node');
  const local = path.join(home, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (isNewEnough(versionOf(local) || 'v0')) return local;
  logLine(`Node ${process.version} is too old (need >= ${MINIMUM.join('.')}); installing ${NODE_PACKAGE} into .node/`);
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), '{"private":true,"allowScripts":{"node":true}}\n');
  npm(process.execPath, ['install', '--prefix', home, '--no-save', '--no-package-lock', NODE_PACKAGE]);
  if (!isNewEnough(versionOf(local) || 'v0')) {
    logLine('could not get a newer Node; install Node 24 and run this again');
    process.exit(1);
  }
  return local;
}

function installDependencies(node) {
  const stamp = path.join(root, 'node_modules/.bootstrap-stamp');
  const major = versionOf(node).split('.')[0];
  const want = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${major} ${os.platform()}-${os.arch()}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === want) return;
  logLine('installing dependencies (npm ci)');
  // What builds the screens is a development dependency: NODE_ENV=production must not leave it out.
  npm(node, ['ci', '--include=dev']);
  writeFileSync(stamp, want);
}

const [script, ...args] = process.argv.slice(2);
if (!script) {
  logLine('usage: node scripts/bootstrap.mjs <script> [args]');
  process.exit(2);
}
const node = findNode();
env.PATH = [path.dirname(node), path.join(root, 'node_modules/.bin'), env.PATH].join(path.delimiter);
env.NODE = node;
env.npm_node_execpath = node;
installDependencies(node);

// What is freed goes back to the system: glibc would keep up to 100 MB of it for each thread that it had been of.
env.MALLOC_TRIM_THRESHOLD_ ??= '131072';

const argv = [node, path.resolve(root, script), ...args];
process.chdir(root);
// Where it can, this process becomes the script: one that waits for another keeps 50 MB (docs/decisions/041).
if (process.execve && process.platform !== 'win32') process.execve(node, argv, env);

const child = spawn(node, argv.slice(1), { env, stdio: 'inherit' });
// A terminal's Ctrl-C reaches the whole group, so the child has it already; TERM and HUP come to us alone.
let interrupts = 0;
process.on('SIGINT', () => {
  if (!process.stdin.isTTY) child.kill('SIGINT');
  if (++interrupts > 2) child.kill('SIGKILL');
});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  logLine(String(error));
  process.exit(1);
});
child.on('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1);
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name);
  process.kill(process.pid, signal);
});
