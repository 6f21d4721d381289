import { expect, it } from 'vitest';
import { heldOutTemplates } from '#tests/mailbox/held-out-templates.ts';
import { knownTemplates } from '#tests/mailbox/known-templates.ts';
import { laterTemplates } from '#tests/mailbox/later-templates.ts';
import { triedTemplates } from '#tests/mailbox/tried-templates.ts';
import { makeMailbox } from '#tests/mailbox/write-mailbox.ts';
import { measureRules } from './find-accounts.fixture.ts';

it.each([
  ['that the rules were written from', knownTemplates],
  ['that mended them first', triedTemplates],
  ['that mended them later', laterTemplates],
  ['that no rule was written from', heldOutTemplates],
])('finds 300 sign-ups in 20,000 mails of the forms %s', { timeout: 240_000 }, async (_name, set) => {
  const { precision, recall, found } = await measureRules(makeMailbox(set, { mails: 20_000, signUps: 300, seed: 7 }));
  expect(found.mails).toBe(20_000);
  expect(precision).toBeGreaterThanOrEqual(0.99);
  expect(recall).toBeGreaterThanOrEqual(0.95);
});
