import {
  type CaseSummary,
  type CaseView,
  type CheckView,
  type DraftView,
  mostPictures,
  type StepView,
} from '#contract/removal/desk.ts';
import { letterFields } from '#contract/removal/letters.ts';
import { canBecome } from '#core/removal/cases/rules.ts';
import { turnOf } from '#core/removal/cases/turn.ts';
import { neededFields } from '#core/removal/letters/fields.ts';
import { complainsFirst } from '#core/removal/letters/follow-ups.ts';
import { mailtoOf } from '#core/removal/letters/formats.ts';
import { kindsUnder } from '#core/removal/letters/rights.ts';
import { draftLetter } from './draft-letter.ts';
import { residenceText } from './first-letter.ts';
import { mayTellMore } from './next-letter.ts';
import type { KnownSender } from './sender.ts';
import { type LoadedCase, picturesIn, type Step } from './store.ts';

/** An answered access letter leaves the case with the person, who asks for the next thing. */
function turnIn({ row, content }: LoadedCase): CaseSummary['turn'] {
  return row.state === 'acknowledged' && content.draft ? 'you' : turnOf[row.state];
}

export function summaryOf(loaded: LoadedCase): CaseSummary {
  const { id, state, since, dueOn, isDueAbout, law } = loaded.row;
  const due = dueOn === null ? null : { on: dueOn, about: isDueAbout };
  return {
    id,
    company: loaded.content.company.name,
    state,
    since: since.toISOString(),
    turn: turnIn(loaded),
    due,
    law,
  };
}

function stepView({ state, at, content }: Step): StepView {
  const view: StepView = { state, at: at.toISOString(), letter: null, answer: null, authority: null, picture: null };
  if (content?.what === 'letter') {
    const { what: _, disclosed, ...letter } = content;
    return { ...view, letter: { ...letter, fields: disclosed.map(({ field }) => field) } };
  }
  if (content?.what === 'answer') {
    const { what: _, ...answer } = content;
    return { ...view, answer };
  }
  if (content?.what === 'picture') {
    const { what: _, ...picture } = content;
    return { ...view, picture };
  }
  return content ? { ...view, authority: { name: content.name, on: content.on } } : view;
}

function draftView({ row, content }: LoadedCase, sender: KnownSender): DraftView | null {
  const { draft, company } = content;
  const letter = draftLetter(row.law, content, sender);
  if (!draft || !letter) return null;
  const { subject, text, disclosed, notes, language, kind } = letter;
  const { purpose, stage, extras } = draft;
  const mailto = company.email === null ? null : mailtoOf(letter, company.email);
  return { purpose, kind, stage, language, subject, text, disclosed, notes, mailto, extras };
}

const checkView = ({ at, saw, control }: LoadedCase['checks'][number]): CheckView => ({
  at: at.toISOString(),
  saw,
  control,
});

export function caseView(loaded: LoadedCase, sender: KnownSender): CaseView {
  const { row, content, steps, checks } = loaded;
  const { id, covers, email, form, postal, asksForId, needs } = content.company;
  const needed = neededFields(needs);
  const { state, law } = row;
  return {
    ...summaryOf(loaded),
    to: { id, covers, email, form, postal, asksForId },
    residence: content.residence && residenceText(content.residence),
    draft: draftView(loaded, sender),
    needed: letterFields.filter((field) => needed.has(field)),
    kinds: law === null ? [] : kindsUnder(law),
    mayTellMore: mayTellMore(loaded),
    complainsFirst: law !== null && complainsFirst(law),
    steps: steps.map(stepView),
    checks: checks.map(checkView),
    can: {
      addPicture: state !== 'prepared' && state !== 'closed' && picturesIn(steps).length < mostPictures,
      answer: content.lastSent !== null && state !== 'closed',
      complain: content.lastSent !== null && (canBecome(state, 'complaint-made') || state === 'complaint-made'),
      close: state !== 'prepared' && canBecome(state, 'closed'),
      delete: state === 'prepared' || state === 'closed',
    },
  };
}
