import { describe, expect, it } from 'vitest';
import { fault } from '#contract/faults/faults.ts';
import { proves } from '#tests/proves.ts';
import { contactInput } from './contact-input.ts';

const whole = { name: 'Alice', email: 'alice@example.com', subject: 'Hello', message: 'Words' };
const wrong = (value: Record<string, unknown>) =>
  contactInput.safeParse({ ...whole, ...value }).error?.issues.map(({ path, message }) => [path[0], message]);

describe('the contact form', () => {
  it('takes a name, an address, a subject and a message', () => {
    expect(contactInput.parse({ ...whole, name: '  Alice ' })).toEqual(whole);
  });

  it.each(['name', 'email', 'subject', 'message'])(
    'needs the %s',
    {
      ...proves('PUB-071', 'PUB-072', 'PUB-073', 'PUB-074'),
    },
    (field) => {
      for (const value of ['', '   ', '\u0000', undefined]) expect(wrong({ [field]: value })?.[0]?.[0]).toBe(field);
    },
  );

  it('says once what is wrong with a field', () => {
    expect(wrong({ email: '' })).toEqual([['email', fault('missing-email')]]);
    expect(wrong({ email: 'alice@' })).toEqual([['email', fault('email')]]);
    expect(wrong({ message: 'x'.repeat(5_001) })).toEqual([['message', fault('too-long', 5_000)]]);
  });

  it('refuses fields it does not know', () => {
    expect(contactInput.safeParse({ ...whole, status: 'read' }).success).toBe(false);
  });

  it('keeps the lines of a message', () => {
    expect(contactInput.parse({ ...whole, message: 'a\r\nb\r\n\r\nc\u0007d' }).message).toBe('a\nb\n\nc d');
  });
});
