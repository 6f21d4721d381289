import { longDate } from '#contract/base/formats.ts';
import { type AuthorityView, complaintLanguage } from '#contract/removal/authority.ts';
import type { LetterLanguage } from '#contract/removal/letters.ts';
import type { Day } from '#core/removal/clocks/days.ts';
import { type BundleWords, bundleWords } from '#core/removal/letters/words/bundle.ts';
import type { StepContent } from './content.ts';
import type { Bundle, BundleEntry } from './letter-pdf.ts';
import { dayOf } from './move-on.ts';
import type { LoadedCase, Step } from './store.ts';

interface BundleFor {
  authorities: readonly AuthorityView[];
  sender: { name: string; email: string };
  at: Date;
}

interface Language {
  words: BundleWords;
  /** A day in words. */
  dayText(day: Day): string;
}

const languageOf = (language: LetterLanguage): Language => ({
  words: bundleWords[language],
  dayText: (day) => longDate(`${day}T00:00:00Z`, 'UTC', language === 'en' ? 'en-GB' : language),
});

function entryOf({ content, at }: Step, language: Language): BundleEntry[] {
  if (content?.what === 'letter') return [letterEntry(content, language)];
  if (content?.what === 'answer') return [answerEntry(content, language)];
  const { words, dayText } = language;
  if (content?.what === 'picture')
    return [
      {
        title: words.pictures[content.time],
        line: words.noted(dayText(dayOf(at)), content.name),
        text: `SHA-256 ${content.sha256}`,
      },
    ];
  return content
    ? [{ title: words.complainedTo(content.name), line: words.onDay(dayText(content.on)), text: null }]
    : [];
}

const letterEntry = (
  { purpose, subject, by, on, to, text }: StepContent & { what: 'letter' },
  { words, dayText }: Language,
): BundleEntry => ({
  title: subject ? `${words.purposes[purpose]}: ${subject}` : words.purposes[purpose],
  line: words.sent[by](dayText(on), to),
  text: text || null,
});

const answerEntry = (
  { kind, ground, on, text }: StepContent & { what: 'answer' },
  { words, dayText }: Language,
): BundleEntry => ({
  title: words.answered,
  line: words.received(dayText(on), [words.answers[kind], ground && words.grounds[ground]].filter(Boolean).join('. ')),
  text,
});

/** What is asked of the authority: the company's last word, or its silence, decides. */
function asksOf({ row, content, steps }: LoadedCase, { sender }: BundleFor, { words, dayText }: Language): string[] {
  const first = steps.find((step) => step.content?.what === 'letter')?.content;
  const isAnswered = steps.some((step) => step.content?.what === 'answer');
  const story = [
    ...(first?.what === 'letter' ? [words.asked(dayText(first.on))] : []),
    ...(row.dueOn ? [words.due(dayText(row.dueOn), row.isDueAbout)] : []),
    isAnswered ? words.unsettled : words.noAnswer,
  ];
  return [
    words.complainant(sender.name, sender.email),
    words.company([content.company.name, ...content.company.covers].join(', ')),
    story.join(' '),
    words.ask,
  ];
}

/** Everything of a case that an authority needs to hear a complaint, in its language where there are words for that. */
export function bundleOf(loaded: LoadedCase, how: BundleFor): Bundle {
  const [first, ...others] = how.authorities;
  const language = languageOf(complaintLanguage(how.authorities));
  // Where each state has its own, the person chooses; then none is written at the top.
  const authority = first && others.length === 0 ? [first.name, first.postal].filter((line) => line !== null) : [];
  return {
    title: language.words.title(loaded.content.company.name),
    happened: language.words.happened,
    authorities: authority,
    asks: asksOf(loaded, how, language),
    entries: loaded.steps.flatMap((step) => entryOf(step, language)),
    at: how.at,
  };
}
