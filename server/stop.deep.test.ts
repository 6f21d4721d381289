import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { admin } from '#tests/cast.ts';
import { slownessNow } from '#tests/slowness.ts';
import { ask, startTestServer, type TestServer } from '#tests/test-server.ts';
import { createDrain } from './stop.ts';

interface Tally {
  answered: number;
  refused: number;
  broken: string[];
}

/** One visitor after another over kept connections, until the server no longer takes any. */
async function keepAsking(server: TestServer, agent: Agent, tally: Tally): Promise<void> {
  for (;;) {
    const code = await new Promise<string>((resolve) => {
      const request = get({ port: server.port, host: '127.0.0.1', path: '/slow?ms=30', agent }, (response) => {
        response.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
        response.on('end', () => resolve(response.statusCode === 200 ? 'answered' : String(response.statusCode)));
        response.resume();
      });
      request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    });
    if (code === 'answered') tally.answered++;
    else if (code === 'ECONNREFUSED') return void tally.refused++;
    else return void tally.broken.push(code);
  }
}

describe('stopping', () => {
  it('under load breaks no request', async () => {
    const server = await startTestServer();
    const agent = new Agent({ keepAlive: true, maxSockets: 40 });
    const tally: Tally = { answered: 0, refused: 0, broken: [] };
    const visitors = Array.from({ length: 40 }, () => keepAsking(server, agent, tally));
    await expect.poll(() => tally.answered).toBeGreaterThan(100);
    await server.stop({ lameDuckMs: 1_000, graceMs: 10_000 });
    await Promise.all(visitors);
    agent.destroy();
    expect(tally.broken).toEqual([]);
    expect(tally.refused).toBe(40);
  });

  it('is announced before anybody is sent away', async () => {
    const drain = createDrain();
    const server = createServer(drain.counted((_request, response) => response.end(String(drain.isStopping()))));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
    drain.announce();
    const form = await fetch(address, { method: 'POST', body: 'a=b' });
    expect([form.status, await form.text()]).toEqual([200, 'true']);
    await drain.stop(server, { lameDuckMs: 0, graceMs: 1_000 });
    await expect(fetch(address)).rejects.toThrow();
  });

  it('answers requests whose connection was waiting', async () => {
    const server = await startTestServer();
    const answers = Array.from({ length: 30 }, () => ask(server, '/slow?ms=30'));
    await server.stop({ lameDuckMs: 300, graceMs: 5_000 });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(30).fill(200));
  });

  it('lets a long request finish, and ends live streams at once', async () => {
    const server = await startTestServer({ limits: { answerMs: 60_000 } });
    const slow = ask(server, `/slow?ms=${Math.min(15_000, Math.round(1_500 * slownessNow()))}`);
    const stream = ask(server, '/live?topic=branding-changes');
    await expect.poll(() => server.streams.size).toBe(1);
    const started = performance.now();
    const ended: string[] = [];
    const noting = <Result>(what: string, work: Promise<Result>) => work.finally(() => ended.push(what));
    const stopped = noting('server', server.stop({ lameDuckMs: 100, graceMs: 60_000 }));
    const [answer] = await Promise.all([noting('request', slow), noting('stream', stream), stopped]);
    expect(ended[0]).toBe('stream');
    expect(answer.status).toBe(200);
    expect(performance.now() - started, 'the time of grace was not waited for').toBeLessThan(30_000);
  });

  it('waits no longer than the time of grace', async () => {
    const server = await startTestServer({ limits: { answerMs: 60_000 } });
    const slow = ask(server, '/slow?ms=30000').catch((error: NodeJS.ErrnoException) => error.code);
    await expect.poll(() => server.who.asked).toBe(1);
    const started = performance.now();
    await server.stop({ lameDuckMs: 0, graceMs: 300 });
    expect(performance.now() - started).toBeLessThan(3_000 * slownessNow());
    expect(await slow).toBe('ECONNRESET');
  });

  it('is said at /readyz before anything else happens', async () => {
    const server = await startTestServer();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const readiness = () =>
      new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
        get({ port: server.port, host: '127.0.0.1', path: '/readyz', agent }, (response) => {
          response.resume().on('end', () => resolve([response.statusCode, response.headers.connection]));
        }).on('error', reject);
      });
    expect(await readiness()).toEqual([200, 'keep-alive']);
    const stopped = server.stop({ lameDuckMs: 2_000, graceMs: 2_000 });
    expect((await readiness())[0]).toBe(503);
    // The kept connection is still served once the port is closed, and told to leave.
    await expect.poll(async () => (await readiness())[1]).toBe('close');
    await stopped;
    agent.destroy();
  });
});

