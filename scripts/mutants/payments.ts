import { type Mutation, mutation } from './mutation.ts';

const simulation =
  'tests/simulation/simulation.deep.test.ts: orders and payments are neither lost, doubled nor invented (%i)';

/** Of the rules that the simulation of orders and payments stands on: each shows that it would be noticed. */
export const paymentMutations: readonly Mutation[] = [
  mutation(
    'a form that comes again makes no second order',
    'core/orders/actions/create-order.ts',
    ['idempotencyKey: input.idempotencyKey,', 'idempotencyKey: randomUUID(),'],
    simulation,
  ),
];
