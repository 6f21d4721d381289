import type { Proof } from '#tests/asvs/row.ts';

/** An edit that takes a control away, and the test that must fail then. */
export interface Mutation {
  /** What is taken away. */
  control: string;
  file: string;
  /** Stands in the file exactly once. */
  replace: string;
  by: string;
  test: Proof;
  /** The test builds on those before it in its file. */
  wholeFile?: boolean;
}

/** @param test `file: title` */
export const mutation = (
  control: string,
  file: string,
  [replace, by]: readonly [replace: string, by: string],
  test: string,
): Mutation => {
  const at = test.indexOf(': ');
  return { control, file, replace, by, test: { file: test.slice(0, at), title: test.slice(at + 2) } };
};

/** @returns the text with the control taken away, or null where the edit does not fit it any more */
export function applyMutation(text: string, { replace, by }: Mutation): string | null {
  const parts = text.split(replace);
  return parts.length === 2 && replace !== by ? parts.join(by) : null;
}
