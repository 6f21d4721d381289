import { afterEach, beforeEach, vi } from 'vitest';
import { createOutgoing, type Outgoing, OutgoingError, type OutgoingOptions } from './outgoing.ts';
import { type Handler, openStandIn, type StandIn } from './stand-in.fixture.ts';

export const answer = vi.fn<Handler>();
export let world: StandIn;
export let outgoing: Outgoing;

/** The stand-in answers for every name: names lead to a public address, and only this test may go to loopback. */
export function connected(options: Partial<OutgoingOptions> = {}): Outgoing {
  return createOutgoing({
    env: {},
    userAgent: 'Quietprint/0 (+https://quietprint.example; hello@quietprint.example)',
    resolve: async () => ['127.0.0.1'],
    permitAddress: () => true,
    ca: world.ca,
    port: world.port,
    ...options,
  });
}

export const question = {
  url: 'https://source.example.com/v1?q=1',
  timeoutMs: 2_000,
  maxBytes: 100_000,
  allow: ['source.example.com'],
} as const;

export const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error) => (error instanceof OutgoingError ? error.reason : `other: ${error}`),
  );

/** Gives every test of the calling file a stand-in of its own that says hello, and a client that reaches it. */
export function standInForEachTest(): void {
  beforeEach(async () => {
    answer.mockReset().mockImplementation((_request, response) => void response.end('hello'));
    world = await openStandIn(answer);
    outgoing = connected();
  });
  afterEach(async () => {
    await outgoing.close();
    await world.close();
  });
}
