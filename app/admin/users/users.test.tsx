import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestContext } from '#app/context.ts';
import { Toasts } from '#app/ui/overlays/toasts.tsx';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import type { Context } from '#core/base/context.ts';
import type { Platform } from '#platform/platform.ts';
import { admin, alice, assistant, bob, insertCast, owner } from '#tests/cast.ts';
import { failing } from '#tests/databases.ts';
import { sendForm } from '#tests/forms.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import User, { action, loader as readUser } from './user.tsx';
import Users, { loader } from './users.tsx';

describe('the User Management tab', () => {
  let world: World;
  const as = (actor: Context['actor'], platform: Platform = world): Context => ({ actor, client: null, platform });
  const argsFor = (path: string, ctx: Context) => {
    const context = new RouterContextProvider();
    context.set(requestContext, ctx);
    const url = new URL(path, 'https://quietprint.test');
    const params = { userId: url.pathname.split('/').at(-1) };
    return { context, url, params, request: new Request(url) };
  };
  const show = async (path: string, ctx = as(admin)) => {
    const loaderData = await loader(argsFor(path, ctx) as unknown as Parameters<typeof loader>[0]);
    const props = { loaderData } as Parameters<typeof Users>[0];
    return renderAt(
      path,
      <Toasts flash={null}>
        <Users {...props} />
      </Toasts>,
    );
  };
  const showUser = async (userId: string, ctx = as(admin)) => {
    const loaderData = await readUser(argsFor(`/x/${userId}`, ctx) as unknown as Parameters<typeof readUser>[0]);
    const props = { loaderData } as Parameters<typeof User>[0];
    return renderAt(
      '/admin/users/x',
      <Toasts flash={null}>
        <User {...props} />
      </Toasts>,
    );
  };
  const act = async (userId: string, form: Record<string, string>, ctx = as(admin)) => {
    const { toast } = await sendForm(action, ctx, form, { params: { userId } });
    return toast;
  };
  const unreachable = () => as(admin, { ...world, database: failing(world.database, new Error('gone')) });
  const success = (description: string) => ({ variant: 'success', title: 'Success', description });
  const failure = (description: string) => ({ variant: 'destructive', title: 'Error', description });

  beforeAll(async () => {
    world = await createWorld({ database: 'embedded' });
    await insertCast(world.database);
  });
  afterAll(() => world.close());

  it('begins with the active users of every role', proves('ADM-USR-005'), async () => {
    await act(bob.userId, { intent: 'deactivate' });
    const text = textOf(await show('/admin/users'));
    expect(text).toContain(alice.email);
    expect(text).not.toContain(bob.email);
    expect(textOf(await show('/admin/users?status=deactivated'))).toContain(bob.email);
    expect(textOf(await show('/admin/users?status=all'))).toContain(bob.email);
    await act(bob.userId, { intent: 'reactivate' });
  });

  it('offers every role and status as a filter', async () => {
    const html = await show('/admin/users?role=assistant&status=all&q=a');
    for (const [name, values] of Object.entries({ role: ['user', 'admin'], status: ['deactivated'] }))
      for (const value of values) expect(html).toMatch(new RegExp(`href="/admin/users\\?[^"]*${name}=${value}`));
    expect(html).toMatch(/aria-current="true"[^>]*>Assistant</);
  });

  it('does not let anybody change their own row', async () => {
    const html = await show('/admin/users');
    expect(html).toContain(`Edit ${alice.fullName}`);
    expect(html).not.toContain(`Edit ${admin.fullName}`);
    expect(textOf(html)).toContain('Your account');
    expect(textOf(await showUser(admin.userId))).toContain('This is your own account');
  });

  it('says what each role may do', proves('ADM-USR-012', 'ADM-USR-013', 'ADM-USR-014'), async () => {
    const text = textOf(await showUser(alice.userId));
    expect(text).toContain('user Has basic access');
    expect(text).toContain('assistant Can manage users');
    expect(text).toContain('admin Has full system access');
  });

  it('changes a role, and says so', proves('ERR-038', 'CALL-036'), async () => {
    expect(await act(alice.userId, { intent: 'role', role: 'assistant' })).toEqual(
      success('User role updated to assistant.'),
    );
    expect(textOf(await show('/admin/users?role=assistant'))).toContain(alice.email);
    await act(alice.userId, { intent: 'role', role: 'user' });
  });

  it('deactivates and reactivates, and says so', proves('ERR-039', 'ERR-040'), async () => {
    expect(await act(alice.userId, { intent: 'deactivate' })).toEqual(success('User has been deactivated.'));
    expect(textOf(await showUser(alice.userId))).toContain('Reactivate');
    expect(await act(alice.userId, { intent: 'reactivate' })).toEqual(success('User has been reactivated.'));
  });

  it("says the server's own words when it refuses, and its own when it fails", proves('ERR-012'), async () => {
    const role = { intent: 'role', role: 'admin' };
    expect(await act(alice.userId, role, as(assistant))).toEqual(failure('Only admins can change roles.'));
    expect(await act(admin.userId, role)).toEqual(failure('You cannot change your own role.'));
    expect(await act(owner.userId, { ...role, role: 'user' })).toEqual(failure('The owner is always an admin.'));
    expect(await act(alice.userId, role, unreachable())).toEqual(failure('Failed to update user role.'));
  });

  it('says that it failed to deactivate or reactivate', proves('ERR-013', 'ERR-014'), async () => {
    expect(await act(admin.userId, { intent: 'deactivate' }, as(assistant))).toEqual(
      failure("Assistants cannot change an admin's account."),
    );
    expect(await act(alice.userId, { intent: 'deactivate' }, unreachable())).toEqual(
      failure('Failed to deactivate user.'),
    );
    expect(await act(alice.userId, { intent: 'reactivate' }, unreachable())).toEqual(
      failure('Failed to reactivate user.'),
    );
  });

  it('says that it failed to load users', proves('ERR-011'), async () => {
    expect(textOf(await show('/admin/users', unreachable()))).toContain('Failed to load users.');
  });
});
