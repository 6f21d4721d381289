import type { Place } from '#core/removal/letters/rights.ts';
import { type LawNames, type LetterWords, nameOfLaw } from './words.ts';

const laws: LawNames = {
  gdpr: 'the General Data Protection Regulation (EU) 2016/679 (GDPR)',
  'uk-gdpr': 'the UK GDPR and the Data Protection Act 2018',
  fadp: 'the Swiss Federal Act on Data Protection (FADP)',
  ccpa: 'the California Consumer Privacy Act (CCPA)',
  lgpd: 'the Brazilian General Data Protection Law (LGPD)',
  pipeda: 'the Personal Information Protection and Electronic Documents Act (PIPEDA)',
  quebec: 'Quebec’s Act respecting the protection of personal information in the private sector',
  app: 'the Privacy Act 1988',
};

const placeText = ({ number, paragraph, letter }: Place): string =>
  `${number}${paragraph === undefined ? '' : `(${paragraph})`}${letter === undefined ? '' : `(${letter})`}`;

const numbers = new Map([
  [1, 'one'],
  [2, 'two'],
]);

export const english: LetterWords = {
  greeting: (recipient) => `To ${recipient}`,
  under(law, places) {
    const name = nameOfLaw(law, laws, (act) => `the ${act}`);
    const numbered = places.map(placeText).join(' and ');
    if (numbered === '') return `under ${name}`;
    if (law === 'app') return `under Australian Privacy Principle ${numbered} of ${name}`;
    return `under Article${places.length > 1 ? 's' : ''} ${numbered} of ${name}`;
  },
  labels: {
    email: 'Email address',
    name: 'Name',
    phone: 'Phone number',
    address: 'Address',
    town: 'Town',
    birthDate: 'Date of birth',
    recordUrl: 'Page about me',
    username: 'User name',
  },
  labelled: (label, value) => `${label}: ${value}`,
  residence: (state) => `I am a resident of ${state}.`,
  brands: (names) => `This request also concerns ${names}.`,
  requests: {
    'access-first': {
      subject: 'Do you hold personal data about me?',
      opening: (under) => `Please tell me whether you hold personal data about me. I ask this ${under}.`,
      details: null,
    },
    'access-held': {
      subject: 'Request for a copy of my personal data',
      opening: (under) => `You hold personal data about me. I ask for access to it ${under}.`,
      details: null,
    },
    erasure: {
      subject: 'Request to erase my personal data',
      opening: (under) => `I ask you to erase the personal data that you hold about me, ${under}.`,
      details:
        'Where you rely on my consent, I withdraw it. I also object to any use of the data for direct marketing, including profiling for it. Please tell everybody to whom you have passed the data, and keep only an entry that prevents me from being added again.',
    },
    'erasure-objected': {
      subject: 'Request to erase my personal data',
      opening: (under) => `I object to the processing of my personal data and ask you to erase it, ${under}.`,
      details:
        'Please tell everybody to whom you have disclosed the data, and keep only an entry that prevents me from being added again.',
    },
    'erasure-collected': {
      subject: 'Request to delete my personal information',
      opening: (under) => `I ask you to delete the personal information about me that you have collected, ${under}.`,
      details: 'Please pass the request on to your service providers and contractors.',
    },
    'erasure-obtained': {
      subject: 'Request to delete my personal data',
      opening: (under) =>
        `I ask you to delete the personal data that I have provided to you and that you have obtained about me, ${under}.`,
      details: 'Please pass the request on to those who process the data for you.',
    },
    'erasure-provided': {
      subject: 'Request to delete my personal data',
      opening: (under) => `I ask you to delete the personal data that I have provided to you, ${under}.`,
      details: null,
    },
    'erasure-unneeded': {
      subject: 'Request to delete my personal data',
      opening: (under) => `I ask you to delete my personal data ${under}.`,
      details:
        'This concerns data that you process with my consent, and data that is unnecessary, excessive or processed against the law. Please pass the request on to those with whom you have shared the data.',
    },
    'objection-marketing': {
      subject: 'Objection to direct marketing',
      opening: (under) =>
        `I object to the use of my personal data for direct marketing, including profiling for it, ${under}.`,
      details: 'Please stop this use, and tell everybody to whom you have passed the data for marketing.',
    },
    'objection-processing': {
      subject: 'Objection to the processing of my personal data',
      opening: (under) =>
        `I object to the processing of my personal data, in particular for marketing and profiling, ${under}.`,
      details: 'Please stop the processing, and tell everybody to whom you have disclosed the data.',
    },
    'opt-out-sharing': {
      subject: 'Request to stop selling and sharing my personal information',
      opening: (under) => `I opt out of the sale and sharing of my personal information ${under}.`,
      details: 'Please tell everybody to whom you have sold it or with whom you have shared it.',
    },
    'opt-out-advertising': {
      subject: 'Opt-out of sale and targeted advertising',
      opening: (under) => `I opt out of the sale of my personal data and of targeted advertising ${under}.`,
      details: null,
    },
    'opt-out-sale': {
      subject: 'Opt-out of the sale of my personal data',
      opening: (under) => `I opt out of the sale of my personal data ${under}.`,
      details: null,
    },
    correction: {
      subject: 'Request to correct my personal data',
      opening: (under) => `I ask you to correct the personal data that you hold about me, ${under}.`,
      details: null,
    },
    withdrawal: {
      subject: 'Withdrawal of my consent',
      opening: (under) => `I withdraw my consent to the use of my personal data ${under}.`,
      details:
        'Please stop every use and disclosure that rests on it. If you keep any of the data, please tell me which, and why.',
    },
  },
  accessContents: {
    european:
      'Please send me a copy and tell me the purposes, the categories, the recipients by name where you know them, how long you keep the data, where it came from, whether decisions about me are made automatically, and the safeguards where it is sent abroad.',
    american:
      'Please send me a copy and tell me the categories, the sources, the purposes, and the third parties to whom it was disclosed or sold.',
    plain:
      'Please send me a copy and tell me where it came from, what you use it for, and to whom you have disclosed it.',
  },
  nothingHeld:
    'My email address should be enough for that. If you hold nothing about me, please say so, and there is nothing more to do. Otherwise:',
  correction: (wrong, right) => `Incorrect: ${wrong}\nCorrect: ${right}`,
  deletionPlatform:
    'If you are registered as a data broker in California, this letter does not replace a request through the state’s Delete Request and Opt-out Platform (DROP).',
  period(count, unit) {
    if (unit === 'business-days') return `${count} business days`;
    if (unit === 'days') return `${count} days`;
    return `${numbers.get(count) ?? count} month${count === 1 ? '' : 's'}`;
  },
  answer: {
    within: (period) => `Please answer by email, without undue delay and within ${period}.`,
    expectedWithin: (period) => `Please answer by email within a reasonable time, usually about ${period}.`,
    soon: 'Please answer by email, without undue delay.',
    reasons: 'If you refuse, please give your reasons.',
    confirmWithin: (period) => `Please confirm within ${period} that you have received this letter.`,
    confirm: 'Please confirm that you have received this letter.',
  },
  identity:
    'If you have reasonable doubts about who I am, please tell me what you need to find my record, and ask for no more than that.',
};
