import type { SendWay } from '#contract/removal/desk.ts';
import type { LetterLanguage } from '#contract/removal/letters.ts';
import type { PresenceView, UnseenReason } from '#contract/removal/presence.ts';

const ways: Readonly<Record<SendWay, string>> = { email: 'by email', post: 'by post', form: 'with their form' };

const languages: Readonly<Record<LetterLanguage, string>> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
};

/** What is known about the place of a request. No two of these mean the same. */
const presence: Readonly<Record<PresenceView['kind'], string>> = {
  'seen-gone': 'Seen gone',
  listed: 'Still there',
  'not-rechecked': 'Not re-checked',
  'not-found': 'Never found',
  'said-done': 'Said done, not checked',
  unseen: 'Cannot be checked',
};

/** What is said in the place of a proof. */
const unseen: Readonly<Record<UnseenReason, string>> = {
  lasting:
    'What a breach has spread cannot be seen gone: copies of it stay. The company can delete its own record, which only it can confirm.',
  'not-public': 'We cannot look at this place: only the company can. What it says is not checked.',
  unknown: 'This request began with no finding of ours, so there is no place that we could look at again.',
};

/** One request, without its letter. */
export default {
  crumb: 'Request',
  title: (company: string) => `Request to ${company}`,
  calendar: 'Put the day into your calendar',
  saving: 'Saving…',
  failures: {
    draft: 'The letter could not be changed. Please try again.',
    sent: 'It could not be noted. Please try again.',
    answer: 'The answer could not be noted. Please try again.',
    authority: 'The complaint could not be noted. Please try again.',
    picture: 'The picture could not be noted. Please try again.',
    bounced: 'It could not be noted. Please try again.',
    close: 'The request could not be closed. Please try again.',
    delete: 'The request could not be deleted. Please try again.',
  },
  done: {
    draft: 'The letter says so now.',
    sent: 'Noted. We tell you before the answer is due, and when it is late.',
    answer: 'The answer is noted.',
    authority: 'The complaint is noted.',
    picture: 'The digest of your picture is in the log.',
    bounced: 'Noted. That address is not offered any more.',
    close: 'The request is closed.',
  },
  answer: {
    title: 'Their answer',
    lead: (company: string) => `When ${company} has answered, say what it says. The next letter follows from it.`,
    kind: 'What they say',
    ground: 'Why they refuse',
    day: 'When it came',
    keep: 'Keep its text with this request',
    keepHint: 'Encrypted under your key. Left out, the text never leaves this browser.',
    note: 'Note this answer',
    seems: (answer: string, words: readonly string[]) =>
      words.length > 0
        ? `It seems to say: [${answer}], by the words ${words.map((word) => `“${word}”`).join(', ')}. Correct it below if it does not.`
        : `It seems to say: [${answer}]. Correct it below if it does not.`,
    drop: 'Drop the mail here, or choose its file (.eml)',
    paste: 'Or paste its text',
    read: 'Read it',
    inBrowser: 'It is read in this browser, and sent nowhere.',
    notRead: 'This could not be read. Paste the text of the answer instead.',
    tooLarge: 'This file is larger than a mail should be. Paste the text of the answer instead.',
  },
  complaint: {
    title: 'If they refuse, or do not answer',
    companyFirst:
      'Where you live, the company hears the complaint first. Choose “Complaint to them” as the kind of letter, and go on to the authority if that does not help.',
    bundle: (language: LetterLanguage) =>
      `[Everything for the authority (PDF)]: your letters, the dates, their answers as you noted them, and what you ask for. It is written in ${languages[language]}. Nothing is sent for you.`,
    several: 'It is the one of the state where you live, or where the company is.',
    none: 'We know no authority for where you live. Its privacy regulator or attorney general can help.',
    authority: 'Authority',
    day: 'On which day',
    complained: 'I have complained',
  },
  end: {
    closing: 'Closing…',
    close: 'Close this request',
    delete: 'Delete this request',
    deleteTitle: 'Delete this request?',
    deleteText: 'Its letters, answers and dates go with it. It cannot be undone.',
    keep: 'Keep it',
    deleting: 'Deleting…',
    confirm: 'Delete',
  },
  history: {
    title: 'What has happened',
    answerNoted: 'Answer noted',
    complaintNoted: 'Complaint to an authority noted',
    sent: (way: SendWay, date: string, to: string | null) =>
      to
        ? `You said that you sent it ${ways[way]} on [${date}] to ${to}.`
        : `You said that you sent it ${ways[way]} on [${date}].`,
    told: (fields: readonly string[]) => `It told them: ${fields.map((field) => field.toLowerCase()).join(', ')}.`,
    kept: (purpose: string, subject: string) => `${purpose}: ${subject}`,
    answered: (date: string, answer: string, ground: string | null) =>
      ground ? `Their answer of [${date}]: ${answer}. ${ground}.` : `Their answer of [${date}]: ${answer}.`,
    theirWords: 'What they wrote',
    complained: (date: string, authority: string) => `You said that you complained to ${authority} on [${date}].`,
    looks: 'What we saw when we looked',
    found: (date: string) => `[${date}]: it was there.`,
    absent: (date: string) => `[${date}]: it was not there.`,
    'no-answer': (date: string) => `[${date}]: the place did not answer.`,
    untrusted: {
      found: (date: string) => `[${date}]: it was there, but the check could not be trusted and counts for nothing.`,
      absent: (date: string) =>
        `[${date}]: it was not there, but the check could not be trusted and counts for nothing.`,
      'no-answer': (date: string) =>
        `[${date}]: the place did not answer, but the check could not be trusted and counts for nothing.`,
    },
  },
  place: {
    title: 'What we have seen',
    notYet: 'We are finding out whether we can look at the place. This takes a few minutes.',
    presence,
    unseen,
    gone: (foundAt: string, absentAt: readonly string[]) =>
      `Found on ${foundAt}, and absent on ${absentAt.join(', ')}, each time while the source passed its tests.`,
    listed: (date: string) => `It was there when we last looked, on ${date}.`,
    neverFound: (date: string) => `We have never found it there; we last looked on ${date}.`,
    absences: (count: number) =>
      `It was absent ${count === 1 ? 'once' : 'twice'} so far. We call it gone after three absences within 30 days.`,
    nothingProves: 'Nothing since it was found proves that it is gone.',
    source: (source: string) => `[${source}]`,
    sourceAndNext: (source: string, date: string) => `[${source}]. We look again on ${date}.`,
    certificate: 'Certificate (PDF)',
    forPrograms: 'For programs (JSON)',
    check: 'Anyone can [check it]: it holds the entry of our audit log, and its proof.',
    bounced: (email: string) => `Did your mail to ${email} come back as undeliverable?`,
    cameBack: 'It came back',
  },
};
