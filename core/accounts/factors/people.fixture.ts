import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beginTwoFactor } from '#core/accounts/factors/actions/begin-two-factor.ts';
import { confirmTwoFactor } from '#core/accounts/factors/actions/confirm-two-factor.ts';
import { findSetUp } from '#core/accounts/factors/queries/two-factor.ts';
import { confirmWithPassword } from '#core/accounts/sessions/actions/confirm-with-password.ts';
import { readActorByToken } from '#core/accounts/sessions/actions/read-actor.ts';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import { signUp } from '#core/accounts/sessions/actions/sign-up.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, visitor } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { World } from '#tests/world.ts';

export const password = 'correct horse';

/** People with accounts in a world, and what their authenticator apps show. */
export function factorPeople(world: () => World) {
  let clients = 0;
  let people = 0;
  const from = (actor: Context['actor'] = visitor): Context => ({
    actor,
    client: { requestId: 'r', ip: `198.51.100.${clients++ % 250}`, userAgent: 'Firefox' },
    platform: world(),
  });
  const inSystem = <Row>(work: (tx: Transaction) => Promise<Row>): Promise<Row> =>
    world().database.transaction(systemScope, work);

  /** Somebody with an account, signed in. */
  async function newPerson(): Promise<Context & { email: string }> {
    const email = `person${people++}@example.com`;
    await signUp(from(), { email, password, fullName: 'Alice Archer' });
    await world().drain();
    const token =
      world()
        .mailbox.findLast(({ to }) => to === email)
        ?.text.match(/token=([\w-]+)/)?.[1] ?? '';
    const signedIn = await confirmWithPassword(from(), token, { password });
    if (signedIn.state !== 'signed-in') throw new Error('no session');
    const actor = await readActorByToken(world(), signedIn.session.access_token);
    if (!actor) throw new Error('no actor');
    return { ...from(actor), email };
  }

  const idOf = ({ actor }: Context) => (actor.kind === 'person' ? actor.userId : '');
  /** The next code of the app; time goes on by a step, so that it is a fresh one. */
  const nextCode = (secret: string) => {
    world().clock.advance(30_000);
    return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
      timestamp: world().clock.now().getTime(),
    });
  };
  async function switchOn(alice: Context) {
    await beginTwoFactor(alice, { proof: password });
    const secret = (await findSetUp(alice))?.secret ?? '';
    return { secret, codes: await confirmTwoFactor(alice, { code: nextCode(secret) }) };
  }
  async function challengeOf({ email }: { email: string }): Promise<string> {
    const answer = await signIn(from(), { email, password });
    if (answer.state !== 'second-factor') throw new Error('nothing was asked');
    return answer.challenge;
  }
  const eventsOf = async (ctx: Context) =>
    (
      await inSystem((tx) =>
        tx
          .select()
          .from(auditLogs)
          .where(eq(auditLogs.userId, idOf(ctx))),
      )
    ).map(({ details, outcome }) => `${details?.event} ${outcome}`);

  return { from, inSystem, newPerson, idOf, nextCode, switchOn, challengeOf, eventsOf };
}
