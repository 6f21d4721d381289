import { leading } from '#app/forms/words.ts';

/** What every act on an order says when it fails. */
const updateFailed = 'Failed to update order';

export const orderFailures = leading({
  start: updateFailed,
  complete: updateFailed,
  cancel: updateFailed,
  status: updateFailed,
  payment: updateFailed,
  refund: updateFailed,
  notes: updateFailed,
  plan: updateFailed,
  'internal-note': updateFailed,
  rescan: updateFailed,
  bulk: updateFailed,
  settle: updateFailed,
});

/** The same in the Service Requests tab. */
const requestFailed = 'Failed to update service request.';

export const requestFailures = leading({ status: requestFailed, notes: requestFailed });

/** Who ordered, when the account or its name is gone. */
export const customerName = ({ fullName }: { fullName: string | null }): string => fullName ?? 'Unknown User';

/** Where the account is gone. */
export const customerEmail = ({ email }: { email: string | null }): string => email ?? 'no-email@unknown.invalid';
