import { Agent, request as send } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translations } from '#contract/base/languages.ts';
import { seed } from '#db/seed.ts';
import { type Address, addresses } from '#tests/addresses.ts';
import { admin, alice, assistant, bob, cast, insertCast } from '#tests/cast.ts';
import { openProduct, openSessionOf, type Product } from '#tests/open-product.ts';
import { type Leaf, productBuild } from '#tests/product.ts';
import { makeThings, type Things } from '#tests/things.ts';
import { createWorld, type World } from '#tests/world.ts';

const who = { visitor: null, stranger: bob, customer: alice, assistant, admin } as const;
type Role = keyof typeof who;
const roles = Object.keys(who) as Role[];
const staff: readonly Role[] = ['assistant', 'admin'];

interface Answer {
  status: number;
  location: string;
  type: string;
  text: string;
}

const { build, leaves } = await productBuild();
const agent = new Agent({ keepAlive: true });
const cookies: Partial<Record<Role, string>> = {};
let world: World;
let things: Things;
let product: Product;

beforeAll(async () => {
  world = await createWorld({ database: 'either', env: { APP_URL: 'http://localhost:3000' } });
  await seed(world.database);
  await insertCast(world.database);
  things = await makeThings(world);
  product = await openProduct(world, build);
});
afterAll(async () => {
  agent.destroy();
  product.stop();
  await world.close();
});

/** Anew for every address: one of them ends the session. */
async function signIn(role: Role): Promise<void> {
  const person = who[role];
  if (person) cookies[role] = `qp_access=${(await openSessionOf(world, person)).access_token}`;
}

/** As the role; a form is posted empty, from a page of ours. */
function ask(role: Role, path: string, method = 'GET'): Promise<Answer> {
  const headers: Record<string, string> = cookies[role] ? { cookie: cookies[role] } : {};
  if (method === 'POST')
    Object.assign(headers, {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': '0',
    });
  return new Promise((resolve, reject) => {
    const request = send({ port: product.port, host: '127.0.0.1', path, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? '',
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    request.once('error', reject);
    request.end();
  });
}

/** Names and addresses of the cast that this role has no business to read there. */
function marksAgainst(role: Role, address: Address): string[] {
  const mayReadOthers = staff.includes(role) && (address.for === 'staff' || address.for === 'its owner and staff');
  if (mayReadOthers) return [];
  return Object.values(cast)
    .filter((person) => person !== who[role])
    .flatMap(({ email, fullName }) => [email, fullName ?? email]);
}

/** Whether the whole page is asked for. Drawing takes the time; what a page shows of others stands in its data, which everybody asks for. */
function isDrawnFor(role: Role, { for: audience }: Address): boolean {
  if (audience === 'anybody') return role === 'visitor' || role === 'customer';
  if (audience === 'visitors') return role === 'visitor';
  if (audience === 'its owner and staff') return role === 'customer' || role === 'admin';
  return role === (audience === 'staff' ? 'admin' : 'customer');
}

type Answered = 'let in' | 'to sign in' | 'to the dashboard' | 'not found' | 'led on';

/** What the address says to this role, whatever the spelling and method. */
function expected(role: Role, { for: audience, leadsTo }: Address): readonly Answered[] {
  const letIn: readonly Answered[] = leadsTo ? ['led on'] : ['let in'];
  const isStaff = staff.includes(role);
  switch (audience) {
    case 'anybody':
      return letIn;
    case 'nobody':
      return ['not found'];
    case 'visitors':
      return role === 'visitor' ? letIn : ['to the dashboard'];
    case 'people':
      return role === 'visitor' ? ['to sign in'] : letIn;
    case 'staff':
      return isStaff ? letIn : [role === 'visitor' ? 'to sign in' : 'to the dashboard'];
    default:
      if (role === 'customer' || (isStaff && audience === 'its owner and staff')) return letIn;
      return role === 'visitor' ? ['to sign in', 'not found'] : ['not found'];
  }
}

/** Redirects of `.data` requests stand in the body. */
function leadsTo({ status, location, text }: Answer): string | null {
  if (status === 202) return /"(\/[^"]*)"/.exec(text)?.[1] ?? '';
  return status >= 300 && status < 400 ? location : null;
}

/** A body says what it is, and a text in which characters it is written. */
const isDescribed = ({ text, type }: Answer): boolean =>
  text === '' ||
  (/^[\w.+-]+\/[\w.+-]+/.test(type) && (!/^text\/|[/+]xml/.test(type) || /; ?charset=utf-8/i.test(type)));

function said(answer: Answer, address: Address): Answered | number {
  const to = leadsTo(answer);
  if (to !== null && address.leadsTo && to.startsWith(address.leadsTo)) return 'led on';
  if (to?.startsWith('/auth')) return 'to sign in';
  if (to === '/dashboard') return 'to the dashboard';
  if (answer.status === 404) return 'not found';
  return answer.status === 200 ? 'let in' : answer.status;
}

