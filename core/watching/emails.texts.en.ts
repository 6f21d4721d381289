import { type Inline, link, strong } from '#platform/mail/blocks.ts';

const english = {
  /** @param until the last day, without an account */
  stop: (until: string | null, stopUrl: string) => [
    until === null
      ? 'You get this mail because you asked to be told when something changes. '
      : `You get this mail because you asked to be told when something changes. We carry on until ${until}, and ask you before then whether you would like another year. `,
    link('Stop watching', stopUrl),
    '.',
  ],
  signIn: 'You need to be signed in to read it.',
  oneBrowser:
    'The link works in the browser that opens it first. Anywhere else its page can mail you a new one, as long as the result is kept.',
  kinds: { new: 'New', published: 'New breach', back: 'Back again', gone: 'Gone' },
  /** One change in the list. @param name of it, or a link to it @param step to do now */
  gone: (name: Inline): Inline[] => [strong('Gone: '), name],
  change: (kind: string, name: Inline, since: string | null, step: string | null): Inline[] => [
    strong(`${kind}: `),
    name,
    since === null ? '.' : `. Since ${since}.`,
    step === null ? ' There is nothing to do.' : ` Do now: ${step}`,
  ],
  firstChange: (kind: string, title: string) => `${kind}: ${title}`,
  changed: {
    published: (count: number) =>
      count === 1
        ? 'Your address is in a newly published breach'
        : `Your address is in ${count} newly published breaches`,
    onlyGone: 'Something about you is no longer found',
    worse: (count: number) =>
      count === 1 ? 'Something new about you is exposed' : `${count} new things about you are exposed`,
    catalogue: (product: string) =>
      `A public catalogue of breaches has something new, and ${product} asked whether it concerns you. It does:`,
    scanned: (product: string) => `${product} has scanned again for you. This has changed since the last time:`,
    more: (count: number) => `And ${count} more.`,
    see: 'See What Has Changed',
  },
  unchanged: {
    subject: 'Nothing new about you',
    preview: (answered: string) => `${answered}.`,
    scanned: (product: string, answered: string) =>
      `${product} has scanned again for you: ${answered}. None of those that answered has anything new, and what did not answer says nothing either way.`,
    see: 'See the Report',
  },
  address: {
    subject: 'We tell you when this changes',
    preview: (next: string) => `The next scan is on ${next}.`,
    asked: (product: string, next: string) =>
      `On the page of your free scan you asked ${product} to tell you when its result changes. We scan this address again each month, first on ${next}, read the public catalogues of breaches each day, and write what has changed, or that nothing has.`,
    ends: (until: string, stopUrl: string) => [
      `This needs no account. We stop on ${until} unless you tell us to carry on; one mail will ask you. Was it not you, or have you changed your mind? `,
      link('Stop watching', stopUrl),
      ', and what we keep for it is deleted.',
    ],
  },
  ends: {
    subject: (until: string) => `We stop watching on ${until}`,
    preview: 'Unless you tell us to carry on.',
    ask: (product: string, until: string) =>
      `For almost a year, ${product} has told you when what is exposed about this address changes. We stop on ${until}, and then delete what we keep for it. Would you like us to carry on for another year?`,
    button: 'Carry On',
    otherwise: (stopUrl: string) => [
      'Otherwise there is nothing to do: this is the only mail that asks. To stop now: ',
      link('Stop watching', stopUrl),
      '.',
    ],
  },
  year: {
    subject: (until: string) => `Your year of watching ends on ${until}`,
    preview: 'It is not renewed by itself.',
    until: (product: string, until: string) =>
      `Until ${until}, ${product} scans again for everything that you have named to us. Afterwards your proven addresses are still scanned as often as you chose, and matched with new breaches each day, free of charge. Your domains and user names are not.`,
    renew:
      'It is not renewed by itself, and nothing is charged. If you want another year, order it: it begins when this one ends.',
    button: 'Another Year',
    only: (watchingUrl: string) => [
      'This is the only mail about it. What is watched, and how often, is under ',
      link('Watching', watchingUrl),
      '.',
    ],
  },
};

export default english;
