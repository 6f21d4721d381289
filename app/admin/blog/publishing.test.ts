import { randomUUID } from 'node:crypto';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { action as actOnAssets, loader as readAssets } from '#app/admin/branding/branding.tsx';
import { loader as readContent } from '#app/admin/content/content.tsx';
import { action as saveEntry } from '#app/admin/content/content-entry.tsx';
import { action as saveService } from '#app/admin/services/service.tsx';
import { action as actOnServices, loader as readServices } from '#app/admin/services/services.tsx';
import { requestContext } from '#app/context.ts';
import type { Context } from '#core/base/context.ts';
import { brandingAssets } from '#core/site/branding/schema.ts';
import { cmsContent } from '#core/site/pages/schema.ts';
import { getEditedPost } from '#core/site/posts/queries/managed-posts.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { initialCatalogue } from '#core/site/services/initial-catalogue.ts';
import { services } from '#core/site/services/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, insertCast } from '#tests/cast.ts';
import { failing } from '#tests/databases.ts';
import { sendForm } from '#tests/forms.ts';
import { picturesOutside } from '#tests/pictures.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { action as actOnPosts, loader as readPosts } from './blog.tsx';
import { action as savePost } from './blog-post.tsx';

let world: World;
/** While it is broken, nothing can be read or written. */
let broken = false;

beforeAll(async () => {
  world = await createWorld({ database: 'embedded', outgoing: picturesOutside() });
  await insertCast(world.database);
});
afterAll(() => world.close());
beforeEach(() => {
  broken = false;
});

function asAdmin(): Context {
  const database = broken ? failing(world.database, new Error('gone')) : world.database;
  return { actor: admin, client: null, platform: { ...world, database } };
}

async function load(loader: unknown): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(requestContext, asAdmin());
  const url = new URL('https://quietprint.test/');
  return (loader as (args: never) => Promise<unknown>)({ context, url, params: {} } as never);
}

const send = (action: Parameters<typeof sendForm>[0], fields: Record<string, string>, params = {}) =>
  sendForm(action, asAdmin(), fields, { params });

const toastOf = async (...sent: Parameters<typeof send>) => (await send(...sent)).toast;
const success = (description: string) => ({ variant: 'success', title: 'Success', description });
const failure = (description: string) => ({ variant: 'destructive', title: 'Error', description });

describe('the Service Management tab', () => {
  const typed = { intent: 'save', name: 'Letters', price: '79.50', currency: 'GBP', serviceType: 'main' };
  beforeEach(async () => {
    await world.database.transaction(systemScope, async (tx) => {
      await tx.delete(services);
      await tx.insert(services).values(initialCatalogue);
    });
  });

  it('says in the words of the specification what was done', {
    ...proves('ERR-051', 'ERR-052', 'ERR-053', 'ERR-054', 'ERR-055'),
  }, async () => {
    expect(await toastOf(saveService, { ...typed, version: '' })).toEqual(success('Service created successfully'));
    const id = 'letters';
    const { value } = ((await load(readServices)) as { shown: { value: { id: string; version: string }[] } }).shown;
    const version = value.find((one) => one.id === id)?.version ?? '';
    expect(await toastOf(saveService, { ...typed, price: '80', version }, { serviceId: id })).toEqual(
      success('Service updated successfully'),
    );
    expect(await toastOf(actOnServices, { intent: 'deactivate', id })).toEqual(success('Service deactivated'));
    expect(await toastOf(actOnServices, { intent: 'activate', id })).toEqual(success('Service activated'));
    expect(await toastOf(actOnServices, { intent: 'delete', id })).toEqual(success('Service deleted successfully'));
  });

  it('and what was not', proves('ERR-001', 'ERR-002', 'ERR-031', 'ERR-032', 'ERR-033'), async () => {
    broken = true;
    expect(await load(readServices)).toMatchObject({ shown: { ok: false } });
    expect(await toastOf(saveService, typed)).toEqual(failure('Failed to save service'));
    expect(await toastOf(actOnServices, { intent: 'delete', id: 'x' })).toEqual(failure('Failed to delete service'));
    for (const intent of ['activate', 'deactivate'])
      expect(await toastOf(actOnServices, { intent, id: 'x' })).toEqual(failure('Failed to update service visibility'));
    expect(world.logged.join()).toContain('A form could not be taken');
  });

  it('gives everything typed back, with what is wrong at its field', async () => {
    const answer = await send(saveService, { ...typed, name: '', price: '1.234', version: 'v' });
    expect(answer).toMatchObject({
      status: 400,
      toast: failure('Failed to save service. Please give a name.'),
      errors: { name: 'Please give a name.', price: 'Enter a price like 79.50.' },
      typed: { price: '1.234', currency: 'GBP', version: 'v' },
    });
  });
});

describe('the Content Management tab', () => {
  const typed = { intent: 'save', pageKey: 'homepage_hero', title: 'Hero', content: '{"heading": "Hi"}', version: '' };
  const { pageKey: _, ...change } = typed;
  const read = async () =>
    ((await load(readContent)) as { shown: { value: { id: string; version: string }[] } }).shown.value;
  beforeEach(() => world.database.transaction(systemScope, (tx) => tx.delete(cmsContent)));

  it('says in the words of the specification what was done', proves('ERR-056', 'ERR-057'), async () => {
    expect(await toastOf(saveEntry, typed)).toEqual(success('Content created successfully'));
    const [entry] = await read();
    const { id = '', version = '' } = entry ?? {};
    expect(await toastOf(saveEntry, { ...change, title: 'Claim', version }, { entryId: id })).toEqual(
      success('Content updated successfully'),
    );
  });

  it('and what was not', proves('ERR-035'), async () => {
    broken = true;
    expect(await load(readContent)).toMatchObject({ shown: { ok: false } });
    expect(await toastOf(saveEntry, typed)).toEqual(failure('Failed to save content'));
    expect(await toastOf(saveEntry, change, { entryId: randomUUID() })).toEqual(failure('Failed to save content'));
  });

  it('saves nothing that is no JSON, and says so at the field', proves('ADM-CMS-016'), async () => {
    const answer = await send(saveEntry, { ...typed, content: '{bad' });
    expect(answer).toMatchObject({
      toast: failure('Invalid JSON in content field'),
      errors: { content: 'Invalid JSON in content field' },
      typed: { content: '{bad', title: 'Hero' },
    });
    expect(await read()).toEqual([]);
  });
});

