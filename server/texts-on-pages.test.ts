import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profiles } from '#core/accounts/profile/schema.ts';
import { appointments } from '#core/orders/appointments/schema.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { contactMessages } from '#core/site/messages/schema.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { services } from '#core/site/services/schema.ts';
import { seed } from '#db/seed.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice, insertCast } from '#tests/cast.ts';
import { openTestEmbedded } from '#tests/databases.ts';
import { openProduct, openSessionOf, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { ask } from '#tests/test-server.ts';
import { inOneLine, oddTexts, wordsIn } from '#tests/texts/any-text.ts';
import { readCsv, recovered } from '#tests/texts/csv.ts';
import { makeThings, type Things } from '#tests/things.ts';
import { createWorld, type World } from '#tests/world.ts';

const { build } = await productBuild();

const texts = oddTexts.map(inOneLine).filter((text) => text.length <= 60);
/** All of them as one name, so that there are fewer pages to look at. */
const everything = texts.join(' | ');

const idOfService = 'constructor';

async function writeTexts({ database }: World, { orderId, messageId, postId }: Things): Promise<void> {
  const words = { name: everything, description: everything, features: texts, badge: everything };
  await database.transaction(systemScope, async (tx) => {
    await tx.update(services).set({ ...words, detailedDescription: everything, buttonLabel: everything });
    const [first] = await tx.select().from(services).where(eq(services.serviceType, 'special')).limit(1);
    if (first) await tx.insert(services).values({ ...first, id: idOfService, isActive: true, price: 80 });
    await tx
      .update(blogPosts)
      .set({ title: everything, excerpt: everything, tags: texts.slice(0, 3), isPublished: true, status: 'published' })
      .where(eq(blogPosts.id, postId));
    await tx.update(profiles).set({ fullName: everything }).where(eq(profiles.id, alice.userId));
    await tx
      .update(serviceRequests)
      .set({ serviceName: everything, serviceId: idOfService, adminNotes: everything })
      .where(eq(serviceRequests.id, orderId));
    await tx.update(appointments).set({ specialist: everything }).where(eq(appointments.orderId, orderId));
    const message = { name: everything, title: everything, message: everything };
    await tx.update(contactMessages).set(message).where(eq(contactMessages.id, messageId));
  });
}

describe('any text on a page', () => {
  let world: World;
  let product: Product;
  let things: Things;
  const cookies: Record<'alice' | 'admin', string> = { alice: '', admin: '' };

  beforeAll(async () => {
    const database = await openTestEmbedded();
    await seed(database);
    await insertCast(database);
    world = await createWorld({ database, env: { APP_URL: 'http://localhost:3000' } });
    product = await openProduct(world, build);
    things = await makeThings(world);
    await writeTexts(world, things);
    for (const person of [alice, admin]) {
      const { access_token } = await openSessionOf(world, { ...person, fullName: everything });
      cookies[person === alice ? 'alice' : 'admin'] = `qp_access=${access_token}`;
    }
  });
  afterAll(async () => {
    product.stop();
    await world.close();
    await world.database.close();
  });

  const read = (path: string, who?: keyof typeof cookies) =>
    ask(product, path, who ? { headers: { cookie: cookies[who] } } : {});

  async function missingOn(path: string, who?: keyof typeof cookies): Promise<string[]> {
    const { status, text } = await read(path, who);
    expect(status, path).toBe(200);
    const words = inOneLine(wordsIn(text).join(''));
    return texts.filter((one) => !words.includes(one)).map((one) => `${path}: ${one}`);
  }

  it('stays as it is for visitors: catalogue, home and blog', async () => {
    const [post] = await world.database.transaction(systemScope, (tx) =>
      tx.select().from(blogPosts).where(eq(blogPosts.id, things.postId)),
    );
    for (const path of ['/', '/services', '/blog', `/blog/${post?.slug}`]) expect(await missingOn(path)).toEqual([]);
  });

  it('stays as it is for its owner', async () => {
    const { orderId } = things;
    for (const path of ['/dashboard', '/dashboard/requests', `/dashboard/requests/${orderId}`, '/profile'])
      expect(await missingOn(path, 'alice')).toEqual([]);
  });

  it('stays as it is in the panel', async () => {
    const { orderId, messageId, postId } = things;
    const paths = [
      ...['/orders', `/orders/${orderId}`, '/messages', `/messages/${messageId}`, '/users', `/users/${alice.userId}`],
      ...['/services', `/services/${idOfService}`, '/blog', `/blog/${postId}`],
    ];
    for (const path of paths) expect(await missingOn(`/admin${path}`, 'admin')).toEqual([]);
  });

  it('stays as it is in the files of the panel', async () => {
    const csv = await read('/admin/orders/export?format=csv', 'admin');
    expect(readCsv(csv.text).flat().map(recovered)).toContain(everything);
    const json = await read('/admin/orders/export?format=json', 'admin');
    expect(JSON.stringify(JSON.parse(json.text))).toContain(JSON.stringify(everything));
  });

  it('orders a service whatever its address is', async () => {
    expect(await missingOn(`/services/order/${idOfService}`, 'alice')).toEqual([]);
  });
});
