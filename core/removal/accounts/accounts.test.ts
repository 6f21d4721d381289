import { afterAll, beforeAll, expect, it } from 'vitest';
import { chosenText } from '#contract/mailbox/chosen.ts';
import { chosenInput } from '#contract/mailbox/chosen-input.ts';
import { createIdentityWorld, type IdentityWorld } from '#core/identifiers/identifiers.fixture.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { keepAccounts } from './actions/keep-accounts.ts';
import { markAccount } from './actions/mark-account.ts';
import { removeAccount } from './actions/remove-account.ts';
import { listKeptAccounts, listOwnAccounts } from './queries/own-accounts.ts';
import { ownAccounts } from './schema.ts';

onOneDatabase('accounts to close', (_open, kind) => {
  let identity: IdentityWorld;
  beforeAll(async () => {
    identity = await createIdentityWorld(kind);
  });
  afterAll(() => identity.world.close());
  const keep = (text: string, person = alice) =>
    keepAccounts(identity.as(person), chosenInput.parse({ accounts: text }));
  const list = (person = alice) => listOwnAccounts(identity.as(person));

  it('are kept sealed, each domain once, with the ways to close them', async () => {
    expect(await keep('adobe.com 2014-03-02 2024-11-30\nnobody-knows.example - -')).toBe(2);
    expect(await keep('adobe.com 2015-01-01 2024-11-30')).toBe(0);
    const [adobe, unknown] = await list();
    expect(adobe).toMatchObject({ domain: 'adobe.com', since: '2014-03-02', last: '2024-11-30', closedAt: null });
    expect(adobe?.routes?.account?.url).toContain('adobe.com');
    expect(unknown).toMatchObject({ domain: 'nobody-knows.example', since: null, routes: null });
    const rows = await identity.world.database.read(systemScope, (tx) => tx.select().from(ownAccounts));
    expect(JSON.stringify(rows)).not.toContain('adobe');
  });

  it('are marked as closed and removed by their person alone', async () => {
    const [{ id } = { id: '' }] = await list();
    await expect(markAccount(identity.as(bob), { id, closed: 'yes' })).rejects.toMatchObject({ code: 'not-found' });
    await removeAccount(identity.as(bob), { id });
    await markAccount(identity.as(alice), { id, closed: 'yes' });
    await markAccount(identity.as(alice), { id, closed: 'yes' });
    expect((await list())[0]?.closedAt).not.toBeNull();
    await markAccount(identity.as(alice), { id, closed: 'no' });
    expect((await list())[0]?.closedAt).toBeNull();
    await removeAccount(identity.as(alice), { id });
    expect((await list()).map(({ domain }) => domain)).toEqual(['nobody-knows.example']);
    expect(await list(bob)).toEqual([]);
  });

  it('are part of the copy of the person’s data', async () => {
    expect(await listKeptAccounts(identity.as(alice))).toMatchObject([{ domain: 'nobody-knows.example' }]);
  });

  it('are at most 500', async () => {
    const many = Array.from({ length: 500 }, (_, n) => `shop${n}.example - -`).join('\n');
    await expect(keep(many)).rejects.toMatchObject({ code: 'conflict' });
  });
});

it.each(['', 'adobe.com', 'adobe.com 2014-03-02', 'Adobe 2014-03-02 -', 'adobe.com 2014-13-40 -', '<b>.com - -'])(
  'refuses the line %j',
  (accounts) => expect(chosenInput.safeParse({ accounts }).success).toBe(false),
);

it('reads what is written, letter by letter', () => {
  const accounts = [
    { domain: 'adobe.com', since: '2014-03-02', last: null },
    { domain: 'canva.com', since: null, last: '2024-11-30' },
  ];
  expect(chosenInput.parse({ accounts: chosenText(accounts) })).toEqual({ accounts });
});
