import type pg from 'pg';
import { addresses } from '#tests/addresses.ts';
import type { Things } from '#tests/things.ts';
import type { Customer } from './lists-customer.ts';

const ROUNDS = 15;
const WARM = 3;

/** Their cost is not that of reading: pictures of the interface, and what draws a document or a file of any size. */
const leftOut = /^\/dev\/|\.pdf$|\/export|\/pictures\/|\/files\/|\/replies\/all$|sample-report/;

/** Who asks: somebody without an account, a customer with things of their own, and the owner. */
export interface Visitors {
  stranger: Customer;
  customer: Customer;
  owner: Customer;
}

type Known = Partial<Things> & { userId: string };

const middle = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

async function idOf(client: pg.Client, query: string, values: string[] = []): Promise<string> {
  const { rows } = await client.query<{ id: string }>(query, values);
  return rows[0]?.id ?? '';
}

/** What addresses can name, as far as there is one. */
export async function findThings(client: pg.Client, own: { scanId: string; orderId: string }): Promise<Known> {
  const userId = await idOf(client, 'select user_id as id from service_requests where id = $1', [own.orderId]);
  return {
    userId,
    scanId: own.scanId,
    reportId: own.scanId,
    orderId: own.orderId,
    messageId: await idOf(client, 'select id from contact_messages order by created_at desc limit 1'),
    entryId: await idOf(client, 'select id from audit_logs where user_id = $1 and seq > 0 limit 1', [userId]),
    documentId: await idOf(client, 'select id from invoices where user_id = $1 limit 1', [userId]),
    contentId: await idOf(client, 'select id from cms_content limit 1'),
    postId: await idOf(client, 'select id from blog_posts limit 1'),
  };
}

/** Address of a screen, or null when there is nothing for it to show. */
function pathOf(pattern: string, things: Known): string | null {
  if (pattern === '/admin/users/:userId') return `/admin/users/${things.userId}`;
  const path = addresses[pattern]?.at?.(things as Things) ?? pattern;
  return /undefined|\/\/|\/$|:/.test(path) && pattern !== '/' ? null : path;
}

function askerOf(pattern: string, { stranger, customer, owner }: Visitors): Customer {
  if (pattern.startsWith('/admin')) return owner;
  const audience = addresses[pattern]?.for;
  return audience === 'anybody' || audience === 'visitors' ? stranger : customer;
}

/** Milliseconds of what the loaders of one address take, the middle of a few; null when it answers no reader. */
async function timeAddress(asker: Customer, path: string): Promise<number | null> {
  const data = path === '/' ? '/_root.data' : `${path}.data`;
  const address = (await asker.ask(data)).status === 200 ? data : path;
  if ((await asker.ask(address)).status !== 200) return null;
  const times: number[] = [];
  for (let round = -WARM; round < ROUNDS; round++) {
    const { ms } = await asker.ask(address);
    if (round >= 0) times.push(ms);
  }
  return middle(times);
}

/**
 * Every address of the product that somebody can read, by pattern, in milliseconds as its reader waits for it.
 * @returns those that were measured, and patterns of those that were not
 */
export async function timeScreens(
  visitors: Visitors,
  things: Known,
): Promise<{ times: Map<string, number>; left: string[] }> {
  const times = new Map<string, number>();
  const left: string[] = [];
  for (const [pattern, { for: audience, leadsTo }] of Object.entries(addresses)) {
    if (leadsTo !== undefined || audience === 'nobody') continue;
    const path = leftOut.test(pattern) ? null : pathOf(pattern, things);
    const ms = path === null ? null : await timeAddress(askerOf(pattern, visitors), path);
    if (ms === null) left.push(pattern);
    else times.set(pattern, ms);
  }
  return { times, left };
}
