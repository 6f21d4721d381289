import { counted } from '#contract/base/plural.ts';

export default {
  title: 'Check a password',
  description:
    'Whether a password stands in known breaches, asked by your own browser with five characters of its hash.',
  lead: 'Has it leaked? When you press “Check”, your browser sends five characters of the password’s hash to api.pwnedpasswords.com. The password stays on this device, and we are not asked at all.',
  password: 'Password',
  check: 'Check',
  checking: 'Checking…',
  blank: 'Type the password to check.',
  needsScripts: 'Your browser checks the password itself, and needs JavaScript for it.',
  notChecked: 'Not checked',
  notCheckedText: 'Pwned Passwords did not answer, so nothing is known about this password. Try again in a minute.',
  notLeaked: 'Not in a known breach',
  notLeakedText:
    'The list that was asked does not hold it. That does not make it a strong password: use a long one that you use nowhere else.',
  leaked: 'It stands in known breaches',
  leakedText: (count: number) =>
    `It was found ${counted('en', count, { one: 'time', other: 'times' })} in passwords that leaked. Programs that break into accounts try it early. Change it wherever you use it, and use a different one in each place.`,
  how: 'How five characters are enough',
  howText: [
    'Your browser computes the SHA-1 of the password, 40 characters, and sends the first five. Pwned Passwords answers with the rest of every hash in its list that begins so, some 800 of them, together with made-up ones so that the length of the answer tells nothing. Your browser looks for its own among them. Whoever sees the request learns which of a million groups your password is in, and your IP address, and no more.',
    'The list is kept by Have I Been Pwned. This page may connect to that one address: its policy forbids all others, and your browser enforces that.',
  ],
};
