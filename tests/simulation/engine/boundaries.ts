import type { Database } from '#platform/database/database.ts';
import { insideTransaction } from '#platform/database/open-transaction.ts';
import type { MailMessage, MailTransport } from '#platform/mail/transport.ts';
import { GatewayError, type PaymentGateway } from '#platform/payments/gateway.ts';
import type { Scheduler, Task } from './scheduler.ts';

export const lostConnection = () => Object.assign(new Error('the connection was lost'), { code: 'ECONNRESET' });

/**
 * A database whose transactions wait for their turn before they begin, and before anybody hears that they have committed.
 * @param owner whose a transaction is that is nobody's request
 */
export function gatedDatabase(database: Database, scheduler: Scheduler, owner: Task): Database {
  const refused = async (at: string) =>
    (await scheduler.gate(at, { faults: ['crash', 'refused'], owner })) === 'refused';
  return {
    ...database,
    async transaction(scope, work) {
      if (insideTransaction()) return database.transaction(scope, work);
      if (await refused('transaction')) throw lostConnection();
      const result = await scheduler.uninterrupted(() =>
        database.transaction(scope, async (tx) => {
          const done = await work(tx);
          scheduler.mayCrash('before the commit', owner);
          return done;
        }),
      );
      scheduler.commits++;
      if ((await scheduler.gate('committed', { faults: ['crash', 'lost'], owner })) === 'lost') throw lostConnection();
      return result;
    },
    async read(scope, work) {
      if (!insideTransaction() && (await refused('read'))) throw lostConnection();
      return scheduler.uninterrupted(() => database.read(scope, work));
    },
  };
}

/** The same for the gateway: a question may not arrive, and an answer may not come back. */
export function gatedGateway(gateway: PaymentGateway, scheduler: Scheduler): PaymentGateway {
  const ask = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const isRefused = (await scheduler.gate(what, { faults: ['crash', 'refused'] })) === 'refused';
    if (isRefused) throw new GatewayError('unavailable');
    const result = await work();
    const isLost = (await scheduler.gate(`${what} answered`, { faults: ['crash', 'lost'] })) === 'lost';
    if (isLost) throw new GatewayError('unavailable');
    return result;
  };
  return {
    pages: gateway.pages,
    readNotice: (body, signature) => gateway.readNotice(body, signature),
    openCheckout: (request) => ask('open checkout', () => gateway.openCheckout(request)),
    findPayment: (id) => ask('look up payment', () => gateway.findPayment(id)),
    closeCheckout: (id) => ask('close checkout', () => gateway.closeCheckout(id)),
    refund: (request) => ask('refund', () => gateway.refund(request)),
    openPortal: (...args) => ask('open portal', () => gateway.openPortal(...args)),
  };
}

/** The same for mail. @param deliver called when the server has it, whatever the product hears of that */
export const gatedTransport = (scheduler: Scheduler, deliver: (message: MailMessage) => void): MailTransport => ({
  async send(message) {
    const isRefused = (await scheduler.gate('mail', { faults: ['crash', 'refused'] })) === 'refused';
    if (isRefused) throw lostConnection();
    deliver(message);
    const isLost = (await scheduler.gate('mail taken', { faults: ['crash', 'lost'] })) === 'lost';
    if (isLost) throw lostConnection();
  },
  async verify() {},
  async close() {},
});
