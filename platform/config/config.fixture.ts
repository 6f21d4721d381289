import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { ConfigError, loadConfig } from '../config.ts';

let folder = '';

/** Gives each test of a file a data folder of its own, which is not there yet. */
export function provideDataFolder(): void {
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-config-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
}

export const dataDir = () => path.join(folder, 'data');

/** The configuration of a local installation. */
export const local = (env: Record<string, string> = {}) => loadConfig({ DATA_DIR: dataDir(), ...env });

/** As `openssl rand -base64 32` prints one. */
export const key = () => randomBytes(32).toString('base64');

/** What is said of each wrong variable, `NAME: problem`. */
export function problemsOf(env: Record<string, string | undefined>): string[] {
  try {
    loadConfig({ DATA_DIR: dataDir(), ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(({ name, problem }) => `${name}: ${problem}`);
    throw error;
  }
  return [];
}
