import { parse } from 'tldts';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { DataClass } from '#contract/scans/exposures.ts';
import type { Step, StepId } from '#contract/scans/steps.ts';
import type { FindingView } from '#contract/scans/types.ts';
import type { JoinedExposure } from '#core/reports/queries/join.ts';
import type { Exposure } from '#core/sources/define.ts';
import { sourceWords } from '#core/sources/queries/words.ts';
import { normaliseBreach } from './breach-labels.ts';
import { stepFacts } from './step-facts.ts';
import { boxWords, stepWords } from './step-words.ts';
import { isOnce } from './steps.ts';
import { withWords } from './with-words.ts';
import { inPlace } from './worded.ts';
import { certaintyWords } from './words-by-certainty.ts';
import { classWords, type Noun } from './words-by-class.ts';
import { kindFacts, kindWords } from './words-by-kind.ts';
import { type FindingWords, findingWords } from './words-of-finding.ts';

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
  language?: Language;
}

/** An exposure in words: who exposed what, why it matters, what to do, how sure it is. */
export function describeExposure(
  exposure: JoinedExposure,
  { leads, steps, removals, canClose = false, language = firstLanguage }: Described,
): Pick<FindingView, 'title' | 'why' | 'steps' | 'advice' | 'certainty'> {
  const [lead] = leads;
  if (lead === undefined) throw new RangeError('an exposure without a class of data');
  const told = { exposure: withWords(exposure, language), leads, language };
  const certainty = certaintyWords(told.exposure, language);
  if (exposure.certainty === 'candidate') {
    const { title, why, advice } = findingWords[language].possible;
    return {
      title: title(whatOf(told, 'what'), kindWords[language][exposure.kind].place),
      why: `${classWords[language][lead].why} ${why}`,
      steps: [],
      advice: [...advice],
      certainty,
    };
  }
  return {
    title: titleOf(told),
    why: whyOf(told, lead),
    steps: steps.map((step) => stepView(step, told, removals)),
    advice: adviceOf(told, { removals, canClose }),
    certainty,
  };
}

/** What is put in words, and in which language; names already are. */
interface Told {
  exposure: JoinedExposure;
  leads: readonly DataClass[];
  language: Language;
}

function titleOf(told: Told): string {
  const { exposure, leads, language } = told;
  const { titles, title } = kindWords[language][exposure.kind];
  const { signIn, collection } = findingWords[language];
  if (exposure.site && exposure.site.length <= LONGEST_NAME) return signIn(exposure.site);
  const [lead] = leads;
  const who = whoOf(told);
  const own = lead && titles[lead];
  if (own && (leads.length === 1 || lead !== kindFacts[exposure.kind].self || exposure.kind === 'stealer'))
    return own(who);
  const what = whatOf(told, 'own');
  return isCollection(exposure) ? collection(who, what) : title(who, what);
}

/** A list that others put together has lost nothing. */
const isCollection = ({ kind, breach, certainty }: JoinedExposure): boolean =>
  kind === 'breach' && (certainty === 'unverified' || (breach !== null && normaliseBreach(breach).domain === null));

/** Longer names would bury the sentence. */
const LONGEST_NAME = 60;

/** Who exposed it. A list names its leaks and not itself. */
function whoOf({ exposure: { kind, where, sources }, language }: Told): string {
  const name = kind === 'listing' ? (sources[0]?.name ?? where) : where;
  return name.length <= LONGEST_NAME ? name : findingWords[language].somebody;
}

/** "password in a data breach", where nobody is named. */
export const whatAndWhere = (exposure: JoinedExposure, leads: readonly DataClass[]): string =>
  `${whatOf({ exposure, leads, language: firstLanguage }, 'what')} ${kindWords[firstLanguage][exposure.kind].place}`;

/** "password, sign-in token and more", or "your password, sign-in token and more" */
function whatOf({ exposure, leads, language }: Told, words: 'what' | 'own'): string {
  const { self } = kindFacts[exposure.kind];
  const others = leads.filter((one) => one !== self);
  const nouns = (others.length > 0 ? others : leads).map((one) => nounOf(one, exposure.exposed, language));
  const [first, second] = nouns as [Noun, ...Noun[]];
  return findingWords[language][words](second ? [first, second] : [first], nouns.length > 2);
}

const EITHER: Partial<Record<DataClass, readonly { noun: keyof FindingWords['either']; said: RegExp }[]>> = {
  'name-or-username': [
    { noun: 'username', said: /user ?name|nickname|screen name|handle/i },
    { noun: 'name', said: /^(?:(?:full|first|last|family|real|display|given) )?names?$/i },
  ],
  'ip-or-employer': [
    { noun: 'ip', said: /\bip\b/i },
    { noun: 'job', said: /\bjobs?\b|employ|occupation|compan/i },
  ],
};

/** Two classes hold either of two things; when the source says which one, so do we. */
function nounOf(dataClass: DataClass, exposed: readonly string[], language: Language): Noun {
  const said = (EITHER[dataClass] ?? []).filter((one) => exposed.some((word) => one.said.test(word)));
  return said.length === 1 && said[0] ? findingWords[language].either[said[0].noun] : classWords[language][dataClass];
}