describe('slow clients', () => {
  const closes = (port: number, drip: (socket: net.Socket) => void): Promise<{ ms: number; text: string }> =>
    new Promise((resolve) => {
      const started = performance.now();
      let text = '';
      const socket = net.connect(port, '127.0.0.1', () => drip(socket));
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve({ ms: performance.now() - started, text }));
    });

  const dripping = (first: string) => (socket: net.Socket) => {
    socket.write(first);
    const timer = setInterval(() => socket.write('x'), 40);
    socket.on('close', () => clearInterval(timer));
  };

  it('cannot hold a connection, and do not slow down others', async () => {
    const server = await startTestServer({ connections: { headersMs: 400, requestMs: 600, checkMs: 100 } });
    const clients = [
      ...Array.from({ length: 100 }, () => closes(server.port, dripping('GET / HTTP/1.1\r\nhost: a\r\nx: '))),
      closes(server.port, () => {}),
      closes(
        server.port,
        dripping('POST /form HTTP/1.1\r\nhost: a\r\nsec-fetch-site: same-origin\r\ncontent-length: 900\r\n\r\n'),
      ),
    ];
    await wait(100);
    const started = performance.now();
    expect((await ask(server, '/')).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(1_500 * slownessNow());
    const closed = await Promise.all(clients);
    expect(Math.max(...closed.map(({ ms }) => ms))).toBeLessThan(5_000 * slownessNow());
    expect(closed[0]?.text).toMatch(/^HTTP\/1.1 408 /);
    await server.stop();
  });

  const head = (path: string, bytes: number) =>
    `POST ${path} HTTP/1.1\r\nhost: a\r\nsec-fetch-site: same-origin\r\ncontent-type: text/plain\r\nconnection: close\r\ncontent-length: ${bytes}\r\n\r\n`;
  /** A body of so many parts, one each 100 ms. */
  const comingSlowly = (path: string, parts: number) => (socket: net.Socket) => {
    socket.write(head(path, parts));
    let sent = 0;
    const timer = setInterval(() => {
      if (sent++ < parts) socket.write('x');
      else clearInterval(timer);
    }, 100);
    socket.on('close', () => clearInterval(timer));
  };

  it('hand over files for as long as these keep coming, if they may; nobody else holds a connection so', async () => {
    const server = await startTestServer({
      connections: { headersMs: 400, requestMs: 600, checkMs: 100 },
      limits: { stallMs: 2_000 },
    });
    const stranger = closes(server.port, comingSlowly('/admin/pictures', 30));
    expect((await stranger).ms).toBeLessThan(2_500 * slownessNow());
    server.who.actor = admin;
    const staff = await closes(server.port, comingSlowly('/admin/pictures', 30));
    expect(staff.text).toMatch(/^HTTP\/1.1 404 /);
    expect(staff.ms).toBeGreaterThan(2_500);
    await server.stop();
  });

  it('that stop in the middle of a file are told so', async () => {
    const server = await startTestServer({ limits: { stallMs: 200 } });
    server.who.actor = admin;
    const { text } = await closes(server.port, (socket) => socket.write(`${head('/admin/pictures', 900)}x`));
    expect(text).toMatch(/^HTTP\/1.1 408 /);
    expect(text).toContain('nothing of it was taken');
    await server.stop();
  });
});
