import { leading } from '#app/forms/words.ts';
import type { Language } from '#contract/base/languages.ts';
import { ordersTexts } from './orders.texts.ts';

/** What every act on an order says when it fails. */
export async function orderFailures(language: Language) {
  const { failed } = await ordersTexts.in(language);
  return leading({
    start: failed,
    complete: failed,
    cancel: failed,
    status: failed,
    payment: failed,
    refund: failed,
    notes: failed,
    plan: failed,
    'internal-note': failed,
    rescan: failed,
    bulk: failed,
    settle: failed,
  });
}

/** The same in the Service Requests tab. */
export async function requestFailures(language: Language) {
  const { failed } = (await ordersTexts.in(language)).request;
  return leading({ status: failed, notes: failed });
}

/** Who ordered. @param unknown where the account or its name is gone */
export const customerName = ({ fullName }: { fullName: string | null }, unknown: string): string => fullName ?? unknown;

/** Where the account is gone. */
export const customerEmail = ({ email }: { email: string | null }): string => email ?? 'no-email@unknown.invalid';
