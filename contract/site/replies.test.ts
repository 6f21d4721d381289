import { describe, expect, it } from 'vitest';
import { wordFault } from '#contract/faults/faults.ts';
import { fillPlaceholders, firstNameOf } from './replies.ts';
import { savedReplyInput } from './reply-input.ts';

const values = { 'first name': 'Alice', 'order number': '0190aaaa', service: null };

describe('a saved reply', () => {
  it('is inserted with what is known; what is not stays, and is named once', () => {
    const text = 'Dear {first name}, {service} ({order number}). Thanks, {first name}. {service}!';
    expect(fillPlaceholders(text, values)).toEqual({
      text: 'Dear Alice, {service} (0190aaaa). Thanks, Alice. {service}!',
      missing: ['service'],
    });
  });

  it('takes a name as it is, whatever stands in it', () => {
    const named = { ...values, 'first name': '$& {service}' };
    expect(fillPlaceholders('Dear {first name}', named)).toEqual({ text: 'Dear $& {service}', missing: [] });
  });

  it('is not saved with a placeholder that nothing would fill', () => {
    const { error } = savedReplyInput.safeParse({ title: 'Thanks', body: 'Dear {fist name} of {constructor}' });
    expect(error?.issues).toMatchObject([{ path: ['body'] }]);
    expect(wordFault(error?.issues[0]?.message ?? '')).toBe(
      'There is no placeholder {fist name}. You can use {first name}, {order number}, {service}.',
    );
    expect(savedReplyInput.safeParse({ title: 'Thanks', body: 'Dear {first name} { or so' }).success).toBe(true);
  });

  it.each([
    ['Alice Archer', 'Alice'],
    ['  Ann ', 'Ann'],
    [' ', null],
    [null, null],
  ])('calls %o %o', (name, first) => expect(firstNameOf(name)).toBe(first));
});
