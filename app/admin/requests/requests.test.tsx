import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestContext } from '#app/context.ts';
import { Toasts } from '#app/ui/overlays/toasts.tsx';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { admin } from '#tests/cast.ts';
import { proves } from '#tests/proves.ts';
import Requests, { loader } from './requests.tsx';

describe('the Service Requests tab', () => {
  let shop: Shop;
  const show = async () => {
    const context = new RouterContextProvider();
    context.set(requestContext, shop.as(admin));
    const url = new URL('/admin/requests', 'https://quietprint.test');
    const args = { context, url, params: {}, request: new Request(url) };
    const loaderData = await loader(args as unknown as Parameters<typeof loader>[0]);
    const props = { loaderData } as Parameters<typeof Requests>[0];
    return textOf(
      await renderAt(
        '/admin/requests',
        <Toasts flash={null}>
          <Requests {...props} />
        </Toasts>,
      ),
    );
  };
  beforeAll(async () => {
    shop = await createShop('embedded');
  });
  afterAll(() => shop.world.close());

  it('names who asked, and has words for an account that is gone', proves('ADM-REQ-011', 'ADM-REQ-012'), async () => {
    await shop.order();
    const known = await show();
    expect(known).toContain('Alice Archer');
    expect(known).toContain('alice@example.com');
    expect(known).not.toContain('Unknown User');
    await shop.inSystem((tx) => tx.update(serviceRequests).set({ userId: null, contactEmail: 'shop@example.org' }));
    const orphaned = await show();
    expect(orphaned).toContain('Unknown User');
    expect(orphaned).toContain('no-email@unknown.invalid');
    expect(orphaned).not.toContain('Alice Archer');
  });
});
