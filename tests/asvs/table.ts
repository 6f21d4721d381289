import { accounts } from './accounts.ts';
import { browserAndFiles } from './browser-and-files.ts';
import { dataAndLogging } from './data-and-logging.ts';
import { encodingAndValidation } from './encoding-and-validation.ts';
import { keysAndCommunication } from './keys-and-communication.ts';
import { rightsAndTokens } from './rights-and-tokens.ts';
import type { AsvsRow } from './row.ts';

/** Every requirement of level 1 and 2, in the order of the standard. */
export const asvsRows: readonly AsvsRow[] = [
  ...encodingAndValidation,
  ...browserAndFiles,
  ...accounts,
  ...rightsAndTokens,
  ...keysAndCommunication,
  ...dataAndLogging,
];
