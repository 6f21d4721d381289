import { describe, expect, it } from 'vitest';
import { clearCookie, scanKeysCookie, scanKeysIn, setCookie, tokenIn } from './cookies.ts';

const site = { appUrl: 'https://quietprint.example' };
const local = { appUrl: 'http://localhost:3000' };
const token = (letter: string) => letter.repeat(43);
const sentBack = (setCookieValue: string) => `theme=dark; ${setCookieValue.split(';')[0]}; b=2`;

describe('a cookie with a token', () => {
  it('is bound to this host, out of reach of scripts, and lasts as long as what it opens', () => {
    expect(setCookie(site, 'qp_signup', token('a'))).toBe(
      `__Host-qp_signup=${token('a')}; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
    expect(setCookie(site, 'qp_scan', token('a'))).toContain('Max-Age=2592000;');
  });

  it('travels without https on a machine of one’s own', () => {
    expect(setCookie(local, 'qp_access', token('a'))).toBe(
      `qp_access=${token('a')}; Max-Age=900; Path=/; HttpOnly; SameSite=Lax`,
    );
  });

  it('comes back as it was set, among others', () => {
    expect(tokenIn(site, sentBack(setCookie(site, 'qp_access', token('a'))), 'qp_access')).toBe(token('a'));
  });

  it('is taken away with the attributes that it was set with', () => {
    expect(clearCookie(site, 'qp_access')).toBe('__Host-qp_access=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
  });

  it.each([
    null,
    '',
    '__Host-qp_access=',
    '__Host-qp_access=short',
    `qp_access=${token('a')}`,
    "__Host-qp_access=' or 1",
  ])('is none when the browser sends %j', (header) => {
    expect(tokenIn(site, header, 'qp_access')).toBeNull();
  });
});

describe('the keys to scans in one cookie', () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(token);

  it('are those of the five scans opened last', () => {
    expect(scanKeysIn(site, sentBack(scanKeysCookie(site, keys)))).toEqual(keys.slice(0, 5));
  });

  it('leave no cookie when there are none', () => {
    expect(scanKeysCookie(site, [])).toBe(clearCookie(site, 'qp_scan'));
  });

  it.each(['__Host-qp_scan=', '__Host-qp_scan=a.b.c', "__Host-qp_scan=' or 1=1--", 'other=1', null])(
    'are none in %j',
    (header) => {
      expect(scanKeysIn(site, header)).toEqual([]);
    },
  );
});
