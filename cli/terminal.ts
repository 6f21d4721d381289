import { createInterface } from 'node:readline/promises';
import { type Readable, Writable } from 'node:stream';
import { firstLanguage, type Language } from '#contract/base/languages.ts';

type Output = Pick<NodeJS.WriteStream, 'write' | 'columns' | 'rows' | 'isTTY'>;

/** Where a command writes and reads, as it was started. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>;
  /** Of what people read. */
  language: Language;
  /** Folder that names of files are relative to. */
  folder: string;
  /** Results. */
  out(text: string): void;
  /** Everything beside results: progress, notes, questions. */
  note(text: string): void;
  /** Whether notes are read by somebody as they come, and questions can be answered. */
  isInteractive: boolean;
  /** Of the terminal that shows notes; 80 where there is none. */
  columns(): number;
  rows(): number;
  /** Asks for a line. Only where `isInteractive`. */
  ask(question: string): Promise<string>;
  /** The same, and shows nothing of what is typed. */
  askSecret(question: string): Promise<string>;
  /** Of notes, and of results. */
  paint: Paint;
  outPaint: Paint;
  /** Aborts when the user interrupts the command. */
  signal: AbortSignal;
}

/** Styles of text; each leaves it as it is where there is no colour. */
export type Paint = Readonly<Record<'strong' | 'dim' | 'found' | 'clear' | 'unknown', (text: string) => string>>;

const codes = { strong: [1, 22], dim: [2, 22], found: [31, 39], clear: [32, 39], unknown: [33, 39] } as const;

/** https://no-color.org: any value but an empty one switches colours off. */
export function paintFor(env: Terminal['env'], isTerminal: boolean): Paint {
  const isPlain = !isTerminal || Boolean(env.NO_COLOR) || env.TERM === 'dumb';
  const style = ([on, off]: readonly [number, number]) =>
    isPlain ? (text: string) => text : (text: string) => `\u001b[${on}m${text}\u001b[${off}m`;
  const { strong, dim, found, clear, unknown } = codes;
  return { strong: style(strong), dim: style(dim), found: style(found), clear: style(clear), unknown: style(unknown) };
}

interface Streams {
  stdin: Readable & { isTTY?: boolean };
  stdout: Output;
  stderr: Output;
}

export function openTerminal(
  { stdin, stdout, stderr }: Streams,
  { env, folder, signal }: Pick<Terminal, 'env' | 'folder' | 'signal'>,
): Terminal {
  async function askFor(question: string, output: NodeJS.WritableStream): Promise<string> {
    const lines = createInterface({ input: stdin, output, terminal: true });
    // While it reads keys, a terminal sends no signal.
    lines.once('SIGINT', () => process.emit('SIGINT'));
    try {
      return await lines.question(question, { signal });
    } finally {
      lines.close();
    }
  }
  return {
    env,
    // Until the words of the command have been read.
    language: firstLanguage,
    folder,
    signal,
    out: (text) => void stdout.write(text),
    note: (text) => void stderr.write(text),
    isInteractive: stdin.isTTY === true && stderr.isTTY === true && env.TERM !== 'dumb',
    columns: () => stderr.columns || 80,
    rows: () => stderr.rows || 24,
    paint: paintFor(env, stderr.isTTY === true),
    outPaint: paintFor(env, stdout.isTTY === true),
    ask: async (question) => (await askFor(question, stderr as NodeJS.WriteStream)).trim(),
    async askSecret(question) {
      stderr.write(question);
      const typed = await askFor('', new Writable({ write: (_chunk, _encoding, done) => done() }));
      stderr.write('\n');
      return typed;
    },
  };
}
