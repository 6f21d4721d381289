import { foldText } from './fold.ts';
import { isOwnMail, standingOf } from './genuine.ts';
import type { EvidenceKind } from './kinds.ts';
import type { Mail } from './mail.ts';
import { codePhrases, resetPhrases, signInPhrases } from './phrases/access.ts';
import { confirmPhrases } from './phrases/confirm.ts';
import { accountWords, createdSentences, welcomeWords } from './phrases/created.ts';
import { orderFacts, orderPhrases } from './phrases/order.ts';
import { answerPrefix, invitationWords, newsletterWords, saleWords, threatWords } from './phrases/vetoes.ts';

/**
 * What a mail says about its sender. `evidence`: an account or an order there. `writes`: it writes to the person, and nothing
 * more. `ignored`: people, answers, spam and forgeries.
 */
export type Verdict =
  | { is: 'evidence'; kind: EvidenceKind }
  | { is: 'writes' }
  | { is: 'ignored'; why: 'spam' | 'forged' | 'personal' };

const ignoreAs = (why: 'spam' | 'forged' | 'personal'): Verdict => ({ is: 'ignored', why });
const evidenceOf = (kind: EvidenceKind): Verdict => ({ is: 'evidence', kind });
/** A shorter name is a part of many words. */
const SHORTEST_NAME = 3;
const WRITES: Verdict = { is: 'writes' };

/** Sent to many at once, as far as its header says. */
function isBulk({ headers }: Mail): boolean {
  return headers.find('list-unsubscribe') !== null || /bulk|list|junk/i.test(headers.find('precedence') ?? '');
}

/** Mailing lists of people: who subscribed wrote to a list, and has no account that the list shows. */
const isMailingList = ({ headers }: Mail): boolean =>
  headers.find('list-post') !== null ||
  (headers.find('list-id') !== null && /list/i.test(headers.find('precedence') ?? ''));

function isAutomatic({ headers, sender }: Mail): boolean {
  if (sender.isAutomatic) return true;
  const submitted = headers.find('auto-submitted');
  return (
    (submitted !== null && submitted.toLowerCase() !== 'no') ||
    headers.find('feedback-id') !== null ||
    headers.find('list-unsubscribe') !== null
  );
}

const isCalendar = ({ headers }: Mail): boolean =>
  /text\/calendar/i.test(headers.find('content-type') ?? '') || headers.find('x-google-calendar-content') !== null;

/** About the account itself: what has no place in an advertisement, so the subject is enough. */
function kindOfAccess(text: string): EvidenceKind | null {
  if (resetPhrases.test(text)) return 'reset';
  if (signInPhrases.test(text)) return 'sign-in';
  return codePhrases.test(text) ? 'code' : null;
}

const isOrder = (mail: Mail): boolean =>
  orderPhrases.test(mail.title) &&
  !saleWords.test(mail.title) &&
  !answerPrefix.test(mail.title) &&
  orderFacts.test(`${mail.title} ${mail.opening()}`);

/** By the subject, where it says enough. */
function kindOfTitle(mail: Mail): EvidenceKind | null {
  const { title } = mail;
  const access = saleWords.test(title) ? null : kindOfAccess(title);
  // "A new login to summer": an advertisement may say so, but not speak of an account of one's own.
  if (access && (!isBulk(mail) || accountWords.test(mail.opening()))) return access;
  if (newsletterWords.test(title) || invitationWords.test(title)) return null;
  if (confirmPhrases.test(title) && !saleWords.test(title)) return 'confirm';
  return createdSentences.test(title) ? 'created' : null;
}

/** Whether the subject names its sender: "Welcome to Quillo", not "Welcome to spring". */
function namesSender({ title, name, sender }: Mail): boolean {
  const [label = ''] = sender.domain.split('.');
  const [own = ''] = foldText(name).split(/[^\p{L}\p{N}]+/u);
  return [label, own].some((one) => one.length >= SHORTEST_NAME && title.includes(one));
}

function isWelcome(mail: Mail, hasAccount: boolean): boolean {
  if (!welcomeWords.test(mail.title)) return false;
  return isBulk(mail) ? hasAccount && namesSender(mail) : hasAccount || namesSender(mail);
}

/** By the first words of the text. A newsletter's must be about an account in so many words. */
function kindOfOpening(mail: Mail): EvidenceKind | null {
  const opening = mail.opening();
  const about = `${mail.title}. ${opening}`;
  if (invitationWords.test(mail.title)) return null;
  const isAboutList = newsletterWords.test(about);
  const hasAccount = accountWords.test(about);
  if (createdSentences.test(opening) && hasAccount && !(isAboutList && isBulk(mail))) return 'created';
  if (isAboutList || saleWords.test(mail.title)) return null;
  if ((createdSentences.test(opening) && (hasAccount || !isBulk(mail))) || isWelcome(mail, hasAccount))
    return 'created';
  if (isBulk(mail)) return null;
  return confirmPhrases.test(opening) ? 'confirm' : kindOfAccess(opening);
}

/** Reads one mail. Spam, forgeries, answers and what people write never count. */
export function recognise(mail: Mail, isSpam: boolean): Verdict {
  const standing = isSpam ? 'spam' : standingOf(mail.headers);
  if (standing !== 'fine') return ignoreAs(standing);
  const labels = mail.headers.find('x-gmail-labels');
  if (labels && isOwnMail(foldText(labels))) return ignoreAs('personal');
  if (answerPrefix.test(mail.title) || isCalendar(mail)) return ignoreAs('personal');
  if (mail.sender.isMailbox && !/no-?reply|noreply/.test(mail.from)) return ignoreAs('personal');
  if (!isAutomatic(mail)) return ignoreAs('personal');
  if (isMailingList(mail)) return WRITES;
  if (threatWords.test(mail.title)) return WRITES;
  const kind = kindOfTitle(mail) ?? (isOrder(mail) ? 'order' : kindOfOpening(mail));
  if (kind === null) return WRITES;
  return threatWords.test(mail.opening()) && kind !== 'order' ? WRITES : evidenceOf(kind);
}
