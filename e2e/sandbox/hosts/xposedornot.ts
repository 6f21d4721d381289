import type { Breach, Person, World } from '../people.ts';
import { json, lastSegment, looksLikeEmail, notFound, type Question, type Reply } from '../reply.ts';

const source = 'xposedornot';

/** api.xposedornot.com: breach-analytics, check-email, breaches. A 404 is for refused input, not for "nothing". */
export function answerXposedOrNot(question: Question, world: World): Reply {
  const reply = answer(question, world);
  // Any page may ask: its browser is let read the answer.
  return { ...reply, headers: { ...reply.headers, 'access-control-allow-origin': '*' } };
}

function answer({ url }: Question, world: World): Reply {
  const email = url.searchParams.get('email');
  if (url.pathname === '/v1/breach-analytics') return analytics(email ?? '', world);
  if (url.pathname.startsWith('/v1/check-email/')) return checkEmail(lastSegment(url) ?? '', world);
  if (url.pathname === '/v1/breaches') return catalogue(world);
  return notFound();
}

const unlisted = (breach: Breach) => breach.flags.includes('sensitive') || breach.flags.includes('stealer-log');
const listedBreaches = (person: Person, world: World) => world.breachesOf(person).filter((one) => !unlisted(one));

function analytics(email: string, world: World): Reply {
  const about = world.byEmail(email);
  if (!looksLikeEmail(email)) return json({ source, about }, 404, { Error: 'Not found' });
  const found = about ? listedBreaches(about, world) : [];
  return json({ source, about }, 200, {
    BreachMetrics: found.length ? metrics(found, world) : null,
    BreachesSummary: { site: found.map((breach) => breach.name).join(';') },
    ExposedBreaches: found.length ? { breaches_details: found.map((breach) => details(breach, world)) } : null,
    ExposedPastes: about && pastes(about, world),
    PastesSummary: { cnt: about?.facts.pastes?.length ?? 0, domain: '', tmpstmp: '' },
  });
}

function checkEmail(email: string, world: World): Reply {
  const about = world.byEmail(email);
  const found = about ? listedBreaches(about, world) : [];
  if (found.length === 0) return json({ source, about }, 404, { Error: 'Not found', email: null });
  const names = found.map((breach) => breach.name);
  return json({ source, about }, 200, { breaches: [names], email, status: 'success' });
}

function details(breach: Breach, world: World) {
  return {
    breach: breach.name,
    details: `${breach.title} is an invented site; nothing of this ever happened.`,
    domain: breach.domain,
    industry: breach.industry,
    logo: `https://logos.example/${breach.name}.png`,
    password_risk: breach.classes.includes('Passwords') ? breach.passwordRisk : 'unknown',
    references: '',
    searchable: 'Yes',
    verified: breach.flags.includes('unverified') ? 'No' : 'Yes',
    xposed_data: breach.classes.join(';'),
    xposed_date: String(world.ago(breach.monthsAgo).getUTCFullYear()),
    xposed_records: breach.accounts,
  };
}

const strengths = {
  EasyToCrack: 'easytocrack',
  PlainText: 'plaintext',
  StrongHash: 'hardtocrack',
  Unknown: 'unknown',
} as const;

function metrics(found: Breach[], world: World) {
  const years = found.map((breach) => world.ago(breach.monthsAgo).getUTCFullYear());
  const score = Math.min(
    100,
    found.reduce((sum, breach) => sum + breach.classes.length * 3, 0),
  );
  return {
    get_details: [],
    industry: [[...new Set(found.map((breach) => breach.industry.slice(0, 4).toLowerCase()))].map((name) => [name, 1])],
    passwords_strength: [
      Object.fromEntries(
        Object.entries(strengths).map(([label, risk]) => [label, found.filter((b) => b.passwordRisk === risk).length]),
      ),
    ],
    risk: [{ risk_label: score > 60 ? 'High' : score > 25 ? 'Medium' : 'Low', risk_score: score }],
    xposed_data: [{ children: [{ name: 'Exposed', children: dataTypes(found) }] }],
    yearwise_details: [Object.fromEntries(years.map((year) => [`y${year}`, years.filter((y) => y === year).length]))],
  };
}

function dataTypes(found: Breach[]) {
  const classes = found.flatMap((breach) => breach.classes);
  return [...new Set(classes)].map((name) => ({
    colname: 'level3',
    group: 'A',
    name: `data_${name}`,
    value: classes.filter((one) => one === name).length,
  }));
}

function pastes(person: Person, world: World) {
  const found = person.facts.pastes ?? [];
  if (found.length === 0) return null;
  return {
    pastes_details: found.map((paste) => ({
      pasteId: paste.id,
      xposed_date: world.ago(paste.monthsAgo).toISOString(),
      xposed_records: paste.addresses,
    })),
  };
}

function catalogue(world: World): Reply {
  const exposedBreaches = world.breaches
    .filter((breach) => !unlisted(breach))
    .map((breach) => ({
      breachID: breach.name,
      breachedDate: world.ago(breach.monthsAgo).toISOString(),
      domain: breach.domain,
      exposedData: breach.classes,
      exposedRecords: breach.accounts,
      exposureDescription: `${breach.title} is an invented site.`,
      industry: breach.industry,
      logo: `https://logos.example/${breach.name}.png`,
      passwordRisk: breach.passwordRisk,
      referenceURL: '',
      searchable: true,
      sensitive: false,
      verified: !breach.flags.includes('unverified'),
    }));
  return json({ source, about: null }, 200, { exposedBreaches, status: 'success' });
}
