import { type Mutation, mutation } from './mutation.ts';

const file = 'tests/simulation/simulation.deep.test.ts';
const scans = `${file}: scans end, and say what their sources said of that person, once (%i)`;

/** Of the rules that simulated lives stand on: each shows that it would be noticed, by a life or where no seed need come upon it. */
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
    'core/scans/internal/finish.test.ts: that have ended do not end again: what was told and written stays as it is',
  ),
  mutation(
    'what a scan had to wait for is told once, when all of it is in',
    'core/scans/internal/amend.ts',
    ['if (isOver) await recordEnd(tx, platform, scan);', 'await recordEnd(tx, platform, scan);'],
    scans,
  ),
  {
    ...mutation(
      'keys of somebody who was erased are deleted',
      'core/lifecycle/erasure/actions/erase-account.ts',
      ['  await tx.delete(dataKeys).where(eq(dataKeys.ownerId, userId));\n', ''],
      'core/lifecycle/erasure/actions/erase-account.test.ts: takes everything and survives a crash after any of its transactions; a stranger loses nothing',
    ),
    wholeFile: true,
  },
  mutation(
    'a password alone does not open an account with a second factor',
    'core/accounts/sessions/internal/open-session.ts',
    ['if (!isAsked) return', 'if (!isAsked || account.id) return'],
    'core/accounts/factors/actions/two-factor-sign-in.test.ts: asks for a code after the right password, and opens the session for the right one',
  ),
  mutation(
    'a time that is taken is nobody else’s',
    'core/orders/appointments/internal/book.ts',
    ['  if (got.length < cells.length) throw timeTakenError();\n', ''],
    'core/orders/appointments/appointments.test.ts: is given to one of two who choose the same time at once; the other keeps nothing',
  ),
  mutation(
    'a time that is given back is free again',
    'core/orders/appointments/internal/book.ts',
    ['  if (released) await tx.delete(appointmentCells).where(eq(appointmentCells.orderId, orderId));\n', ''],
    'core/orders/appointments/appointments.test.ts: is cancelled by its customer, told to both, and can be booked again',
  ),
];
