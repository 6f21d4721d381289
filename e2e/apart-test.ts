import { type Apart, installApart } from './apart.ts';
import { asSystem } from './as-system.ts';
import { newestLink } from './mail.ts';
import { test as base, expect } from './test.ts';

/** Tests get a product of their own whose web servers and workers are processes of their own; its address is the proxy's. */
export const test = base.extend<object, { counts: { webs: number; workers: number }; apart: Apart }>({
  counts: [
    { webs: 2, workers: 1 },
    { option: true, scope: 'worker' },
  ],
  apart: [
    async ({ counts }, use) => {
      const apart = await installApart(counts);
      await use(apart);
      await apart.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ apart }, use) => use(apart.balancer.url),
});

export const linkFor = ({ webs: [web] }: Apart, email: string) => newestLink(web?.url ?? '', email);

/** Asks for a free scan and opens its link. */
export async function beginScan(apart: Apart, email: string, client: string): Promise<void> {
  const { url } = apart.balancer;
  const post = (path: string, form: Record<string, string>) =>
    fetch(url + path, {
      method: 'POST',
      headers: { origin: url, 'x-forwarded-for': client },
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
  expect((await post('/free-scan', { name: 'Carol', email })).status).toBe(200);
  const token = new URL(await linkFor(apart, email)).searchParams.get('token') ?? '';
  expect((await post('/scan/open', { token })).status).toBe(302);
}

/** How many rows there are, beyond what anybody is shown. */
export const countRows = async ({ databaseUrl }: Apart, from: string): Promise<number> => {
  const [row] = (await asSystem(databaseUrl, `select count(*)::int as count from ${from}`)) as { count: number }[];
  return row?.count ?? 0;
};
