import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './addresses.ts';
import { isPublicName } from './hosts.ts';

describe('an address of the open internet', () => {
  it.each(['1.1.1.1', '8.8.8.8', '93.184.216.34', '2606:4700:4700::1111'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.192',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '',
    'localhost',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('no IPv6 form of an IPv4 address passes, whatever it carries', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.constantFrom('::ffff:', '64:ff9b::', '::'), (address, prefix) => {
        expect(isPublicAddress(prefix + address)).toBe(false);
      }),
    );
  });
});

describe('a name of the public DNS', () => {
  it.each(['example.com', 'mail.example.co.uk', 'xn--bcher-kva.de', 'alice.github.io', 'shop.example'])(
    '%s is one',
    (name) => expect(isPublicName(name)).toBe(true),
  );

  it.each([
    'localhost',
    'intranet',
    'printer.local',
    'vault.internal',
    'metadata.google.internal',
    'nas.lan',
    'router.home.arpa',
    '1.0.0.127.in-addr.arpa',
    'a.localhost',
    'example.com.',
    '-a.com',
    'a..com',
    '127.0.0.1',
    '1.2.3.4.5',
    'com',
    'hidden.onion',
    '',
  ])('%s is not', (name) => expect(isPublicName(name)).toBe(false));
});
