import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { people } from '#sandbox/people.ts';
import { ownerEmail } from '../../e2e/accounts.ts';
import { listedMails } from '../../e2e/mail.ts';
import { answerWithLies } from './answer-with-lies.ts';
import type { Attack, AttackTable } from './attack.ts';
import { believeAProvider } from './believe-a-provider.ts';
import type { Browser } from './browser.ts';
import { stealAToken } from './steal-a-token.ts';
import { assertHolds, password } from './target.ts';

/** What an answer says but for what is random in each, and for what was typed. */
function toldBy({ status, headers, text }: Awaited<ReturnType<Browser['get']>>, typed: string): string {
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
  const cookies = [headers['set-cookie'] ?? []].flat().map((one) => one.replace(/=[\w-]{43};/, '=a token;'));
  const said = text
    .replaceAll(nonce, '')
    .replaceAll(String(headers['x-request-id']), '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b\d{13}\b/g, 'a time')
    .replaceAll(typed, 'THE ADDRESS')
    .replaceAll(typed.split('@')[0] ?? typed, 'SOMEBODY')
    .replaceAll(typed.split('@')[1] ?? typed, 'SOMEWHERE');
  return JSON.stringify([status, headers.location ?? null, cookies, said]);
}

const scanSomebodyElse: Attack = async ({ visit, openAccount, installation: { sandbox } }) => {
  const registered = 'known.here@example.com';
  await openAccount(registered);
  const asked = () => sandbox.requests.filter(({ about, addresses }) => about !== null || addresses.length > 0).length;
  const before = asked();
  const told = new Set<string>();
  for (const email of [
    people.find(({ email: one }) => one.endsWith('.example'))?.email ?? '',
    `${randomUUID().slice(0, 10)}@example.com`,
    registered,
  ])
    told.add(toldBy(await visit().post('/free-scan', { name: 'Somebody', email }), email));
  await wait(2_000);
  assertHolds(told.size === 1, 'answers differ by the address');
  assertHolds(asked() === before, `${asked() - before} questions left before anybody confirmed`);
  return 'an address that sources know, one that nobody knows and a registered one: one answer, no question left';
};

const tellAccountsApart: Attack = async ({ visit, openAccount }) => {
  const known = 'enumerated@example.com';
  await openAccount(known);
  for (let round = 0; round < 5; round++)
    for (const [path, fields] of [
      ['/auth', { password: 'not the password' }],
      ['/auth?view=reset', {}],
      ['/auth?tab=sign-up', { password, confirm: password, fullName: '' }],
    ] as const) {
      const told = new Set<string>();
      for (const email of [known, `${randomUUID().replaceAll('-', '').slice(0, 10)}@example.com`])
        told.add(toldBy(await visit().post(path, { ...fields, email } as Record<string, string>), email));
      assertHolds(told.size === 1, `${path} says who has an account`);
    }
  return '30 forms, the same answers';
};

const giveMyselfARole: Attack = async ({ openAccount, visit }) => {
  const email = 'climber@example.com';
  const signUp = await visit().post('/auth?tab=sign-up', {
    email: 'other-climber@example.com',
    password,
    confirm: password,
    fullName: '',
    role: 'admin',
  });
  assertHolds(signUp.status >= 400, 'signing up took a role');
  const browser = await openAccount(email);
  const extras = [
    ['role', 'admin'],
    ['id', randomUUID()],
    ['__proto__', '1'],
    ['__proto__.role', 'admin'],
    ['constructor', '1'],
    ['email', ownerEmail],
  ] as const;
  for (const [name, value] of extras) {
    const fields = Object.fromEntries([
      ['intent', 'name'],
      ['fullName', 'Somebody Else'],
      [name, value],
    ] as const);
    const { status } = await browser.post('/profile', fields);
    assertHolds(status >= 400, `the profile took ${name}`);
  }
  const { viewer } = JSON.parse((await browser.get('/auth/session')).text);
  assertHolds(viewer.role === 'user', `the role is ${viewer.role}`);
  assertHolds(!(await browser.get('/profile')).text.includes('Somebody Else'), 'a refused form changed the name');
  return `${extras.length + 1} forms with more than they ask for, all refused, nothing changed`;
};

const spellings = (path: string) => [
  path,
  `${path}.data`,
  `${path}.data?_routes=admin%2Fusers%2Fusers`,
  `/${path}`,
  path.replace('/admin', '/%61dmin'),
  path.replace('/admin', '/admin%2f'),
  path.replace('/admin', '/./admin'),
  path.replace('/admin', '/Admin'),
  `${path}/`,
];

const enterThePanel: Attack = async ({ openAccount, visit }) => {
  const customer = await openAccount('curious@example.com');
  let tried = 0;
  for (const browser of [customer, visit()])
    for (const path of ['/admin', '/admin/users', '/admin/audit', '/admin/orders/export', '/admin/messages'])
      for (const spelling of spellings(path))
        for (const method of ['GET', 'HEAD', 'POST']) {
          const { status, text } = await browser.get(spelling, { 'sec-fetch-site': 'same-origin' }, method);
          tried++;
          assertHolds(!text.includes(ownerEmail), `${method} ${spelling} told of the owner`);
          assertHolds(status !== 200 || !text.includes('Admin Panel'), `${method} ${spelling} was let in`);
        }
  return `${tried} spellings, none let in`;
};

const readOthers: Attack = async ({ openAccount }) => {
  const alice = await openAccount('alice.reads@example.com');
  const bob = await openAccount('bob.reads@example.com');
  const started = await alice.post('/free-scan', { name: 'Alice', email: 'alice.reads@example.com' });
  const scanId = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(String(started.headers.location))?.[0] ?? '';
  assertHolds(scanId !== '', 'no scan to steal was begun');
  for (const at of ['', '/report', '/report.pdf', '/report.csv', '/report.json', '.data'])
    for (const method of ['GET', 'HEAD']) {
      const [real, none] = [scanId, randomUUID()].map((id) => bob.get(`/dashboard/scans/${id}${at}`, {}, method));
      const [one, other] = [await real, await none];
      assertHolds(one?.status !== 200, `Bob opened Alice's scan${at}`);
      assertHolds(one?.status === other?.status, `${at} says that the scan exists: ${one?.status} ${other?.status}`);
    }
  return '12 ways to a scan of somebody else, each as if it did not exist';
};

const stealARefreshToken: Attack = async ({ openAccount, visit }) => {
  const owner = await openAccount('robbed@example.com');
  const thief = visit();
  for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
  const stolen = new Map(thief.cookies);
  const renewed = await Promise.all(Array.from({ length: 20 }, () => owner.post('/auth/refresh', {})));
  const children = new Set(
    renewed.map(({ headers }) => /refresh=([\w-]{43})/.exec(String(headers['set-cookie']))?.[1]),
  );
  assertHolds(children.size === 1 && !children.has(undefined), `20 parallel refreshes have ${children.size} children`);
  await owner.get('/dashboard');
  await wait(11_000);
  thief.cookies.clear();
  for (const [name, value] of stolen) if (name.includes('refresh')) thief.cookies.set(name, value);
  const late = JSON.parse((await thief.post('/auth/refresh', {})).text);
  assertHolds(late.viewer === null, 'an old refresh token opened a session');
  const after = JSON.parse((await owner.post('/auth/refresh', {})).text);
  assertHolds(after.viewer === null, 'the family of a stolen token lives on');
  return 'one child of 20 refreshes; the stolen one ended the family';
};

const leadElsewhere: Attack = async ({ openAccount, visit }) => {
  const email = 'led@example.com';
  await openAccount(email);
  const lures = [
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ];
  for (const next of [...lures, '/\t/evil.example', '/dashboard@evil.example/..//evil.example', '\\\\evil.example']) {
    const browser = visit();
    const lies = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    const path = `/auth?next=${encodeURIComponent(next)}`;
    const { status, headers } = await browser.post(path, { email, password }, lies);
    assertHolds(status === 302, `signing in answered ${status}`);
    const to = new URL(String(headers.location), 'http://site.example');
    assertHolds(to.host === 'site.example' || to.host.startsWith('localhost'), `${next} leads to ${to.href}`);
  }
  return '8 lures, all lead home';
};

const followTheLinkFirst: Attack = async ({ visit, linkTo }) => {
  const email = 'scanned.mail@example.com';
  await visit().post('/auth?tab=sign-up', { email, password, confirm: password, fullName: '' });
  const link = await linkTo(email, 'confirmation');
  for (let n = 0; n < 10; n++)
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await visit().get(link.pathname + link.search, {}, method);
      assertHolds(
        status === 200 && headers['set-cookie'] === undefined,
        `${method} of a mailed link answered ${status}`,
      );
      assertHolds(
        headers['referrer-policy'] === 'no-referrer',
        `its page says where it was: ${headers['referrer-policy']}`,
      );
      assertHolds(
        String(headers['cache-control']).includes('no-store'),
        `its page is kept: ${headers['cache-control']}`,
      );
    }
  const fields = { ...Object.fromEntries(link.searchParams), password, confirm: password, scripts: 'yes' };
  const pressed = await Promise.all(Array.from({ length: 20 }, () => visit().post('/auth/link', fields)));
  const opened = pressed.filter(({ status }) => status === 302).length;
  assertHolds(opened === 1, `${opened} of 20 presses opened the link`);
  return '20 looks, 20 presses, opened once';
};

