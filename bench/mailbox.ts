/** How long reading a mailbox of 1 GB takes, and how much memory. Takes a minute, and 1 GB of the temporary folder. */
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, openAsBlob, rmSync, statSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { findAccounts } from '#contract/mailbox/find-accounts.ts';
import { fileOfBlob } from '#contract/mailbox/reading/blob-file.ts';
import { heldOutTemplates } from '#tests/mailbox/held-out-templates.ts';
import { makeMailbox } from '#tests/mailbox/write-mailbox.ts';
import { root, run } from '../scripts/processes.ts';

const BYTES = 1_000_000_000;
const MAILS = 20_000;
const LARGEST_BYTES = 100_000_000;

/** As long as an attachment in base64 is: lines of 76 characters. */
const attachment = (bytes: number): string => `${'A'.repeat(76)}\n`.repeat(Math.floor(bytes / 77));

/** 20,000 mails, one of them with an attachment of 100 MB. */
async function writeLargeMailbox(file: string): Promise<void> {
  const out = createWriteStream(file);
  const each = attachment((BYTES - LARGEST_BYTES) / MAILS - 900);
  let count = 0;
  for (const mail of makeMailbox(heldOutTemplates, { mails: MAILS, signUps: 300, seed: 7 }).mails()) {
    const padding = count++ === MAILS / 2 ? attachment(LARGEST_BYTES) : each;
    if (!out.write(`${mail.trimEnd()}\n\n${padding}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

async function measureReading(file: string): Promise<void> {
  const before = process.cpuUsage();
  const started = performance.now();
  const { mails, accounts } = await findAccounts([fileOfBlob('mail.mbox', await openAsBlob(file))]);
  const seconds = (performance.now() - started) / 1_000;
  const { user, system } = process.cpuUsage(before);
  const [load = 0] = loadavg();
  console.log(
    [
      `${(statSync(file).size / 1e9).toFixed(2)} GB, ${mails} mails, ${accounts.length} accounts`,
      `${seconds.toFixed(1)} s on the wall, ${((user + system) / 1e6).toFixed(1)} s of processor time`,
      `${Math.round(process.resourceUsage().maxRSS / 1024)} MB of memory at most`,
      `load ${load.toFixed(1)} on ${cpus().length} cores`,
    ].join('\n'),
  );
}

// Making the file takes memory of its own, so another process reads it.
const [command, file] = process.argv.slice(2);
if (command === 'read' && file) await measureReading(file);
else {
  const folder = mkdtempSync(path.join(tmpdir(), 'quietprint-mailbox-'));
  try {
    const made = path.join(folder, 'mail.mbox');
    await writeLargeMailbox(made);
    await run(process.execPath, [path.join(root, 'scripts/bootstrap.mjs'), 'bench/mailbox.ts', 'read', made]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
