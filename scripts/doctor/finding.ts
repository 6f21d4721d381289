/** What was found out about one thing. "Not checked" says why, and never reads as fine. */
export interface Finding {
  /** `weak`: it works, and an operator should know. Only `wrong` makes the command fail. */
  state: 'fine' | 'weak' | 'wrong' | 'not checked';
  /** A sentence; holds no secret. */
  text: string;
  /** What to do about it, a sentence. */
  mend?: string;
}

export const fine = (text: string): Finding => ({ state: 'fine', text });
export const weak = (text: string, mend: string): Finding => ({ state: 'weak', text, mend });
export const wrong = (text: string, mend: string): Finding => ({ state: 'wrong', text, mend });
export const notChecked = (text: string): Finding => ({ state: 'not checked', text });

/** Of an error, what an operator can read. */
export const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // Node says nothing itself where several addresses were tried.
  const first = error instanceof AggregateError ? error.errors[0] : undefined;
  return error.message || (first instanceof Error ? first.message : error.name);
};

/** The innermost code of an error, e.g. `ECONNREFUSED`; empty when nobody gave one. */
export function codeOf(error: unknown): string {
  let found = '';
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++)
    if ('code' in cause && typeof cause.code === 'string') found = cause.code;
  return found;
}
