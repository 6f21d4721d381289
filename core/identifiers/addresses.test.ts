import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mostIdentifiers } from '#contract/identifiers/types.ts';
import { identifiers } from '#core/identifiers/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { mailIdentifierLink } from './actions/mail-identifier-link.ts';
import { proveAddress } from './actions/prove-address.ts';
import { removeIdentifier } from './actions/remove-identifier.ts';
import { createIdentityWorld, type IdentityWorld } from './identifiers.fixture.ts';
import { readScannedIdentifiers } from './queries/scanned.ts';

onOneDatabase('another address of Alice’s', (_open, kind) => {
  let identity: IdentityWorld;
  const { userId } = alice;
  beforeAll(async () => {
    identity = await createIdentityWorld(kind);
  });
  afterAll(() => identity.world.close());
  beforeEach(async () => {
    identity.world.clock.advance(2 * 86_400_000);
    await identity.world.drain();
    identity.world.mailbox.length = 0;
    await identity.world.database.transaction(systemScope, (tx) => tx.delete(identifiers));
  });

  const scanned = () =>
    identity.world.database.read(systemScope, (tx) => readScannedIdentifiers(tx, identity.world, userId));
  const mailed = async () => {
    await identity.world.drain();
    return identity.world.mailbox.map(({ to }) => to);
  };

  it('is asked about only after its mailed link was pressed', async () => {
    expect(await identity.add('email', 'Second@Example.com')).toBe('mailed');
    expect(await identity.find('second@example.com')).toMatchObject({ state: 'waiting', provenBy: null });
    expect(await scanned()).toEqual([]);
    await proveAddress(identity.as(alice), { token: await identity.lastToken() });
    expect(await identity.find('second@example.com')).toMatchObject({ state: 'proven', provenBy: 'link' });
    expect(await scanned()).toEqual([{ kind: 'email', value: 'second@example.com', proof: 'proven' }]);
    expect((await identity.events()).slice(-3)).toEqual([
      'identifier.added',
      'identifier.link.mailed',
      'identifier.proven',
    ]);
  });

  it('is proven once by a link, and not by the same link again', async () => {
    await identity.add('email', 'second@example.com');
    const token = await identity.lastToken();
    await proveAddress(identity.as(alice), { token });
    await expect(proveAddress(identity.as(alice), { token })).rejects.toMatchObject({ code: 'gone' });
  });

  it('is not proven by a link that is an hour old', async () => {
    await identity.add('email', 'second@example.com');
    const token = await identity.lastToken();
    identity.world.clock.advance(3_600_000);
    await expect(proveAddress(identity.as(alice), { token })).rejects.toMatchObject({ code: 'gone' });
    expect(await identity.find('second@example.com')).toMatchObject({ state: 'waiting' });
  });

  it('is not proven to be Alice’s when Bob presses the link that she had sent to him', async () => {
    await identity.add('email', bob.email);
    const token = await identity.lastToken();
    await expect(proveAddress(identity.as(bob), { token })).rejects.toMatchObject({ code: 'gone' });
    expect(await scanned()).toEqual([]);
  });

  it('is not mailed twice within 15 minutes, and after that the newer link alone works', async () => {
    await identity.add('email', 'second@example.com');
    const first = await identity.lastToken();
    const { id } = await identity.find('second@example.com');
    await mailIdentifierLink(identity.as(alice), { id });
    expect(await mailed()).toHaveLength(1);
    identity.world.clock.advance(16 * 60_000);
    await mailIdentifierLink(identity.as(alice), { id });
    expect(await mailed()).toHaveLength(2);
    await expect(proveAddress(identity.as(alice), { token: first })).rejects.toMatchObject({ code: 'gone' });
    await proveAddress(identity.as(alice), { token: await identity.lastToken() });
  });

  it('is mailed at most five times a day for one account, in all spellings of the mailbox', async () => {
    for (let time = 0; time < 5; time++) {
      await identity.add('email', `victim+${time}@example.com`, bob);
      await removeIdentifier(identity.as(bob), await identity.find(`victim+${time}@example.com`, bob));
    }
    for (const email of ['victim@example.com', 'Victim+tag@Example.com'])
      await expect(identity.add('email', email, bob)).rejects.toMatchObject({ code: 'limited' });
    expect(await mailed()).toHaveLength(5);
    await expect(identity.find('victim@example.com', bob)).rejects.toThrow();
  });

  it('is mailed to its owner whatever a stranger has asked for', async () => {
    for (let time = 0; time < 5; time++) {
      await identity.add('email', 'victim+shop@example.com', bob);
      await removeIdentifier(identity.as(bob), await identity.find('victim+shop@example.com', bob));
    }
    await expect(identity.add('email', 'victim+shop@example.com', bob)).rejects.toMatchObject({ code: 'limited' });
    await mailed();
    expect(await identity.add('email', 'victim+shop@example.com', alice)).toBe('mailed');
    await proveAddress(identity.as(alice), { token: await identity.lastToken() });
    expect(await identity.find('victim+shop@example.com')).toMatchObject({ state: 'proven' });
  });

  it('needs no second proof when it is another spelling of a proven mailbox', async () => {
    await identity.add('email', 'alice@gmail.com');
    await proveAddress(identity.as(alice), { token: await identity.lastToken() });
    expect(await identity.add('email', 'al.ice+shop@googlemail.com')).toBe('proven');
    expect(await identity.find('al.ice+shop@googlemail.com')).toMatchObject({ state: 'proven', provenBy: 'alias' });
    expect(await mailed()).toHaveLength(1);
  });

  it('loses that proof with the mailbox that it rested on', async () => {
    await identity.add('email', 'alice@gmail.com');
    await proveAddress(identity.as(alice), { token: await identity.lastToken() });
    await identity.add('email', 'alice+shop@gmail.com');
    await removeIdentifier(identity.as(alice), await identity.find('alice@gmail.com'));
    expect(await identity.find('alice+shop@gmail.com')).toMatchObject({ state: 'waiting', provenBy: null });
    expect(await scanned()).toEqual([]);
  });

  it.each([
    ['the address of the account', alice.email.toUpperCase()],
    ['one that is there', 'Second@example.com'],
  ])('is refused at its field when it is %s', async (_what, email) => {
    await identity.add('email', 'second@example.com');
    await expect(identity.add('email', email)).rejects.toMatchObject({ code: 'conflict', field: 'value' });
  });

  it('is one of at most ten', async () => {
    for (let n = 0; n < mostIdentifiers.username; n++) await identity.add('username', `alice${n}`);
    await expect(identity.add('username', 'alice-more')).rejects.toMatchObject({ code: 'conflict', field: 'value' });
  });

  it('stays Alice’s: Bob neither sees nor removes it', async () => {
    await identity.add('username', 'alice_a');
    const { id } = await identity.find('alice_a');
    await removeIdentifier(identity.as(bob), { id });
    await expect(mailIdentifierLink(identity.as(bob), { id })).rejects.toMatchObject({ code: 'not-found' });
    expect((await identity.list(bob)).map(({ value }) => value)).toEqual([bob.email]);
    expect(await identity.find('alice_a')).toMatchObject({ state: 'declared' });
  });

  it('is kept sealed, and named in no entry of the log', async () => {
    await identity.add('email', 'canary-7@example.com');
    const rows = await identity.world.database.transaction(systemScope, (tx) => tx.select().from(identifiers));
    expect(JSON.stringify(rows)).not.toContain('canary');
    expect(identity.world.logged.join('\n')).not.toContain('canary');
  });
});
