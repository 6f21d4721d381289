import { randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Twenty random letters: nobody has such a name. */
export const impossibleName = (): string =>
  Array.from(randomBytes(20), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** At a domain that is kept for examples, and gives nobody a mailbox. */
export const impossibleAddress = (): string => `${impossibleName()}@example.org`;
