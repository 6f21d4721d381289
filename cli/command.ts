import type { Status } from './status.ts';
import type { Terminal } from './terminal.ts';

/** What `quietprint help NAME` says of a command, in the parts of a manual page. */
export interface Manual {
  /** After "quietprint". */
  synopsis: readonly string[];
  /** In one line. */
  summary: string;
  /** Paragraphs. */
  description: readonly string[];
  options: readonly (readonly [option: string, text: string])[];
  statuses: readonly (readonly [status: Status, text: string])[];
  environment?: readonly (readonly [name: string, text: string])[];
  files?: readonly (readonly [name: string, text: string])[];
  examples: readonly (readonly [line: string, text: string])[];
}

export interface Command {
  /** Words that name it: "sources check". */
  name: string;
  manual: Manual;
  /** @throws UsageError, and what `parseArgs` throws, for words that it does not understand */
  run(args: readonly string[], terminal: Terminal): Promise<Status>;
}
