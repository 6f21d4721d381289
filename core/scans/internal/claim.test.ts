import { expect, it } from 'vitest';
import { z } from 'zod';
import { type AccountsWorld, alice, createAccountsWorld, sessionIn } from '#core/accounts/sessions/accounts.fixture.ts';
import { confirmSignUp } from '#core/accounts/sessions/actions/confirm-sign-up.ts';
import { openScanLink } from '#core/scans/actions/open-scan-link.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { freeScanLink } from '#core/scans/emails.ts';
import { userScans } from '#core/scans/schema.ts';
import { seed } from '#db/seed.ts';
import { defineJob } from '#platform/queue/define.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { claimOnConfirmation } from './claim.ts';

/** The scan itself is not run here. */
const idleRun = defineJob({ name: 'scan.run', input: z.strictObject({ scanId: z.uuid() }), run: async () => {} });

onEachDatabase('scans from before the account', (_open, kind) => {
  async function scanAs(world: AccountsWorld, email: string): Promise<string> {
    await startFreeScan(world.from(), { name: 'Alice', email });
    return (await openScanLink(world.from(), await world.linkTo(email.toLowerCase()))).scanId;
  }

  it('belong to whoever confirms their address, and to nobody before', async () => {
    const world = await createAccountsWorld(kind, {
      emails: [freeScanLink],
      jobs: [idleRun],
      modules: [{ name: 'scans', subscriptions: [claimOnConfirmation] }],
    });
    await seed(world.database);
    const owners = async () =>
      new Map((await world.inSystem((tx) => tx.select().from(userScans))).map(({ id, userId }) => [id, userId]));
    const [hers, his] = [await scanAs(world, 'Alice@example.com'), await scanAs(world, 'bob@example.com')];
    const signUpToken = await world.signUpAs();
    expect((await owners()).get(hers)).toBeNull();
    const { user } = sessionIn(await confirmSignUp(world.from(), await world.linkTo(alice.email), signUpToken));
    expect([(await owners()).get(hers), (await owners()).get(his)]).toEqual([user.id, null]);
    expect(await world.events()).toContain('scan.claimed');
    await world.close();
  });
});
