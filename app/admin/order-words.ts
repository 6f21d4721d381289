/** What every act on an order says when it fails. */
export const updateFailed = 'Failed to update order';

export const orderFailures = Object.fromEntries(
  ['start', 'complete', 'cancel', 'status', 'payment', 'notes', 'rescan', 'bulk'].map((intent) => [
    intent,
    updateFailed,
  ]),
);

/** The same in the Service Requests tab. */
export const requestFailed = 'Failed to update service request.';

export const requestFailures = { status: requestFailed, notes: requestFailed } as const;

/** Who ordered, when the account or its name is gone. */
export const customerName = ({ fullName }: { fullName: string | null }): string => fullName ?? 'Unknown User';

/** Where the account is gone. */
export const customerEmail = ({ email }: { email: string | null }): string => email ?? 'no-email@unknown.invalid';
