import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { heldOutTemplates } from '#tests/mailbox/held-out-templates.ts';
import { makeMailbox } from '#tests/mailbox/write-mailbox.ts';
import { runIn } from '../run.fixture.ts';

it('finds 300 sign-ups in a file of 20,000 mails as the page does', { timeout: 240_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quietprint-cli-'));
  try {
    const made = makeMailbox(heldOutTemplates, { mails: 20_000, signUps: 300, seed: 7 });
    await pipeline(made.mails(), createWriteStream(path.join(folder, 'mail.mbox')));
    const { status, out } = await runIn(folder, ['mailbox', 'mail.mbox', '--json']);
    expect(status).toBe(0);
    const { mails, accounts } = JSON.parse(out) as { mails: number; accounts: { domain: string }[] };
    const right = accounts.filter(({ domain }) => made.signUps.has(domain)).length;
    expect(mails).toBe(20_000);
    expect(right / accounts.length).toBeGreaterThanOrEqual(0.99);
    expect(right / made.signUps.size).toBeGreaterThanOrEqual(0.95);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
