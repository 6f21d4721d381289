import { AppError } from '#core/base/errors.ts';
import { ConfigError } from '#platform/config/config-error.ts';
import { commands, findCommand } from './commands.ts';
import { takeLanguage } from './language.ts';
import { manualText, overviewText } from './manual.ts';
import { type Status, status, UsageError } from './status.ts';
import type { Terminal } from './terminal.ts';
import { version } from './version.ts';

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';

/** Runs the command that the words name. @returns its exit status; errors have been told */
export async function runCommandLine(words: readonly string[], terminal: Terminal): Promise<Status> {
  try {
    return await dispatchCommand(words, terminal);
  } catch (error) {
    return explainError(error, words, terminal);
  }
}

async function dispatchCommand(words: readonly string[], terminal: Terminal): Promise<Status> {
  const [first] = words;
  if (first === '--version') {
    terminal.out(`${version}\n`);
    return status.done;
  }
  if (first === 'help' || isHelp(first)) return printHelp(words.slice(1), terminal);
  if (first === undefined) {
    terminal.note(overviewText(commands));
    return status.usage;
  }
  const found = findCommand(words);
  if (!found) throw new UsageError(`There is no command "${first}".`);
  if (found.rest.some(isHelp)) return printHelp(found.command.name.split(' '), terminal);
  const { rest, language } = takeLanguage(found.rest, terminal.env);
  return found.command.run(rest, { ...terminal, language });
}

function printHelp(words: readonly string[], terminal: Terminal): Status {
  const found = findCommand(words);
  if (words.length > 0 && !found) throw new UsageError(`There is no command "${words.join(' ')}".`);
  terminal.out(found ? manualText(found.command) : overviewText(commands));
  return status.done;
}

const isOfArguments = (error: unknown): boolean =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

const isOfFiles = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'path' in error;

/** Nothing is written by looking what is there. */
const isReading = ({ syscall }: NodeJS.ErrnoException): boolean =>
  ['stat', 'lstat', 'scandir', 'read'].includes(syscall ?? '');

/** What a user can act on is said in a sentence; anything else comes with its stack. */
function explainError(error: unknown, words: readonly string[], { note, signal }: Terminal): Status {
  if (signal.aborted) {
    note('Interrupted: nothing was kept.\n');
    return status.interrupted;
  }
  if (isOfArguments(error)) {
    const name = findCommand(words)?.command.name;
    note(`${(error as Error).message}\nSee quietprint help${name ? ` ${name}` : ''}.\n`);
    return status.usage;
  }
  if (error instanceof ConfigError) {
    note(`${error.message}\n`);
    return status.usage;
  }
  if (error instanceof AppError && error.code === 'invalid') {
    note('This is no address, domain or user name that could exist.\n');
    return status.usage;
  }
  if (isOfFiles(error)) {
    note(error.code === 'ENOENT' ? `There is no ${error.path}.\n` : `${error.message}\n`);
    const isRead = isReading(error) || (error.syscall === 'open' && error.code === 'ENOENT');
    return isRead ? status.failed : status.cannotWrite;
  }
  note(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return status.failed;
}
