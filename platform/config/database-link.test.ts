import { describe, expect, it } from 'vitest';
import { databaseLinkOf, isInOwnNetwork } from './database-link.ts';

const at = (host: string, query = '') => `postgres://web:a%40b@${host}:5432/quietprint${query && `?${query}`}`;

describe('the way to a database', () => {
  it.each([
    ['own', at('localhost')],
    ['own', at('127.0.0.2', 'sslmode=verify-full')],
    ['own', at('[::1]')],
    ['own', 'postgres:///quietprint'],
    ['own', 'postgres://web@%2Frun%2Fpostgresql/quietprint'],
    ['own', 'postgres://web@anything.example/quietprint?host=/run/postgresql'],
    ['unsaid', at('db.example')],
    ['unsaid', at('localhost', 'host=db.example')],
    ['unsaid', at('db.example', 'application_name=sslmode')],
    ['plain', at('db.example', 'sslmode=disable')],
    ['plain', at('db.example', 'ssl=0')],
    ['unverified', at('db.example', 'sslmode=no-verify')],
    ['unverified', at('db.example', 'uselibpqcompat=true&sslmode=require')],
    ['verified', at('db.example', 'uselibpqcompat=true&sslmode=require&sslrootcert=/etc/ca.pem')],
    ['verified', at('db.example', 'uselibpqcompat=true&sslmode=verify-ca&sslrootcert=/etc/ca.pem')],
    ['verified', at('db.example', 'sslmode=verify-full')],
    ['verified', at('db.example', 'sslmode=require')],
    ['verified', at('db.example', 'sslrootcert=/etc/ca.pem')],
    ['verified', at('db.example', 'ssl=true')],
  ])('is %s: %s', (link, address) => {
    expect(databaseLinkOf(address)).toBe(link);
  });

  it.each([
    'postgres',
    'db',
    '10.0.0.7',
    '192.168.1.2',
    '[fd00::7]',
    '100.64.0.3',
    'db.internal',
    'pg.default.svc',
    'nas.home.arpa',
  ])('stays in a network of one’s own at %s', (host) => expect(isInOwnNetwork(at(host))).toBe(true));

  it.each(['db.example', '203.0.113.7', '[2001:db8::7]', 'internal.example', 'ep-1.eu.aws.example'])(
    'may cross others’ networks at %s',
    (host) => expect(isInOwnNetwork(at(host))).toBe(false),
  );
});
