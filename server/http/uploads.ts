import { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { type Context, isStaff } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { ownsOrder } from '#core/orders/queries/order.ts';
import { createLine, type Line } from '#platform/limits/line.ts';
import { readWhole } from './body-limit.ts';
import type { RequestLimits } from './limits.ts';
import { createSlots, type Share } from './slots.ts';
import { allowSlowBody } from './slow-bodies.ts';

/** Where staff hand over files (app/routes.ts), as a page and as data. */
const STAFF = ['/admin/orders/:orderId', '/admin/pictures'];

/** Where customers do, about orders of their own. */
const CUSTOMERS = '/dashboard/requests/:orderId';

/** Where staff write whole texts. */
const TEXTS = '/admin/:tab{blog|content}/*';

/** Looks up who asks, once for each request. */
type FindContext<Env extends object> = (c: HonoContext<Env>) => Promise<Context>;

interface Uploads<Env extends object> {
  limits: RequestLimits;
  find: FindContext<Env>;
}

/** Files that have arrived are taken apart, sealed and stored few at a time: each needs several times its size meanwhile, and the time of its answer. */
interface Taking<Env extends object> extends Uploads<Env> {
  inTurn: Line;
}

/** The address with or without React Router's ending for data. */
const orderIdIn = (c: HonoContext): string => (c.req.param('orderId') ?? '').replace(/\.data$/, '');

/** A body that is known to be a form without files needs no place. */
const isSmall = ({ headers }: Request, { bodyBytes }: RequestLimits): boolean => {
  const length = headers.get('content-length');
  return length !== null && Number(length) <= bodyBytes;
};

/**
 * Files are read before the time of the answer begins to run, and for as long as they keep coming: ten megabytes over a slow line
 * take minutes. All other forms have their time.
 */
async function readFiles(c: HonoContext, most: number, { stallMs }: RequestLimits): Promise<void> {
  const { incoming } = c.env as Partial<HttpBindings>;
  if (incoming instanceof IncomingMessage) allowSlowBody(incoming);
  c.req.raw = await readWhole(c.req.raw, most, { stallMs });
}

async function readForm(c: HonoContext, { bodyBytes, bodyMs }: RequestLimits): Promise<void> {
  c.req.raw = await readWhole(c.req.raw, bodyBytes, { withinMs: bodyMs });
}

const fromStaff =
  <Env extends object>({ limits, find, inTurn }: Taking<Env>, most: number): MiddlewareHandler<Env> =>
  async (c, next) => {
    const isLarge = !isSmall(c.req.raw, limits);
    if (isStaff((await find(c)).actor)) await readFiles(c, most, limits);
    else await readForm(c, limits);
    await (isLarge ? inTurn(next) : next());
  };

const busyError = () =>
  new AppError('limited', {
    publicMessage: 'Other files are just arriving. Please try again in a moment.',
    retryAfter: 5,
  });

/** Files travel through memory, so only few of customers travel at once. */
function fromCustomers<Env extends object>({ limits, find, inTurn }: Taking<Env>): MiddlewareHandler<Env> {
  const slots = createSlots(limits.customerUploadsInAll);
  return async (c, next) => {
    if (isSmall(c.req.raw, limits)) return next();
    const ctx = await find(c);
    if (ctx.actor.kind !== 'person' || !(await ownsOrder(ctx, orderIdIn(c)))) {
      await readForm(c, limits);
      return next();
    }
    const shares: Share[] = [{ key: ctx.actor.userId, most: limits.uploadsPerCustomer }];
    if (!slots.take(shares)) throw busyError();
    try {
      await readFiles(c, limits.uploadBytes, limits);
      await inTurn(next);
    } finally {
      slots.give(shares);
    }
  };
}

/** Which addresses take more than a form has, from whom, and how much; in the order of the list. */
export function largeBodies<Env extends object>(uploads: Uploads<Env>): [string, MiddlewareHandler<Env>][] {
  const { limits } = uploads;
  const taking = { ...uploads, inTurn: createLine(limits.uploadsTakenAtOnce) };
  return [
    ...STAFF.map((path): [string, MiddlewareHandler<Env>] => [path, fromStaff(taking, limits.uploadBytes)]),
    [TEXTS, fromStaff(taking, limits.textBytes)],
    [CUSTOMERS, fromCustomers(taking)],
  ];
}
