import type { AttackTable } from '../attack.ts';
import { forgeACopy, forgeAnErasure } from './erasures.ts';
import { storeBeforePayment } from './files.ts';
import { keepAnOldKey, silenceAMailbox } from './mailboxes.ts';
import { actOnMyOwnOrder, enrolInTheirPlace, waitForTheOwner } from './staff.ts';
import type { ProductionTarget } from './target.ts';
import { writeWithoutEnd } from './writing.ts';

/** Attacks on a product that is configured as in production, with their rows. The last one may leave it ended. */
export const inProduction: AttackTable<ProductionTarget> = [
  [31, waitForTheOwner],
  [32, enrolInTheirPlace],
  [38, actOnMyOwnOrder],
  [34, silenceAMailbox],
  [35, keepAnOldKey],
  [36, writeWithoutEnd],
  [37, storeBeforePayment],
  [33, forgeACopy],
  [33, forgeAnErasure],
];
