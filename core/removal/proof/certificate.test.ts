import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RemovalCertificate, readCertificate, verifyCertificateEntry } from '#contract/proof/certificate.ts';
import { verifyFile } from '#contract/proof/verify-file.ts';
import words from '#contract/proof/words/entry.texts.en.ts';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { readVerifierKey } from '#core/base/audit/queries/public-head.ts';
import { systemContext } from '#core/base/context.ts';
import { type Check, proveGone } from '#core/removal/cases/absence.ts';
import { moveOn } from '#core/removal/internal/move-on.ts';
import { insertCase, loadCase } from '#core/removal/internal/store.ts';
import { removalChecks } from '#core/removal/schema.ts';
import { reportSigner } from '#core/reports/queries/signer.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, bob, insertCast, type Person } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';
import { notePlace } from './actions/note-place.ts';
import { contentOf } from './case.fixture.ts';
import { getCertificate } from './queries/certificate.ts';
import { findPlace } from './queries/place.ts';

const DAY = 86_400_000;

onOneDatabase('a certificate', (open) => {
  let database: Database;
  let world: World;
  let gone: string;
  let said: string;
  const as = (actor: Person) => ({ actor, client: null, platform: world });
  const inSystem = <Result>(work: Parameters<typeof database.transaction<Result>>[1]) =>
    database.transaction(systemScope, work);

  beforeAll(async () => {
    database = await open();
    world = await createWorld({ database });
    await insertCast(database);
    gone = await openCase('quill', [1, 8, 11]);
    said = await openCase('gleam', [1, 8]);
  });
  beforeEach(() => sealEntries(world));
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  /** A case of Alice's whose listing was absent on these days after it was found. */
  async function openCase(company: string, absentOn: readonly number[]): Promise<string> {
    const start = world.clock.now().getTime();
    const values = { userId: alice.userId, companyKey: company, law: null, findingKey: 'f', scanId: null };
    return inSystem(async (tx) => {
      const caseId = await insertCase(tx, world, values, contentOf(company));
      const place = { sourceId: company, key: 'profile', kind: 'username', value: 'alice-a', findingId: 'f' } as const;
      const found = { at: new Date(start), isProved: true };
      const noted = { caseId, userId: alice.userId, scanId: null, kind: 'profile' as const, found };
      await notePlace(tx, world, {
        ...noted,
        place: { ...place, where: 'Gleam', url: 'https://gleam.example/alice-a' },
      });
      const move = async (to: 'sent' | 'said-done' | 'seen-gone', proof = false) => {
        const loaded = await loadCase(tx, world, { userId: alice.userId, id: caseId });
        const given = proof ? proveGone(loaded.checks) : null;
        await moveOn(tx, systemContext(world, 'test'), loaded, to, given ? { proof: given } : {});
      };
      await move('sent');
      await move('said-done');
      const checks: Check[] = absentOn.map((day) => ({
        at: new Date(start + day * DAY),
        saw: 'absent',
        control: 'passed',
      }));
      for (const check of checks) await tx.insert(removalChecks).values({ caseId, userId: alice.userId, ...check });
      world.clock.advance(20 * DAY);
      if (absentOn.length > 2) await move('seen-gone', true);
      return caseId;
    });
  }

  const certificate = async (): Promise<{ bytes: Uint8Array<ArrayBuffer>; content: RemovalCertificate }> => {
    const { body } = await getCertificate(as(alice), gone, 'json');
    const bytes = new Uint8Array(body);
    const verdict = await verifyFile(bytes, [reportSigner(world.config).verifierKey]);
    if (verdict.kind !== 'genuine') throw new Error(JSON.stringify(verdict));
    return { bytes, content: readCertificate(verdict.report) as RemovalCertificate };
  };

  it('says what was seen gone, is genuine, and its entry stands in the signed log', async () => {
    const { content } = await certificate();
    expect(content.removal).toMatchObject({ company: 'quill Ltd', where: 'Gleam', identifier: 'alice-a' });
    expect(content.looks.map(({ saw }) => saw)).toEqual(['found', 'absent', 'absent', 'absent']);
    expect(await verifyCertificateEntry(content, readVerifierKey(world), words)).toMatchObject({ kind: 'holds' });
  });

  it('as a PDF has the same attached', async () => {
    const { body } = await getCertificate(as(alice), gone, 'pdf');
    const verdict = await verifyFile(new Uint8Array(body), [reportSigner(world.config).verifierKey]);
    expect(verdict).toMatchObject({ kind: 'genuine', report: { removal: { where: 'Gleam' } } });
  });

  it('with a changed word is changed, in the part that was changed', async () => {
    const { bytes } = await certificate();
    const text = new TextDecoder().decode(bytes).replace('"where": "Gleam"', '"where": "Quill"');
    const verdict = await verifyFile(new TextEncoder().encode(text), [reportSigner(world.config).verifierKey]);
    expect(verdict).toEqual({ kind: 'changed', faults: [{ part: 'removal', how: 'changed', title: undefined }] });
  });

  describe('whose entry is about something else', () => {
    it.each<[string, (one: RemovalCertificate) => RemovalCertificate]>([
      ['case', (one) => ({ ...one, about: { ...one.about, certificate: said } })],
      ['time', (one) => ({ ...one, removal: { ...one.removal, goneAt: '2027-01-01T00:00:00.000Z' } })],
    ])('does not hold: another %s', async (_what, forge) => {
      const { content } = await certificate();
      expect(await verifyCertificateEntry(forge(content), readVerifierKey(world), words)).toMatchObject({
        kind: 'failed',
      });
    });
  });

  it('is given for nothing that a company only says, and to nobody else', async () => {
    await expect(getCertificate(as(alice), said, 'json')).rejects.toMatchObject({ code: 'not-found' });
    await expect(getCertificate(as(bob), gone, 'json')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('stands beside what is known of the place', async () => {
    expect((await findPlace(as(alice), gone))?.presence.kind).toBe('seen-gone');
    expect((await findPlace(as(alice), said))?.presence).toMatchObject({ kind: 'not-rechecked', absences: 2 });
    await expect(findPlace(as(bob), gone)).rejects.toMatchObject({ code: 'not-found' });
  });
});
