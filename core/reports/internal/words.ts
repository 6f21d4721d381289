import type { DataClass, PasswordStorage } from '#contract/scans/exposures.ts';
import type { FindingView } from '#contract/scans/types.ts';
import type { JoinedExposure } from '#core/reports/queries/join.ts';
import { normaliseBreach } from './breach-labels.ts';
import { capitalised } from './listing-words.ts';
import { categoryOf } from './weights.ts';
import { certaintyWords } from './words-by-certainty.ts';
import { classWords } from './words-by-class.ts';
import { kindWords } from './words-by-kind.ts';
import { forgedMailSteps } from './words-for-domains.ts';

/** Where each source can be asked to remove something: an address, or a sentence. By source id. */
export type Removals = ReadonlyMap<string, string>;

const MOST_STEPS = 6;

/**
 * An exposure in words: what it is, why it matters, what to do, how sure it is.
 * @param leads classes of the exposure, heaviest first; at least one
 */
export function describeExposure(
  exposure: JoinedExposure,
  leads: readonly DataClass[],
  removals: Removals,
): Pick<FindingView, 'title' | 'why' | 'steps' | 'certainty'> {
  const [lead] = leads;
  if (lead === undefined) throw new RangeError('an exposure without a class of data');
  const certainty = certaintyWords(exposure);
  if (exposure.certainty === 'candidate')
    return {
      title: `Possible match: ${uncapitalised(titleOf(exposure, leads))}`,
      why: `${classWords[lead].why} This one was found by name only.`,
      steps: [
        'Open the page and see whether it is you.',
        'If it is not, there is nothing to do. It does not count towards your score.',
        ...stepsOf(exposure, leads, removals)
          .slice(0, 1)
          .map((step) => `If it is: ${uncapitalised(step)}`),
      ],
      certainty,
    };
  return {
    title: titleOf(exposure, leads),
    why: whyOf(exposure, lead),
    steps: stepsOf(exposure, leads, removals),
    certainty,
  };
}

function titleOf(exposure: JoinedExposure, leads: readonly DataClass[]): string {
  const { place, self, titles } = kindWords[exposure.kind];
  const [lead] = leads;
  const title = lead && titles[lead];
  if (title && (leads.length === 1 || lead !== self || exposure.kind === 'stealer')) return title;
  const nouns = leads.filter((one) => one !== self).map((one) => nounOf(one, exposure.exposed));
  const [first = '', second] = nouns.length > 0 ? nouns : leads.map((one) => nounOf(one, exposure.exposed));
  if (second === undefined) return capitalised(`${first} ${place}`);
  return capitalised(nouns.length > 2 ? `${first}, ${second} and more ${place}` : `${first} and ${second} ${place}`);
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
function nounOf(dataClass: DataClass, exposed: readonly string[]): string {
  const said = (EITHER[dataClass] ?? []).filter((one) => exposed.some((word) => one.said.test(word)));
  return said.length === 1 && said[0] ? said[0].noun : classWords[dataClass].noun;
}

const STORAGE: Readonly<Record<PasswordStorage, string>> = {
  plain: 'The password was stored as plain text, readable as it is.',
  weak: 'The password was stored with weak protection, and most such passwords have been worked out.',
  unknown: 'How the password was protected is not known, so treat it as readable.',
  strong: 'The password was stored with strong protection, which buys time unless it is short or common.',
};

function whyOf(exposure: JoinedExposure, lead: DataClass): string {
  const storage = lead === 'password' && exposure.passwordStorage ? [STORAGE[exposure.passwordStorage]] : [];
  return [...storage, classWords[lead].why, kindWords[exposure.kind].context].join(' ');
}

function stepsOf(exposure: JoinedExposure, leads: readonly DataClass[], removals: Removals): string[] {
  const { leaked, first, last = [] } = kindWords[exposure.kind];
  const ways = removalSteps(exposure, leaked, removals);
  const steps = leaked
    ? [...first, ...classSteps(exposure, leads), ...accountStep(exposure), ...last, ...ways]
    : [...(ways.length > 0 ? ways : first), ...classSteps(exposure, leads)];
  return [...new Set(steps)].slice(0, MOST_STEPS);
}

/** All for the heaviest class, the first for the two after it. What the kind's own steps say is not repeated. */
function classSteps(exposure: JoinedExposure, leads: readonly DataClass[]): string[] {
  const rest = leads.filter((one) => exposure.kind !== 'stealer' || categoryOf(one, exposure.kind) !== 'credentials');
  return rest.slice(0, 3).flatMap((one, index) => {
    const steps = one === 'domain-mail-posture' ? forgedMailSteps(exposure) : classWords[one].steps;
    return index === 0 && one === leads[0] ? [...steps] : steps.slice(0, 1);
  });
}

/** Longer names would bury the sentence. */
const LONGEST_NAME = 60;

function accountStep({ breach, where, kind, classes }: JoinedExposure): string[] {
  if (!breach || kind === 'stealer' || normaliseBreach(breach).domain === null) return [];
  const account = where.length <= LONGEST_NAME ? `your ${where} account` : 'your account there';
  const credentials = classes.some((one) => categoryOf(one, kind) === 'credentials');
  return [
    credentials
      ? `Change the password of ${account} as well, or close it if you no longer need it.`
      : `Close ${account} if you no longer need it.`,
  ];
}

/** A way out that is a sentence stands for itself; an address or a phrase is led up to. */
const isSentence = (way: string) => /^[A-Z][^:]*\s.*\.$/.test(way);

function removalSteps({ sources }: JoinedExposure, leaked: boolean, removals: Removals): string[] {
  return sources.flatMap(({ id, name }) => {
    const way = removals.get(id)?.trim();
    if (!way) return [];
    if (isSentence(way)) return [way];
    // A full stop at the end of an address would become part of it.
    const how = /\s/.test(way) && !way.endsWith('.') ? `${way}.` : way;
    return [
      leaked
        ? `To hide the entry in searches at ${name}, though not in copies of the data: ${how}`
        : `To have it removed or hidden at ${name}: ${how}`,
    ];
  });
}

function uncapitalised(text: string): string {
  return /^[A-Z][a-z]/.test(text) || text.startsWith('A ') ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