const forgeRequests: Attack = async ({ openAccount }) => {
  const browser = await openAccount('forged@example.com');
  const origins = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example', 'sec-fetch-site': '' }];
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    for (const path of ['/profile', '/settings', '/sign-out', '/auth/refresh'])
      for (const headers of origins) {
        const { status } = await browser.get(path, headers as Record<string, string>, method);
        assertHolds(status === 403, `${method} ${path} from elsewhere answered ${status}`);
      }
  assertHolds((await browser.get('/dashboard')).status === 200, 'the session was ended from elsewhere');
  return '32 requests of other sites, all 403';
};

const floodAMailbox: Attack = async ({ url, visit }) => {
  const variants = (n: number) => [
    `flooded+${n}@example.com`,
    'FLOODED@example.com',
    'flooded@Example.com',
    'flooded@example.com',
  ];
  for (let n = 0; n < 100; n++)
    await visit(`10.77.${n}.1`).post('/free-scan', {
      name: 'A\r\nBcc: b@evil.example',
      email: variants(n)[n % 4] ?? '',
    });
  await wait(3_000);
  const rows = (
    await Promise.all(
      Array.from({ length: 100 }, (_, n) => (n % 4 === 0 ? listedMails(url, `flooded+${n}@example.com`) : [])),
    )
  ).flat();
  const plain = [
    ...new Set([
      ...(await listedMails(url, 'flooded@example.com')),
      ...(await listedMails(url, 'FLOODED@example.com')),
    ]),
  ];
  const mails = rows.length + plain.length;
  assertHolds(mails >= 1 && mails <= 6, `${mails} mails came`);
  return `100 requests, ${mails} mails`;
};

