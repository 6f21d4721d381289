import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { confirmWithPassword } from '#core/accounts/sessions/actions/confirm-with-password.ts';
import { signUp } from '#core/accounts/sessions/actions/sign-up.ts';
import { confirmAddress } from '#core/accounts/sessions/emails.ts';
import { visitor } from '#core/base/context.ts';
import { openProduct, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { type Answer, ask } from '#tests/test-server.ts';
import { createWorld, type World } from '#tests/world.ts';

const hashing = vi.hoisted(() => ({ count: 0 }));
/** Hashing itself takes the same time for everybody; here it is counted, so that what remains can be measured. */
vi.mock('@node-rs/argon2', () => ({
  hash: async (password: string) => {
    hashing.count++;
    return `hash of ${password}`;
  },
  verify: async (hash: string, password: string) => {
    hashing.count++;
    return hash === `hash of ${password}`;
  },
}));

/** As many pairs as show it clearly; a machine that is busy with other things needs more of them. */
const PAIRS = { fewest: 60, most: 200 };
const { build } = await productBuild();
const password = 'correct horse';
let world: World;
let product: Product;
let clients = 0;

interface Post {
  path: string;
  fields: Record<string, string>;
}

const forms: Record<string, { secondsBetween: number; post: (email: string) => Post; says: string }> = {
  'sign-in': {
    secondsBetween: 10,
    post: (email) => ({ path: '/auth', fields: { email, password: 'wrong password' } }),
    says: 'Invalid email or password.',
  },
  'sign-up': {
    secondsBetween: 86_400,
    post: (email) => ({ path: '/auth?tab=sign-up', fields: { email, password, confirm: password, fullName: '' } }),
    says: 'Please check your email to confirm your account.',
  },
  reset: {
    secondsBetween: 86_400,
    post: (email) => ({ path: '/auth?view=reset', fields: { email } }),
    says: 'Password reset email sent!',
  },
};

/** Sends a form from a client of its own. */
function send({ path, fields }: Post): Promise<Answer> {
  const client = clients++;
  return ask(product, path.replace('/auth', '/auth.data'), {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`,
    },
    body: new URLSearchParams(fields).toString(),
  });
}

/** All that an answer says, but for what is random in every answer. */
function toldBy({ status, headers, text }: Answer, email: string) {
  const {
    date: _date,
    'x-request-id': _id,
    'content-security-policy': policy,
    'set-cookie': cookiesSet,
    ...others
  } = headers;
  const withoutNonce = String(policy).replace(/nonce-[^']+/g, 'nonce');
  const cookies = [cookiesSet ?? []].flat().map((one) => one.replace(/=[\w-]{43};/, '=a token;'));
  return { status, headers: { ...others, cookies, policy: withoutNonce }, text: text.replaceAll(email, 'THE ADDRESS') };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

beforeAll(async () => {
  world = await createWorld({ database: 'embedded', emails: [confirmAddress], env: { TRUSTED_PROXIES: '1' } });
  const context = { actor: visitor, client: null, platform: world };
  await signUp(context, { email: 'alice@example.com', password, fullName: null });
  await world.drain();
  await confirmWithPassword(context, world.mailbox[0]?.text.match(/token=([\w-]+)/)?.[1] ?? '', { password });
  product = await openProduct(world, build);
});
afterAll(async () => {
  product.stop();
  await world.close();
});

describe.each(Object.entries(forms))('the %s form', (_name, { secondsBetween, post, says }) => {
  it('says and does the same in the same time whether an address has an account or not', async () => {
    const known = { email: 'alice@example.com', took: [] as number[], hashes: 0 };
    const unknown = { email: '', took: [] as number[], hashes: 0 };
    const gap = () => Math.abs(median(known.took.map((time, n) => time - (unknown.took[n] ?? 0))));
    // A machine that is busy with other things measures its own noise as well.
    const most = () => Math.max(5, 0.25 * median(unknown.took));
    for (let n = 0; n < PAIRS.most && (n < PAIRS.fewest || gap() > most() / 2); n++) {
      world.clock.advance(secondsBetween * 1_000);
      unknown.email = `n${String(n).padStart(4, '0')}@example.com`;
      const told = new Map<unknown, unknown>();
      for (const one of n % 2 ? [known, unknown] : [unknown, known]) {
        const hashesBefore = hashing.count;
        const started = performance.now();
        const answer = await send(post(one.email));
        one.took.push(performance.now() - started);
        one.hashes += hashing.count - hashesBefore;
        told.set(one, toldBy(answer, one.email));
        expect(answer.text).toContain(says);
      }
      expect(told.get(known)).toEqual(told.get(unknown));
    }
    expect(known.hashes).toBe(unknown.hashes);
    expect(gap()).toBeLessThan(most());
  });
});
