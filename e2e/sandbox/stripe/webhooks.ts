import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import { newId } from './objects.ts';

const TRIES = 6;

export interface Delivery {
  id: string;
  type: string;
  payload: string;
}

export interface Webhooks {
  /** Every event so far, in order. */
  readonly sent: Delivery[];
  /** From now on events wait; `release` sends them in the order that it makes of them. */
  hold(): void;
  release(order?: (events: Delivery[]) => Delivery[]): Promise<void>;
  announce(type: string, object: object): void;
  /** Delivers one event once more. @returns the status that the receiver answered */
  deliver(event: Delivery): Promise<number>;
}

/** Signed messages to the product, repeated until they are taken, as Stripe's are; only sooner. */
export function createWebhooks(target: { url: string; secret: string }, log: (line: string) => void): Webhooks {
  const sent: Delivery[] = [];
  let held: Delivery[] | null = null;

  async function deliver({ payload, type }: Delivery): Promise<number> {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: target.secret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const status = await fetch(target.url, { method: 'POST', headers, body: payload }).then(
      (response) => response.status,
      () => 0,
    );
    log(`${status} webhook ${type}`);
    return status;
  }

  async function untilTaken(event: Delivery): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const status = await deliver(event);
      if (status >= 200 && status < 300) return;
      await wait(250 * 2 ** tries);
    }
  }

  return {
    sent,
    deliver,
    hold() {
      held ??= [];
    },
    async release(order = (events) => events) {
      const events = order(held ?? []);
      held = null;
      for (const event of events) await untilTaken(event);
    },
    announce(type, object) {
      const created = Math.floor(Date.now() / 1000);
      const event = { id: newId('evt'), object: 'event', api_version: '2026-10-28.endive', created, livemode: false };
      const payload = JSON.stringify({ ...event, type, pending_webhooks: 1, request: null, data: { object } });
      const delivery = { id: event.id, type, payload };
      sent.push(delivery);
      if (held) held.push(delivery);
      else void untilTaken(delivery);
    },
  };
}
