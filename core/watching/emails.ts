import { z } from 'zod';
import { changeKinds, changeLabel } from '#contract/watching/types.ts';
import { button, greeting, type Inline, link, list, paragraph, strong } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

/** Where it is stopped: mail programs post there (RFC 8058), people press a button there. */
const stopUrl = z.url();

const change = z.strictObject({
  kind: z.enum(changeKinds),
  /** Who exposed what: "Quill Notes lost your password". */
  title: z.string(),
  /** Since when, in words; null where nobody says. */
  since: z.string().nullable(),
  /** What to do now; null where nothing can be done. */
  step: z.string().nullable(),
  /** The finding in its report; null without an account. */
  url: z.url().nullable(),
});
type MailedChange = z.infer<typeof change>;

/** Until when, in words, without an account; null with one. Mail that an earlier version queued does not say. */
const until = z.string().nullable().default(null);

const stopBlock = ({ until: ends, stopUrl: url }: { until: string | null; stopUrl: string }) =>
  paragraph(
    'You get this mail because you asked to be told when something changes. ',
    ...(ends === null
      ? []
      : [`We carry on until ${ends}, and ask you before then whether you would like another year. `]),
    link('Stop watching', url),
    '.',
  );

function lineOf({ kind, title, since, step, url }: MailedChange): Inline[] {
  const name = url === null ? title : link(title, url);
  if (kind === 'gone') return [strong(`${changeLabel.gone}: `), name];
  const parts = [
    since === null ? '' : ` Since ${since}.`,
    step === null ? ' There is nothing to do.' : ` Do now: ${step}`,
  ];
  return [strong(`${changeLabel[kind]}: `), name, '.', parts.join('')];
}

const linkWords =
  'The link works in the browser that opens it first. Anywhere else its page can mail you a new one, as long as the result is kept.';

const isWorse = ({ kind }: MailedChange): boolean => kind !== 'gone';

/** Whether it is all about breaches that have just been published. */
const isOfBreaches = (changes: readonly MailedChange[]): boolean => changes.every(({ kind }) => kind === 'published');

/** Says what has changed: what, since when, what to do. The one mail of ours that names what was found. */
export const somethingChanged = defineEmail({
  name: 'watching.changed',
  input: z.strictObject({
    name: z.string(),
    changes: z.array(change).min(1),
    /** Changes that are not named. */
    more: z.number().int().min(0),
    url: z.url(),
    until,
    stopUrl,
  }),
  stopUrl: (input) => input.stopUrl,
  subject: ({ changes }) => {
    const worse = changes.filter(isWorse).length;
    if (isOfBreaches(changes))
      return worse === 1
        ? 'Your address is in a newly published breach'
        : `Your address is in ${worse} newly published breaches`;
    if (worse === 0) return 'Something about you is no longer found';
    return worse === 1 ? 'Something new about you is exposed' : `${worse} new things about you are exposed`;
  },
  preview: ({ changes: [first] }) => (first ? `${changeLabel[first.kind]}: ${first.title}` : ''),
  blocks: ({ name, changes, more, url, ...ends }, site) => [
    greeting(name, site.language),
    paragraph(
      isOfBreaches(changes)
        ? `A public catalogue of breaches has something new, and ${site.name} asked whether it concerns you. It does:`
        : `${site.name} has scanned again for you. This has changed since the last time:`,
    ),
    list(...changes.map(lineOf)),
    ...(more > 0 ? [paragraph(`And ${more} more.`)] : []),
    button('See What Has Changed', url),
    paragraph(ends.until === null ? 'You need to be signed in to read it.' : linkWords),
    stopBlock(ends),
  ],
});

/** Says that it still watches, and what it could ask. */
export const nothingChanged = defineEmail({
  name: 'watching.unchanged',
  input: z.strictObject({
    name: z.string(),
    /** "14 of 16 sources checked" */
    answered: z.string(),
    url: z.url(),
    until,
    stopUrl,
  }),
  stopUrl: (input) => input.stopUrl,
  subject: () => 'Nothing new about you',
  preview: ({ answered }) => `${answered}.`,
  blocks: ({ name, answered, url, ...ends }, site) => [
    greeting(name, site.language),
    paragraph(
      `${site.name} has scanned again for you: ${answered}. None of those that answered has anything new, and what did not answer says nothing either way.`,
    ),
    button('See the Report', url),
    ...(ends.until === null ? [] : [paragraph(linkWords)]),
    stopBlock(ends),
  ],
});

/** Says to an address without an account that it is watched from now on, and how that ends. */
export const watchingAddress = defineEmail({
  name: 'watching.address',
  input: z.strictObject({ next: z.string(), until: z.string(), stopUrl }),
  stopUrl: (input) => input.stopUrl,
  subject: () => 'We tell you when this changes',
  preview: ({ next }) => `The next scan is on ${next}.`,
  blocks: ({ next, until: ends, stopUrl: stop }, site) => [
    greeting(null, site.language),
    paragraph(
      `On the page of your free scan you asked ${site.name} to tell you when its result changes. We scan this address again each month, first on ${next}, read the public catalogues of breaches each day, and write what has changed, or that nothing has.`,
    ),
    paragraph(
      `This needs no account. We stop on ${ends} unless you tell us to carry on; one mail will ask you. Was it not you, or have you changed your mind? `,
      link('Stop watching', stop),
      ', and what we keep for it is deleted.',
    ),
  ],
});

/** Asks an address without an account, once, whether to carry on. */
export const watchingEnds = defineEmail({
  name: 'watching.ends',
  input: z.strictObject({ until: z.string(), url: z.url(), stopUrl }),
  stopUrl: (input) => input.stopUrl,
  subject: ({ until: ends }) => `We stop watching on ${ends}`,
  preview: () => 'Unless you tell us to carry on.',
  blocks: ({ until: ends, url, stopUrl: stop }, site) => [
    greeting(null, site.language),
    paragraph(
      `For almost a year, ${site.name} has told you when what is exposed about this address changes. We stop on ${ends}, and then delete what we keep for it. Would you like us to carry on for another year?`,
    ),
    button('Carry On', url),
    paragraph(
      'Otherwise there is nothing to do: this is the only mail that asks. To stop now: ',
      link('Stop watching', stop),
      '.',
    ),
  ],
});

/** Says, once, that a year that was paid for ends. */
export const yearEnds = defineEmail({
  name: 'watching.year-ends',
  input: z.strictObject({ name: z.string(), until: z.string(), orderUrl: z.url(), url: z.url() }),
  subject: ({ until: ends }) => `Your year of watching ends on ${ends}`,
  preview: () => 'It is not renewed by itself.',
  blocks: ({ name, until: ends, orderUrl, url }, site) => [
    greeting(name, site.language),
    paragraph(
      `Until ${ends}, ${site.name} scans again for everything that you have named to us. Afterwards your proven addresses are still scanned as often as you chose, and matched with new breaches each day, free of charge. Your domains and user names are not.`,
    ),
    paragraph(
      'It is not renewed by itself, and nothing is charged. If you want another year, order it: it begins when this one ends.',
    ),
    button('Another Year', orderUrl),
    paragraph('This is the only mail about it. What is watched, and how often, is under ', link('Watching', url), '.'),
  ],
});
