import { findHeld, type Recovery } from '#core/accounts/sessions/queries/sessions.ts';
import type { Context } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';

export const findReview = async (
  tx: Transaction,
  { platform }: Context,
  token: string | null,
): Promise<Recovery | null> => (token === null ? null : findHeld(tx, platform, token, 'review'));
