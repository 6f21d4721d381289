import { describe, expect, it } from 'vitest';
import { freeScanInput } from './free-scan-input.ts';

const isTaken = (email: string) => freeScanInput.safeParse({ name: 'Alice', email }).success;

describe('the address of a free scan', () => {
  it.each(['alice@example.com', `${'a'.repeat(64)}@example.com`, `alice@${'b'.repeat(63)}.example.com`])(
    'may be %s',
    (email) => {
      expect(isTaken(email)).toBe(true);
    },
  );

  it.each([
    ['longer before the @ than a mailbox can be', `${'a'.repeat(65)}@example.com`],
    ['of a domain that cannot exist', `alice@${'b'.repeat(64)}.com`],
    ['two addresses', 'alice@example.com,bob@example.com'],
    ['followed by a header', 'alice@example.com\r\nBcc: bob@example.com'],
  ])('is not %s: no mail would reach it', (_what, email) => {
    expect(isTaken(email)).toBe(false);
  });
});
