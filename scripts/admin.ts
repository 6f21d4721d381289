import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { AppError } from '#core/base/errors.ts';
import { readEnvironment } from '#platform/config/secret-files.ts';
import { ConfigError, loadConfig } from '#platform/config.ts';
import { ActingRoleError } from '#platform/database/acting-role.ts';
import { FolderInUseError } from '#platform/database/folder-lock.ts';
import { messageWithAdvice } from '#platform/database/refused-link.ts';
import { isOutage } from '#platform/outage.ts';
import { UsageError } from './admin/command.ts';
import { asideOf, helpText, planOf, usageText } from './admin/commands.ts';
import { BackupError } from './backup/backup-error.ts';
import { root } from './processes.ts';

enableCompileCache(path.join(root, 'build/.compiled'));

/** `npm run admin -- COMMAND`: what an operator does beside the running product. Exit statuses of sysexits.h. */
const WRONG_USAGE = 64;
const NOT_NOW = 69;
const WRONG_CONFIGURATION = 78;

/** A reader that has left, such as `head -1`, does not keep the command from finishing. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const printLine = (line: string) => process.stdout.write(`${line}\n`);

async function main(args: readonly string[]): Promise<number> {
  if (args.length === 0 || ['help', '--help', '-h'].includes(args[0] ?? '')) {
    printLine(helpText());
    return args.length === 0 ? WRONG_USAGE : 0;
  }
  const aside = asideOf(args);
  const env = readEnvironment(process.env);
  if (aside) return aside(env, printLine);
  const task = planOf(args);
  const { closePlatform, createPlatform } = await import('#server/wire.ts');
  const platform = await createPlatform({ ...loadConfig(env), logLevel: 'warn' });
  try {
    return await task(platform, printLine);
  } finally {
    await closePlatform(platform);
  }
}

/** What an operator can act on is said in a sentence; anything else comes with its stack. */
function explain(error: unknown): { status: number; text: string } {
  if (!(error instanceof Error)) return { status: 1, text: String(error) };
  const misunderstood = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (error instanceof UsageError || misunderstood)
    return { status: WRONG_USAGE, text: `${error.message}\n\n${usageText(process.argv.slice(2))}` };
  if (error instanceof BackupError) return { status: 1, text: error.message };
  if (error instanceof ConfigError) return { status: WRONG_CONFIGURATION, text: error.message };
  if (error instanceof FolderInUseError)
    return { status: NOT_NOW, text: `${error.message} The embedded database serves one process at a time.` };
  if (error instanceof ActingRoleError) return { status: NOT_NOW, text: error.message };
  if (isOutage(error)) return { status: NOT_NOW, text: `The database cannot be reached: ${messageWithAdvice(error)}` };
  if (error instanceof AppError && error.publicMessage) return { status: 1, text: error.publicMessage };
  return { status: 1, text: error.stack ?? error.message };
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const { status, text } = explain(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = status;
}
