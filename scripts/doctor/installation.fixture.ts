import { Resolver } from 'node:dns/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { loadConfig } from '#platform/config.ts';
import { OutgoingError } from '#platform/http/outgoing.ts';
import type { Finding } from './finding.ts';
import type { Installation } from './installation.ts';

const key = (byte: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, i) => (i * 7 + byte) % 256)).toString('base64');

/** For a test: an installation without a database that nothing is wrong with, in a folder of the test's own. */
export function installation(env: Record<string, string> = {}, parts: Partial<Installation> = {}): Installation {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const whole = { DATA_DIR: folder, ENCRYPTION_KEY: key(1), AUDIT_SIGNING_KEY: key(2), ...env };
  return {
    env: whole,
    config: loadConfig(whole),
    database: null,
    outgoing: { fetch: () => Promise.reject(new OutgoingError('unreachable')), close: async () => {} },
    resolver: new Resolver(),
    dkimSelectors: [],
    now: () => new Date(),
    mayWrite: () => true,
    openBucket: () => null,
    ...parts,
  };
}

/** `state: text`, as an operator reads it. */
export const said = (findings: readonly Finding[]): string[] => findings.map(({ state, text }) => `${state}: ${text}`);
