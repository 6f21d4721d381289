import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestContext } from '#app/context.ts';
import { Toasts } from '#app/ui/overlays/toasts.tsx';
import { renderAt, shownIn, textOf } from '#app/ui/render-for-tests.tsx';
import { alice, insertCast } from '#tests/cast.ts';
import { failing } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import Profile, { loader } from './profile.tsx';

let world: World;
beforeAll(async () => {
  world = await createWorld({ database: 'embedded' });
  await insertCast(world.database);
});
afterAll(() => world.close());

function load(platform: World) {
  const context = new RouterContextProvider();
  context.set(requestContext, { actor: alice, client: null, platform });
  const url = new URL('https://quietprint.test/profile');
  return loader({ context, url } as unknown as Parameters<typeof loader>[0]);
}

async function pageOf(platform: World): Promise<string> {
  const props = { loaderData: await load(platform) } as unknown as Parameters<typeof Profile>[0];
  return renderAt(
    '/profile',
    <Toasts>
      <Profile {...props} />
    </Toasts>,
  );
}

it('the profile page shows the one profile of whoever asks', proves('CALL-012'), async () => {
  expect((await load(world)).profile).toMatchObject({ fullName: 'Alice Archer', email: 'alice@example.com' });
  expect(await pageOf(world)).toContain('value="Alice Archer"');
});

it('a profile that cannot be read is only logged; the page stands on what the session knows', {
  ...proves('ERR-079'),
}, async () => {
  world.logged.length = 0;
  const html = await pageOf({ ...world, database: failing(world.database, new Error('relation does not exist')) });
  expect(world.logged.join()).toContain('The profile could not be read');
  expect(html).toContain('value="alice@example.com"');
  expect(shownIn(html)).not.toMatch(/role="(alert|status)"/);
  expect(textOf(html)).not.toMatch(/could not|failed/i);
});
