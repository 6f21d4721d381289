import { describe, expect, it } from 'vitest';
import { signUpInput } from '#contract/accounts/account-input.ts';
import { profileInput } from '#contract/accounts/profile-input.ts';
import { freeScanInput } from '#contract/scans/free-scan-input.ts';
import { contactInput } from '#contract/site/contact-input.ts';
import { idText, requiredLine } from './form-text.ts';

const email = 'alice@example.com';
const letter = { subject: 'Hello', message: 'Hello' };

/** What each form makes of a name. */
const namesOf = (name: string): (string | null)[] => [
  requiredLine(200, 'Missing').parse(name),
  profileInput.parse({ fullName: name }).fullName,
  signUpInput.parse({ email, password: 'six-or-more', fullName: name }).fullName,
  freeScanInput.parse({ name, email }).name,
  contactInput.parse({ name, email, ...letter }).name,
];

describe('a name', () => {
  it.each([
    ['turns nothing round that stands beside it', 'Alice\u202e moc.elpmaxe@bob', 'Alice moc.elpmaxe@bob'],
    ['isolates nothing', '\u2066Alice\u2069', 'Alice'],
    ['hides nothing', '\ufeffAl\u200bi\u2060ce\u200b', 'Alice'],
    ['has one line', ' Alice\r\nArcher\u2028', 'Alice Archer'],
  ])('%s', (_what, typed, kept) => {
    expect(new Set(namesOf(typed))).toEqual(new Set([kept]));
  });

  it.each([
    '\u05e9\u05dc\u05d5\u05dd',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '👩‍👩‍👧',
    'Zoë O’Brien-Łuk',
  ])('may be %s', (name) => {
    expect(new Set(namesOf(name))).toEqual(new Set([name]));
  });

  it('of invisible marks alone is none', () => {
    expect(freeScanInput.safeParse({ name: '\u200b\u2060', email }).success).toBe(false);
    expect(contactInput.safeParse({ name: '\u200b\u2060', email, ...letter }).success).toBe(false);
    expect(profileInput.parse({ fullName: '\u200b\u2060' }).fullName).toBeNull();
  });
});

it('an id that a form carries along is one that the database could hold', () => {
  const isTaken = (id: string) => idText.safeParse(id).success;
  expect(['free-privacy-scan', 'breach:Zoë', 'a'.repeat(100)].map(isTaken)).toEqual([true, true, true]);
  expect(['', '\u0000', 'a\u0000b', 'a\nb', 'a'.repeat(101)].map(isTaken)).toEqual([false, false, false, false, false]);
});
