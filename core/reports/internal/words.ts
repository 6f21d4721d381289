import { parse } from 'tldts';
import type { DataClass, PasswordStorage } from '#contract/scans/exposures.ts';
import type { Step, StepId } from '#contract/scans/steps.ts';
import type { FindingView } from '#contract/scans/types.ts';
import type { JoinedExposure } from '#core/reports/queries/join.ts';
import type { Exposure } from '#core/sources/define.ts';
import { normaliseBreach } from './breach-labels.ts';
import { stepWords } from './step-words.ts';
import { isOnce } from './steps.ts';
import { certaintyWords } from './words-by-certainty.ts';
import { classWords } from './words-by-class.ts';
import { kindWords } from './words-by-kind.ts';

/** Where each source can be asked to remove something: an address, or a sentence. By source id. */
export type Removals = ReadonlyMap<string, string>;

const MOST_ADVICE = 4;

interface Described {
  /** Classes of the exposure, heaviest first; at least one. */
  leads: readonly DataClass[];
  /** That close it. */
  steps: readonly StepId[];
  removals: Removals;
  /** It is said beside these words how the account is closed. */
  canClose?: boolean;
}

/** An exposure in words: who exposed what, why it matters, what to do, how sure it is. */
export function describeExposure(
  exposure: JoinedExposure,
  { leads, steps, removals, canClose = false }: Described,
): Pick<FindingView, 'title' | 'why' | 'steps' | 'advice' | 'certainty'> {
  const [lead] = leads;
  if (lead === undefined) throw new RangeError('an exposure without a class of data');
  const certainty = certaintyWords(exposure);
  if (exposure.certainty === 'candidate')
    return {
      title: `Possible match: ${whatAndWhere(exposure, leads)}`,
      why: `${classWords[lead].why} This one was found by name only.`,
      steps: [],
      advice: [
        'Open the page and see whether it is you.',
        'If it is not, there is nothing to do. It does not count towards your score.',
      ],
      certainty,
    };
  return {
    title: titleOf(exposure, leads),
    why: whyOf(exposure, lead),
    steps: steps.map((step) => stepView(step, exposure, removals)),
    advice: adviceOf(exposure, leads, { removals, canClose }),
    certainty,
  };
}

function titleOf(exposure: JoinedExposure, leads: readonly DataClass[]): string {
  const { self, titles, title } = kindWords[exposure.kind];
  if (exposure.site && exposure.site.length <= LONGEST_NAME)
    return `Password-stealing malware copied your sign-in to ${exposure.site}`;
  const [lead] = leads;
  const who = whoOf(exposure);
  const own = lead && titles[lead];
  if (own && (leads.length === 1 || lead !== self || exposure.kind === 'stealer')) return own(who);
  const what = whatOf(exposure, leads);
  return isCollection(exposure) ? `${who} holds your ${what}` : title(who, what);
}

/** A list that others put together has lost nothing. */
const isCollection = ({ kind, breach, certainty }: JoinedExposure): boolean =>
  kind === 'breach' && (certainty === 'unverified' || (breach !== null && normaliseBreach(breach).domain === null));

/** Longer names would bury the sentence. */
const LONGEST_NAME = 60;

/** Who exposed it. A list names its leaks and not itself. */
function whoOf({ kind, where, sources }: JoinedExposure): string {
  const name = kind === 'listing' ? (sources[0]?.name ?? where) : where;
  return name.length <= LONGEST_NAME ? name : 'Somebody';
}

/** "password in a data breach", where nobody is named. */
export const whatAndWhere = (exposure: JoinedExposure, leads: readonly DataClass[]): string =>
  `${whatOf(exposure, leads)} ${kindWords[exposure.kind].place}`;

/** "password, sign-in token and more" */
function whatOf(exposure: JoinedExposure, leads: readonly DataClass[]): string {
  const { self } = kindWords[exposure.kind];
  const others = leads.filter((one) => one !== self).map((one) => dataClassNoun(one, exposure.exposed));
  const nouns = others.length > 0 ? others : leads.map((one) => dataClassNoun(one, exposure.exposed));
  const [first = '', second] = nouns;
  if (second === undefined) return first;
  return nouns.length > 2 ? `${first}, ${second} and more` : `${first} and ${second}`;
}

const EITHER: Partial<Record<DataClass, readonly { noun: string; said: RegExp }[]>> = {
  'name-or-username': [
    { noun: 'username', said: /user ?name|nickname|screen name|handle/i },
    { noun: 'name', said: /^(?:(?:full|first|last|family|real|display|given) )?names?$/i },
  ],
  'ip-or-employer': [
    { noun: 'IP address', said: /\bip\b/i },
    { noun: 'job details', said: /\bjobs?\b|employ|occupation|compan/i },
  ],
};

/** Two classes hold either of two things; when the source says which one, so do we. */
function dataClassNoun(dataClass: DataClass, exposed: readonly string[]): string {
  const said = (EITHER[dataClass] ?? []).filter((one) => exposed.some((word) => one.said.test(word)));
  return said.length === 1 && said[0] ? said[0].noun : classWords[dataClass].noun;
}

const STORAGE: Readonly<Record<PasswordStorage, string>> = {
  plain: 'The password was stored as plain text, readable as it is.',
  weak: 'The password was stored with weak protection, and most such passwords have been worked out.',
  unknown: 'How the password was protected is not known, so treat it as readable.',
  strong: 'The password was stored with strong protection, which buys time unless it is short or common.',
};

type Spoken = { why: string; advice: readonly string[]; context?: string };

const wordsOf = ({ kind }: JoinedExposure, dataClass: DataClass): Spoken =>
  kindWords[kind].classes?.[dataClass] ?? classWords[dataClass];

