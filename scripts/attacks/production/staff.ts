import { randomUUID } from 'node:crypto';
import { ownOrderWords } from '#contract/orders/types.ts';
import { ownerEmail } from '../../../e2e/accounts.ts';
import type { Attack } from '../attack.ts';
import { assertHolds } from '../target.ts';
import { type ProductionTarget, panelPagesOf, setUpApp, tryToSetUp, viewerOf } from './target.ts';

type ProductionAttack = Attack<ProductionTarget>;

/** Row 31: the thief knows the owner's password, and is signed in before the owner sets up an app. */
export const waitForTheOwner: ProductionAttack = async ({ openOwner, openPanel, signIn }) => {
  await openOwner();
  const thief = await signIn(ownerEmail);
  const early = await panelPagesOf(thief);
  assertHolds(early.length === 0, `the password alone opened ${early.join(', ')}`);
  const owner = await openPanel();
  assertHolds((await panelPagesOf(owner)).length > 0, 'the panel is closed to the owner too');
  const shown = await panelPagesOf(thief);
  assertHolds(shown.length === 0, `the owner’s app opened ${shown.join(', ')} to the thief`);
  assertHolds((await viewerOf(thief)) === null, 'the session of the thief lives on');
  await thief.post('/auth/refresh', {});
  assertHolds((await viewerOf(thief)) === null, 'the session of the thief was renewed');
  const again = await signIn(ownerEmail);
  assertHolds((await viewerOf(again)) === null, 'the password alone signs in beside an app');
  const later = await panelPagesOf(again);
  assertHolds(later.length === 0, `the password alone opened ${later.join(', ')} beside an app`);
  return 'closed before and after the owner set up an app, session ended, not renewed';
};

/** Row 32: the thief knows the password of new staff, who have no factor yet. */
export const enrolInTheirPlace: ProductionAttack = async ({ openAccount, signIn, visit, promote, tokenFor, mail }) => {
  const email = 'new.assistant@example.com';
  const first = await openAccount(email);
  const stranger = await openAccount('another.customer@example.com');
  await promote(first, 'assistant');
  const token = await tokenFor(email, 'enrolment');
  const thief = await signIn(email);
  for (const when of ['before', 'after'] as const) {
    const found = await tryToSetUp(thief);
    assertHolds(found === undefined, `${found} ${when} the thief asked for the link`);
    const shown = await panelPagesOf(thief);
    assertHolds(shown.length === 0, `the password opened ${shown.join(', ')}`);
    const sent = await thief.post('/settings/two-factor', { intent: 'send-link' });
    assertHolds(!sent.text.includes('token='), 'the answer told the link');
  }
  const mails = mail.arrived.filter(({ text }) => text.includes(token));
  assertHolds(mails.length > 0 && mails.every(({ to }) => to === email), 'the link was mailed elsewhere');
  const press = { type: 'enrolment', token };
  for (const [who, browser] of [
    ['nobody', visit()],
    ['another customer', stranger],
  ] as const) {
    const { status } = await browser.post('/auth/link', press);
    assertHolds(status >= 400, `the link worked for ${who}: ${status}`);
  }
  const own = await signIn(email);
  const pressed = await own.post('/auth/link', press);
  assertHolds(pressed.headers.location === '/settings/two-factor', `the mailed link answered ${pressed.status}`);
  assertHolds((await thief.post('/auth/link', press)).status >= 400, 'the link worked twice');
  const beside = await tryToSetUp(thief);
  assertHolds(beside === undefined, `${beside} once the link was used elsewhere`);
  await setUpApp(own);
  assertHolds((await panelPagesOf(own)).length > 0, 'the panel stays closed after the mailed link');
  assertHolds((await viewerOf(thief)) === null, 'the session of the thief lives on');
  return 'nothing set up by the password; the link, mailed with the role, worked once and for its owner alone';
};

const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? '1';

/** Row 38: an admin orders something, and acts on it as staff. */
export const actOnMyOwnOrder: ProductionAttack = async ({ openAccount, openPanel, promote }) => {
  const owner = await openPanel();
  const admin = await openAccount('ordering.admin@example.com');
  await promote(admin, 'admin');
  await setUpApp(admin);
  const ordered = await admin.post('/services/order/detailed-exposure-report', { idempotencyKey: randomUUID() });
  const orderId = /\/requests\/([0-9a-f-]{36})/.exec(String(ordered.headers.location))?.[1] ?? '';
  assertHolds(orderId !== '', `nothing could be ordered: ${ordered.status}`);
  const path = `/admin/orders/${orderId}`;
  const version = versionIn((await owner.get(path)).text);
  const refund = { refundId: randomUUID(), paymentId: randomUUID(), amount: '1', reason: 'requested' };
  const acts: Record<string, string>[] = [
    { intent: 'payment', paymentStatus: 'paid' },
    { intent: 'refund', ...refund },
    { intent: 'complete' },
    { intent: 'start' },
    { intent: 'cancel' },
    { intent: 'status', status: 'completed' },
    { intent: 'notes', notes: 'Done.' },
    { intent: 'internal-note', internalNote: 'Done.' },
    { intent: 'plan' },
  ];
  for (const act of acts) {
    const { status, text } = await admin.post(path, { ...act, orderId, version });
    assertHolds(status === 403 && text.includes(ownOrderWords), `${act.intent} on the own order answered ${status}`);
  }
  const bulk = { intent: 'bulk', status: 'completed', order: `${orderId}:${version}` };
  const many = await admin.post('/admin/orders', bulk);
  assertHolds(many.status >= 400, `the own order among many answered ${many.status}`);
  const after = (await owner.get(path)).text;
  assertHolds(versionIn(after) === version, 'a refused act changed the order');
  const booked = await owner.post(path, { intent: 'payment', paymentStatus: 'paid', orderId, version });
  assertHolds(booked.status < 400, `another member of staff could not book it: ${booked.status}`);
  return `${acts.length + 1} acts refused; another member of staff booked it`;
};
