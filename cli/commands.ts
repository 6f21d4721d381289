import type { Command } from './command.ts';
import { letter } from './letter/print.ts';
import { letterSend } from './letter/send.ts';
import { mailbox } from './mailbox/command.ts';
import { scan } from './scan/command.ts';
import { sourcesCheck } from './sources-check.ts';
import { verify } from './verify.ts';
import { watch } from './watch.ts';

/** In the order in which the help lists them; the first whose words fit is meant. */
export const commands: readonly Command[] = [scan, watch, mailbox, sourcesCheck, verify, letterSend, letter];

/** The command that the words name, and the rest of them; null for no command. */
export function findCommand(words: readonly string[]): { command: Command; rest: readonly string[] } | null {
  for (const command of commands) {
    const own = command.name.split(' ');
    if (own.every((word, place) => words[place] === word)) return { command, rest: words.slice(own.length) };
  }
  return null;
}
