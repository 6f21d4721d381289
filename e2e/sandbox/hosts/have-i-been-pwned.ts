import type { Breach, Person, World } from '../people.ts';
import { json, lastSegment, looksLikeEmail, normalEmail, type Question, type Reply, text } from '../reply.ts';
import type { SourceId } from '../sources.ts';
import { hexOf, seededBytes, seededShare } from '../wire/digests.ts';
import { answerDomains, isAboutDomains } from './hibp-domains.ts';

/** A key of the smallest plan: range searches are not part of it. Any other 32 hex characters are a full key. */
export const CORE_PLAN_KEY = '1'.repeat(32);

/** Documented: it always has one breach and one paste. */
const TEST_ACCOUNT = 'account-exists@hibp-integration-tests.com';
const testPaste = { Source: 'Pastebin', Id: 'suPshHZ1', Title: 'nmd', Date: '2014-01-01T00:00:00Z', EmailCount: 3 };

const refuse = (source: SourceId, statusCode: number, message: string) =>
  json({ source, about: null }, statusCode, { statusCode, message });

/** haveibeenpwned.com, version 3. */
export function answerHaveIBeenPwned(question: Question, world: World): Reply {
  const path = question.url.pathname.replace(/^\/api\/v3/, '');
  const source = sourceOf(path);
  if (path === question.url.pathname || !source) return text({ source: null, about: null }, 404, '');
  if (!question.headers['user-agent']) return refuse(source, 403, 'A user-agent header is required.');
  if (source === 'hibp-breaches') return catalogue(path, question.url, world);
  const key = question.headers['hibp-api-key'];
  if (!key) return refuse(source, 401, 'Access denied due to missing hibp-api-key.');
  if (!/^[0-9a-f]{32}$/i.test(String(key))) return refuse(source, 401, 'Access denied due to invalid hibp-api-key.');
  if (isAboutDomains(path)) return answerDomains(question, path, world, key !== CORE_PLAN_KEY);
  if (source !== 'hibp-account-range') return ofAccount(source, question.url, world);
  if (key === CORE_PLAN_KEY) return refuse(source, 403, 'Your subscription does not include this search.');
  return range(lastSegment(question.url) ?? '', world);
}

function sourceOf(path: string): SourceId | null {
  if (isAboutDomains(path)) return path.includes('stealer') ? 'hibp-stealer-logs' : 'hibp-domain';
  if (/^\/(breaches|dataclasses|latestbreach|breach\/[^/]+)$/.test(path)) return 'hibp-breaches';
  if (/^\/breachedaccount\/range\/[^/]+$/.test(path)) return 'hibp-account-range';
  if (/^\/breachedaccount\/[^/]+$/.test(path)) return 'hibp-account';
  return /^\/pasteaccount\/[^/]+$/.test(path) ? 'hibp-pastes' : null;
}

function catalogue(path: string, url: URL, world: World): Reply {
  const about = { source: 'hibp-breaches' as const, about: null };
  const listed = world.breaches.filter((breach) => !breach.flags.includes('retired'));
  if (path === '/dataclasses') return json(about, 200, [...new Set(listed.flatMap((breach) => breach.classes))].sort());
  if (path === '/breaches') {
    const domain = url.searchParams.get('domain')?.toLowerCase();
    const wanted = listed.filter((breach) => !domain || breach.domain === domain);
    return json(
      about,
      200,
      wanted.map((breach) => model(breach, world)),
    );
  }
  const latest = [...listed].sort((one, other) => one.monthsAgo - other.monthsAgo)[0];
  const name = lastSegment(url)?.toLowerCase();
  const breach = path === '/latestbreach' ? latest : listed.find((one) => one.name.toLowerCase() === name);
  return breach ? json(about, 200, model(breach, world)) : text(about, 404, '');
}

