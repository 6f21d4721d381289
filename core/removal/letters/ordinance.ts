import type { Disclosure, LetterKind } from '#contract/removal/letters.ts';
import type { Stage } from './fields.ts';
import type { Correction, Recipient } from './parties.ts';
import { english } from './words/en.ts';
import { describeSender } from './words/words.ts';

const ordinance = 'the Personal Data (Privacy) Ordinance (Cap. 486)';

interface Parts {
  recipient: Recipient;
  stage: Stage;
  disclosed: readonly Disclosure[];
  correction: Correction | null;
}

const namesOf = ({ name, covers }: Recipient): string => [name, ...covers].join(', ');

/** The parts of form OPS003, in its order. */
function accessRequest({ recipient, stage, disclosed }: Parts): { subject: string; paragraphs: string[] } {
  const isFirst = stage === 'first';
  const request = isFirst
    ? 'To be informed whether you hold personal data of which I am the data subject'
    : 'To be supplied with a copy of the personal data of which I am the data subject';
  return {
    subject: `Data access request under section 18(1)(${isFirst ? 'a' : 'b'})`,
    paragraphs: [
      `This is a data access request under section 18(1)(${isFirst ? 'a' : 'b'}) of ${ordinance}.`,
      `Data user\n${namesOf(recipient)}`,
      `Data subject and requestor\n${describeSender(english, disclosed)}`,
      'Requested data\nPersonal data in any record that is linked to the details above, of any period.',
      `Request\n${request}.`,
      'Preferred manner of compliance\nBy email to the address above, in English.',
      isFirst
        ? 'If you hold nothing, please tell me so in writing. If you do, please tell me what you need to supply a copy, and the fee, if you ask for one.'
        : 'If you ask for a fee, please tell me before you prepare the copy. If you refuse, please give your reasons in writing.',
      'Please answer within 40 days of receipt, as section 19 requires.',
    ],
  };
}

const correctionRequest = ({ recipient, disclosed, correction }: Parts): { subject: string; paragraphs: string[] } => ({
  subject: 'Data correction request under section 22',
  paragraphs: [
    `This is a data correction request under section 22 of ${ordinance}. It concerns personal data of which you have supplied me with a copy.`,
    `Data user\n${namesOf(recipient)}`,
    `Data subject and requestor\n${describeSender(english, disclosed)}`,
    ...(correction ? [english.correction(correction.wrong, correction.right)] : []),
    'Please correct the data and send me a copy of the corrected data within 40 days of receipt, as section 23 requires. If you refuse, please give your reasons in writing.',
  ],
});

/** There is no right to an erasure: direct marketing can be stopped, and what is no longer needed has to go (26). */
const marketingRequest = ({ recipient, disclosed }: Parts): { subject: string; paragraphs: string[] } => ({
  subject: 'Please stop using my personal data in direct marketing',
  paragraphs: [
    `Under section 35G of ${ordinance} I require you to stop using my personal data in direct marketing, and to tell everybody to whom you have given it for that purpose to do the same.`,
    describeSender(english, disclosed),
    ...(recipient.covers.length > 0 ? [english.brands(recipient.covers.join(', '))] : []),
    'Section 26 and Data Protection Principle 2(2) oblige you to erase data that you no longer need. Please erase what you hold about me for marketing, or tell me why you still need it.',
    'Please confirm by email what you have done.',
  ],
});

/** A letter under the ordinance of Hong Kong, which has to be in English or Chinese. */
export function composeUnderOrdinance(kind: LetterKind, parts: Parts): { subject: string; paragraphs: string[] } {
  if (kind === 'access') return accessRequest(parts);
  return kind === 'correction' ? correctionRequest(parts) : marketingRequest(parts);
}
