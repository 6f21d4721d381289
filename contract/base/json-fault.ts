/** Where a text stops being JSON. Lines and columns count from 1. */
export interface JsonFault {
  line: number;
  column: number;
  /** What stands there instead, in words: "a comma is missing before this". */
  reason: string;
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
  constructor(at: number, reason: string) {
    super(reason);
    this.at = at;
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
  const refuse = (reason: string): never => {
    throw new Fault(at, at >= text.length ? 'the text ends too early' : reason);
  };
  const readList = (close: string, item: () => void) => {
    at++;
    if (peekNext() === close) return void at++;
    for (;;) {
      item();
      const mark = peekNext();
      if (mark === close) return void at++;
      if (mark !== ',') refuse(`a comma or “${close}” is missing here`);
      at++;
      if (peekNext() === close) refuse('there is a comma too many before this');
    }
  };
  const readKey = () => {
    if (peekNext() !== '"' || !takeMatch(STRING)) refuse('a name in double quotes is missing here');
    if (peekNext() !== ':') refuse('a colon is missing here');
    at++;
  };
  const readValue = (depth: number): void => {
    if (depth > DEEPEST) refuse('this is nested too deeply');
    const mark = peekNext();
    if (mark === '{') {
      readList('}', () => {
        readKey();
        readValue(depth + 1);
      });
    } else if (mark === '[') readList(']', () => readValue(depth + 1));
    else if (mark === '"') takeMatch(STRING) || refuse('this text has no end, or a mark in it needs a backslash');
    else takeMatch(WORD) || takeMatch(NUMBER) || refuse('a value is missing here: text goes in double quotes');
  };
  return {
    whole() {
      readValue(0);
      if (peekNext() !== undefined) refuse('nothing may follow the end');
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
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, reason: error.message };
  }
}