function whyOf(exposure: JoinedExposure, lead: DataClass): string {
  const storage = lead === 'password' && exposure.passwordStorage ? [STORAGE[exposure.passwordStorage]] : [];
  const { why, context = kindWords[exposure.kind].context } = wordsOf(exposure, lead);
  return [...storage, why, context].join(' ');
}

/** Where a step is done; empty where the place has no name of its own. */
function placeOf({ kind, where, site }: JoinedExposure): string {
  const isNamed = site !== undefined || kind === 'breach' || kind === 'profile' || kind === 'key' || kind === 'commit';
  return isNamed && where.length <= LONGEST_NAME ? where : '';
}

function stepView(id: StepId, exposure: JoinedExposure, removals: Removals): Step {
  const { minutes } = stepWords[id];
  return {
    id,
    text: stepText(id, exposure, removals),
    minutes,
    url: addressOf(id, exposure, removals),
    once: isOnce(id),
  };
}

function stepText(id: StepId, exposure: JoinedExposure, removals: Removals): string {
  const { text, anywhere } = stepWords[id];
  if (id === 'remove') return removalText(exposure, removals);
  if (id === 'ask-archive') return archiveText(exposure, removals);
  if (id === 'dmarc-report' || id === 'spf') return text(domainOf(exposure));
  const place = placeOf(exposure);
  return anywhere && place === '' ? anywhere : text(place);
}

/** As it stands in a record to copy. */
const domainOf = ({ where }: JoinedExposure): string =>
  parse(where.toLowerCase()).domain === null ? 'your-domain.example' : where.toLowerCase();

/** Kinds whose entry somebody else keeps. */
const KEPT_BY_OTHERS: Readonly<Partial<Record<Exposure['kind'], string>>> = {
  key: 'Ask the key server to remove the address, where it offers that.',
  listing: 'If the entry is wrong, ask the operator of the list to remove it.',
};

function removalText(exposure: JoinedExposure, removals: Removals): string {
  const [way] = waysOf(exposure, removals);
  if (way && URL.canParse(way.how)) return `Have it removed or hidden at ${way.name}.`;
  if (way) return isSentence(way.how) ? way.how : `To have it removed or hidden at ${way.name}: ${way.how}`;
  return KEPT_BY_OTHERS[exposure.kind] ?? 'Open the profile, and hide or delete what you do not want strangers to see.';
}

/** Each archive takes its own way, where it has one. */
function archiveText(exposure: JoinedExposure, removals: Removals): string {
  const [way] = waysOf(exposure, removals);
  return way && isSentence(way.how) ? way.how : stepWords['ask-archive'].text('');
}

/** Where a step is done: the page that sites keep for changing a password, or the way that a source gives out of itself. */
function addressOf(id: StepId, exposure: JoinedExposure, removals: Removals): string | null {
  if (id === 'change-password') return changePasswordAddress(exposure);
  if (id !== 'remove') return null;
  const [way] = waysOf(exposure, removals);
  return way && URL.canParse(way.how) ? way.how : exposure.url;
}

/** https://w3c.github.io/webappsec-change-password-url/ */
function changePasswordAddress({ breach, site }: Pick<Exposure, 'breach' | 'site'>): string | null {
  const domain = site ?? (breach && normaliseBreach(breach).domain);
  return domain ? `https://${domain}/.well-known/change-password` : null;
}

function adviceOf(
  exposure: JoinedExposure,
  leads: readonly DataClass[],
  { removals, canClose }: Required<Pick<Described, 'removals' | 'canClose'>>,
): string[] {
  const { last = [], leaked } = kindWords[exposure.kind];
  const ofClasses = leads
    .slice(0, 3)
    .flatMap((one, place) => wordsOf(exposure, one).advice.slice(0, place === 0 ? 2 : 1));
  const advice = [
    ...ofClasses,
    ...(canClose ? [] : accountAdvice(exposure)),
    ...last,
    ...(exposure.kind === 'stealer' && !exposure.site ? [whichSignIns] : []),
    ...(leaked ? entryAdvice(exposure, removals) : []),
  ];
  return [...new Set(advice)].slice(0, MOST_ADVICE);
}

/** The list is shown to whoever reads the mailbox, and to nobody else. */
const whichSignIns =
  'Which passwords? Sign in at haveibeenpwned.com/Dashboard with a link to this mailbox: where it knows the sites, it lists them there.';

/** What its steps do not ask for already. */
function accountAdvice({ breach, where, kind, classes }: JoinedExposure): string[] {
  if (!breach || kind === 'stealer' || classes.includes('special-category') || normaliseBreach(breach).domain === null)
    return [];
  return [
    `Close ${where.length <= LONGEST_NAME ? `your ${where} account` : 'your account there'} if you no longer need it.`,
  ];
}

/** A way out that is a sentence stands for itself; an address or a phrase is led up to. */
const isSentence = (way: string) => /^[A-Z][^:]*\s.*\.$/.test(way);

/** How to ask each source that knows of it. */
function waysOf({ sources }: JoinedExposure, removals: Removals): { name: string; how: string }[] {
  return sources.flatMap(({ id, name }) => {
    const way = removals.get(id)?.trim();
    // A full stop at the end of an address would become part of it.
    return way ? [{ name, how: /\s/.test(way) && !way.endsWith('.') ? `${way}.` : way }] : [];
  });
}

const entryAdvice = (exposure: JoinedExposure, removals: Removals): string[] =>
  waysOf(exposure, removals).map(({ name, how }) =>
    isSentence(how) ? how : `To hide the entry in searches at ${name}, though not in copies of the data: ${how}`,
  );
