import { describe, expect, it } from 'vitest';
import { createLogger, type LogFields, type Logger } from './log.ts';

const NAME = 'Alice Canary-Archer';
const EMAIL = 'alice.canary@example.org';
const clock = { now: () => new Date('2026-11-21T09:30:15.250Z') };

function record(pretty = false, level: 'debug' | 'info' = 'debug') {
  const written: string[] = [];
  const log = createLogger({ stream: { write: (text) => written.push(text) }, level, clock, pretty });
  const lines = () => written.join('').trimEnd().split('\n');
  return { log, text: () => written.join(''), lines, json: () => lines().map((line) => JSON.parse(line)) };
}

/** Only callers that got round the compiler can pass such fields. */
const forced = (fields: object) => fields as LogFields;

describe('a line of the log', () => {
  it('is one JSON object with time, level, message and the allowed fields', () => {
    const { log, json } = record();
    log.info('request answered', { method: 'GET', route: '/dashboard/scans/:scanId', status: 200, durationMs: 1.5 });
    expect(json()).toEqual([
      {
        time: '2026-11-21T09:30:15.250Z',
        level: 'info',
        message: 'request answered',
        method: 'GET',
        route: '/dashboard/scans/:scanId',
        status: 200,
        durationMs: 1.5,
      },
    ]);
  });

  it('is short and readable on a terminal', () => {
    const { log, text } = record(true);
    log.warn('slow', { durationMs: 900 });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of the terminal are taken out
    expect(text().replace(/\u001b\[\d+m/g, '')).toBe('09:30:15 warn  slow durationMs=900\n');
  });

  it('is left out below the level asked for', () => {
    const { log, text } = record(false, 'info');
    log.debug('quiet');
    expect(text()).toBe('');
    log.error('loud');
    expect(text()).not.toBe('');
  });

  it.each([true, false])('stays one line whatever the values hold (pretty: %s)', (pretty) => {
    const { log, lines, text } = record(pretty);
    const forgery = 'x\r\n{"level":"info","message":"forged"}\u2028\u0085\u001b[2K\u202e';
    log.info(forgery, { requestId: forgery, code: forgery });
    expect(lines()).toHaveLength(1);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(text().trimEnd()).not.toMatch(/[\r\n\u0085\u2028\u202e]|\u001b\[2K/);
  });

  it('cuts long values', () => {
    const { log, text } = record();
    log.info('y'.repeat(100_000), { reason: 'z'.repeat(100_000) });
    expect(text().length).toBeLessThan(1000);
  });
});

describe('the name and address of Alice', () => {
  const attempts: [string, (log: Logger) => void][] = [
    ['in the message', (log) => log.info(`mail for ${EMAIL} left`)],
    [
      'in fields that do not exist',
      (log) => log.info('x', forced({ email: EMAIL, name: NAME, body: { email: EMAIL } })),
    ],
    ['in fields that do', (log) => log.info('x', { reason: NAME, code: EMAIL, userId: `${NAME} <${EMAIL}>` })],
    ['as an object in a field', (log) => log.info('x', forced({ reason: { name: NAME }, count: EMAIL }))],
    ['in the names of fields', (log) => log.info('x', forced({ [EMAIL]: 1, __proto__: { reason: EMAIL } }))],
    ['in a route', (log) => log.info('x', { route: `/scan?email=${EMAIL}` })],
    ["in an error's message", (log) => log.error('x', { error: new Error(`no row for ${NAME}, ${EMAIL}`) })],
    [
      'in a message that imitates a stack',
      (log) => log.error('x', { error: new Error(`${NAME}\n    at Alice (/home/alice:1:1)`) }),
    ],
    [
      'in a cause',
      (log) => log.error('x', { error: new Error('a', { cause: new Error('b', { cause: new TypeError(NAME) }) }) }),
    ],
    ['in one of several causes', (log) => log.error('x', { error: new AggregateError([new Error(EMAIL)], NAME) })],
    [
      "in an error's name, code and reason",
      (log) => log.error('x', { error: Object.assign(new Error('x'), { name: NAME, code: EMAIL, reason: NAME }) }),
    ],
    [
      'in further properties of an error',
      (log) => log.error('x', { error: Object.assign(new Error('x'), { params: [EMAIL], detail: NAME }) }),
    ],
    ['in something thrown that is no error', (log) => log.error('x', { error: `${NAME} ${EMAIL}` })],
    ['in an object thrown', (log) => log.error('x', { error: { message: NAME, publicMessage: NAME, stack: EMAIL } })],
    [
      'in a message that may be shown',
      (log) => log.error('x', { error: Object.assign(new Error('x'), { publicMessage: `Sent to ${EMAIL}` }) }),
    ],
  ];

  it.each(attempts)('never reaches the log: %s', (_, write) => {
    for (const pretty of [true, false]) {
      const { log, text } = record(pretty);
      write(log);
      expect(text()).not.toBe('');
      expect(text()).not.toMatch(/canary|archer|alice/i);
    }
  });
});

describe('a token', () => {
  it('in a route is withheld, while an id in its own field is kept', () => {
    const { log, json } = record();
    const id = '0192f0c1-6b1e-7c3d-9a51-1f2e3d4c5b6a';
    log.info('x', { route: `/confirm/${'Ab3_'.repeat(11)}`, scanId: id });
    expect(json()).toMatchObject([{ route: '/confirm/[withheld]', scanId: id }]);
  });
});

describe('an error', () => {
  it('is written with class, code, reason, frames and causes', () => {
    const { log, json } = record();
    const cause = Object.assign(new TypeError('refused'), { code: 'ECONNREFUSED' });
    log.error('source failed', { error: Object.assign(new Error('x', { cause }), { reason: 'unreachable' }) });
    const [{ error }] = json();
    expect(error).toMatchObject({
      class: 'Error',
      reason: 'unreachable',
      causes: [{ class: 'TypeError', code: 'ECONNREFUSED' }],
    });
    expect(error).not.toHaveProperty('message');
    expect(error.stack[0]).toMatch(/^at .*platform\/log\.test\.ts:\d+:\d+\)?$/);
    expect(error.stack.join()).not.toContain(process.cwd());
  });

  it('keeps the message that may be shown', () => {
    const { log, json } = record();
    log.error('x', { error: Object.assign(new Error('secret'), { publicMessage: 'Please try again later.' }) });
    expect(json()).toMatchObject([{ error: { message: 'Please try again later.' } }]);
  });

  it('that is its own cause ends', () => {
    const { log, lines } = record();
    const error = new Error('x');
    error.cause = error;
    log.error('x', { error });
    expect(lines()).toHaveLength(1);
  });
});
