import { describe, expect, it } from 'vitest';
import { networkOf, sharesOf, wideNetworkOf } from './network.ts';

describe('the network of a client', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
    ['::ffff:cb00:7109', '203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:1:2::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['::1', '::/64', '::/48'],
    ['nonsense', 'unknown', null],
    [null, 'unknown', null],
  ])('of %s is %s, within %s', (ip, own, wide) => {
    expect([networkOf(ip), wideNetworkOf(ip)]).toEqual([own, wide]);
  });

  it('counts for itself and, with a larger allowance, for the one around it', () => {
    const [own, wide] = sharesOf('2001:db8:1:2::7');
    expect([own?.network, own?.times, wide?.network]).toEqual(['2001:db8:1:2::/64', 1, '2001:db8:1::/48']);
    expect(wide?.times).toBeGreaterThan(7);
    expect(wide?.times).toBeLessThan(17);
    expect(sharesOf(null)).toEqual([{ network: 'unknown', times: 1 }]);
  });
});
