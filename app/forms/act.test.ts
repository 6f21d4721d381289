import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { requestContext } from '#app/context.ts';
import type { Context } from '#core/base/context.ts';
import { AppError, changedMeanwhile } from '#core/base/errors.ts';
import { alice } from '#tests/cast.ts';
import { sendForm } from '#tests/forms.ts';
import { acts, defineAct } from './act.ts';
import { leading } from './words.ts';

const logged: unknown[] = [];
const refusals: unknown[] = [];
const platform = {
  config: { appUrl: 'https://quietprint.test' },
  database: { transaction: async () => undefined },
  log: {
    error: (_: string, fields: unknown) => void logged.push(fields),
    warn: (message: string, fields: unknown) => void refusals.push([message, fields]),
    info: (message: string, fields: unknown) => void refusals.push([message, fields]),
  },
} as unknown as Context['platform'];
const ctx: Context = { actor: alice, client: null, platform };

const words = { title: 'Not sent', failed: 'The letter could not be sent' };
const schema = z.strictObject({ to: z.string().min(1, 'Whom to?'), secret: z.string().min(4, 'Too short.') });
const letter = { to: 'Bob', secret: 'hushed' };

/** A page whose only form fails like this, or is done. */
const page = (error?: unknown, more: Partial<Parameters<typeof defineAct<string, typeof schema>>[0]> = {}) =>
  acts(
    { send: words },
    {
      send: defineAct({
        schema,
        keep: ['to'],
        async run(_, { to }, { headers }) {
          if (error) throw error;
          headers.append('set-cookie', 'sent=yes');
          return to;
        },
        done: (to) => `Sent to ${to}`,
        ...more,
      }),
    },
  );

