import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type Actor, visitor } from '#core/base/context.ts';
import { admin, alice, assistant } from '#tests/cast.ts';
import { requestContext } from './context.ts';
import { requireStaff } from './guards.ts';

async function enter(actor: Actor, address: string, headers: Record<string, string> = {}) {
  const request = new Request(`https://quietprint.test${address}`, { headers });
  const url = new URL(request.url.replace('.data', ''));
  const context = new RouterContextProvider();
  context.set(requestContext, { actor } as never);
  try {
    return await requireStaff(
      { request, url, context, params: {}, pattern: '/admin' } as never,
      async () => 'entered' as never,
    );
  } catch (thrown) {
    return thrown;
  }
}
const leadsTo = (answer: unknown) => (answer as Response).headers.get('location');

describe('the guard of the panel', () => {
  it('lets staff in', async () => {
    expect(await enter(admin, '/admin')).toBe('entered');
    expect(await enter(assistant, '/admin/orders.data')).toBe('entered');
  });

  it('leads a visitor to sign in and a customer to the dashboard', async () => {
    expect(leadsTo(await enter(visitor, '/admin/orders?status=pending'))).toBe(
      '/auth?next=%2Fadmin%2Forders%3Fstatus%3Dpending',
    );
    expect(leadsTo(await enter(alice, '/admin'))).toBe('/dashboard');
    expect(leadsTo(await enter(alice, '/admin.data', { referer: 'https://quietprint.test/dashboard' }))).toBe(
      '/dashboard',
    );
    expect(leadsTo(await enter(alice, '/admin', { referer: 'https://quietprint.test/admin' }))).toBe('/dashboard');
    expect(leadsTo(await enter(alice, '/admin.data', { referer: 'https://quietprint.test/administer' }))).toBe(
      '/dashboard',
    );
  });

  it('says "Access Denied" where the panel is open and the role was lost', async () => {
    const answer = await enter(alice, '/admin/orders.data', { referer: 'https://quietprint.test/admin/messages' });
    expect(answer).toMatchObject({
      data: { accessDenied: { email: alice.email, role: 'user' } },
      init: { status: 403 },
    });
  });
});
