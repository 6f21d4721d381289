import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import Blog, { loader as loadBlog } from '#app/admin/blog/blog.tsx';
import Branding, { loader as loadBranding } from '#app/admin/branding/branding.tsx';
import Content, { loader as loadContent } from '#app/admin/content/content.tsx';
import Messages, { loader as loadMessages } from '#app/admin/messages/messages.tsx';
import Orders, { loader as loadOrders } from '#app/admin/orders/orders.tsx';
import Requests, { loader as loadRequests } from '#app/admin/requests/requests.tsx';
import Services, { loader as loadServices } from '#app/admin/services/services.tsx';
import { requestContext } from '#app/context.ts';
import { Toasts } from '#app/ui/overlays/toasts.tsx';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import type { Context } from '#core/base/context.ts';
import { admin, alice } from '#tests/cast.ts';
import { failing } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ database: 'embedded' });
});
afterAll(() => world.close());

const broken: Pick<World, 'database'> = {
  get database(): World['database'] {
    return failing(world.database, new Error('relation does not exist'));
  },
};

type Load = (args: never) => Promise<unknown>;
const tabs: [words: string, load: Load, Tab: (props: never) => unknown][] = [
  ['Failed to fetch messages.', loadMessages as Load, Messages as never],
  ['Failed to fetch orders', loadOrders as Load, Orders as never],
  ['Failed to load service requests.', loadRequests as Load, Requests as never],
  ['Failed to fetch services', loadServices as Load, Services as never],
  ['Failed to fetch content', loadContent as Load, Content as never],
  ['Failed to load branding assets.', loadBranding as Load, Branding as never],
  ['Failed to load blog posts.', loadBlog as Load, Blog as never],
];

function load(loader: Load, more: Partial<Context> & { platform: Context['platform'] }): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(requestContext, { actor: admin, client: null, ...more });
  return loader({ context, url: new URL('https://quietprint.test/admin/x'), params: {} } as never);
}

describe.each(tabs)('a tab that cannot be loaded', (words, loader, Tab) => {
  it(
    `says "${words}" and is logged`,
    proves('ERR-015', 'ERR-019', 'ERR-023', 'ERR-027', 'ERR-030', 'ERR-034', 'ERR-036'),
    async () => {
      world.logged.length = 0;
      const loaderData = await load(loader, { platform: { ...world, ...broken } });
      expect(loaderData).toMatchObject({ shown: { ok: false } });
      expect(world.logged.join()).toContain('could not be read');
      const Element = Tab as (props: { loaderData: unknown }) => React.ReactNode;
      const html = await renderAt(
        '/admin/x',
        <Toasts>
          <Element loaderData={loaderData} />
        </Toasts>,
      );
      expect(textOf(html)).toContain(words);
    },
  );

  it('shows what there is, when it can', async () => {
    const loaderData = await load(loader, { platform: world });
    expect(loaderData).toMatchObject({ shown: { ok: true } });
  });

  it('loads nothing for a customer, whatever guard was passed', async () => {
    await expect(load(loader, { platform: world, actor: alice })).rejects.toMatchObject({ code: 'forbidden' });
  });
});
