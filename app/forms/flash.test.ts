import { describe, expect, it } from 'vitest';
import type { Context } from '#core/base/context.ts';
import { readFlash, redirectWithToast } from './flash.ts';

const at = (appUrl: string) => ({ platform: { config: { appUrl } } }) as unknown as Context;
const site = at('https://quietprint.example');
const toast = { variant: 'success', title: 'Welcome back!', description: 'Signed in; until “later”.' } as const;
const asking = (cookie: string) => new Request('http://localhost/', { headers: { cookie } });

describe('a toast carried over a redirect', () => {
  it('arrives once: the page that shows it takes the cookie away', () => {
    const response = redirectWithToast(site, '/dashboard', toast);
    expect(response.headers.get('location')).toBe('/dashboard');
    const set = response.headers.get('set-cookie') ?? '';
    expect(set).toMatch(/^__Host-toast=[^;]+; Max-Age=30; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const flash = readFlash(site, asking(`a=1; ${set.split(';')[0]}; b=2`));
    expect(flash?.toast).toEqual(toast);
    expect(flash?.clear).toContain('Max-Age=0');
  });

  it('works without https on a machine of one’s own', () => {
    const local = at('http://localhost:3000');
    expect(redirectWithToast(local, '/', toast).headers.get('set-cookie')).toMatch(/^toast=[^;]+; (?!.*Secure)/);
  });

  it('is nothing when no cookie came', () => {
    expect(readFlash(site, asking('a=1'))).toBeNull();
  });

  it.each(['%', '{}', 'null', encodeURIComponent('{"variant":"loud","title":"x"}')])(
    'reads nothing from a forged %j, and still takes it away',
    (value) => {
      const flash = readFlash(site, asking(`__Host-toast=${value}`));
      expect(flash?.toast).toBeNull();
      expect(flash?.clear).toContain('Max-Age=0');
    },
  );
});
