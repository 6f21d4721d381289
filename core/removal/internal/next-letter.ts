import type { CaseState } from '#contract/removal/cases.ts';
import type { AnswerKind } from '#contract/removal/desk.ts';
import type { Law } from '#contract/removal/letters.ts';
import { searchesByEmail } from '#core/removal/letters/fields.ts';
import { complainsFirst } from '#core/removal/letters/follow-ups.ts';
import type { CaseContent, Draft } from './content.ts';
import { bestKind, noExtras } from './first-letter.ts';
import type { LoadedCase } from './store.ts';

const saysYes: ReadonlySet<AnswerKind> = new Set(['holds-data', 'more-identification', 'id-copy', 'other-form']);

/**
 * Whether a letter may disclose more than the email address: once they have said that they hold something or need more to find
 * it, or that they found nothing where they do not search by address.
 */
export function mayTellMore({ content, steps }: Pick<LoadedCase, 'content' | 'steps'>): boolean {
  return steps.some(({ content: step }) => {
    if (step?.what !== 'answer') return false;
    return saysYes.has(step.kind) || (step.kind === 'nothing-held' && !searchesByEmail(content.company.needs));
  });
}

const followUp = (purpose: Draft['purpose'], { company, lastSent }: CaseContent): Draft | null =>
  lastSent && { purpose, kind: lastSent.kind, stage: 'first', language: company.language, extras: noExtras };

/** The letter that follows from an answer; null where none does. */
export function letterAfter(answer: AnswerKind, law: Law | null, content: CaseContent): Draft | null {
  const { lastSent, company } = content;
  if (law === null || !lastSent) return null;
  const request = { purpose: 'request', language: company.language, extras: noExtras } as const;
  switch (answer) {
    case 'holds-data':
      return { ...request, kind: bestKind(law, true), stage: 'held' };
    case 'more-identification':
      return { ...request, kind: lastSent.kind, stage: 'held' };
    case 'wrong-language':
      return { ...request, kind: lastSent.kind, stage: 'first', language: 'en' };
    case 'other-form':
      return { ...request, kind: lastSent.kind, stage: 'first' };
    case 'id-copy':
      return followUp('no-id', content);
    case 'refusal':
      // A complaint that did not help goes on to the authority.
      return complainsFirst(law) && lastSent.purpose !== 'complaint' ? followUp('complaint', content) : null;
    default:
      return null;
  }
}

/** The letter that follows from a state which no answer led to; null where none does. */
export function letterIn(state: CaseState, law: Law | null, content: CaseContent): Draft | null {
  if (law === null || !content.lastSent) return null;
  if (state === 'overdue') return content.lastSent.purpose === 'complaint' ? null : followUp('reminder', content);
  if (state !== 'still-there' && state !== 'came-back') return null;
  const { language } = content.company;
  return { purpose: 'request', kind: bestKind(law, true), stage: 'first', language, extras: noExtras };
}
