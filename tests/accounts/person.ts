import type { createAuthenticator } from '#core/accounts/factors/authenticator.fixture.ts';
import type { Browser } from './browser.ts';

export interface Passkey {
  email: string;
  authenticator: ReturnType<typeof createAuthenticator>;
}

/** Somebody with a mailbox, two browsers and two passwords, none of which anybody else has. */
export interface Person {
  name: string;
  /** Addresses of the one mailbox: as it is, with a tag, and shouted. */
  addresses: readonly [string, string, string];
  passwords: readonly [string, string];
  browsers: readonly [Browser, Browser];
  /** Secrets in the app of each account, newest first. */
  apps: Map<string, string[]>;
  passkeys: Passkey[];
  /** Passwords of others that they have learned. */
  learned: Set<string>;
  reads(address: string): boolean;
}

export function createPerson(name: string, run: number, newBrowser: (name: string) => Browser): Person {
  const local = `${name.toLowerCase()}${run}`;
  return {
    name,
    addresses: [`${local}@example.com`, `${local}+tag@example.com`, `${local.toUpperCase()}@example.com`],
    passwords: [`${local} likes gravel`, `${local} likes pebbles`],
    browsers: [newBrowser(`${name}'s laptop`), newBrowser(`${name}'s phone`)],
    apps: new Map(),
    passkeys: [],
    learned: new Set(),
    reads: (address) => /^[^+@]*/.exec(address.toLowerCase())?.[0] === local,
  };
}

/** As the product keeps it. */
export const accountName = (address: string): string => address.toLowerCase();
