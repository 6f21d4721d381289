import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { environmentOf } from './tools.ts';

const tlsOf = (query: string) => {
  const { PGSSLMODE, PGSSLROOTCERT } = environmentOf(`postgres://backup:a%40b@db.example:6432/quietprint${query}`);
  return [PGSSLMODE, PGSSLROOTCERT];
};

describe('programs of PostgreSQL', () => {
  it('get the parts of an address from the environment', () => {
    expect(environmentOf('postgres://backup:a%40b@[2001:db8::7]:6432/quiet%20print')).toMatchObject({
      PGHOST: '2001:db8::7',
      PGPORT: '6432',
      PGUSER: 'backup',
      PGPASSWORD: 'a@b',
      PGDATABASE: 'quiet print',
    });
  });

  it.each(['prefer', 'require', 'verify-ca', 'verify-full'])(
    'verify the server at sslmode=%s, as the product does',
    (mode) => {
      expect(tlsOf(`?sslmode=${mode}&sslrootcert=/etc/ca.pem`)).toEqual(['verify-full', '/etc/ca.pem']);
    },
  );

  it.each(['?sslrootcert=/etc/ca.pem', '?ssl=true&sslrootcert=/etc/ca.pem', '?sslmode=allow&sslrootcert=/etc/ca.pem'])(
    'verify the server where the product does, however the address asks for it: %s',
    (query) => expect(tlsOf(query)).toEqual(['verify-full', '/etc/ca.pem']),
  );

  it('trust the authorities of the system where the address names none', () => {
    const [mode, root] = tlsOf('?sslmode=verify-full');
    expect(mode).toBe('verify-full');
    expect(root === undefined || existsSync(root)).toBe(true);
  });

  it.each([
    ['', undefined],
    ['?sslmode=disable', 'disable'],
    ['?ssl=0', 'disable'],
    ['?sslmode=no-verify', 'require'],
    ['?uselibpqcompat=true&sslmode=require', 'require'],
  ])('are as lenient as an address asks for: %s', (query, mode) => {
    expect(tlsOf(query)).toEqual([mode, undefined]);
  });
});
