import { counted } from '#contract/base/plural.ts';

const withTheAccount = 'Until your account is erased.';
const yearsOfBooks = (years: number) =>
  `${counted('en', years, { one: 'year', other: 'years' })} after the end of the year that it is from`;

/** What is kept of people for orders, messages and the safety of the service, by the name of its row. */
export default {
  orders: {
    title: 'Orders',
    what: 'What you ordered, when and for how much; your note, what its form asked for, messages and files, encrypted under a key of the order; its appointment, and what staff noted down about it.',
    why: 'So that we can do what you ordered.',
    until: (years: number) => [
      withTheAccount,
      `Of one that was paid for, service, amount and day without you: ${yearsOfBooks(years)}, as tax law requires.`,
    ],
  },
  payments: {
    title: 'Payments',
    what: 'Amount, day, state, the kind of card, and what the payment service calls it; what was given back, and why. Never the number of a card.',
    why: 'So that what you paid is known, and can be paid back.',
    until: (years: number) => [
      withTheAccount,
      `Amount, day, state and reference without you: ${yearsOfBooks(years)}, as tax law requires.`,
    ],
  },
  'payment-customers': {
    title: 'Who you are at the payment service',
    what: 'The number under which the payment service knows you.',
    why: 'So that it can offer you the card that you used before.',
    until: () => [withTheAccount],
  },
  invoices: {
    title: 'Invoices and credit notes',
    what: 'The documents as they were issued, with your name and address where they had them.',
    why: 'Tax law requires us to keep them.',
    until: (years: number) => [
      'As long as you have an account.',
      `Once it is erased: ${yearsOfBooks(years)}, as tax law requires.`,
    ],
  },
  'staff-hours': {
    title: 'Hours of staff',
    what: 'When a member of staff can be booked, and what customers read about them.',
    why: 'So that customers can choose a time, and know who does the work.',
    until: () => ['Until the account of the member of staff is erased.'],
  },
  'watched-years': {
    title: 'Years of watching',
    what: 'From when until when a year of watching runs that you ordered, and that you were told of its end.',
    why: 'So that you get what you paid for.',
    until: () => ['Until it is paid back, or your account is erased.'],
  },
  messages: {
    title: 'What you wrote through the contact form',
    what: 'Your name, address, subject and message, our answers, and what staff noted down about them.',
    why: 'So that we can answer.',
    until: (after: string) => [
      'From the address of an account: until the account is erased.',
      `From another address: ${after} after the last word of either side.`,
    ],
  },
  mails: {
    title: 'Mail to you',
    what: 'Recipient and text, encrypted, until the mail has left. Then only which kind of mail it was, and when.',
    why: 'So that a mail is sent once, and not lost.',
    until: (text: string, sent: string) => [
      `The text: until it has left, at most ${text}.`,
      `That it was sent: ${sent}, or until your account is erased.`,
    ],
  },
  activity: {
    title: 'Activity log',
    what: 'What happened in your account and to your things, who did it, from which network and browser.',
    why: 'So that nobody, staff included, acts unseen, and you can look it up.',
    until: (address: string) => [
      `The address of a connection: ${address}, then only its network.`,
      'What an entry says about you: until your account is erased. The rest, a random number and a hash, stays.',
    ],
  },
  'known-clients': {
    title: 'Browsers and networks that you have signed in from',
    what: 'A keyed fingerprint of each. Neither address nor browser can be read from it.',
    why: 'So that others who try your address do not lock you out where you are known.',
    until: (after: string) => [`${after} after the last sign-in from there.`],
  },
  'opt-outs': {
    title: 'An address that is never scanned',
    what: 'A keyed fingerprint of the address, and the day on which whoever reads its mailbox said so.',
    why: 'So that nobody can have the address scanned.',
    until: () => ['Until you take it back by mail.'],
  },
  'opt-out-links': {
    title: 'Links that put an address on that list, or take it off',
    what: 'A hash of the link, and a keyed fingerprint of the address.',
    why: 'So that only whoever reads the mailbox can say so.',
    until: (most: string) => [`Until it is used, at most ${most}.`],
  },
  'data-keys': {
    title: 'Keys',
    what: 'The keys under which things of yours are encrypted, themselves encrypted.',
    why: 'So that destroying one makes what it protects unreadable, wherever a copy of it lies.',
    until: () => ['Until what they protect is deleted. They are destroyed first.'],
  },
  limits: {
    title: 'Counts for limits',
    what: 'How often something was asked for, under a keyed fingerprint of a connection, a mailbox or an account.',
    why: 'So that nobody can try passwords, or have mail sent to others, again and again.',
    until: () => ['Until the limit has run out, at most a day.'],
  },
  'under-way': {
    title: 'Work in progress',
    what: 'Random numbers of things that have changed, or that a job has to deal with. Nothing of what they hold.',
    why: 'So that open pages show what is new, and no work is lost.',
    until: (untaken: string) => [`Minutes. Work that nobody takes: ${untaken}.`],
  },
  'counted-events': {
    title: 'Counted page views, sign-ups and orders',
    what: 'What happened, when, on which coarse kind of device, and at most the country. Not who it was.',
    why: 'To know how many people find what they look for.',
    until: (time: string) => [`${time}. After that only how many there were on a day.`],
  },
};
