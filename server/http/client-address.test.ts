import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, startTestServer } from '#tests/test-server.ts';
import { clientAddress } from './client-address.ts';

describe('the address of a client', () => {
  it('is the other end of the connection, whatever the client claims', () => {
    expect(clientAddress('203.0.113.5', '1.2.3.4', 0)).toBe('203.0.113.5');
    fc.assert(fc.property(fc.string(), (claim) => clientAddress('203.0.113.5', claim, 0) === '203.0.113.5'));
  });

  it('is what the outermost of our proxies saw', () => {
    expect(clientAddress('10.0.0.1', '1.2.3.4, 203.0.113.5', 1)).toBe('203.0.113.5');
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.5, 10.0.0.2', 2)).toBe('203.0.113.5');
  });

  it('never moves with what a client puts in front', () => {
    const noComma = fc.string().filter((text) => !text.includes(','));
    fc.assert(
      fc.property(fc.array(noComma), fc.integer({ min: 1, max: 3 }), (claims, proxies) => {
        const seen = ['203.0.113.5', '10.0.0.3', '10.0.0.2'].slice(0, proxies);
        return clientAddress('10.0.0.1', [...claims, ...seen].join(','), proxies) === '203.0.113.5';
      }),
    );
  });

  it('has one form, so that limits count one client once', () => {
    expect(clientAddress('::ffff:203.0.113.5', null, 0)).toBe('203.0.113.5');
    expect(clientAddress('10.0.0.1', '203.0.113.5:4711', 1)).toBe('203.0.113.5');
    expect(clientAddress('10.0.0.1', '[2001:db8::0001]:4711', 1)).toBe('2001:db8::1');
  });

  it('is the proxy when the header says nothing that can be read', () => {
    expect(clientAddress('10.0.0.1', 'unknown', 1)).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', '', 1)).toBe('10.0.0.1');
    expect(clientAddress(undefined, null, 0)).toBeNull();
  });

  it('reaches the screens', async () => {
    const headers = { 'x-forwarded-for': '1.2.3.4, 203.0.113.5' };
    for (const [trustedProxies, ip] of [
      [0, '127.0.0.1'],
      [1, '203.0.113.5'],
      [2, '1.2.3.4'],
    ] as const) {
      const server = await startTestServer({ config: { trustedProxies } });
      expect((await ask(server, '/client', { headers })).text).toContain(`&quot;ip&quot;:&quot;${ip}&quot;`);
      await server.stop();
    }
  });
});
