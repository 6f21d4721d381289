import { describe, expect, it } from 'vitest';
import { wordFault } from '#contract/faults/faults.ts';
import { proves } from '#tests/proves.ts';
import { serviceInput } from './service-input.ts';

const typed = { name: 'Removal letters', price: '79.5', currency: 'GBP', serviceType: 'main' };
const refusalOf = (more: Record<string, unknown>) => {
  const { success, error } = serviceInput.safeParse({ ...typed, ...more });
  return success ? null : wordFault(error.issues[0]?.message ?? '');
};

describe('the form of a service', () => {
  it('needs a name and a price, and no more', proves('ADM-SVC-006', 'ADM-SVC-007'), () => {
    expect(serviceInput.parse(typed)).toEqual({
      name: 'Removal letters',
      description: '',
      detailedDescription: '',
      price: 79.5,
      priceUnit: null,
      intake: 'scan',
      appointmentMinutes: 60,
      currency: 'GBP',
      serviceType: 'main',
      features: [],
      includes: null,
      buttonLabel: 'Request Service',
      badge: null,
      position: null,
      isActive: false,
    });
    expect(refusalOf({ name: ' \u0000 ' })).toBe('Please give a name.');
    expect(refusalOf({ name: undefined })).toBe('Please give a name.');
    expect(refusalOf({ price: '' })).toBe('Please give a price.');
    expect(refusalOf({ price: undefined })).toBe('Please give a price.');
  });

  it('takes features one per line, without blank ones', proves('ADM-SVC-013', 'ADM-SVC-014'), () => {
    expect(serviceInput.parse({ ...typed, features: '\r\n One\r\n\r\n  \nTwo\n\nThree \n' }).features).toEqual([
      'One',
      'Two',
      'Three',
    ]);
  });

  it.each(['0', '0.01', '150', '99999999.99'])('takes a price of %s', (price) => {
    expect(serviceInput.parse({ ...typed, price }).price).toBe(Number(price));
  });

  it.each(['-1', '1.005', '1e3', '£5', '1,000', 'NaN', '999999999', '٣'])(
    'takes no price of %j',
    proves('ADM-SVC-008'),
    (price) => {
      expect(refusalOf({ price })).toBe('Enter a price like 79.50.');
    },
  );

  it('knows three currencies and two types', proves('ADM-SVC-009', 'ADM-SVC-011'), () => {
    for (const currency of ['GBP', 'USD', 'EUR']) expect(refusalOf({ currency })).toBeNull();
    for (const serviceType of ['main', 'special']) expect(refusalOf({ serviceType })).toBeNull();
    expect(refusalOf({ currency: 'CHF' })).toBe('Please choose a currency.');
    expect(refusalOf({ serviceType: '' })).toBe('Please choose a type.');
  });

  it.each([{ id: 'x' }, { role: 'admin' }, { version: '1' }])('refuses a field that it does not have: %j', (more) => {
    expect(refusalOf(more)).toMatch(/unrecognized/i);
  });
});
