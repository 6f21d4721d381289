import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Answer, type Client, openClient } from './ask.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';

interface Opened {
  sandbox: Sandbox;
  client: Client;
  /** Asks a documented question. */
  ask(question: { url: string; headers?: Record<string, string> } | undefined): Promise<Answer>;
}

/** A sandbox with fresh certificates and a client that trusts it, for all tests of a file. */
export function openSandboxForFile(options: Partial<SandboxOptions> = {}): Opened {
  const opened = {} as Opened;
  const certDir = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  beforeAll(async () => {
    opened.sandbox = await createSandbox({ certDir, ...options });
    opened.client = openClient(opened.sandbox);
    opened.ask = async (question) => {
      if (!question) throw new Error('no such question');
      return opened.client.get(question.url, question.headers);
    };
  });
  afterAll(async () => {
    await opened.client.close();
    await opened.sandbox.close();
    rmSync(certDir, { recursive: true });
  });
  return opened;
}
