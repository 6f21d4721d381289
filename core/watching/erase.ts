import type { ErasureStep } from '#core/base/module.ts';
import { findAddressWatch } from './internal/address-watch.ts';
import { forgetAddress } from './internal/forget-address.ts';

/** The watching of the account's address from before the account. */
export const eraseAddressWatch: ErasureStep = async (tx, platform, { email }) => {
  const watch = await findAddressWatch(tx, platform, email);
  if (!watch) return 0;
  await forgetAddress(tx, platform, watch);
  return 1;
};