describe('a form that is done', () => {
  it('says so, and takes along what is set meanwhile; no cache keeps its answer', async () => {
    const { status, ok, toast, typed, headers } = await sendForm(page(), ctx, letter);
    expect({ status, ok, toast, typed }).toEqual({
      status: 200,
      ok: true,
      toast: { variant: 'success', title: 'Success', description: 'Sent to Bob' },
      typed: undefined,
    });
    expect(headers.getSetCookie()).toEqual(['sent=yes']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('leads elsewhere with its toast, where it is told to', async () => {
    const { location, toast, headers } = await sendForm(page(undefined, { to: '/letters' }), ctx, letter);
    expect([location, toast?.description]).toEqual(['/letters', 'Sent to Bob']);
    expect(headers.getSetCookie()).toContain('sent=yes');
  });
});

describe('a form that is refused', () => {
  it('says at each field what is wrong, and gives back what may come back', async () => {
    expect(await sendForm(page(), ctx, { to: '', secret: 'abc' })).toMatchObject({
      status: 400,
      ok: false,
      toast: { variant: 'destructive', title: 'Error', description: 'Whom to?' },
      errors: { to: 'Whom to?', secret: 'Too short.' },
      typed: { to: '' },
    });
  });

  it('says in one sentence that fields are marked, where it is told to', async () => {
    const { toast } = await sendForm(page(undefined, { marked: 'See below.' }), ctx, { to: '', secret: 'abc' });
    expect(toast).toEqual({ variant: 'destructive', title: 'Not sent', description: 'See below.' });
  });

  it('never gives a secret back', async () => {
    const { typed } = await sendForm(page(changedMeanwhile()), ctx, letter);
    expect(typed).toEqual({ to: 'Bob' });
  });

  it('has no words for a field that nobody can have typed', async () => {
    const { status, toast } = await sendForm(page(), ctx, { ...letter, role: 'admin' });
    expect([status, toast?.description]).toEqual([400, words.failed]);
  });

  it('says the reason of the use case, with its status and when to come back', async () => {
    const limited = new AppError('limited', { publicMessage: 'Too many letters.', retryAfter: 60 });
    const { headers, ...answer } = await sendForm(page(limited), ctx, letter);
    expect(answer).toMatchObject({
      status: 429,
      toast: { description: 'Too many letters.' },
      reason: 'Too many letters.',
      retryAfter: 60,
    });
    expect(headers.get('retry-after')).toBe('60');
  });

  it('says the reason at the field that it is about', async () => {
    const about = new AppError('forbidden', { publicMessage: 'He moved.', field: 'to' });
    expect(await sendForm(page(about), ctx, letter)).toMatchObject({ status: 403, errors: { to: 'He moved.' } });
  });

  it('tells staff first what failed, and then why', async () => {
    const action = acts(leading({ send: 'Failed to send' }), {
      send: defineAct({ run: () => Promise.reject(changedMeanwhile()) }),
    });
    const { toast } = await sendForm(action, ctx, {});
    expect(toast?.description).toBe('Failed to send. Someone else has changed it.');
  });

  it.each([
    ['all', undefined],
    ['reason', undefined],
    [['to'], 'He moved.'],
  ] as const)('leaves to its page what is %s', async (quiet, said) => {
    const gone = new AppError('gone', { publicMessage: 'He moved.' });
    const { toast, reason } = await sendForm(page(gone, { quiet }), ctx, letter);
    expect([toast?.description, reason]).toEqual([said, 'He moved.']);
  });
});

describe('a form that fails on our side', () => {
  it('says general words only, and the log says the rest', async () => {
    logged.length = 0;
    const broken = new Error('relation does not exist');
    const { status, toast, typed } = await sendForm(page(broken, { quiet: 'all' }), ctx, letter);
    expect({ status, description: toast?.description, typed }).toEqual({
      status: 500,
      description: words.failed,
      typed: { to: 'Bob' },
    });
    expect(logged).toMatchObject([{ error: { cause: broken }, form: 'send', status: 500 }]);
  });

  it('says when to come back, while something that we need is away', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const { status, headers } = await sendForm(page(away), ctx, letter);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  });
});

describe('the forms of one page', () => {
  const ran: string[] = [];
  const run = (what: string) => defineAct({ run: async () => void ran.push(what) });
  const action = acts(
    { start: 'Not started', stop: null },
    { start: run('start'), stop: defineAct({ run: () => Promise.reject(new AppError('gone')) }) },
    {
      before(_, { params }) {
        if (params.id === 'bobs') throw new AppError('not-found');
      },
      page: '/letters',
    },
  );

  it('are told apart by their intent, and nothing else is done', async () => {
    for (const intent of ['', 'send', 'toString', '__proto__'])
      await expect(sendForm(action, ctx, { intent })).rejects.toMatchObject({ code: 'invalid' });
    expect(ran).toEqual([]);
    expect(await sendForm(action, ctx, { intent: 'start' })).toMatchObject({ ok: true, intent: 'start' });
    expect(ran).toEqual(['start']);
  });

  it('say nothing of what nobody waits for', async () => {
    const { status, toast } = await sendForm(action, ctx, { intent: 'stop' });
    expect([status, toast]).toEqual([410, undefined]);
  });

  it('are not asked where the page itself is refused', async () => {
    const sent = sendForm(action, ctx, { intent: 'start' }, { params: { id: 'bobs' } });
    await expect(sent).rejects.toMatchObject({ code: 'not-found' });
  });

  it('lead back to where they stand without scripts, and stay there with them', async () => {
    const fields = { intent: 'start', more: 'x' };
    const document = await sendForm(action, ctx, fields);
    expect([document.location, document.toast?.description]).toEqual(['/letters', 'Not started']);
    const data = await sendForm(action, ctx, fields, { path: '/letters/1.data' });
    expect([data.location, data.status]).toEqual([null, 400]);
  });
});

describe('what is logged of a refusal', () => {
  const whoSent = { requestId: 'r1', userId: alice.userId };
  const refusalsOf = async (fields: Record<string, string>, error?: unknown) => {
    refusals.length = 0;
    const client = { requestId: 'r1', ip: '203.0.113.9', userAgent: null };
    await sendForm(page(error), { ...ctx, client }, fields);
    return refusals;
  };

  it.each([
    ['a mistake in typing', { ...letter, secret: 'x' }, 'A form was refused for what it holds', 'too_small'],
    ['a field too many', { ...letter, role: 'admin' }, 'A form came as no page of ours sends it', 'unrecognized_keys'],
    ['a field too few', { to: 'Bob' }, 'A form came as no page of ours sends it', 'invalid_type'],
  ])('is which form, who sent it and why, and nothing that was typed: %s', async (_what, fields, message, reason) => {
    expect(await refusalsOf(fields)).toEqual([[message, { form: 'send', reason, ...whoSent }]]);
  });

  it.each(['limited', 'forbidden'] as const)('is that it was %s', async (code) => {
    const said = await refusalsOf(letter, new AppError(code, { publicMessage: 'Not now, Bob.' }));
    expect(said).toEqual([['A form was refused', { form: 'send', reason: code, ...whoSent }]]);
  });

  it('is nothing where somebody else was quicker', async () => {
    expect(await refusalsOf(letter, changedMeanwhile())).toEqual([]);
  });
});

describe('a field that is sent twice', () => {
  const sendPairs = async (pairs: readonly [string, string][], search = '') => {
    const context = new RouterContextProvider();
    context.set(requestContext, ctx);
    const url = new URL(`https://quietprint.test/${search}`);
    const body = new FormData();
    for (const [name, value] of pairs) body.append(name, value);
    const request = new Request(url, { method: 'POST', body });
    const reply = await page()({ context, request, params: {}, url, pattern: '/' });
    return reply instanceof Response ? null : reply.data;
  };

  it('counts as the last of them, for what checks it and for what uses it', async () => {
    const twice: [string, string][] = [
      ['to', ''],
      ['to', 'Bob'],
      ['secret', 'x'],
      ['secret', 'hushed'],
    ];
    expect(await sendPairs(twice)).toMatchObject({ ok: true, toast: { description: 'Sent to Bob' } });
    expect(await sendPairs([...twice, ['secret', 'x']])).toMatchObject({ ok: false, errors: { secret: 'Too short.' } });
  });

  it('is none that the address carries', async () => {
    const sent = await sendPairs(
      [
        ['to', 'Bob'],
        ['secret', 'hushed'],
      ],
      '?to=Mallory&intent=other',
    );
    expect(sent).toMatchObject({ ok: true, toast: { description: 'Sent to Bob' } });
  });
});
