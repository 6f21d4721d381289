import { auditVerify } from './audit.ts';
import { type Command, type Task, UsageError } from './command.ts';
import { userCommands } from './users.ts';

/** In the order in which the help lists them. */
const commands: readonly Command[] = [...userCommands, auditVerify];

const wordsOf = ({ usage }: Command) => (usage.split(/ (?=[[A-Z])/)[0] ?? '').split(' ');

export function helpText(): string {
  const lines = commands.flatMap(({ usage, summary }) => [`  ${usage}`, `      ${summary}`]);
  return ['npm run admin -- COMMAND', '', ...lines, '', 'See docs/operations.md.'].join('\n');
}

/** What the words ask for. @throws UsageError, and what `parseArgs` throws */
export function planOf(args: readonly string[]): Task {
  for (const command of commands) {
    const words = wordsOf(command);
    if (words.every((word, i) => args[i] === word)) return command.plan(args.slice(words.length));
  }
  throw new UsageError(args.length === 0 ? 'Which command?' : `There is no command "${args.join(' ')}".`);
}
