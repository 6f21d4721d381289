import type { Attack } from '../attack.ts';
import { assertHolds } from '../target.ts';
import type { ProductionTarget } from './target.ts';

/** Enough to go past each bound twice. */
const PRESSES = 45;
const CHANGES = 140;

/** Row 36: one link is opened again and again, and one setting changed back and forth. */
export const writeWithoutEnd: Attack<ProductionTarget> = async ({ visit, tokenFor, openAccount }) => {
  const email = 'pressed.often@example.com';
  await visit().post('/free-scan', { name: 'Percy Presser', email });
  const token = await tokenFor(email, 'scan');
  let opened = 0;
  for (let n = 0; n < PRESSES; n++) if ((await visit().post('/scan/open', { token })).status === 302) opened++;
  assertHolds(opened > 0 && opened <= 20, `${PRESSES} presses from as many networks opened the link ${opened} times`);
  const customer = await openAccount('changes.often@example.com');
  const statuses: number[] = [];
  for (let n = 0; n < CHANGES; n++) {
    const timeZone = n % 2 === 0 ? 'UTC' : 'America/New_York';
    const fields = { intent: 'preferences', language: 'en', timeZone };
    statuses.push((await customer.post('/settings.data', fields)).status);
  }
  const changed = statuses.filter((status) => status < 400).length;
  // The clock may pass a minute meanwhile, or two on a busy machine.
  assertHolds(changed <= 125 && statuses.includes(429), `${CHANGES} changes of a setting made ${changed}`);
  return `${PRESSES} presses opened a link ${opened} times; ${changed} of ${CHANGES} changes were taken, then 429`;
};
