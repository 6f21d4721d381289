import type { Breach, World } from '../people.ts';
import { json, looksLikeEmail, notFound, type Question, type Reply } from '../reply.ts';

const source = 'leakcheck-public';

/** leakcheck.io: the public look-up by address. It names kinds of fields, never their values. */
export function answerLeakCheck({ url }: Question, world: World): Reply {
  if (url.pathname !== '/api/public') return notFound();
  const check = url.searchParams.get('check') ?? '';
  const about = looksLikeEmail(check) ? world.byEmail(check) : null;
  if (check.length < 3) return json({ source, about }, 200, { success: false, error: 'Query is too short' });
  const found = about ? world.breachesOf(about) : [];
  if (found.length === 0) return json({ source, about }, 200, { success: false, error: 'Not found' });
  return json({ source, about }, 200, {
    success: true,
    found: found.length,
    fields: [...new Set(found.flatMap(fieldsOf))],
    sources: found.map((breach) => ({ name: breach.domain || breach.title, date: dateOf(breach, world) })),
  });
}

const fieldNames: Readonly<Record<string, string[]>> = {
  Passwords: ['password'],
  Names: ['first_name', 'last_name'],
  Usernames: ['username'],
  'Phone numbers': ['phone'],
  'Physical addresses': ['address', 'city', 'zip'],
  'Dates of birth': ['dob'],
  'IP addresses': ['ip'],
  'Passport numbers': ['passport'],
  'Government issued IDs': ['ssn'],
};

const fieldsOf = (breach: Breach) => breach.classes.flatMap((name) => fieldNames[name] ?? []);

/** `YYYY-MM`, or empty for collections without a date. */
function dateOf(breach: Breach, world: World): string {
  return breach.flags.includes('no-domain') ? '' : world.ago(breach.monthsAgo).toISOString().slice(0, 7);
}
