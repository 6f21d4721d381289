import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { faultWords, verdictDetail, verdictTitle } from '#contract/proof/verdict-words.ts';
import { type FileVerdict, verifyFile } from '#contract/proof/verify-file.ts';
import words from '#contract/proof/words/verdict.texts.en.ts';
import { reportKeys } from '#core/scans/queries/report-key.ts';
import type { Environment } from '#platform/config/variables.ts';
import { loadConfig } from '#platform/config.ts';
import { signingKeyIn } from '../backup/signature.ts';
import { type AsideCommand, UsageError } from './command.ts';

/** Where there is no key yet, none is made: a report cannot have been signed with it. @param advice what to do then */
function ownKeys(env: Environment, advice: string): readonly string[] {
  if (signingKeyIn(env) === null) throw new UsageError(`This machine has no keys of its own: ${advice}.`);
  return reportKeys(loadConfig(env));
}

const verify: AsideCommand = {
  usage: 'receipt verify FILE… [--key KEY]…',
  summary: 'checks signed reports without asking anybody; --key names the public key to believe instead of our own',
  plan(args) {
    const options = { key: { type: 'string', multiple: true, default: [] as string[] } } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    if (positionals.length === 0) throw new UsageError('Which file? Give one or more.');
    return async (env, say) => {
      const keys = values.key.length > 0 ? values.key : ownKeys(env, 'name the one to believe with --key');
      let failures = 0;
      for (const file of positionals) {
        const verdict = await verdictOn(file, keys);
        if (verdict === null) {
          say(`${file}: This file cannot be read.`);
          failures++;
          continue;
        }
        say(`${file}: ${verdictTitle(verdict, words)}. ${verdictDetail(verdict, words)}`);
        if (verdict.kind === 'changed') for (const fault of verdict.faults) say(`  ${faultWords(fault, words)}`);
        if (verdict.kind !== 'genuine' && verdict.kind !== 'genuine-table') failures++;
      }
      return failures === 0 ? 0 : 1;
    };
  },
};

/** The seal of a table is looked for beside it. @returns null for a file that cannot be read @throws UsageError for a key that is none */
async function verdictOn(file: string, keys: readonly string[]): Promise<FileVerdict | null> {
  const seal = `${file}.seal`;
  const whole = readWhole(file);
  if (whole === null) return null;
  try {
    return await verifyFile(whole, keys, existsSync(seal) ? readWhole(seal) : null);
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(`--key: ${error.message}.`);
    throw error;
  }
}

function readWhole(file: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    return null;
  }
}

const key: AsideCommand = {
  usage: 'receipt key',
  summary: 'prints the public keys of our reports, that which signs now first',
  plan(args) {
    parseArgs({ args: [...args] });
    return async (env, say) => {
      for (const one of ownKeys(env, 'set AUDIT_SIGNING_KEY or DATA_DIR as the product has them')) say(one);
      return 0;
    };
  },
};

export const receiptCommands: readonly AsideCommand[] = [verify, key];
