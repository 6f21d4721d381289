import { aboutCommands } from './about.ts';
import { auditVerify } from './audit.ts';
import { backupCommands } from './backup.ts';
import { type Aside, type AsideCommand, type Command, type Task, UsageError } from './command.ts';
import { doctor } from './doctor.ts';
import { jobCommands } from './jobs.ts';
import { rewrap } from './keys.ts';
import { mailCommands } from './mail.ts';
import { maintenance } from './maintenance.ts';
import { peopleCommands } from './people.ts';
import { receiptCommands } from './receipt.ts';
import { userCommands } from './users.ts';

/** In the order in which the help lists them. */
const commands: readonly Command[] = [
  ...userCommands,
  ...peopleCommands,
  ...mailCommands,
  ...jobCommands,
  rewrap,
  auditVerify,
];

/** What needs the database closed, may meet one that does not open, or needs none. */
const asideCommands: readonly AsideCommand[] = [
  ...aboutCommands,
  maintenance,
  ...backupCommands,
  doctor,
  ...receiptCommands,
];

const wordsOf = ({ usage }: Pick<Command, 'usage'>) => (usage.split(/ (?=[[A-Z])/)[0] ?? '').split(' ');

export function helpText(): string {
  const lines = [...commands, ...asideCommands].flatMap(({ usage, summary }) => [`  ${usage}`, `      ${summary}`]);
  return ['npm run admin -- COMMAND', '', ...lines, '', 'See docs/operations.md.'].join('\n');
}

/** How the command that the words name is given, or where every command is listed. */
export function usageText(args: readonly string[]): string {
  const found = find<Pick<Command, 'usage'>>([...commands, ...asideCommands], args);
  const all = 'npm run admin -- help lists every command.';
  return found ? `npm run admin -- ${found.command.usage}\n${all}` : all;
}

/** The command that the words name, and the rest of them. */
function find<Some extends Pick<Command, 'usage'>>(list: readonly Some[], args: readonly string[]) {
  const command = list.find((candidate) => wordsOf(candidate).every((word, i) => args[i] === word));
  return command && { command, rest: args.slice(wordsOf(command).length) };
}

/** What the words ask for. @throws UsageError, and what `parseArgs` throws */
export function planOf(args: readonly string[]): Task {
  const found = find(commands, args);
  if (found) return found.command.plan(found.rest);
  throw new UsageError(args.length === 0 ? 'Which command?' : `There is no command "${args.join(' ')}".`);
}

/** The same for `asideCommands`; null when the words ask for something else. */
export function asideOf(args: readonly string[]): Aside | null {
  const found = find(asideCommands, args);
  return found?.command.plan(found.rest) ?? null;
}