const addressOf = (leaf: Leaf): Address => addresses[leaf.pattern] ?? { for: 'nobody' };
const pathOf = (leaf: Leaf) => addressOf(leaf).at?.(things) ?? leaf.pattern;
const dataOf = (path: string) => (path === '/' ? '/_.data' : path.replace(/(?=\?|$)/, '.data'));

describe('the table of addresses', () => {
  it('holds every route, and no other', () => {
    expect(Object.keys(addresses).toSorted()).toEqual(leaves.map(({ pattern }) => pattern).toSorted());
  });

  it('names a thing wherever a route does', () => {
    for (const { pattern } of leaves) if (/[:*]/.test(pattern)) expect(addresses[pattern]?.at, pattern).toBeDefined();
  });
});

const inEnglish = (pattern: string) =>
  translations.reduce((one, code) => one.replace(new RegExp(`^/${code}(?=/|$)`), ''), pattern) || '/';
const known = leaves.filter(({ pattern }) => pattern in addresses);
const isTranslated = ({ pattern }: Leaf) => inEnglish(pattern) !== pattern;

/** What decides who is let in, and what is done: the functions of a route and of what it stands in. */
function functionsOf(id: string | undefined): unknown[] {
  const route = id === undefined ? undefined : build.routes[id];
  if (!route) return [];
  const { loader, action, headers } = route.module;
  return [{ loader, action, headers }, ...functionsOf(route.parentId)];
}

// Whatever a role or a spelling changes is decided by functions that know no language: they are tried in English.
describe('an address in another language', () => {
  it.each(known.filter(isTranslated))(
    '$pattern is read and written by what reads and writes it in English',
    async (leaf) => {
      const english = leaves.find(({ pattern }) => pattern === inEnglish(leaf.pattern));
      expect(functionsOf(leaf.id)).toEqual(functionsOf(english?.id));
      const { for: audience, formFor } = addressOf(leaf);
      expect({ for: audience, formFor }).toEqual({
        for: addresses[english?.pattern ?? '']?.for,
        formFor: addresses[english?.pattern ?? '']?.formFor,
      });
      const right = expected('visitor', addressOf(leaf));
      for (const path of [pathOf(leaf), dataOf(pathOf(leaf))]) {
        const answer = await ask('visitor', path);
        expect(right, path).toContain(said(answer, addressOf(leaf)));
        expect(isDescribed(answer), answer.type).toBe(true);
      }
    },
  );
});

describe.each(known.filter((leaf) => !isTranslated(leaf)))('$pattern', (leaf) => {
  const address = addressOf(leaf);

  it('leads nowhere with a slash too many or in disguise', async () => {
    await signIn('admin');
    const path = pathOf(leaf);
    const last = path.lastIndexOf('/');
    for (const spelling of [`/${path}`, `${path.slice(0, last)}%2f${path.slice(last + 1)}`])
      for (const asked of [spelling, `${spelling}.data`]) {
        const answer = await ask('admin', asked);
        expect([400, 404], asked).toContain(answer.status);
        expect(answer.text).not.toContain(alice.email);
        expect(isDescribed(answer), answer.type).toBe(true);
      }
  });

  it.each(roles)('says the same to the %s in every spelling, and shows nothing of others', async (role) => {
    await signIn(role);
    const path = pathOf(leaf);
    const right = expected(role, address);
    const refused = !right.includes('let in') && !right.includes('led on');
    const answers: Record<string, Answer> = {};
    const isQuick = refused || leaf.isFile;
    if (isQuick || isDrawnFor(role, address)) answers.document = await ask(role, path);
    if (isQuick || role === 'customer') answers.head = await ask(role, path, 'HEAD');
    if (!leaf.isFile) {
      answers.data = await ask(role, dataOf(path));
      answers.route = await ask(
        role,
        `${dataOf(path)}${path.includes('?') ? '&' : '?'}_routes=${encodeURIComponent(leaf.id)}`,
      );
    }
    for (const [spelling, answer] of Object.entries(answers)) expect(right, spelling).toContain(said(answer, address));

    const posts: Record<string, Answer> = { postData: await ask(role, dataOf(path), 'POST') };
    if (isQuick || (role !== 'visitor' && isDrawnFor(role, address))) posts.post = await ask(role, path, 'POST');
    for (const [spelling, answer] of Object.entries(posts)) {
      if (refused && leaf.hasAction && !address.formFor) expect(right, spelling).toContain(said(answer, address));
      else expect(answer.status, spelling).toBeLessThan(500);
      if (address.formFor) expect(answer.status, `${spelling}, empty`).toBe(400);
      if (!leaf.hasAction) expect(answer.status === 200 && answer.text.includes('"actionData"'), spelling).toBe(false);
    }

    const all = Object.entries({ ...answers, ...posts });
    expect(all.filter(([, answer]) => !isDescribed(answer)).map(([spelling, { type }]) => [spelling, type])).toEqual(
      [],
    );

    const marks = marksAgainst(role, address);
    for (const [spelling, { text }] of Object.entries({ ...answers, ...posts }))
      expect(
        marks.filter((mark) => text.includes(mark)),
        spelling,
      ).toEqual([]);
  });
});
