import type { Law, Letter } from '#contract/removal/letters.ts';
import { composeLetter, type LetterRequest } from '#core/removal/letters/compose.ts';
import { composeFollowUp } from '#core/removal/letters/follow-ups.ts';
import { hasRight } from '#core/removal/letters/rights.ts';
import type { CaseContent } from './content.ts';
import { type KnownSender, senderOf } from './sender.ts';

/** The next letter of a case, as it would go out now; null where there is none, or no law that the person can invoke. */
export function draftLetter(law: Law | null, content: CaseContent, known: KnownSender): Letter | null {
  const { draft, company, lastSent } = content;
  if (law === null || draft === null) return null;
  const { purpose, kind, stage, language, extras } = draft;
  const sender = senderOf(known, draft);
  if (purpose !== 'request')
    return lastSent && composeFollowUp({ law, purpose, language, recipient: company, sender, lastSent });
  if (!hasRight(law, kind)) return null;
  // It says how the data should read, so there is nothing to send before that is said.
  if (kind === 'correction' && !extras.correction) return null;
  const correction = kind === 'correction' ? { correction: extras.correction } : {};
  const request: unknown = { law, kind, stage, language, recipient: company, sender, ...correction };
  return composeLetter(request as LetterRequest);
}
