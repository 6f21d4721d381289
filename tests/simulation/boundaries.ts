import type { Database } from '#platform/database/database.ts';
import { insideTransaction } from '#platform/database/open-transaction.ts';
import type { MailMessage, MailTransport } from '#platform/mail/transport.ts';
import { GatewayError, type PaymentGateway } from '#platform/payments/gateway.ts';
import type { Scheduler } from './scheduler.ts';

const lostConnection = () => Object.assign(new Error('the connection was lost'), { code: 'ECONNRESET' });

/** A database whose transactions wait for their turn before they begin, and before anybody hears that they have committed. */
export const gatedDatabase = (database: Database, scheduler: Scheduler): Database => ({
  ...database,
  async transaction(scope, work) {
    if (insideTransaction()) return database.transaction(scope, work);
    if ((await scheduler.gate('transaction', ['crash', 'refused'])) === 'refused') throw lostConnection();
    const result = await database.transaction(scope, async (tx) => {
      const done = await work(tx);
      scheduler.mayCrash('before the commit');
      return done;
    });
    if ((await scheduler.gate('committed', ['crash', 'lost'])) === 'lost') throw lostConnection();
    return result;
  },
  async read(scope, work) {
    if (!insideTransaction() && (await scheduler.gate('read', ['crash', 'refused'])) === 'refused')
      throw lostConnection();
    return database.read(scope, work);
  },
});

/** The same for the gateway: a question may not arrive, and an answer may not come back. */
export function gatedGateway(gateway: PaymentGateway, scheduler: Scheduler): PaymentGateway {
  const ask = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    if ((await scheduler.gate(what, ['crash', 'refused'])) === 'refused') throw new GatewayError('unavailable');
    const result = await work();
    if ((await scheduler.gate(`${what} answered`, ['crash', 'lost'])) === 'lost') throw new GatewayError('unavailable');
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
    if ((await scheduler.gate('mail', ['crash', 'refused'])) === 'refused') throw lostConnection();
    deliver(message);
    if ((await scheduler.gate('mail taken', ['crash', 'lost'])) === 'lost') throw lostConnection();
  },
  async verify() {},
  async close() {},
});
