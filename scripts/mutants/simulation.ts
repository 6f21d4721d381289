import { type Mutation, mutation } from './mutation.ts';

const file = 'tests/simulation/simulation.test.ts';
const scans = `${file}: scans end, and say what their sources said of that person, once (%i)`;
const accounts = `${file}: accounts open to whoever reads the mailbox, and leave nothing behind (%i)`;
const appointments = `${file}: no time is booked twice, and what is not paid for is given back (%i)`;

const processes = `${file}: the same holds where two processes share the work (%i)`;

/** Of the rules that simulated lives stand on: each shows that it would be noticed. */
export const simulationMutations: readonly Mutation[] = [
  mutation(
    'limits of vendors hold over all scans',
    'core/sources/internal/pacing/quota.ts',
    ['Math.round(seconds * 1_000 * margin)', 'Math.round(seconds * 500 * margin)'],
    scans,
  ),
  mutation(
    'a scan that has ended does not end again',
    'core/scans/internal/finish.ts',
    ["scans.filter(({ status }) => status === 'processing')", 'scans.slice()'],
    processes,
  ),
  mutation(
    'what a scan had to wait for is told once, when all of it is in',
    'core/scans/internal/amend.ts',
    ['if (isOver) await recordEnd(tx, platform, scan);', 'await recordEnd(tx, platform, scan);'],
    scans,
  ),
  mutation(
    'keys of somebody who was erased are deleted',
    'core/lifecycle/erasure/actions/erase-account.ts',
    ['  await tx.delete(dataKeys).where(eq(dataKeys.ownerId, userId));\n', ''],
    accounts,
  ),
  mutation(
    'a password alone does not open an account with a second factor',
    'core/accounts/sessions/internal/open-session.ts',
    ['if ((await findSecondFactor(tx, ctx.platform, account.id)) === null) return', 'if (account.id) return'],
    accounts,
  ),
  mutation(
    'a time that is taken is nobody else’s',
    'core/orders/appointments/internal/book.ts',
    ['  if (got.length < cells.length) throw timeTakenError();\n', ''],
    appointments,
  ),
  mutation(
    'a time that is given back is free again',
    'core/orders/appointments/internal/book.ts',
    ['  if (released) await tx.delete(appointmentCells).where(eq(appointmentCells.orderId, orderId));\n', ''],
    appointments,
  ),
];
