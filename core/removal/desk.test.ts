import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { replyKinds } from '#contract/removal/replies/types.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { closeCase, deleteCase } from './actions/close-case.ts';
import { leaveOut } from './actions/leave-out.ts';
import { notePicture } from './actions/note-picture.ts';
import { prepareCases } from './actions/prepare-cases.ts';
import { recordAnswer } from './actions/record-answer.ts';
import { recordAuthority } from './actions/record-authority.ts';
import { recordSent } from './actions/record-sent.ts';
import { saveDraft } from './actions/save-draft.ts';
import { getOwnCase, listOwnCases } from './queries/own-cases.ts';
import { createDesk, type Desk } from './removal.fixture.ts';
import { removalCases } from './schema.ts';

onOneDatabase('requests to companies', (_open, kind) => {
  let desk: Desk;
  const send = (caseId: string, by: 'email' | 'post' | 'form' = 'email') =>
    recordSent(desk.as(alice), { caseId, by, on: desk.today() });
  const answer = (caseId: string, answered: Parameters<typeof recordAnswer>[1]['kind'], text: string | null = null) =>
    recordAnswer(desk.as(alice), { caseId, kind: answered, ground: null, on: desk.today(), text });
  const draft = { purpose: 'request', kind: 'erasure', stage: 'held', language: 'en' } as const;
  const nothing = { address: null, bornOn: null, recordUrl: null, wrong: null, right: null };

  beforeAll(async () => {
    desk = await createDesk(kind);
  });
  beforeEach(async () => {
    await desk.world.database.transaction(systemScope, (tx) => tx.delete(removalCases));
    desk.world.clock.advance(1_000);
  });
  afterAll(() => desk.world.close());

  it('begin with a letter that asks first, by the email address alone', async () => {
    const { draft: letter, state, due, can } = await desk.read(await desk.prepare());
    expect(letter).toMatchObject({ kind: 'access', stage: 'first' });
    expect(letter?.disclosed).toEqual([{ field: 'email', value: alice.email }]);
    expect(letter?.mailto?.href).toMatch(/^mailto:/);
    expect([state, due, can.delete]).toEqual(['prepared', null, true]);
  });

  it('ask for erasure at once where a breach shows that the company holds data', async () => {
    const id = await desk.prepare({ finding: 'f', scan: crypto.randomUUID() });
    expect((await desk.read(id)).draft).toMatchObject({ kind: 'erasure', stage: 'first' });
  });

  it('need to know where somebody lives, and remember it', async () => {
    await expect(desk.prepare({ residence: undefined })).rejects.toMatchObject({ code: 'invalid', field: 'residence' });
    await desk.prepare({ residence: 'US-CA' });
    const next = await desk.prepare({ company: 'brokers.spokeo', residence: undefined });
    expect((await desk.read(next)).law).toBe('ccpa');
  });

  it('are one for each company, and for each operator of brokers', async () => {
    const ids = await prepareCases(desk.as(alice), {
      company: ['brokers.intelius-peopleconnect', 'brokers.truthfinder', 'controllers.canva'],
      residence: 'US-TX',
    });
    expect(ids).toHaveLength(2);
    expect(await desk.prepare()).toBe(ids[1]);
    expect(await listOwnCases(desk.as(alice))).toHaveLength(2);
  });

  it('are sealed, and nobody else’s to read or to change', async () => {
    const caseId = await desk.prepare();
    const rows = await desk.world.database.transaction(systemScope, (tx) => tx.select().from(removalCases));
    expect(JSON.stringify(rows)).not.toMatch(/canva/i);
    const stranger = desk.as(bob);
    await expect(getOwnCase(stranger, caseId)).rejects.toMatchObject({ code: 'not-found' });
    await expect(closeCase(stranger, { caseId })).rejects.toMatchObject({ code: 'not-found' });
    await expect(recordSent(stranger, { caseId, by: 'email', on: desk.today() })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('keep the letter that was sent, and start the clock', async () => {
    const caseId = await desk.prepare();
    const { draft: letter } = await desk.read(caseId);
    await send(caseId);
    const sent = await desk.read(caseId);
    expect(sent).toMatchObject({ state: 'sent', turn: 'them', draft: null, due: { about: true } });
    expect(sent.steps.at(-1)?.letter).toMatchObject({ text: letter?.text, fields: ['email'], by: 'email' });
    await expect(send(caseId)).rejects.toMatchObject({ code: 'conflict' });
    expect((await desk.events()).slice(-2)).toEqual(['removal.prepared', 'removal.sent']);
  });

  it('refuse a day that is still to come', async () => {
    const caseId = await desk.prepare();
    const sent = recordSent(desk.as(alice), { caseId, by: 'email', on: '2099-01-01' });
    await expect(sent).rejects.toMatchObject({ code: 'invalid', field: 'on' });
  });

  it('tell more only once the company has said yes, and only what it needs', async () => {
    const caseId = await desk.prepare({ company: 'brokers.spokeo', residence: 'US-CA' });
    await expect(saveDraft(desk.as(alice), { caseId, ...draft, ...nothing })).rejects.toMatchObject({
      code: 'invalid',
      field: 'stage',
    });
    await send(caseId);
    await answer(caseId, 'holds-data');
    const held = await desk.read(caseId);
    expect(held).toMatchObject({ state: 'acknowledged', turn: 'you', draft: { kind: 'erasure', stage: 'held' } });
    expect(held.draft?.disclosed.map(({ field }) => field)).not.toContain('birthDate');
    await send(caseId);
    await answer(caseId, 'done');
    expect(await desk.read(caseId)).toMatchObject({ state: 'said-done', due: null });
  });

  it('answer a demand for an identity document with a letter that asks for less', async () => {
    const caseId = await desk.prepare();
    await send(caseId);
    await answer(caseId, 'id-copy');
    const asked = await desk.read(caseId);
    expect(asked).toMatchObject({ state: 'more-asked', draft: { purpose: 'no-id' }, due: null });
    await send(caseId);
    expect(await desk.read(caseId)).toMatchObject({ state: 'sent', due: { about: true } });
  });

  it('keep the text of an answer only where the person wants that', async () => {
    const caseId = await desk.prepare();
    await send(caseId);
    await answer(caseId, 'not-understood', 'Dear Alice');
    await answer(caseId, 'extension');
    const { steps, state } = await desk.read(caseId);
    expect(steps.map((step) => step.answer?.text)).toEqual([undefined, undefined, 'Dear Alice', null]);
    expect(state).toBe('acknowledged');
  });

  it('become overdue after their day, with one mail before it and one after', async () => {
    const caseId = await desk.prepare();
    await send(caseId);
    const before = await desk.pass(30);
    const after = await desk.pass(10);
    expect([before, after]).toEqual([['An answer to your request is due soon'], ['An answer to your request is late']]);
    expect(await desk.read(caseId)).toMatchObject({ state: 'overdue', turn: 'you', draft: { purpose: 'reminder' } });
    await send(caseId);
    expect(await desk.read(caseId)).toMatchObject({ state: 'overdue', draft: null });
  });

  it('lead in the UK to a complaint to the company with its own 30 days, then to the authority', async () => {
    const caseId = await desk.prepare();
    await send(caseId);
    await answer(caseId, 'refusal');
    expect(await desk.read(caseId)).toMatchObject({ state: 'refused', draft: { purpose: 'complaint' } });
    await send(caseId);
    const complained = await desk.read(caseId);
    expect(complained).toMatchObject({ state: 'complaint-made', turn: 'them' });
    expect(complained.due).not.toBeNull();
    await desk.pass(40);
    expect(await desk.read(caseId)).toMatchObject({ state: 'overdue' });
    await recordAuthority(desk.as(alice), { caseId, name: 'ICO', on: desk.today() });
    expect(await desk.read(caseId)).toMatchObject({ state: 'complaint-made', due: null, draft: null });
  });

  it('keep the digest of a picture once, in the request and in the log', async () => {
    const caseId = await desk.prepare();
    const picture = { time: 'before', name: 'listing.png', sha256: 'a1'.repeat(32) } as const;
    await expect(notePicture(desk.as(alice), { caseId, ...picture })).rejects.toMatchObject({ code: 'conflict' });
    await send(caseId);
    await notePicture(desk.as(alice), { caseId, ...picture });
    await notePicture(desk.as(alice), { caseId, ...picture });
    const { steps, state } = await desk.read(caseId);
    expect([state, steps.filter((step) => step.picture).map((step) => step.picture)]).toEqual(['sent', [picture]]);
    const entries = await desk.world.database.transaction(systemScope, (tx) =>
      tx.select({ details: auditLogs.details }).from(auditLogs).where(eq(auditLogs.entityId, caseId)),
    );
    expect(entries.filter(({ details }) => details?.sha256 === picture.sha256)).toHaveLength(1);
    await expect(notePicture(desk.as(bob), { caseId, ...picture })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are closed, and deleted only when they were never sent or are closed', async () => {
    const caseId = await desk.prepare();
    await send(caseId);
    await expect(deleteCase(desk.as(alice), { caseId })).rejects.toMatchObject({ code: 'conflict' });
    await closeCase(desk.as(alice), { caseId });
    await closeCase(desk.as(alice), { caseId });
    expect(await desk.read(caseId)).toMatchObject({ state: 'closed', turn: 'ended' });
    await deleteCase(desk.as(alice), { caseId });
    expect(await listOwnCases(desk.as(alice))).toEqual([]);
  });

  it('go to nobody who was left out, until that is taken back', async () => {
    const mark = (out: boolean) =>
      leaveOut(desk.as(alice), { company: 'brokers.intelius-peopleconnect', leaveOut: out });
    await mark(true);
    await mark(true);
    await expect(desk.prepare({ company: 'brokers.truthfinder' })).rejects.toMatchObject({ code: 'conflict' });
    await mark(false);
    await expect(desk.prepare({ company: 'brokers.truthfinder' })).resolves.toBeTruthy();
  });

  it.each(replyKinds)('keep “%s” as what the company says, and never as gone', async (said) => {
    const caseId = await desk.prepare();
    await send(caseId);
    await answer(caseId, said);
    expect((await desk.read(caseId)).state).not.toBe('seen-gone');
  });
});
