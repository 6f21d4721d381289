import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '#contract/base/languages.ts';
import type { ServiceInput } from '#contract/site/services.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, visitor } from '#core/base/context.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { userScans } from '#core/scans/schema.ts';
import { initialCatalogue } from '#core/site/services/initial-catalogue.ts';
import { readServiceNames } from '#core/site/services/queries/service-names.ts';
import { listActiveServices, listServices } from '#core/site/services/queries/services.ts';
import { services } from '#core/site/services/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { liveEvents } from '#platform/live/schema.ts';
import { admin, alice, assistant, insertCast } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { createService } from './create-service.ts';
import { deleteService } from './delete-service.ts';
import { setServiceVisibility } from './set-service-visibility.ts';
import { updateService } from './update-service.ts';

const letters: ServiceInput = {
  name: 'Removal Letters',
  description: 'Letters to brokers.',
  detailedDescription: 'Written and sent.',
  price: 79.5,
  priceUnit: null,
  intake: 'scan',
  appointmentMinutes: 60,
  currency: 'GBP',
  serviceType: 'special',
  features: ['One', 'Two', 'Three'],
  includes: null,
  buttonLabel: 'Request Letters',
  badge: null,
  position: null,
  isActive: true,
};

onEachDatabase('the catalogue under the hands of staff', (_open, kind, { rule, rules }) => {
  let world: World;
  const as = (actor: Context['actor']): Context => ({ actor, client: null, platform: world });
  const inSystem: <Row>(work: Parameters<typeof world.database.transaction<Row>>[1]) => Promise<Row> = (work) =>
    world.database.transaction(systemScope, work);
  const entries = () => inSystem((tx) => tx.select().from(auditLogs).orderBy(auditLogs.createdAt));
  const rowOf = async (id: string) =>
    (await inSystem((tx) => tx.select().from(services).where(eq(services.id, id))))[0];
  const versionOf = async (id: string) => (await listServices(as(admin))).find((one) => one.id === id)?.version ?? '';
  const heard = async () =>
    (await inSystem((tx) => tx.select().from(liveEvents))).filter(({ topic }) => topic === 'staff:services').length;

  beforeAll(async () => {
    world = await createWorld({ database: kind });
    await insertCast(world.database);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.advance(1_000);
    await inSystem(async (tx) => {
      await tx.delete(serviceRequests);
      await tx.delete(userScans);
      await tx.delete(services);
      await tx.insert(services).values(initialCatalogue);
    });
  });

  rule('is listed by type, then by price', proves('ADM-SVC-001'), async () => {
    const list = await listServices(as(assistant));
    expect(list.map(({ serviceType, price }) => `${serviceType} ${price}`)).toEqual(
      ['main 0', 'main 80', 'main 150', 'main 175'].concat([
        'special 75',
        'special 95',
        'special 120',
        'special 150',
        'special 180',
        'special 200',
      ]),
    );
  });

  rule.each([
    ['a visitor', visitor, 'unauthenticated'],
    ['Alice', alice, 'forbidden'],
  ])('is nothing that %s may list or change', proves('ROLE-011'), async (_name, actor, code) => {
    const before = (await entries()).length;
    for (const act of [
      () => listServices(as(actor)),
      () => createService(as(actor), letters),
      () => updateService(as(actor), 'expert-consultancy', letters, ''),
      () => setServiceVisibility(as(actor), 'expert-consultancy', false),
      () => deleteService(as(actor), 'expert-consultancy'),
    ])
      await expect((async () => act())()).rejects.toMatchObject({ code });
    expect((await entries()).length).toBe(before);
    expect(await rowOf('expert-consultancy')).toMatchObject({ name: 'Expert Consultancy', isActive: true });
  });

  describe('a new service', () => {
    rule(
      'stands under an id made of its name, last of its type, recorded and told',
      {
        ...proves('ADM-SVC-002', 'CALL-045'),
      },
      async () => {
        const before = await heard();
        const id = await createService(as(assistant), letters);
        expect(id).toBe('removal-letters');
        expect(await rowOf(id)).toMatchObject({ ...letters, id, position: 7 });
        expect((await entries()).at(-1)).toMatchObject({
          action: 'create',
          entityType: 'service',
          entityId: id,
          adminUserId: assistant.userId,
          newValues: { name: 'Removal Letters', price: 79.5, features: ['One', 'Two', 'Three'], is_active: true },
        });
        expect(await heard()).toBe(before + 1);
        expect((await listActiveServices(as(visitor))).at(-1)).toMatchObject({ id, price: 79.5 });
      },
    );

    it('of the same form, sent many times at once, is one', async () => {
      const ids = await Promise.all(Array.from({ length: 6 }, () => createService(as(admin), letters)));
      expect(new Set(ids)).toEqual(new Set(['removal-letters']));
      expect((await listServices(as(admin))).length).toBe(11);
    });

    rule('of a name that is taken gets an id of its own, and none that the page uses', async () => {
      await createService(as(admin), letters);
      expect(await createService(as(admin), { ...letters, price: 90 })).toBe('removal-letters-2');
      expect(await createService(as(admin), { ...letters, name: 'Main!' })).toBe('main-2');
      expect(await createService(as(admin), { ...letters, name: 'Тишина' })).toBe('service');
    });
  });

  rule('is shown in a language as staff translated it, and stays so when a form leaves translations out', async () => {
    const id = await createService(as(admin), letters);
    const inFrench = { words: {}, isCurrent: false };
    const translations = { es: { words: { name: 'Cartas de supresión' }, isCurrent: false }, fr: inFrench };
    const stale = await versionOf(id);
    await updateService(as(admin), id, { ...letters, position: 9, translations }, stale);
    const shown = async (language: Language) =>
      (await listActiveServices(as(visitor), language)).find((one) => one.id === id);
    expect(await shown('es')).toMatchObject({ name: 'Cartas de supresión', langs: { description: 'en-GB' } });
    expect(await shown('fr')).toMatchObject({ name: letters.name, langs: { name: 'en-GB' } });
    expect(await inSystem((tx) => readServiceNames(tx, 'es').then((nameOf) => nameOf(letters.name)))).toBe(
      'Cartas de supresión',
    );
    expect((await entries()).at(-1)?.newValues).toMatchObject({
      translations: { es: { name: { text: 'Cartas de supresión' } } },
    });
    await expect(updateService(as(admin), id, { ...letters, name: 'Ours' }, stale)).rejects.toMatchObject({
      code: 'conflict',
    });
    await updateService(as(admin), id, { ...letters, name: 'Our letters', position: 9 }, await versionOf(id));
    expect((await shown('es'))?.name).toBe('Cartas de supresión');
    const edited = (await listServices(as(admin))).find((one) => one.id === id);
    expect(edited?.translations.es.name).toMatchObject({ isOutdated: true });
  });

  rule('includes another service, and never itself, directly or through others', async () => {
    const id = await createService(as(admin), { ...letters, includes: 'privacy-guidance-package' });
    expect(await rowOf(id)).toMatchObject({ includes: 'privacy-guidance-package' });
    const refused = { code: 'conflict', publicMessage: expect.stringContaining('cannot include') };
    const including = async (service: string, includes: string) => {
      const { position, ...rest } = (await listServices(as(admin))).find(
        (one) => one.id === service,
      ) as never as typeof letters;
      const {
        id: _,
        updatedAt: __,
        version: ___,
        translations: ____,
        ...input
      } = rest as never as Record<string, unknown>;
      return updateService(
        as(admin),
        service,
        { ...input, position, includes } as ServiceInput,
        await versionOf(service),
      );
    };
    await expect(including(id, id)).rejects.toMatchObject(refused);
    await expect(including('detailed-exposure-report', id)).rejects.toMatchObject(refused);
    await expect(including(id, 'no-such-service')).rejects.toMatchObject(refused);
    await expect(createService(as(admin), { ...letters, name: 'More', includes: 'gone' })).rejects.toMatchObject(
      refused,
    );
    await inSystem((tx) => tx.delete(services).where(eq(services.id, 'privacy-guidance-package')));
    expect(await rowOf(id)).toMatchObject({ includes: null });
  });

  rules('a change', () => {
    it('keeps the id, and records what was and what is', proves('ADM-SVC-003', 'CALL-046'), async () => {
      const id = await createService(as(admin), letters);
      await updateService(as(admin), id, { ...letters, name: 'Letters', price: 85, position: 7 }, await versionOf(id));
      expect(await rowOf(id)).toMatchObject({ id: 'removal-letters', name: 'Letters', price: 85 });
      expect((await entries()).at(-1)).toMatchObject({
        action: 'update',
        oldValues: { name: 'Removal Letters', price: 79.5 },
        newValues: { name: 'Letters', price: 85 },
      });
    });

    it('made twice, or to the same values, is made once', async () => {
      const id = await createService(as(admin), letters);
      const version = await versionOf(id);
      const input = { ...letters, price: 85, position: 7 };
      await updateService(as(admin), id, input, version);
      const before = (await entries()).length;
      await updateService(as(admin), id, input, version);
      expect((await entries()).length).toBe(before);
    });

    it('of what somebody else has changed since is refused, and changes nothing', async () => {
      const id = await createService(as(admin), letters);
      const version = await versionOf(id);
      await updateService(as(assistant), id, { ...letters, price: 85, position: 7 }, version);
      await expect(updateService(as(admin), id, { ...letters, price: 60, position: 7 }, version)).rejects.toMatchObject(
        {
          code: 'conflict',
          publicMessage: expect.stringContaining('Someone else has changed this'),
        },
      );
      expect(await rowOf(id)).toMatchObject({ price: 85 });
    });

    it('of a service that is gone says so', async () => {
      await expect(updateService(as(admin), 'gone', letters, '')).rejects.toMatchObject({ code: 'not-found' });
      await expect(setServiceVisibility(as(admin), 'gone', true)).rejects.toMatchObject({ code: 'not-found' });
    });
  });

  rule('hides a service from visitors and shows it again, each recorded once', proves('ADM-SVC-005'), async () => {
    const before = (await entries()).length;
    const shown = async () => (await listActiveServices(as(visitor))).some(({ id }) => id === 'expert-consultancy');
    await setServiceVisibility(as(assistant), 'expert-consultancy', false);
    await setServiceVisibility(as(assistant), 'expert-consultancy', false);
    expect(await shown()).toBe(false);
    await setServiceVisibility(as(assistant), 'expert-consultancy', true);
    expect(await shown()).toBe(true);
    expect((await entries()).slice(before)).toMatchObject([
      { action: 'update', oldValues: { is_active: true }, newValues: { is_active: false } },
      { action: 'update', oldValues: { is_active: false }, newValues: { is_active: true } },
    ]);
  });

  rules('a deletion', () => {
    it('takes the service away, with what it was in the log; orders keep its name', {
      ...proves('ADM-SVC-004', 'CALL-047'),
    }, async () => {
      await inSystem((tx) =>
        tx.insert(serviceRequests).values({
          userId: alice.userId,
          serviceId: 'expert-consultancy',
          serviceName: 'Expert Consultancy',
          amount: 175,
          contactEmail: alice.email,
        }),
      );
      await deleteService(as(admin), 'expert-consultancy');
      await deleteService(as(admin), 'expert-consultancy');
      expect(await rowOf('expert-consultancy')).toBeUndefined();
      expect(await inSystem((tx) => tx.select().from(serviceRequests))).toMatchObject([
        { serviceId: null, serviceName: 'Expert Consultancy' },
      ]);
      const deletions = (await entries()).filter(({ action }) => action === 'delete');
      expect(deletions).toMatchObject([
        {
          entityType: 'service',
          entityId: 'expert-consultancy',
          oldValues: { name: 'Expert Consultancy', price: 175 },
        },
      ]);
    });

    it('of what scans are filed under is refused', async () => {
      await expect(deleteService(as(admin), 'free-privacy-scan')).rejects.toMatchObject({ code: 'conflict' });
      await inSystem((tx) =>
        tx.execute(sql`insert into data_keys (id, owner_id, wrapped) values (${alice.userId}, ${alice.userId}, 'w')`),
      );
      await inSystem((tx) =>
        tx.execute(
          sql`insert into user_scans (user_id, service_id, metadata, data_key_id, email_index) values (${alice.userId}, 'detailed-exposure-report', '{}', ${alice.userId}, 'a')`,
        ),
      );
      await expect(deleteService(as(admin), 'detailed-exposure-report')).rejects.toMatchObject({
        code: 'conflict',
        publicMessage: expect.stringContaining('It can be hidden'),
      });
      expect(await rowOf('detailed-exposure-report')).toBeDefined();
    });
  });
});
