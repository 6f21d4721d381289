import type { DataClass } from '#contract/scans/exposures.ts';
import type { ClassWords } from './words-by-class.ts';

/** Where to turn, by country; each named by its own site, read in November 2026. */
const helplineAdvice =
  'If you are threatened, help is free: UK 0345 6000 459 (Revenge Porn Helpline), Hong Kong 18222, US tips.fbi.gov, Australia esafety.gov.au/report, elsewhere the police.';

export default {
  'stealer-record': {
    noun: 'saved logins',
    own: 'your saved logins',
    why: 'Malware on a computer copied the saved logins and logged-in sessions of its browser. Whoever holds them can sign in as you.',
    advice: [],
  },
  'wallet-phrase': {
    noun: 'wallet recovery phrase',
    own: 'your wallet recovery phrase',
    why: 'Whoever has the phrase can take everything in the wallet, from anywhere, and nobody can bring it back.',
    advice: ['Believe nobody who offers to get lost coins back for a fee.'],
  },
  'government-id': {
    noun: 'identity document',
    own: 'your identity document',
    why: 'The number of a document helps someone pass identity checks and open accounts in your name.',
    advice: [],
  },
  password: {
    noun: 'password',
    own: 'your password',
    why: 'Anyone with the list can try it on your email, bank and shops, which is the most common way accounts are taken over.',
    advice: ['Give every account a password of its own. A password manager remembers them for you.'],
  },
  token: {
    noun: 'sign-in token',
    own: 'your sign-in token',
    why: 'A token signs in without a password until it expires or is revoked.',
    advice: [],
  },
  'special-category': {
    noun: 'private details',
    own: 'your private details',
    why: 'Details like these are nobody’s business but yours. Some people use them for threats, so it is good to know beforehand what to do.',
    advice: [
      helplineAdvice,
      'Messages that claim to have filmed you are sent by the million to leaked addresses. Delete them.',
    ],
  },
  'bank-account': {
    noun: 'bank account or card number',
    own: 'your bank account or card number',
    why: 'The number can be used to pay, or to make a caller sound like your bank.',
    advice: [],
  },
  health: {
    noun: 'health information',
    own: 'your health information',
    why: 'Health details are private by nature, and they make a false message sound as if it came from someone who knows you.',
    advice: [
      'Take care with unexpected messages about treatment or insurance; call back on a number you already have.',
    ],
  },
  'private-messages': {
    noun: 'private messages',
    own: 'your private messages',
    why: 'Messages can hold passwords, plans and other people’s secrets, and they show how you write to whom.',
    advice: ['Take care with requests that quote an old conversation: ask back by another route.', helplineAdvice],
  },
  'security-question': {
    noun: 'security question and answer',
    own: 'your security question and answer',
    why: 'The answer opens an account as a password does, and many sites ask the same questions.',
    advice: ['Use invented answers, and keep them in your password manager.'],
  },
  'precise-location': {
    noun: 'precise location',
    own: 'your precise location',
    why: 'Exact positions show where you live, work and spend your time.',
    advice: [],
  },
  'home-address': {
    noun: 'home address',
    own: 'your home address',
    why: 'A home address lets strangers write or come to you, and helps them pass as you in identity checks.',
    advice: [
      'Be wary of callers and letters that use your address as proof that they know you.',
      'Ask directories and people-search sites that repeat the address to remove it.',
    ],
  },
  'wallet-address': {
    noun: 'crypto wallet address',
    own: 'your crypto wallet address',
    why: 'An address shows everybody what a wallet holds and does. Next to your name, it tells strangers what you own.',
    advice: ['Keep larger amounts where two people, or a delay, are needed to move them.'],
  },
  finances: {
    noun: 'financial details',
    own: 'your financial details',
    why: 'What you earn, owe or own makes a false offer or a false bank sound right, and shows others whom to try.',
    advice: ['Be wary of offers and warnings that fit your situation too well.'],
  },
  phone: {
    noun: 'phone number',
    own: 'your phone number',
    why: 'A phone number attracts unwanted calls and texts, and can be used to take over accounts that send codes by text.',
    advice: [
      'Use an authenticator app instead of text messages for sign-in codes.',
      'Do not follow links in texts you did not expect.',
    ],
  },
  'birth-date': {
    noun: 'date of birth',
    own: 'your date of birth',
    why: 'A date of birth cannot be changed, and many companies still ask for it to check who is calling.',
    advice: ['Hide the date, or at least the year, on your public profiles.'],
  },
  movements: {
    noun: 'travel, delivery or vehicle details',
    own: 'your travel, delivery or vehicle details',
    why: 'They show where you go, when you are away, and what stands in front of your home.',
    advice: [
      'Check messages about a delivery, a trip or your car in the app or on the site, not through their links.',
      'Speak of a trip when you are back.',
    ],
  },
  'domain-registrant': {
    noun: 'domain registration details',
    own: 'your domain registration details',
    why: 'The register names who owns the domain, often with an address and a telephone number.',
    advice: ['Look the domain up again after a few days, and ask the registrar to hide whatever still shows.'],
  },
  'partial-card': {
    noun: 'partial card details',
    own: 'your partial card details',
    why: 'The last digits are not enough to pay with, but they make a caller sound like your bank.',
    advice: [
      'End any call that uses these digits as proof.',
      'Look through your statements for payments you do not know.',
    ],
  },
  family: {
    noun: 'family or contacts',
    own: 'your family or contacts',
    why: 'A caller who knows who is close to you can claim to be one of them, or to speak for them.',
    advice: ['When someone close asks for money by message, call them first.'],
  },
  citizenship: {
    noun: 'nationality or place of birth',
    own: 'your nationality or place of birth',
    why: 'Both cannot be changed, and both are asked for in identity checks.',
    advice: ['Be wary of callers who use them as proof that they know you.'],
  },
  'device-id': {
    noun: 'device identifiers',
    own: 'your device identifiers',
    why: 'The number of a device stays the same for as long as you use it, and connects what you do in different places.',
    advice: ['When you next change the device or the SIM card, the old numbers stop pointing at you.'],
  },
  'commit-email': {
    noun: 'private email address',
    own: 'your private email address',
    why: 'Every copy of the repository carries the address in its history, where it is easily collected.',
    advice: ['Use an address of its own for public work.'],
  },
  'breach-email': {
    noun: 'email address',
    own: 'your email address',
    why: 'An address that strangers know attracts spam, and messages that imitate companies you use.',
    advice: [
      'Expect imitations: open the site yourself instead of following a link in a message.',
      'Use an alias or a second address for new accounts, so that a leaked one can be given up.',
    ],
  },
  'domain-mail-posture': {
    noun: 'weak protection against forged email',
    own: 'your weak protection against forged email',
    why: 'Your domain does not tell receivers to refuse email that only pretends to come from it, so others can write in its name.',
    advice: [],
  },
  photo: {
    noun: 'photo',
    own: 'your photo',
    why: 'A photo can be matched with others elsewhere, and connects accounts you meant to keep apart.',
    advice: [
      'Replace or delete the photo if you do not want it found with your address.',
      'Use different pictures for accounts you want to keep apart.',
    ],
  },
  'life-details': {
    noun: 'personal details',
    own: 'your personal details',
    why: 'Each of them says little. Together they make a message sound as if it came from someone who knows you.',
    advice: ['Do not take details about your life in a message as a sign that it is genuine.'],
  },
  'ip-or-employer': {
    noun: 'IP address or job details',
    own: 'your IP address or job details',
    why: 'Details like these say little alone, but they help someone write a convincing message to you.',
    advice: [
      'Check messages that mention your work or your provider with the sender by another route.',
      'Remove job details from public profiles where they serve no purpose.',
    ],
  },
  'name-or-username': {
    noun: 'name or username',
    own: 'your name or username',
    why: 'A name ties the other details to you, and makes a false message sound familiar.',
    advice: [
      'Do not take your name in a message as a sign that it is genuine.',
      'Use another username for accounts you want to keep apart.',
    ],
  },
  'archived-page': {
    noun: 'archived page',
    own: 'your archived page',
    why: 'An archive keeps what you have since changed or deleted.',
    advice: ['Look through the saved pages for anything you would rather not show.'],
  },
  'openpgp-key': {
    noun: 'encryption key',
    own: 'your encryption key',
    why: 'A public key is meant to be found, but it also shows every name and address you put on it.',
    advice: [
      'Check which names and addresses the key shows.',
      'If you no longer use the key, revoke it and publish the revocation.',
    ],
  },
  'public-profile': {
    noun: 'public profile',
    own: 'your public profile',
    why: 'Anyone who has your address or username can find it and connect it with your other accounts.',
    advice: [
      'Keep it if you want it seen. Otherwise make it private, or delete the account.',
      'Look at the profile while signed out, to see what a stranger sees.',
    ],
  },
} as const satisfies Readonly<Record<DataClass, ClassWords>>;
