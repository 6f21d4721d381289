/** Milliseconds that the address of a connection is kept whole. */
export const addressesKeptMs = 7 * 86_400_000;