describe('the Branding Assets tab', () => {
  const typed = { intent: 'add', assetType: 'logo', assetUrl: 'https://img.example/logo.png' };
  const rows = () => world.database.transaction(systemScope, (tx) => tx.select().from(brandingAssets));
  beforeEach(() => world.database.transaction(systemScope, (tx) => tx.delete(brandingAssets)));

  it('says in the words of the specification what was done', {
    ...proves('ERR-041', 'ERR-042', 'ERR-043', 'ERR-044'),
  }, async () => {
    const id = randomUUID();
    expect(await toastOf(actOnAssets, { ...typed, id })).toEqual(success('Branding asset created successfully.'));
    for (const [intent, done] of [
      ['deactivate', 'deactivated'],
      ['activate', 'activated'],
      ['delete', 'deleted'],
    ] as const)
      expect(await toastOf(actOnAssets, { intent, id })).toEqual(success(`Branding asset ${done} successfully.`));
    expect(await rows()).toEqual([]);
  });

  it('and what was not', proves('ERR-016', 'ERR-017', 'ERR-018'), async () => {
    broken = true;
    const id = randomUUID();
    expect(await load(readAssets)).toMatchObject({ shown: { ok: false } });
    expect(await toastOf(actOnAssets, { ...typed, id })).toEqual(failure('Failed to create branding asset.'));
    for (const intent of ['activate', 'deactivate'])
      expect(await toastOf(actOnAssets, { intent, id })).toEqual(failure('Failed to update branding asset.'));
    expect(await toastOf(actOnAssets, { intent: 'delete', id })).toEqual(failure('Failed to delete branding asset.'));
  });

  it('needs both a type and an address, and an address of https', proves('ADM-BRAND-005'), async () => {
    const id = randomUUID();
    for (const missing of [{ assetUrl: '' }, { assetType: '' }])
      expect(await toastOf(actOnAssets, { ...typed, id, ...missing })).toEqual(
        failure('Please provide both asset type and URL.'),
      );
    const answer = await send(actOnAssets, { ...typed, id, assetUrl: 'javascript:alert(1)' });
    expect(answer.errors?.assetUrl).toMatch(/begins with https/);
    expect(await rows()).toEqual([]);
  });

  it('says at the field why a picture could not be fetched, and keeps what was typed', async () => {
    const gone = { ...typed, id: randomUUID(), assetUrl: 'https://img.example/gone.png' };
    const why = 'The picture could not be fetched: the server answered 404.';
    const answer = await send(actOnAssets, gone);
    expect(answer).toMatchObject({
      toast: failure(`Failed to create branding asset. ${why}`),
      errors: { assetUrl: why },
      typed: { assetUrl: gone.assetUrl },
    });
    expect(await rows()).toEqual([]);
  });
});

describe('the Blog Management tab', () => {
  const newId = randomUUID();
  const typed = {
    intent: 'create',
    newId,
    version: '',
    title: 'A quiet year',
    content: 'Words.',
    status: 'draft',
    tags: 'a , b',
  };
  const read = async () => world.database.transaction(systemScope, (tx) => tx.select().from(blogPosts));
  beforeEach(() => world.database.transaction(systemScope, (tx) => tx.delete(blogPosts)));

  it('says in the words of the specification what was done', proves('ERR-045', 'ERR-046', 'ERR-047'), async () => {
    expect(await toastOf(savePost, typed)).toEqual(success('Blog post created successfully.'));
    const context: Context = { actor: admin, client: null, platform: world };
    const { version } = await getEditedPost(context, newId);
    expect(await read()).toMatchObject([{ id: newId, tags: ['a', 'b'] }]);
    expect(await toastOf(savePost, { ...typed, intent: 'update', title: 'Loud', version }, { postId: newId })).toEqual(
      success('Blog post updated successfully.'),
    );
    expect(await toastOf(actOnPosts, { intent: 'delete', id: newId })).toEqual(
      success('Blog post deleted successfully.'),
    );
  });

  it('and what was not', proves('ERR-020', 'ERR-021', 'ERR-022'), async () => {
    broken = true;
    expect(await load(readPosts)).toMatchObject({ shown: { ok: false } });
    expect(await toastOf(savePost, typed)).toEqual(failure('Failed to create blog post.'));
    expect(await toastOf(savePost, { ...typed, intent: 'update' }, { postId: newId })).toEqual(
      failure('Failed to update blog post.'),
    );
    expect(await toastOf(actOnPosts, { intent: 'delete', id: newId })).toEqual(failure('Failed to delete blog post.'));
  });

  it('needs a title and content, and writes nothing without', proves('ADM-BLOG-004'), async () => {
    for (const missing of [{ title: '' }, { content: ' ' }]) {
      expect(await toastOf(savePost, { ...typed, ...missing })).toEqual(failure('Title and content are required.'));
      expect(await toastOf(savePost, { ...typed, ...missing, intent: 'update' }, { postId: newId })).toEqual(
        failure('Title and content are required.'),
      );
    }
    expect(await read()).toEqual([]);
  });
});
