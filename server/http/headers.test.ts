import { describe, expect, it } from 'vitest';
import { securityHeaders } from './headers.ts';

const policy = { secure: true, development: false, formTargets: ['https://pay.example'] };

function rulesOf(path: string): string[] {
  return securityHeaders({ nonce: 'n' }, policy, path)['content-security-policy']?.split('; ') ?? [];
}

describe('the policy of a page that reads something private', () => {
  it.each(['/mailbox', '/mailbox/', '/MailBox', '/m%61ilbox', '/photo-metadata', '/es/mailbox', '/FR/mailbox/'])(
    'lets %s connect to nobody',
    (path) => {
      expect(rulesOf(path)).toEqual(
        expect.arrayContaining(["connect-src 'none'", "form-action 'self'", "worker-src 'self'"]),
      );
    },
  );

  it('lets the password check ask one host', () => {
    for (const path of ['/password-check', '/es/password-check'])
      expect(rulesOf(path)).toContain('connect-src https://api.pwnedpasswords.com');
  });

  it('lets the page that asks sources ask those alone', () => {
    expect(rulesOf('/ask-from-here')).toEqual(
      expect.arrayContaining(['connect-src https://api.xposedornot.com', "form-action 'self'"]),
    );
  });

  it.each(['/', '/mailboxes', '/mailbox/companies.js', '/de/mailbox', '/constructor', '/%'])(
    'leaves %s as it is',
    (path) => {
      expect(rulesOf(path)).toEqual(
        expect.arrayContaining(["connect-src 'self'", "form-action 'self' https://pay.example"]),
      );
    },
  );
});
