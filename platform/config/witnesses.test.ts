import { describe, expect, it } from 'vitest';
import { createCosigner } from '#core/base/audit/tree/cosignature.ts';
import { createNoteSigner } from '#core/base/audit/tree/note.ts';
import { local, problemsOf, provideDataFolder } from './config.fixture.ts';

provideDataFolder();

describe('witnesses of the audit log', () => {
  const one = createCosigner('w.example/a', Buffer.alloc(32, 1)).verifierKey;
  const two = createCosigner('w.example/b', Buffer.alloc(32, 2)).verifierKey;
  const both = `${one} https://w.example/a/, ${two}  https://v.example`;

  it('are keys with addresses; more than half of them are enough unless told otherwise', () => {
    expect(local({ AUDIT_WITNESSES: both })).toMatchObject({
      auditWitnesses: [
        { verifierKey: one, url: 'https://w.example/a' },
        { verifierKey: two, url: 'https://v.example' },
      ],
      auditQuorum: 2,
    });
    expect(local({ AUDIT_WITNESSES: both, AUDIT_WITNESS_QUORUM: '1' }).auditQuorum).toBe(1);
    expect(local().auditWitnesses).toEqual([]);
  });

  it.each([
    one,
    `${one} http://w.example`,
    `${one} https://w.example:8443`,
    `${one} https://w.example more`,
    `${one.replace('w.example', 'x.example')} https://w.example`,
    `${createNoteSigner('w.example', Buffer.alloc(32, 1)).verifierKey} https://w.example`,
    `${one} https://w.example, ${one} https://v.example`,
  ])('are not %s', (text) => {
    expect(problemsOf({ AUDIT_WITNESSES: text })).toHaveLength(1);
  });

  it('are at least as many as have to sign', () => {
    expect(problemsOf({ AUDIT_WITNESSES: both, AUDIT_WITNESS_QUORUM: '3' }).join()).toContain('could never be reached');
  });
});
