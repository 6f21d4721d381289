import type { Formats } from '#contract/base/formats.ts';
import type { AuthorityView } from '#contract/removal/authority.ts';
import { answerLabel, groundLabel, purposeLabel, stateLabel, wayLabel } from '#contract/removal/desk-words.ts';
import type { StepContent } from './content.ts';
import type { Bundle, BundleEntry } from './letter-pdf.ts';
import type { LoadedCase, Step } from './store.ts';

interface BundleFor {
  authorities: readonly AuthorityView[];
  sender: { name: string; email: string };
  formats: Formats;
  at: Date;
}

function entryOf({ content }: Step, { partialDate }: Formats): BundleEntry[] {
  if (content?.what === 'letter') return [letterEntry(content, partialDate(content.on))];
  if (content?.what === 'answer') return [answerEntry(content, partialDate(content.on))];
  return content ? [{ title: `Complaint to ${content.name}`, line: `On ${partialDate(content.on)}`, text: null }] : [];
}

const letterEntry = (letter: StepContent & { what: 'letter' }, day: string): BundleEntry => ({
  title: letter.subject ? `${purposeLabel[letter.purpose]}: ${letter.subject}` : purposeLabel[letter.purpose],
  line: `Sent ${wayLabel[letter.by].toLowerCase()} on ${day}${letter.to ? ` to ${letter.to}` : ''}`,
  text: letter.text || null,
});

const answerEntry = (answer: StepContent & { what: 'answer' }, day: string): BundleEntry => ({
  title: 'Answer of the company',
  line: `Received on ${day}: ${answerLabel[answer.kind]}${answer.ground ? `. ${groundLabel[answer.ground]}` : ''}`,
  text: answer.text,
});

/** What is asked of the authority: the company's last word, or its silence, decides. */
function asksOf({ row, content, steps }: LoadedCase, { sender, formats }: BundleFor): string[] {
  const first = steps.find((step) => step.content?.what === 'letter')?.content;
  const sentOn = first?.what === 'letter' ? formats.partialDate(first.on) : '';
  const answers = steps.filter((step) => step.content?.what === 'answer');
  const due = row.dueOn
    ? ` The answer was due ${row.isDueAbout ? 'about' : 'by'} ${formats.partialDate(row.dueOn)}.`
    : '';
  return [
    `Complainant: ${sender.name}, ${sender.email}`,
    `Company: ${[content.company.name, ...content.company.covers].join(', ')}`,
    `On ${sentOn} I wrote to this company about my personal data.${due} ${
      answers.length === 0 ? 'I have had no answer.' : 'Its answers stand below; they do not settle the matter.'
    }`,
    `How it stands: ${stateLabel[row.state].toLowerCase()}.`,
    'I ask you to look into this complaint, to see to it that the company answers my request and complies with it, and to tell me the outcome.',
  ];
}

/** Everything of a case that an authority needs to hear a complaint. */
export function bundleOf(loaded: LoadedCase, how: BundleFor): Bundle {
  const [first, ...others] = how.authorities;
  // Where each state has its own, the person chooses; then none is written at the top.
  const authority = first && others.length === 0 ? [first.name, first.postal].filter((line) => line !== null) : [];
  return {
    company: loaded.content.company.name,
    authorities: authority,
    asks: asksOf(loaded, how),
    entries: loaded.steps.flatMap((step) => entryOf(step, how.formats)),
    at: how.at,
  };
}
