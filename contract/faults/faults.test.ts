import { describe, expect, it } from 'vitest';
import { emailInput } from '#contract/accounts/email-input.ts';
import { freeScanInput } from '#contract/scans/free-scan-input.ts';
import accounts from './accounts.en.ts';
import { fault, wordFault } from './faults.ts';
import identifiers from './identifiers.en.ts';
import { orderFaults } from './orders.en.ts';
import panelOrders from './panel-orders.en.ts';
import panelPeople from './panel-people.en.ts';
import panelPictures from './panel-pictures.en.ts';
import panelSite from './panel-site.en.ts';
import removal from './removal.en.ts';
import scans from './scans.en.ts';
import site from './site.en.ts';
import watching from './watching.en.ts';

const areas = [
  accounts,
  identifiers,
  orderFaults,
  panelOrders,
  panelPeople,
  panelPictures,
  panelSite,
  removal,
  scans,
  site,
  watching,
];

describe('faults of inputs', () => {
  it('have one sentence each: no area takes a name of another', () => {
    const names = areas.flatMap((area) => Object.keys(area));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  const messageOf = (value: unknown) => freeScanInput.safeParse(value).error?.issues[0]?.message ?? '';

  it('are named by schemas and worded in the language of the reader', () => {
    const named = messageOf({ name: 'x'.repeat(201), email: 'a@example.com' });
    expect(wordFault(named)).toBe('At most 200 characters, please.');
    expect(wordFault(named, 'es')).toBe('Como máximo, 200 caracteres.');
    expect(wordFault(named, 'fr')).toBe('200 caractères au maximum.');
    expect(wordFault(messageOf({ name: ' ', email: 'a@example.com' }), 'fr')).toBe('Indiquez votre nom.');
    expect(emailInput.safeParse('alice@').error?.issues[0]?.message).toBe(fault('email'));
  });

  it('leave a sentence as it is, and what only looks like a fault', () => {
    for (const text of ['Please give a subject.', 'fault:constructor', 'fault:'])
      expect(wordFault(text, 'es')).toBe(text);
  });
});
