import { counted } from '#contract/base/plural.ts';
import { sourceWords } from '#contract/site/page-facts.ts';

export default {
  title: (name: string) => `${name}: your digital footprint, made quiet`,
  description: 'See where your email address turns up online, how serious it is, and what to do about it.',
  example: 'An example of what a scan can find',
  stones: [
    'Password in a data breach',
    'Name with a public encryption key',
    'Home address in a data breach',
  ] as readonly [string, string, string],
  caption: 'An example print, not yours. Each stone is an exposure; the lines settle as you deal with it.',
  sourceWords,
  startFree: 'Start free. Go further only if you need to.',
  sample: 'Sample report',
  allServices: 'All services',
  specials: 'Special services',
  specialsText: 'For one particular worry.',
  how: 'How it works',
  steps: [
    [
      'Scan',
      'Give us a name and an email address, and open the link we mail there. We ask each source in turn, and you watch the answers arrive.',
    ],
    [
      'Understand',
      'You get a risk score and every finding behind it: where it is, how serious it is, and the evidence.',
    ],
    ['Quieten', 'Follow the next steps yourself, or ask us to help. Scan again and watch the lines settle.'],
  ] as readonly (readonly [string, string])[],
  liveSources: (count: number) => `${count} live data sources`,
  liveSourcesText: (providers: number, asked: number) =>
    `Those that showed within the last day that they answer, and no others, run by ${counted('en', providers, { one: 'provider', other: 'providers' })}. A free scan asks up to ${counted('en', asked, { one: 'source', other: 'sources' })}, which know people by an email address; the others are asked by a user name or a domain. If a source does not answer, your report says so. [Every source]`,
  encryption: 'Encryption',
  encryptionText:
    'Your details are encrypted on their way to us, and your findings again where we keep them. Each scan without an account has a key of its own, destroyed when the result expires.',
  log: 'Blockchain audit logging',
  logText:
    'Signing in, scanning, ordering and every change by our staff are written into an audit log in the same step as the act itself. The site can add entries, but not change or delete one, and each carries a hash made to be sealed and checked. [Check it yourself].',
  reviews: 'Regular security reviews',
  reviewsText:
    'Requirements are gone through one by one, each with tests that anyone can run. [What they cover]: OWASP ASVS 5.0, each requirement met by its tests, or still open.',
  lastReview: (date: string) => ` Last documented review: ${date}.`,
};
