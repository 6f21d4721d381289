import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEntryProof } from '#contract/proof/entry-proof.ts';
import { faultWords, verdictDetail, verdictTitle } from '#contract/proof/verdict-words.ts';
import { verifyEntryProof } from '#contract/proof/verify-entry.ts';
import { type FileVerdict, verifyFile } from '#contract/proof/verify-file.ts';
import type { Command } from './command.ts';
import { type Status, status, UsageError } from './status.ts';
import type { Terminal } from './terminal.ts';
import { cliTexts } from './texts/cli-texts.ts';
import { entryTexts, verdictTexts } from './texts/proof-texts.ts';

export const verify: Command = {
  name: 'verify',
  manual: {
    synopsis: ['verify FILE [SEAL] --key KEY [--key KEY…]'],
    summary: 'check a signed report or a proof of the audit log, offline',
    description: [
      'Checks a report (JSON or PDF, or CSV with its seal), or the proof of an entry of the audit log, to the last byte, and says which part was changed. Asks nobody: the key decides, and where it comes from is for you to judge.',
      'KEY is a verifier key, as the page /verify of the site that issued the file shows it, and every checkpoint of its log names it. Quote it: it holds a plus sign.',
      'Of an entry it checks the hashes up to the signed head, the signature of the head and that the personal part is the one that was sealed; whether it is the entry that a page shows is said by its number, action and time, which are printed.',
    ],
    options: [
      ['--key KEY', 'A verifier key that you trust. QUIETPRINT_KEYS names further ones, with blanks between them.'],
    ],
    statuses: [
      [status.done, 'Genuine.'],
      [status.told, 'Changed, signed by a key that was not given, or no file of ours.'],
      [status.failed, 'The file cannot be read, or this Node cannot check Ed25519.'],
      [status.usage, 'The command was written wrongly, or no key was given.'],
    ],
    environment: [['QUIETPRINT_KEYS', 'Verifier keys that you trust.']],
    examples: [["quietprint verify report.json --key 'quietprint.example/reports+1f…'", 'Check a report.']],
  },
  run: runVerify,
};

/** Words that say nothing about a browser. */
const inNode = (text: string, { language }: Pick<Terminal, 'language'>): string => {
  const { browser, node } = cliTexts[language].verify;
  return text.replace(browser, () => node);
};

async function runVerify(args: readonly string[], terminal: Terminal): Promise<Status> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { key: { type: 'string', multiple: true, default: [] } },
  });
  const [file, seal] = positionals;
  if (!file || positionals.length > 2) throw new UsageError('verify takes a file, and of a table also its seal.');
  const keys = [...values.key, ...(terminal.env.QUIETPRINT_KEYS ?? '').split(/\s+/)].filter(Boolean);
  if (keys.length === 0) throw new UsageError('Which key do you trust? The page /verify of the site shows it.');
  const read = (name: string) => new Uint8Array(readFileSync(path.resolve(terminal.folder, name)));
  const bytes = read(file);
  const answer = readJson(bytes);
  if (isEntry(answer)) return verifyEntry(answer, keys, terminal);
  const verdict = await verifyFile(bytes, keys, seal ? read(seal) : null).catch(rethrowKey);
  return tellVerdict(verdict, terminal);
}

/** @throws UsageError for a key that is none */
function rethrowKey(error: unknown): never {
  if (error instanceof RangeError) throw new UsageError('One of the keys is no verifier key of Ed25519.');
  throw error;
}

function tellVerdict(verdict: FileVerdict, terminal: Terminal): Status {
  const { out, outPaint: paint, language } = terminal;
  const words = verdictTexts[language];
  const withNode = (text: string) => inNode(text, terminal);
  const isGenuine = verdict.kind === 'genuine' || verdict.kind === 'genuine-table';
  const style = isGenuine ? paint.clear : paint.found;
  out(`${style(withNode(verdictTitle(verdict, words)))}\n${withNode(verdictDetail(verdict, words))}\n`);
  if (verdict.kind === 'changed') for (const fault of verdict.faults) out(`- ${faultWords(fault, words)}\n`);
  if (verdict.kind === 'unable') return status.failed;
  return isGenuine ? status.done : status.told;
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** The proof of an entry names its checkpoint. */
const isEntry = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'checkpoint' in answer && 'entry' in answer;

async function verifyEntry(answer: unknown, keys: readonly string[], terminal: Terminal): Promise<Status> {
  const { out, outPaint: paint, language } = terminal;
  const texts = cliTexts[language].verify;
  const entry = readEntryProof(answer)?.entry;
  const key = keys.find((one) => one === readEntryProof(answer)?.key) ?? keys[0] ?? '';
  const shown = { id: entry?.id ?? '', createdAt: entry?.time ?? '', hash: entry?.hash ?? null };
  const { kind, checks } = await verifyEntryProof({ answer, shown, key, kept: null, words: entryTexts[language] });
  out(`${(kind === 'holds' ? paint.clear : paint.found)(texts[kind])}\n`);
  if (entry) out(`${texts.entry(entry.id, entry.action, entry.outcome, entry.time)}\n`);
  for (const { part, how, text } of checks) if (part !== 'page') out(`- ${how}: ${inNode(text, terminal)}\n`);
  return { holds: status.done, failed: status.told, open: status.failed }[kind];
}
