import { erasureTimes } from '#core/lifecycle/erasure/rules.ts';

/** Milliseconds from the request until an account is erased. */
export const { graceMs } = erasureTimes;