const wearOutTheEngine: Attack = async ({ visit }) => {
  const one = visit();
  const statuses = new Map<number, number>();
  let retry: unknown;
  for (let n = 0; n < 40; n++) {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, m) => one.post('/free-scan', { name: 'A', email: `w${n}x${m}@example.com` })),
    );
    for (const { status, headers } of answers) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 429) retry ??= headers['retry-after'];
    }
  }
  const admitted = [...statuses].flatMap(([status, count]) => (status < 400 ? [count] : [])).reduce((a, b) => a + b, 0);
  assertHolds(admitted <= 10, `${admitted} of 1,000 requests were taken in`);
  assertHolds(Number(retry) > 0, 'no Retry-After');
  return `${admitted} of 1,000 taken in, then 429 with Retry-After`;
};

const takeTheOwnersAccount: Attack = async ({ visit, linkTo }) => {
  const [stranger, owner] = [visit(), visit()];
  const theirs = 'the password of a stranger';
  await stranger.post('/auth?tab=sign-up', { email: ownerEmail, password: theirs, confirm: theirs, fullName: 'Eve' });
  await owner.post('/auth?tab=sign-up', { email: ownerEmail, password, confirm: password, fullName: 'Olive' });
  const link = await linkTo(ownerEmail, 'confirmation');
  const fields = {
    type: 'confirmation',
    token: link.searchParams.get('token') ?? '',
    password,
    confirm: password,
    scripts: 'yes',
  };
  assertHolds((await owner.post('/auth/link', fields)).status === 302, 'the owner cannot open the account');
  const wrong = await visit().post('/auth', { email: ownerEmail, password: theirs });
  assertHolds(wrong.status !== 302, 'the password of the stranger opens it');
  const right = await visit().post('/auth', { email: ownerEmail, password });
  assertHolds(right.status === 302, 'the password of the owner does not open it');
  return 'only the password of who read the mail opens it';
};

const rebindTheMailbox: Attack = async ({ visit }) => {
  for (const host of ['evil.example', 'evil.example:3000', 'localhost.evil.example', '[::ffff:a00:1]']) {
    const { status, text } = await visit().get('/dev/mail', { host });
    assertHolds(status === 421 || status === 400, `Host ${host} answered ${status}`);
    assertHolds(!text.includes('example.com'), 'an address was told');
  }
  return '4 names, none served';
};

const readTheLog: Attack = async ({ installation, tokens }) => {
  const log = installation.log();
  const words = [ownerEmail, 'climber@example.com', 'alice.reads', 'flooded', 'Alice Archer', password];
  const told = words.filter((word) => log.includes(word));
  assertHolds(told.length === 0, `the log holds ${told.join(', ')}`);
  assertHolds(
    tokens.size > 0 && ![...tokens].some((token) => log.includes(token)),
    'the log holds the token of a link',
  );
  return `${log.split('\n').length} lines, no name, address or password, and none of ${tokens.size} mailed tokens`;
};

/** Attacks over HTTP with their rows, in order: the log is read when all others have been. */
export const overHttp: AttackTable = [
  [21, takeTheOwnersAccount],
  [1, scanSomebodyElse],
  [2, tellAccountsApart],
  [3, giveMyselfARole],
  [4, enterThePanel],
  [5, readOthers],
  [7, stealARefreshToken],
  [8, leadElsewhere],
  [9, followTheLinkFirst],
  [14, forgeRequests],
  [16, floodAMailbox],
  [17, wearOutTheEngine],
  [28, rebindTheMailbox],
  [39, answerWithLies],
  [40, stealAToken],
  [41, believeAProvider],
  [18, readTheLog],
];
