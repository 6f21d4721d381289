/** What is wrong there; `no-comma-or-brace`: neither a comma nor the end of the object follows. */
type JsonReason =
  | 'ends-early'
  | 'no-comma-or-brace'
  | 'no-comma-or-bracket'
  | 'extra-comma'
  | 'no-name'
  | 'no-colon'
  | 'too-deep'
  | 'open-text'
  | 'no-value'
  | 'after-end';

/** Where a text stops being JSON. Lines and columns count from 1. */
export interface JsonFault {
  line: number;
  column: number;
  reason: JsonReason;
}

const SPACE = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in its texts
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
/** Deeper nesting is nobody's page. */
const DEEPEST = 100;

class Fault extends Error {
  readonly at: number;
  readonly reason: JsonReason;
  constructor(at: number, reason: JsonReason) {
    super(reason);
    this.at = at;
    this.reason = reason;
  }
}

/** Reads a text as RFC 8259 has it and throws a `Fault` where that fails. Browsers word their own errors differently. */
function createReader(text: string) {
  let at = 0;
  const takeMatch = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) return false;
    at += found.length;
    return true;
  };
  const peekNext = () => {
    takeMatch(SPACE);
    return text[at];
  };
  const refuse = (reason: JsonReason): never => {
    throw new Fault(at, at >= text.length ? 'ends-early' : reason);
  };
  const readList = (close: '}' | ']', item: () => void) => {
    at++;
    if (peekNext() === close) return void at++;
    for (;;) {
      item();
      const mark = peekNext();
      if (mark === close) return void at++;
      if (mark !== ',') refuse(close === '}' ? 'no-comma-or-brace' : 'no-comma-or-bracket');
      at++;
      if (peekNext() === close) refuse('extra-comma');
    }
  };
  const readKey = () => {
    if (peekNext() !== '"' || !takeMatch(STRING)) refuse('no-name');
    if (peekNext() !== ':') refuse('no-colon');
    at++;
  };
  const readValue = (depth: number): void => {
    if (depth > DEEPEST) refuse('too-deep');
    const mark = peekNext();
    if (mark === '{') {
      readList('}', () => {
        readKey();
        readValue(depth + 1);
      });
    } else if (mark === '[') readList(']', () => readValue(depth + 1));
    else if (mark === '"') takeMatch(STRING) || refuse('open-text');
    else takeMatch(WORD) || takeMatch(NUMBER) || refuse('no-value');
  };
  return {
    whole() {
      readValue(0);
      if (peekNext() !== undefined) refuse('after-end');
    },
  };
}

/** Null when the text is JSON. */
export function findJsonFault(text: string): JsonFault | null {
  try {
    createReader(text).whole();
    return null;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const before = text.slice(0, error.at).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, reason: error.reason };
  }
}
