import { runCommandLine } from './run.ts';
import type { Status } from './status.ts';
import { paintFor, type Terminal } from './terminal.ts';

/** Runs a command where no terminal is. Everything outside is unreachable: the only proxy refuses. */
export async function runIn(
  folder: string,
  words: readonly string[],
  change: Partial<Terminal> = {},
): Promise<{ status: Status; out: string; notes: string }> {
  const said = { out: '', notes: '' };
  const terminal: Terminal = {
    env: { XDG_CONFIG_HOME: folder, HTTPS_PROXY: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9' },
    language: 'en',
    folder,
    out(text) {
      said.out += text;
    },
    note(text) {
      said.notes += text;
    },
    isInteractive: false,
    columns: () => 80,
    rows: () => 24,
    ask: () => Promise.reject(new Error('nobody is here')),
    askSecret: () => Promise.reject(new Error('nobody is here')),
    paint: paintFor({}, false),
    outPaint: paintFor({}, false),
    signal: new AbortController().signal,
    ...change,
  };
  return { status: await runCommandLine(words, terminal), ...said };
}