/** Sensitive and retired breaches never come back for an address. */
const publicBreaches = (person: Person, world: World) =>
  world.breachesOf(person).filter(({ flags }) => !flags.includes('sensitive') && !flags.includes('retired'));

function ofAccount(source: SourceId, url: URL, world: World): Reply {
  const account = lastSegment(url) ?? '';
  if (!looksLikeEmail(account)) return refuse(source, 400, 'The account is not a valid email address.');
  if (source === 'hibp-pastes' && account.toLowerCase() === TEST_ACCOUNT)
    return json({ source, about: null }, 200, [testPaste]);
  const about = world.byEmail(account);
  const found = about && (source === 'hibp-pastes' ? pastes(about, world) : breachesFor(about, url, world));
  return found?.length ? json({ source, about }, 200, found) : text({ source, about }, 404, '');
}

function breachesFor(person: Person, url: URL, world: World) {
  const withUnverified = url.searchParams.get('includeUnverified')?.toLowerCase() !== 'false';
  const whole = url.searchParams.get('truncateResponse')?.toLowerCase() === 'false';
  return publicBreaches(person, world)
    .filter((breach) => withUnverified || !breach.flags.includes('unverified'))
    .map((breach) => (whole ? model(breach, world) : { Name: breach.name }));
}

const pastes = (person: Person, world: World) =>
  (person.facts.pastes ?? []).map((paste) => ({
    Source: paste.source,
    Id: paste.id,
    Title: paste.title,
    Date: world.ago(paste.monthsAgo).toISOString(),
    EmailCount: paste.addresses,
  }));

/** Everybody whose hash starts so, among about 390 that are nobody's. */
function range(prefix: string, world: World): Reply {
  if (!/^[0-9a-f]{6}$/i.test(prefix)) return refuse('hibp-account-range', 400, 'The hash prefix is not valid.');
  const [about = null] = world.bySha1Prefix(prefix);
  const known = world.bySha1Prefix(prefix).map((person) => ({
    hashSuffix: hexOf('sha1', normalEmail(person.email)).slice(6).toUpperCase(),
    websites: publicBreaches(person, world).map((breach) => breach.name),
  }));
  const strangers = Array.from({ length: 390 }, (_, index) => stranger(`${prefix.toLowerCase()} ${index}`, world));
  const rows = [...known.filter(({ websites }) => websites.length > 0), ...strangers];
  rows.sort((one, other) => (one.hashSuffix < other.hashSuffix ? -1 : 1));
  return json({ source: 'hibp-account-range', about }, 200, rows);
}

function stranger(seed: string, world: World) {
  const breach = world.breaches[Math.floor(seededShare(seed) * world.breaches.length)];
  return { hashSuffix: seededBytes(seed, 17).toString('hex').toUpperCase(), websites: breach ? [breach.name] : [] };
}

function model(breach: Breach, world: World) {
  const has = (flag: Breach['flags'][number]) => breach.flags.includes(flag);
  const day = (months: number) => world.ago(months).toISOString();
  return {
    Name: breach.name,
    Title: breach.title,
    Domain: breach.domain,
    BreachDate: day(breach.monthsAgo).slice(0, 10),
    AddedDate: `${day(Math.max(0, breach.monthsAgo - 1)).slice(0, 19)}Z`,
    ModifiedDate: `${day(Math.max(0, breach.monthsAgo - 1)).slice(0, 19)}Z`,
    PwnCount: breach.accounts,
    Description: `<a href="https://${breach.domain}" target="_blank" rel="noopener">${breach.title}</a> is invented.`,
    LogoPath: `https://logos.example/${breach.name}.png`,
    DataClasses: breach.classes,
    IsVerified: !has('unverified'),
    IsFabricated: has('fabricated'),
    IsSensitive: has('sensitive'),
    IsRetired: has('retired'),
    IsSpamList: has('spam-list'),
    IsMalware: has('malware'),
    IsSubscriptionFree: false,
    IsStealerLog: has('stealer-log'),
  };
}
