import { type APIRequestContext, type APIResponse, expect, type Page, request } from '@playwright/test';
import type { Installation } from './installation.ts';
import { newestLink } from './mail.ts';

/** OWNER_EMAIL of every installation that is tested. */
export const ownerEmail = 'owner@quietprint.test';
const password = 'quiet gravel and one stone';

export interface Account {
  id: string;
  email: string;
  password: string;
  fullName: string;
  role: 'user' | 'assistant' | 'admin';
}

export interface Who {
  /** Default: a customer. The owner is an admin, and there is one. */
  as?: 'customer' | 'assistant' | 'admin' | 'owner';
  /** Default: "Alice Archer" and the like. */
  fullName?: string;
  /** Default: an address that nobody has used. */
  email?: string;
}

const names = { customer: 'Alice Archer', assistant: 'Ann Assistant', admin: 'Adam Admin', owner: 'Olive Owner' };
const roles = { customer: 'user', assistant: 'assistant', admin: 'admin', owner: 'admin' } as const;

interface Owner {
  /** Keeps the owner's cookies. */
  web: APIRequestContext;
  account: Account;
}

let count = 0;
const owners = new WeakMap<Installation, Promise<Owner>>();
/** By the addresses that tests chose: files that run against one installation may choose the same. */
const chosen = new WeakMap<Installation, Map<string, Account>>();

interface Form {
  installation: Installation;
  address: string;
  form: Record<string, string>;
  /** The address that it comes from; default: that of the test. */
  client?: string;
}

/** Where the owner has signed in before, as often as they like: others who try the owner's address are held up. */
const ownersClient = '203.0.113.250';

const WAIT_MS = 1_000;
const MOST_TRIES = 20;

/** Sends a form as a page would, again while the product says that it is busy. @returns the answer, redirects not followed */
export async function postForm(
  web: APIRequestContext,
  { installation, address, form, client }: Form,
): Promise<APIResponse> {
  const { url } = installation;
  const headers = { origin: url, ...(client !== undefined && { 'x-forwarded-for': client }) };
  for (let tries = 1; ; tries++) {
    const answer = await web.post(url + address, { form, headers, maxRedirects: 0 });
    if (answer.status() === 503 && tries < MOST_TRIES) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    else {
      expect(answer.status(), `${address}: ${(await answer.text()).slice(0, 300)}`).toBeLessThan(400);
      return answer;
    }
  }
}

/** Opens an account and signs in to it: sign-up, mail, and the press of its button. */
async function openAccount(web: APIRequestContext, installation: Installation, account: Omit<Account, 'id'>) {
  const { email, fullName } = account;
  const form = { email, password, confirm: password, fullName };
  await postForm(web, { installation, address: '/auth?tab=sign-up', form });
  const { searchParams } = new URL(await newestLink(installation.url, email, 'confirmation'));
  const press = { type: 'confirmation', token: searchParams.get('token') ?? '' };
  await postForm(web, { installation, address: '/auth/link', form: press });
  const { viewer } = await (await web.get(`${installation.url}/auth/session`)).json();
  return { ...account, id: viewer.id as string };
}

const postSignIn = (
  web: APIRequestContext,
  installation: Installation,
  { email }: { email: string },
  from: Pick<Form, 'client'> = {},
) => postForm(web, { installation, address: '/auth', form: { email, password }, ...from });

async function openOwner(installation: Installation): Promise<Owner> {
  const web = await request.newContext({ extraHTTPHeaders: { 'x-forwarded-for': ownersClient } });
  const account = { email: ownerEmail, password, fullName: names.owner, role: roles.owner };
  return { web, account: await openAccount(web, installation, account) };
}

function ownerOf(installation: Installation): Promise<Owner> {
  const owner = owners.get(installation) ?? openOwner(installation);
  owners.set(installation, owner);
  return owner;
}

/** What the owner does to an account in the panel, e.g. `{ intent: 'deactivate' }`. */
export async function asOwner(installation: Installation, { id }: { id: string }, form: Form['form']): Promise<void> {
  const { web } = await ownerOf(installation);
  await postForm(web, { installation, address: `/admin/users/${id}`, form });
}

/** A page of somebody who has just signed in, with a confirmed account of the role that is asked for. */
export async function signedIn(page: Page, installation: Installation, who: Who = {}): Promise<Account> {
  const as = who.as ?? 'customer';
  if (as === 'owner') {
    const { account } = await ownerOf(installation);
    await postSignIn(page.request, installation, account, { client: ownersClient });
    return account;
  }
  const accounts = chosen.get(installation) ?? new Map<string, Account>();
  chosen.set(installation, accounts);
  const earlier = accounts.get(who.email ?? '');
  if (earlier) {
    await postSignIn(page.request, installation, earlier);
    return earlier;
  }
  count += 1;
  const email = who.email ?? `${as}.${process.pid}.${count}@example.com`;
  const wanted = { email, password, fullName: who.fullName ?? names[as], role: roles[as] };
  const account = await openAccount(page.request, installation, wanted);
  if (who.email) accounts.set(email, account);
  if (account.role === 'user') return account;
  await asOwner(installation, account, { intent: 'role', role: account.role });
  await postSignIn(page.request, installation, account);
  return account;
}

/** Fills and sends the form to sign in, which the page shows. */
export async function signIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
