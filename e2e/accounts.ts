import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { scopeStatements, systemScope } from '#platform/database/scope.ts';
import type { Installation } from './installation.ts';
import { newestLink } from './mail.ts';

/** OWNER_EMAIL of every installation that is tested. */
export const ownerEmail = 'owner@quietprint.example';
const password = 'quiet gravel and one stone';

export interface Account {
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

let count = 0;
const owners = new WeakMap<Installation, Account>();

/** Sends a form as a page would, from the browser's own cookies. */
async function post(page: Page, { url }: Installation, address: string, form: Record<string, string>): Promise<void> {
  const answer = await page.request.post(url + address, { form, headers: { origin: url }, maxRedirects: 0 });
  expect(answer.status(), `${address}: ${(await answer.text()).slice(0, 300)}`).toBeLessThan(400);
}

/** Opens an account and signs the page in to it: sign-up, mail, and the press of its button. */
async function openAccount(page: Page, installation: Installation, account: Account): Promise<void> {
  const { email, fullName } = account;
  await post(page, installation, '/auth?tab=sign-up', { email, password, confirm: password, fullName });
  const { searchParams } = new URL(await newestLink(installation.url, email, 'confirmation'));
  const token = searchParams.get('token') ?? '';
  await post(page, installation, '/auth/link', { type: 'confirmation', token });
}

/** Signs the page in by address and password, without the form. */
export async function signIn(page: Page, installation: Installation, { email }: { email: string }): Promise<void> {
  await post(page, installation, '/auth', { email, password });
}

/** A page of somebody who has just signed in, with a confirmed account of the role that is asked for. */
export async function signedIn(page: Page, installation: Installation, who: Who = {}): Promise<Account> {
  const as = who.as ?? 'customer';
  const known = as === 'owner' ? owners.get(installation) : undefined;
  if (known) {
    await signIn(page, installation, known);
    return known;
  }
  count += 1;
  const email = as === 'owner' ? ownerEmail : (who.email ?? `${as}.${process.pid}.${count}@example.com`);
  const account = { email, password, fullName: who.fullName ?? names[as], role: roles[as] };
  await openAccount(page, installation, account);
  if (as === 'owner') owners.set(installation, account);
  if (as === 'assistant' || as === 'admin') {
    // A page that is open would miss the product while it starts anew.
    await page.goto('about:blank');
    await giveRole(installation, email, as);
    await signIn(page, installation, account);
  }
  return account;
}

/** As an operator does it who has the database only. The embedded one belongs to the process, which is started anew. */
async function giveRole(installation: Installation, email: string, role: Account['role']): Promise<void> {
  const change = `begin; ${scopeStatements(systemScope, false)}; update profiles set role = '${role}' where email = '${email}'; commit`;
  if (installation.databaseUrl !== null) {
    const client = new pg.Client({ connectionString: installation.databaseUrl });
    await client.connect();
    await client.query(change.replace('begin;', 'begin; set local role quietprint_app;'));
    await client.end();
    return;
  }
  await installation.kill();
  const database = await PGlite.create(path.join(installation.folder, 'database'));
  await database.exec(change);
  await database.close();
  await installation.start();
}
