import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger, type LogFields } from '../log.ts';
import { openCollector } from './collector.fixture.ts';
import { createLogForwarder, type LogForwarder } from './forward.ts';

const clock = { now: () => new Date('2026-11-21T09:30:15.250Z') };

describe('lines of the log that are sent on', () => {
  let collector: Awaited<ReturnType<typeof openCollector>>;
  let forwarder: LogForwarder;
  let written: string[];
  const open = (url = collector.url, env = {}) => {
    written = [];
    forwarder = createLogForwarder({
      config: { url, headers: { authorization: 'Bearer key' }, serviceName: 'quietprint' },
      version: '1.2.3',
      env,
      gatherMs: 5,
    });
    const stream = { write: (text: string) => written.push(text) };
    const log = createLogger({ stream, level: 'info', clock, pretty: false, forward: forwarder.take });
    forwarder.reportTo(log);
    return log;
  };
  beforeEach(async () => {
    collector = await openCollector();
  });
  afterEach(async () => {
    await forwarder.close();
    await collector.close();
  });
  const bodies = () => collector.records.map(({ body }) => body);

  it('arrive as records of OTLP, with time, severity, words and fields, under the name and headers that were set', async () => {
    open().warn('A request failed', { status: 500, route: '/contact' });
    await expect.poll(() => collector.records).toHaveLength(1);
    expect(collector.records[0]).toEqual({
      time: '2026-11-21T09:30:15.250Z',
      severity: 'WARN',
      body: 'A request failed',
      attributes: { status: 500, route: '/contact' },
    });
    expect(collector.requests[0]).toMatchObject({
      headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
      resource: { 'service.name': 'quietprint', 'service.version': '1.2.3' },
    });
  });

  it('hold what the log holds, and nothing else', async () => {
    const log = open();
    const error = new Error('no mailbox alice@example.org');
    log.error('A mail did not leave', { error, email: 'alice@example.org', reason: 'Alice Archer' } as LogFields);
    log.debug('below the level');
    await expect.poll(() => collector.records).toHaveLength(1);
    expect(JSON.stringify(collector.records)).not.toMatch(/alice|archer/i);
    expect(collector.records[0]?.attributes).toMatchObject({ reason: '[withheld]' });
    expect(JSON.parse(String(collector.records[0]?.attributes.error))).toMatchObject({ class: 'Error' });
  });

  it('go through the proxy that the environment names', async () => {
    open('http://collector.example:4318/v1/logs', { HTTP_PROXY: new URL(collector.url).origin }).info('Started');
    await expect.poll(() => bodies()).toEqual(['Started']);
    expect(collector.requests[0]?.headers.host).toBe('collector.example:4318');
  });

  it('stand on standard error as before', () => {
    open().info('Started');
    expect(written).toHaveLength(1);
  });

  it('wait while nobody takes them, arrive in their order once somebody does, and both is said once', async () => {
    collector.answers.status = 503;
    const log = open();
    for (const i of [1, 2, 3]) log.info(`line ${i}`);
    await expect.poll(() => written.join('')).toContain('Lines of the log do not arrive');
    log.info('line 4');
    collector.answers.status = 200;
    await expect.poll(() => bodies()).toContain('Lines of the log arrive again');
    expect(bodies().filter((body) => body.startsWith('line'))).toEqual(['line 1', 'line 2', 'line 3', 'line 4']);
    expect(written.filter((text) => text.includes('do not arrive'))).toHaveLength(1);
  });

  it('are given up from the oldest on beyond some thousands, and how many is said', async () => {
    collector.answers.status = 503;
    const log = open();
    for (let i = 0; i < 5_000; i++) log.info(`line ${i}`);
    await expect.poll(() => written.join('')).toContain('do not arrive');
    collector.answers.status = 200;
    await expect.poll(() => bodies()).toContain('Lines of the log arrive again');
    const lines = bodies().filter((body) => body.startsWith('line '));
    expect(lines.at(-1)).toBe('line 4999');
    expect(lines.length).toBeLessThanOrEqual(4_096);
    const told = collector.records.find(({ body }) => body === 'Lines of the log arrive again');
    expect(Number(told?.attributes.count)).toBeGreaterThanOrEqual(5_000 - 4_096);
  });

  it('leave before a process ends, and a collector that is away does not keep it', async () => {
    open().info('Stopping');
    await forwarder.close();
    expect(bodies()).toEqual(['Stopping']);
    open('http://127.0.0.1:9/v1/logs').info('Stopping');
    await forwarder.close();
    expect(written.join('')).toContain('do not arrive');
  });
});
