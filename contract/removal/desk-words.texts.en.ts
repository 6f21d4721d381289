import type { CaseState } from './cases.ts';
import type { AnswerKind, CaseTurn, LetterPurpose, SendWay } from './desk.ts';
import { type LetterField, type LetterKind, type LetterLanguage, letterNoteText } from './letters.ts';
import type { RefusalGround } from './replies/types.ts';

/** `said-done` is what they say; `seen-gone` is what we saw. No state takes the words of another. */
const states: Readonly<Record<CaseState, string>> = {
  prepared: 'Letter ready',
  sent: 'Sent',
  acknowledged: 'They are working on it',
  'more-asked': 'They ask for more',
  'said-done': 'They say it is done',
  'nothing-held': 'They say they hold nothing',
  refused: 'They refuse',
  overdue: 'Answer is late',
  'complaint-made': 'Complaint made',
  'seen-gone': 'Seen gone',
  'still-there': 'Seen still there',
  'came-back': 'Seen back again',
  closed: 'Closed',
};

/** What to do in a case now. */
const advice: Readonly<Record<CaseState, string>> = {
  prepared: 'Look the letter over, send it from your own address, and then tell us that you have sent it.',
  sent: 'There is nothing to do until they answer. When they do, note the answer below.',
  acknowledged: 'They have your letter. There is nothing to do until they answer again.',
  'more-asked': 'Send them what they need to find your record, and no more than that.',
  'said-done': 'This is what they say. Nobody has checked yet that it is gone.',
  'nothing-held': 'This is what they say. You can close this request.',
  refused: 'You can complain. The steps are below.',
  overdue: 'The time for an answer has passed. Send the reminder, or complain.',
  'complaint-made': 'There is nothing to do until they answer your complaint.',
  'seen-gone': 'It was there, and three checks on different days did not find it any more.',
  'still-there': 'A check has found it still there. Write to them again, or complain.',
  'came-back': 'It was gone, and a check has found it again. Write to them once more.',
  closed: 'You have closed this request. What happened in it stays below.',
};

const turns: Readonly<Record<CaseTurn, string>> = {
  you: 'Needs you',
  them: 'Waiting for them',
  gone: 'Seen gone',
  ended: 'Ended',
};

const turnNotes: Readonly<Record<CaseTurn, string>> = {
  you: 'A letter to send, or an answer to follow up.',
  them: 'Nothing to do here. We tell you when an answer is due, and when it is late.',
  gone: 'It was there, and three checks on different days did not find it any more.',
  ended: 'Closed by you, or they hold nothing.',
};

const answers: Readonly<Record<AnswerKind, string>> = {
  done: 'They say it is done',
  'nothing-held': 'They hold nothing about me',
  'holds-data': 'They hold data about me',
  'more-identification': 'They ask for more, to find me',
  'id-copy': 'They want a copy of an identity document',
  'other-form': 'They want me to use their form',
  extension: 'They need longer, or confirm receipt',
  refusal: 'They refuse',
  'wrong-language': 'They want another language',
  'not-understood': 'Something else',
};

const grounds: Readonly<Record<RefusalGround, string>> = {
  'legal-duty': 'They have to keep it by law',
  'law-does-not-apply': 'They say that the law does not apply',
  'legitimate-interest': 'They claim a legitimate interest',
  'public-data': 'They say that it is public anyway',
  excessive: 'They call the request excessive',
  'not-verified': 'They say that they cannot tell who I am',
  'ask-somebody-else': 'They send me to somebody else',
  'no-ground': 'They give no reason',
};

const purposes: Readonly<Record<LetterPurpose, string>> = {
  request: 'Request',
  reminder: 'Reminder',
  complaint: 'Complaint to them',
  'no-id': 'Answer to their demand for an identity document',
};

const kinds: Readonly<Record<LetterKind, string>> = {
  access: 'Ask what they hold',
  erasure: 'Ask for erasure',
  objection: 'Object to marketing or sale',
  correction: 'Ask for a correction',
  withdrawal: 'Withdraw consent',
};

const languages: Readonly<Record<LetterLanguage, string>> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
};

const ways: Readonly<Record<SendWay, string>> = {
  email: 'By email',
  post: 'By post',
  form: 'With their form',
};

const fields: Readonly<Record<LetterField, string>> = {
  email: 'Email address',
  residence: 'State',
  name: 'Name',
  phone: 'Phone number',
  address: 'Address',
  town: 'Town',
  birthDate: 'Date of birth',
  recordUrl: 'Page about you',
  username: 'User name',
  correction: 'How it should read',
};

/** Words for what happens in a request. */
export default {
  states,
  advice,
  turns,
  turnNotes,
  answers,
  grounds,
  purposes,
  purposeToSend: (purpose: LetterPurpose) => `${purposes[purpose]} to send`,
  purposeSent: (purpose: LetterPurpose) => `${purposes[purpose]} sent`,
  kinds,
  languages,
  ways,
  fields,
  notes: letterNoteText,
};
