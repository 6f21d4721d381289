import type { Person, World } from '../people.ts';
import { json, lastSegment, looksLikeEmail, type Question, type Reply } from '../reply.ts';

const source = 'emailrep';
const fail = (status: number, reason: string, about: Person | null = null) =>
  json({ source, about }, status, { status: 'fail', reason });

/** emailrep.io: reputation of an address. Works without a key; a wrong key is refused. */
export function answerEmailRep({ url, headers }: Question, world: World): Reply {
  if (!headers['user-agent']) return fail(403, 'missing user-agent');
  const key = headers.key;
  if (typeof key === 'string' && !/^[a-z0-9]{8,}$/i.test(key)) return fail(401, 'invalid api key');
  const email = lastSegment(url) ?? '';
  if (!looksLikeEmail(email)) return fail(400, 'invalid email');
  const about = world.byEmail(email);
  return json({ source, about }, 200, about ? report(email, about, world) : nothingKnown(email, world), {
    'x-rate-limit-daily-remaining': '9',
    'x-rate-limit-monthly-remaining': '249',
  });
}

function nothingKnown(email: string, world: World) {
  return {
    email,
    reputation: 'none',
    suspicious: false,
    references: 0,
    details: details(email, world, { first_seen: 'never', last_seen: 'never' }),
  };
}

function report(email: string, person: Person, world: World) {
  const { reputation, spam } = person.facts;
  const breaches = world.breachesOf(person);
  const references = breaches.length + (reputation?.profiles.length ?? 0) + (spam ? 1 : 0);
  if (references === 0) return nothingKnown(email, world);
  const leaks = breaches.filter((breach) => breach.classes.includes('Passwords'));
  const seen = breaches.map((breach) => breach.monthsAgo).concat(spam ? [spam.monthsAgo] : []);
  return {
    email,
    reputation: reputation?.suspicious ? 'low' : references > 3 ? 'high' : 'medium',
    suspicious: reputation?.suspicious ?? false,
    references,
    details: details(email, world, {
      credentials_leaked: leaks.length > 0,
      credentials_leaked_recent: leaks.some((breach) => breach.monthsAgo <= 12),
      data_breach: breaches.length > 0,
      first_seen: seen.length ? usDate(world.ago(Math.max(...seen))) : 'never',
      last_seen: seen.length ? usDate(world.ago(Math.min(...seen))) : 'never',
      spam: spam !== undefined,
      blacklisted: spam !== undefined,
      malicious_activity: false,
      profiles: reputation?.profiles ?? [],
    }),
  };
}

function details(email: string, world: World, known: Record<string, unknown>) {
  const domain = world.domain(email.toLowerCase().split('@')[1] ?? '');
  const enforced = /p=(reject|quarantine)/.test(domain?.dmarc ?? '');
  return {
    blacklisted: false,
    malicious_activity: false,
    malicious_activity_recent: false,
    credentials_leaked: false,
    credentials_leaked_recent: false,
    data_breach: false,
    domain_exists: domain !== null,
    free_provider: /@(gmail|outlook|yahoo)\.com$/i.test(email),
    disposable: false,
    deliverable: (domain?.mx.length ?? 0) > 0,
    valid_mx: (domain?.mx.length ?? 0) > 0,
    spoofable: !enforced,
    spf_strict: domain?.spf?.includes('-all') ?? false,
    dmarc_enforced: enforced,
    spam: false,
    profiles: [],
    ...known,
  };
}

/** `MM/DD/YYYY`, as the service writes dates. */
function usDate(date: Date): string {
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}
