import { describe, expect, it } from 'vitest';
import { detailsOf, differencesOf, summaryOf } from './types.ts';

describe('what an audit entry says', () => {
  it('is what differs between the old and the new values', () => {
    expect(differencesOf({ role: 'user', name: 'A' }, { role: 'admin', name: 'A' })).toEqual([
      { key: 'role', before: 'user', after: 'admin' },
    ]);
    expect(differencesOf({ features: ['a'], deleted_at: null }, { features: ['a'], deleted_at: '2027' })).toEqual([
      { key: 'deleted_at', before: 'null', after: '2027' },
    ]);
    expect(differencesOf(null, { price: 80, is_active: true })).toEqual([
      { key: 'price', before: null, after: '80' },
      { key: 'is_active', before: null, after: 'true' },
    ]);
    expect(differencesOf({ title: 'Draft' }, null)).toEqual([{ key: 'title', before: 'Draft', after: null }]);
    expect(differencesOf(null, null)).toEqual([]);
  });

  it('takes a key for a key, whatever it is called', () => {
    const values = JSON.parse('{"__proto__": "a", "constructor": "b"}');
    expect(differencesOf({}, values)).toEqual([
      { key: '__proto__', before: null, after: 'a' },
      { key: 'constructor', before: null, after: 'b' },
    ]);
  });

  it('is one line: changes, else details, else its sentence', () => {
    const changes = differencesOf({ price: 75 }, { price: 80, is_active: true });
    expect(summaryOf(changes, [['x', 'y']], 'S')).toBe('price: 75 → 80, is_active: true');
    expect(summaryOf([], detailsOf({ event: 'session.started', method: 'password', n: 2 }), 'S')).toBe(
      'method: password, n: 2',
    );
    expect(summaryOf([], detailsOf({ event: 'session.started' }), 'Somebody signed in')).toBe('Somebody signed in');
  });
});
