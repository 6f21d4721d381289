/** What every act on an order says when it fails (ERR-037). */
export const updateFailed = 'Failed to update order';

export const orderFailures = Object.fromEntries(
  ['start', 'complete', 'cancel', 'status', 'payment', 'notes', 'bulk'].map((intent) => [intent, updateFailed]),
);
