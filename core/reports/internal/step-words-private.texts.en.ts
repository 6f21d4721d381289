import type { StepWords } from './step-words.ts';

/** Steps after a leak of what touches somebody's private life, family, health or means. */
export default {
  'blackmail-plan': {
    text: 'If anyone ever threatens you with this: do not pay, do not answer, keep every message, and report it. It is a crime, and it is not your fault.',
    verb: 'Know what to do if someone threatens you with it',
  },
  'close-account': {
    text: (place) =>
      `If you no longer use your ${place} account, delete it; otherwise take off it what strangers need not see. If you are being threatened, keep it for now: it is evidence.`,
    anywhere:
      'If you no longer use the account, delete it; otherwise take off it what strangers need not see. If you are being threatened, keep it for now: it is evidence.',
    verb: (place) => `Close or clean up your ${place} account`,
    many: (count) => `Close or clean up ${count} accounts`,
  },
  'old-messages': {
    text: (place) =>
      `Look through your old messages at ${place}: change the passwords and codes that stand in them, and tell people whose secrets they hold.`,
    anywhere:
      'Look through your old messages there: change the passwords and codes that stand in them, and tell people whose secrets they hold.',
    verb: (place) => `Look through your messages at ${place}`,
    many: (count) => `Look through your messages at ${count} places`,
  },
  'move-wallet': {
    text: 'Move everything to a new wallet with a new recovery phrase, made on a clean device. Never type the old phrase anywhere else, whoever asks for it.',
    verb: (place) => `Move what is in your ${place} wallet to a new one`,
    many: (count) => `Move what is in ${count} wallets to new ones`,
  },
  'new-wallet-address': {
    text: 'Receive at new addresses from now on. Do not move everything to one of them at once: that would link it to the old one.',
    verb: (place) => `Use new addresses in place of those that ${place} lost`,
    many: (count) => `Use new addresses in place of those that ${count} places lost`,
  },
  'wallet-safety': {
    text: 'Keep what you own to yourself: do not mention it online, have nothing to do with it delivered to your home, and give no code to anyone who calls about it. If someone threatens you, call the police.',
    verb: 'Keep what you own in crypto to yourself',
  },
  'bank-callback': {
    text: 'Save the number printed on your card or statement, and call it yourself whenever someone phones about your money.',
    verb: 'Save your bank’s number, so that you call it back yourself',
  },
  'family-word': {
    text: 'Tell your family that callers may use their names, and agree on a word that only you know, to ask for when in doubt.',
    verb: 'Agree on a word with your family',
  },
  'ask-records': {
    text: (place) => `Ask ${place} which of your records were involved. It has to answer, usually within a month.`,
    anywhere: 'Ask the organisation which of your records were involved. It has to answer, usually within a month.',
    verb: (place) => `Ask ${place} which of your records were lost`,
    many: (count) => `Ask ${count} organisations which of your records were lost`,
  },
} as const satisfies Readonly<Record<string, StepWords>>;
