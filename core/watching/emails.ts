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
  /** The finding in its report. */
  url: z.url(),
});
export type MailedChange = z.infer<typeof change>;

const stopBlock = (url: string) =>
  paragraph('You get this mail because you asked to be told when something changes. ', link('Stop watching', url), '.');

function lineOf({ kind, title, since, step, url }: MailedChange): Inline[] {
  if (kind === 'gone') return [strong(`${changeLabel.gone}: `), link(title, url)];
  const parts = [
    since === null ? '' : ` Since ${since}.`,
    step === null ? ' There is nothing to do.' : ` Do now: ${step}`,
  ];
  return [strong(`${changeLabel[kind]}: `), link(title, url), '.', parts.join('')];
}

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
    stopUrl,
  }),
  stopUrl: (input) => input.stopUrl,
  subject: ({ changes }) => {
    const worse = changes.filter(isWorse).length;
    if (isOfBreaches(changes))
      return worse === 1
        ? 'Your address is in a newly published breach'
        : `Your address is in ${worse} newly published breaches`;
    if (worse === 0) return 'Something about you has gone';
    return worse === 1 ? 'Something new about you is exposed' : `${worse} new things about you are exposed`;
  },
  preview: ({ changes: [first] }) => (first ? `${changeLabel[first.kind]}: ${first.title}` : ''),
  blocks: ({ name, changes, more, url, stopUrl: stop }, site) => [
    greeting(name),
    paragraph(
      isOfBreaches(changes)
        ? `A public catalogue of breaches has something new, and ${site.name} asked whether it concerns you. It does:`
        : `${site.name} has scanned again for you. This has changed since the last time:`,
    ),
    list(...changes.map(lineOf)),
    ...(more > 0 ? [paragraph(`And ${more} more.`)] : []),
    button('See What Has Changed', url),
    paragraph('You need to be signed in to read it.'),
    stopBlock(stop),
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
    stopUrl,
  }),
  stopUrl: (input) => input.stopUrl,
  subject: () => 'Nothing new about you',
  preview: ({ answered }) => `${answered}.`,
  blocks: ({ name, answered, url, stopUrl: stop }, site) => [
    greeting(name),
    paragraph(
      `${site.name} has scanned again for you: ${answered}. None of those that answered has anything new, and what did not answer says nothing either way.`,
    ),
    button('See the Report', url),
    stopBlock(stop),
  ],
});
