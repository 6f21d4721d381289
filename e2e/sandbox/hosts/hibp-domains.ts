import type { Domain, World } from '../people.ts';
import { json, lastSegment, normalEmail, type Question, type Reply, text } from '../reply.ts';
import type { SourceId } from '../sources.ts';
import { seededBytes } from '../wire/digests.ts';

const posts = ['/domainverification/generatednstoken', '/domainverification/verifydnstoken'];
const lists = ['/subscribeddomains', '/subscription/status'];
const searches = /^\/(breacheddomain|stealerlogsbyemaildomain)\/[^/]+$/;

/** Whether a question is one of those about domains, or about the plan of the key. */
export const isAboutDomains = (path: string): boolean =>
  posts.includes(path) || lists.includes(path) || searches.test(path);

/** Domains of haveibeenpwned.com. @param hasLogs whether the plan of the key has stealer logs */
export function answerDomains(question: Question, path: string, world: World, hasLogs: boolean): Reply {
  const source: SourceId = path.includes('stealer') ? 'hibp-stealer-logs' : 'hibp-domain';
  const about = { source, about: null };
  if (posts.includes(path)) return question.method === 'POST' ? verify(question, path, world) : text(about, 405, '');
  if (path === '/subscription/status') return json(about, 200, plan(hasLogs, world));
  if (path === '/subscribeddomains')
    return json(
      about,
      200,
      [...world.shownToHibp].map((name) => row(name, world)),
    );
  const domain = world.domain(lastSegment(question.url)?.toLowerCase() ?? '');
  const isShown = domain !== null && world.shownToHibp.has(domain.name);
  if (!isShown || (source === 'hibp-stealer-logs' && !hasLogs))
    return json(about, 403, { statusCode: 403, message: 'You do not have access to this domain.' });
  const found = source === 'hibp-domain' ? breached(domain, world) : domain.stolen;
  return Object.keys(found).length > 0 ? json(about, 200, found) : text(about, 404, '');
}

const plan = (hasLogs: boolean, world: World) => ({
  SubscriptionName: hasLogs ? 'Pro 1' : 'Core 1',
  Description: 'Invented.',
  SubscribedUntil: world.ago(-8).toISOString().slice(0, 19),
  Rpm: 10,
  DomainSearchMaxBreachedAccounts: 100,
  IncludesStealerLogs: hasLogs,
});

function row(name: string, world: World) {
  const domain = world.domain(name);
  const count = domain ? Object.keys(breached(domain, world)).length : 0;
  return {
    DomainName: name,
    PwnCount: count,
    PwnCountExcludingSpamLists: count,
    PwnCountExcludingSpamListsAtLastSubscriptionRenewal: count,
    NextSubscriptionRenewal: null,
  };
}

/** Sensitive breaches too: whoever has the domain may see them. */
function breached(domain: Domain, world: World): Record<string, string[]> {
  const person = world.byDomain(domain.name);
  const listed = person ? world.breachesOf(person).filter(({ flags }) => !flags.includes('retired')) : [];
  const [local = ''] = normalEmail(person?.email ?? '').split('@');
  return { ...(listed.length > 0 ? { [local]: listed.map(({ name }) => name) } : {}), ...domain.aliases };
}

function verify(question: Question, path: string, world: World): Reply {
  const about = { source: 'hibp-domain' as const, about: null };
  const name = domainIn(question.body);
  if (name === null) return json(about, 400, { statusCode: 400, message: 'DomainName is missing.' });
  const record = `hibp-verify=dweb_${seededBytes(`hibp ${name}`, 12).toString('hex')}`;
  if (path === posts[0]) return json(about, 200, { txtRecordValue: record });
  if (!world.published.get(name)?.includes(record))
    return json(about, 200, { message: 'No hibp-verify TXT records were found on the domain.' });
  world.shownToHibp.add(name);
  return text(about, 200, '');
}

function domainIn(body: string): string | null {
  const { DomainName: name } = Object(JSON.parse(body || 'null'));
  return typeof name === 'string' && name !== '' ? name.toLowerCase() : null;
}
