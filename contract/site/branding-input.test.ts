import { describe, expect, it } from 'vitest';
import { fault } from '#contract/faults/faults.ts';
import { proves } from '#tests/proves.ts';
import { assetTypes } from './branding.ts';
import { assetInput } from './branding-input.ts';

const typed = {
  id: '0190aaaa-0000-7000-8000-000000000001',
  assetType: 'logo',
  assetUrl: ' https://img.example/logo.png ',
};
const refusalOf = (more: Record<string, unknown>) => {
  const { success, error } = assetInput.safeParse({ ...typed, ...more });
  return success ? null : error.issues[0];
};

describe('the form of a brand asset', () => {
  it('takes each of the four types and an https address', () => {
    expect(assetInput.parse(typed).assetUrl).toBe('https://img.example/logo.png');
    for (const assetType of assetTypes) expect(refusalOf({ assetType })).toBeNull();
  });

  it('needs both a type and an address', proves('ADM-BRAND-005'), () => {
    for (const assetType of ['', undefined, 'hero', '__proto__'])
      expect(refusalOf({ assetType })).toMatchObject({ path: ['assetType'] });
    for (const assetUrl of ['', '   ', undefined])
      expect(refusalOf({ assetUrl })).toMatchObject({ path: ['assetUrl'] });
  });

  it.each([
    'http://img.example/logo.png',
    'javascript:alert(1)',
    'JavaScript:alert(1)//https://img.example/a.png',
    'data:image/png;base64,AAAA',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'https://img.example/logo.svg',
    'https://img.example/logo.SVG?v=1',
    '//img.example/logo.png',
    'logo.png',
    'https://',
  ])('refuses %s with the words of its field', (assetUrl) => {
    expect(refusalOf({ assetUrl })).toMatchObject({
      path: ['assetUrl'],
      message: fault('picture-address'),
    });
  });

  it('refuses a field that it does not have', () => {
    expect(refusalOf({ isActive: 'on' })?.message).toMatch(/unrecognized/i);
  });
});