type Spoken = { why: string; advice: readonly string[]; context?: string };

const wordsOf = ({ exposure: { kind }, language }: Told, dataClass: DataClass): Spoken =>
  kindWords[language][kind].classes?.[dataClass] ?? classWords[language][dataClass];

function whyOf(told: Told, lead: DataClass): string {
  const { exposure, language } = told;
  const storage =
    lead === 'password' && exposure.passwordStorage ? [findingWords[language].storage[exposure.passwordStorage]] : [];
  const { why, context = kindWords[language][exposure.kind].context } = wordsOf(told, lead);
  return [...storage, why, context].join(' ');
}

/** Where a step is done; empty where the place has no name of its own. */
function placeOf({ kind, where, site }: JoinedExposure): string {
  const isNamed = site !== undefined || kind === 'breach' || kind === 'profile' || kind === 'key' || kind === 'commit';
  return isNamed && where.length <= LONGEST_NAME ? where : '';
}

function stepView(id: StepId, told: Told, removals: Removals): Step {
  return {
    id,
    text: stepText(id, told, removals),
    minutes: stepFacts[id].minutes,
    url: addressOf(id, told.exposure, removals),
    once: isOnce(id),
  };
}

function stepText(id: StepId, told: Told, removals: Removals): string {
  const words = stepWords[told.language][id];
  if (id === 'remove') return removalText(told, removals);
  if (id === 'ask-archive') return archiveText(told, removals);
  if (id === 'dmarc-report' || id === 'spf') return inPlace(words.text, domainOf(told.exposure));
  return boxWords(words, placeOf(told.exposure));
}

/** As it stands in a record to copy. */
const domainOf = ({ where }: JoinedExposure): string =>
  parse(where.toLowerCase()).domain === null ? 'your-domain.example' : where.toLowerCase();

function removalText({ exposure, language }: Told, removals: Removals): string {
  const words = findingWords[language].removal;
  const [way] = waysOf(exposure, removals);
  if (way && URL.canParse(way.how)) return words.at(way.name);
  if (way) return isSentence(way.how) ? wayWords(way, language) : words.how(way.name, wayWords(way, language));
  // Entries that somebody else keeps.
  return exposure.kind === 'key' || exposure.kind === 'listing' ? words[exposure.kind] : words.profile;
}

/** Each archive takes its own way, where it has one. */
function archiveText({ exposure, language }: Told, removals: Removals): string {
  const [way] = waysOf(exposure, removals);
  return way && isSentence(way.how) ? wayWords(way, language) : inPlace(stepWords[language]['ask-archive'].text, '');
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

function adviceOf(told: Told, { removals, canClose }: Required<Pick<Described, 'removals' | 'canClose'>>): string[] {
  const { exposure, leads, language } = told;
  const { last = [] } = kindWords[language][exposure.kind];
  const ofClasses = leads.slice(0, 3).flatMap((one, place) => wordsOf(told, one).advice.slice(0, place === 0 ? 2 : 1));
  const advice = [
    ...ofClasses,
    ...(canClose ? [] : accountAdvice(told)),
    ...last,
    ...(exposure.kind === 'stealer' && !exposure.site ? [findingWords[language].whichSignIns] : []),
    ...(kindFacts[exposure.kind].leaked ? entryAdvice(told, removals) : []),
  ];
  return [...new Set(advice)].slice(0, MOST_ADVICE);
}

/** What its steps do not ask for already. */
function accountAdvice({ exposure: { breach, where, kind, classes }, language }: Told): string[] {
  if (!breach || kind === 'stealer' || classes.includes('special-category') || normaliseBreach(breach).domain === null)
    return [];
  const { at, there } = findingWords[language].close;
  return [where.length <= LONGEST_NAME ? at(where) : there];
}

/** A way out that is a sentence stands for itself; an address or a phrase is led up to. */
const isSentence = (way: string) => /^[A-Z][^:]*\s.*\.$/.test(way);

interface Way {
  name: string;
  /** As the source says it. */
  way: string;
  /** The same, ended. */
  how: string;
}

/** How to ask each source that knows of it. */
function waysOf({ sources }: JoinedExposure, removals: Removals): Way[] {
  return sources.flatMap(({ id, name }) => {
    const way = removals.get(id)?.trim();
    return way ? [{ name, way, how: withStop(way) }] : [];
  });
}

/** A full stop at the end of an address would become part of it. */
const withStop = (way: string) => (/\s/.test(way) && !way.endsWith('.') ? `${way}.` : way);

const wayWords = ({ way }: Way, language: Language): string => withStop(sourceWords(language)(way, 'sentences'));

const entryAdvice = ({ exposure, language }: Told, removals: Removals): string[] =>
  waysOf(exposure, removals).map((way) =>
    isSentence(way.how)
      ? wayWords(way, language)
      : findingWords[language].removal.entry(way.name, wayWords(way, language)),
  );
