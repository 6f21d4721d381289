import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestContext } from '#app/context.ts';
import { Toasts } from '#app/ui/overlays/toasts.tsx';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import { analyticsEvents } from '#core/analytics/schema.ts';
import type { Context } from '#core/base/context.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { assistant, insertCast } from '#tests/cast.ts';
import { failing } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import Analytics, { loader } from './analytics.tsx';

describe('the Analytics tab', () => {
  let world: World;
  const show = async (path = '/admin/analytics', platform: Platform = world) => {
    const context = new RouterContextProvider();
    const ctx: Context = { actor: assistant, client: null, platform };
    context.set(requestContext, ctx);
    const url = new URL(path, 'https://quietprint.test');
    const args = { context, url, params: {}, request: new Request(url) };
    const loaderData = await loader(args as unknown as Parameters<typeof loader>[0]);
    const props = { loaderData } as Parameters<typeof Analytics>[0];
    return renderAt(
      path,
      <Toasts flash={null}>
        <Analytics {...props} />
      </Toasts>,
    );
  };

  beforeAll(async () => {
    world = await createWorld({ database: 'embedded' });
    await insertCast(world.database);
    const createdAt = world.clock.now();
    await world.database.transaction(systemScope, async (tx) => {
      const event = {
        eventType: 'page_view',
        deviceInfo: { device: 'mobile' },
        locationInfo: { country: 'GB' },
        createdAt,
      };
      await tx.insert(analyticsEvents).values(Array.from({ length: 60 }, () => event));
      const order = { serviceName: 'A', contactEmail: 'a@example.com', createdAt, paymentStatus: 'paid' as const };
      await tx.insert(serviceRequests).values([
        { ...order, amount: 1_080 },
        { ...order, amount: 70, currency: 'EUR' as const },
      ]);
    });
  });
  afterAll(() => world.close());

  it('shows revenue in pounds and other currencies beside it', proves('ADM-AN-007'), async () => {
    const text = textOf(await show());
    expect(text).toContain('Revenue £1,080');
    expect(text).toContain('and €70');
    expect(text).toContain('Signed in, last 30 days');
  });

  it('shows 10 events as recent activity', proves('ADM-AN-002'), async () => {
    const html = await show();
    const table = html.slice(html.indexOf('Recent activity</caption>'));
    expect(table.match(/data-label="Event"/g)?.length).toBe(10);
  });

  it('draws its charts on the server, each with a table', async () => {
    const html = await show('/admin/analytics?days=7');
    for (const title of ['Scans and orders per day', 'Revenue per day', 'Page views per day'])
      expect(html).toMatch(new RegExp(`<title[^>]*>${title}</title>`));
    expect(html.match(/class="line" d="M/g)?.length).toBe(4);
    expect(html).not.toContain('NaN');
    expect(html.match(/Show as table/g)?.length).toBe(5);
    expect(html).toMatch(/aria-current="true"[^>]*>7 days</);
  });

  it('says what each step from a visit to a paid order is', async () => {
    const html = await show();
    const shown = textOf(html.slice(html.indexOf('From a visit to a paid order')));
    expect(shown).toContain('Page views 60');
    expect(shown).toContain('Mails opened Of these requests, those whose mailed link was opened.');
    expect(shown).toContain('Paid Orders of these days that are paid.');
  });

  it('says that it failed to load', proves('ERR-025'), async () => {
    const database = failing(world.database, new Error('gone'));
    expect(textOf(await show('/admin/analytics', { ...world, database }))).toContain('Failed to load analytics data.');
  });
});
