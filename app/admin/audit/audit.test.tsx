import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestContext } from '#app/context.ts';
import { Toasts } from '#app/ui/overlays/toasts.tsx';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { defineEvent, record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { admin, assistant, bob, insertCast } from '#tests/cast.ts';
import { failing } from '#tests/databases.ts';
import { sendForm } from '#tests/forms.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import Audit, { loader } from './audit.tsx';
import Entry, { action, loader as readEntry } from './audit-entry.tsx';
import { loader as download } from './audit-files.ts';

const priced = defineEvent({
  name: 'test.priced',
  action: 'update',
  entityType: 'service',
  sentence: 'A price was set',
});

describe('the Audit Log tab', () => {
  let world: World;
  const as = (actor: Context['actor'], platform: Platform = world): Context => ({
    actor,
    client: { requestId: 'r', ip: '203.0.113.24', userAgent: 'Firefox' },
    platform,
  });
  const argsFor = (path: string, params = {}, ctx = as(assistant)) => {
    const context = new RouterContextProvider();
    context.set(requestContext, ctx);
    const url = new URL(path, 'https://quietprint.test');
    return { context, url, params, request: new Request(url) };
  };
  const show = async (path = '/admin/audit', ctx = as(assistant)) => {
    const loaderData = await loader(argsFor(path, {}, ctx) as unknown as Parameters<typeof loader>[0]);
    const props = { loaderData } as Parameters<typeof Audit>[0];
    return renderAt(
      path,
      <Toasts flash={null}>
        <Audit {...props} />
      </Toasts>,
    );
  };
  const price = (from: number, to: number) =>
    world.database.transaction(systemScope, (tx) =>
      record(tx, as(admin), priced, {
        entityId: 'a',
        userId: bob.userId,
        oldValues: { price: from, detailed_description: 'x'.repeat(60) },
        newValues: { price: to, detailed_description: 'y'.repeat(60) },
      }),
    );

  beforeAll(async () => {
    world = await createWorld({ database: 'embedded' });
    await insertCast(world.database);
    await price(75, 80);
    await sealEntries(world);
    world.clock.advance(1_000);
    await price(80, 85);
  });
  afterAll(() => world.close());

  it('says that older entries are archived for compliance', proves('ADM-AUD-002'), async () => {
    expect(textOf(await show())).toContain('The latest 100 entries. Older entries are archived for compliance');
  });

  it('shows the first 8 characters of ids', proves('ADM-AUD-011'), async () => {
    const html = await show();
    expect(html).toContain(`>${bob.userId.slice(0, 8)}<`);
    expect(textOf(html)).not.toContain(bob.userId.slice(0, 9));
    expect(html).toContain(`title="Bob Baker, ${bob.userId}"`);
  });

  it('shows the first 40 characters of the details', proves('ADM-AUD-012'), async () => {
    const text = textOf(await show());
    expect(text).toContain(`price: 80 → 85, detailed_description: xx…`);
    expect(text).not.toContain('xxx');
  });

  it('shows the hash of what is sealed, and "Not verified" for what is not', async () => {
    const html = await show();
    expect(html.match(/Not verified/g)?.length).toBe(1);
    expect(html).toMatch(/aria-label="Hash [0-9a-f]{12}, verified\. Copy"/);
  });

  it('has a choice for every filter, which stands in the address', async () => {
    const html = await show('/admin/audit?action=update&entity=service');
    for (const value of ['all', 'create', 'delete', 'login', 'user', 'profile', 'blog_post'])
      expect(html).toContain(`<option value="${value}">`);
    expect(html).toContain('<option value="update" selected="">');
    expect(html).toContain('<option value="service" selected="">');
    expect(textOf(await show('/admin/audit?action=login'))).toContain('No entries match');
    expect(textOf(await show('/admin/audit?action=nonsense'))).toContain('price: 80');
  });

  it('that cannot be loaded says "Failed to load audit logs." and is logged', proves('ERR-026'), async () => {
    const database = failing(world.database, new Error('gone'));
    const text = textOf(await show('/admin/audit', as(assistant, { ...world, database })));
    expect(text).toContain('Failed to load audit logs.');
    expect(world.logged.join()).toContain('could not be read');
  });

  it('shows one entry with what changed, verifies it, and gives its proof', async () => {
    const data = await loader(argsFor('/admin/audit') as unknown as Parameters<typeof loader>[0]);
    const [waiting, sealed] = data.shown.ok ? data.shown.value.rows : [];
    const at = (id = '') => argsFor(`/admin/audit/${id}`, { entryId: id });
    const loaderData = await readEntry(at(sealed?.id) as unknown as Parameters<typeof readEntry>[0]);
    const props = { loaderData } as Parameters<typeof Entry>[0];
    const text = textOf(await renderAt('/admin/audit/x', <Entry {...props} />));
    expect(text).toContain('A price was set');
    expect(text).toContain('price 75 80');
    expect(text).toContain('Adam Admin');
    const verify = async (entryId = '') => (await sendForm(action, as(admin), {}, { params: { entryId } })).value;
    expect(await verify(sealed?.id)).toMatchObject({ kind: 'holds', position: 0, size: 1 });
    expect(await verify(waiting?.id)).toMatchObject({ kind: 'waiting' });
    const proof = await download(at(sealed?.id) as unknown as Parameters<typeof download>[0]);
    expect(proof.headers.get('content-disposition')).toBe('attachment; filename="audit-proof-0.json"');
    expect(await proof.json()).toMatchObject({ entry: { seq: 0 }, proof: [] });
    const all = await download(argsFor('/admin/audit/export') as unknown as Parameters<typeof download>[0]);
    expect(all.headers.get('content-disposition')).toBe('attachment; filename="audit-log-2027-03-01.zip"');
    expect((await all.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  });
});
