import { z } from 'zod';
import type { Language } from '#contract/base/languages.ts';
import { changeKinds } from '#contract/watching/types.ts';
import { button, greeting, type Inline, link, list, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';
import { mailTexts } from './emails.texts.ts';

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

interface Ending {
  until: string | null;
  stopUrl: string;
}

const stopBlock = ({ until: last, stopUrl: url }: Ending, language: Language) =>
  paragraph(...mailTexts[language].stop(last, url));

function lineOf({ kind, title, since, step, url }: MailedChange, language: Language): readonly Inline[] {
  const { kinds, gone, change: changeOf } = mailTexts[language];
  const name = url === null ? title : link(title, url);
  return kind === 'gone' ? gone(name) : changeOf(kinds[kind], name, since, step);
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
    until,
    stopUrl,
  }),
  stopUrl: (input) => input.stopUrl,
  subject({ changes }, { language }) {
    const texts = mailTexts[language].changed;
    const worse = changes.filter(isWorse).length;
    if (isOfBreaches(changes)) return texts.published(worse);
    return worse === 0 ? texts.onlyGone : texts.worse(worse);
  },
  preview({ changes: [first] }, { language }) {
    const { firstChange, kinds } = mailTexts[language];
    return first ? firstChange(kinds[first.kind], first.title) : '';
  },
  blocks({ name, changes, more, url, ...ends }, { language, name: product }) {
    const { changed, signIn, oneBrowser } = mailTexts[language];
    return [
      greeting(name, language),
      paragraph((isOfBreaches(changes) ? changed.catalogue : changed.scanned)(product)),
      list(...changes.map((one) => lineOf(one, language))),
      ...(more > 0 ? [paragraph(changed.more(more))] : []),
      button(changed.see, url),
      paragraph(ends.until === null ? signIn : oneBrowser),
      stopBlock(ends, language),
    ];
  },
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
  subject: (_input, { language }) => mailTexts[language].unchanged.subject,
  preview: ({ answered }, { language }) => mailTexts[language].unchanged.preview(answered),
  blocks({ name, answered, url, ...ends }, { language, name: product }) {
    const { unchanged, oneBrowser } = mailTexts[language];
    return [
      greeting(name, language),
      paragraph(unchanged.scanned(product, answered)),
      button(unchanged.see, url),
      ...(ends.until === null ? [] : [paragraph(oneBrowser)]),
      stopBlock(ends, language),
    ];
  },
});

/** Says to an address without an account that it is watched from now on, and how that ends. */
export const watchingAddress = defineEmail({
  name: 'watching.address',
  input: z.strictObject({ next: z.string(), until: z.string(), stopUrl }),
  stopUrl: (input) => input.stopUrl,
  subject: (_input, { language }) => mailTexts[language].address.subject,
  preview: ({ next }, { language }) => mailTexts[language].address.preview(next),
  blocks({ next, until: last, stopUrl: stop }, { language, name: product }) {
    const texts = mailTexts[language].address;
    return [greeting(null, language), paragraph(texts.asked(product, next)), paragraph(...texts.ends(last, stop))];
  },
});

/** Asks an address without an account, once, whether to carry on. */
export const watchingEnds = defineEmail({
  name: 'watching.ends',
  input: z.strictObject({ until: z.string(), url: z.url(), stopUrl }),
  stopUrl: (input) => input.stopUrl,
  subject: ({ until: last }, { language }) => mailTexts[language].ends.subject(last),
  preview: (_input, { language }) => mailTexts[language].ends.preview,
  blocks({ until: last, url, stopUrl: stop }, { language, name: product }) {
    const texts = mailTexts[language].ends;
    return [
      greeting(null, language),
      paragraph(texts.ask(product, last)),
      button(texts.button, url),
      paragraph(...texts.otherwise(stop)),
    ];
  },
});

/** Says, once, that a year that was paid for ends. */
export const yearEnds = defineEmail({
  name: 'watching.year-ends',
  input: z.strictObject({ name: z.string(), until: z.string(), orderUrl: z.url(), url: z.url() }),
  subject: ({ until: last }, { language }) => mailTexts[language].year.subject(last),
  preview: (_input, { language }) => mailTexts[language].year.preview,
  blocks({ name, until: last, orderUrl, url }, { language, name: product }) {
    const texts = mailTexts[language].year;
    return [
      greeting(name, language),
      paragraph(texts.until(product, last)),
      paragraph(texts.renew),
      button(texts.button, orderUrl),
      paragraph(...texts.only(url)),
    ];
  },
});
