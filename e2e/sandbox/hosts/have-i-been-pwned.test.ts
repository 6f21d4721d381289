import { describe, expect, it } from 'vitest';
import { documentedQuestions } from '../documented.ts';
import { openSandboxForFile } from '../sandbox.fixture.ts';
import { hexOf } from '../wire/digests.ts';
import { CORE_PLAN_KEY } from './have-i-been-pwned.ts';

const now = new Date('2026-11-21T09:00:00Z');
const open = openSandboxForFile({ now });
const oliver = documentedQuestions('oliver.bennett@example.net');
const isla = documentedQuestions('isla@everywhere.example');
const key = { 'hibp-api-key': 'f'.repeat(32) };

describe('Have I Been Pwned', () => {
  const api = 'https://haveibeenpwned.com/api/v3';

  it('the catalogue needs no key and lists about forty breaches in full', async () => {
    const breaches = (await open.client.get(`${api}/breaches`)).json();
    expect(breaches.length).toBeGreaterThanOrEqual(38);
    const pilot = breaches.find((breach: { Name: string }) => breach.Name === 'ParcelPilot');
    expect(pilot).toMatchObject({
      Title: 'Parcel Pilot',
      Domain: 'parcelpilot.example',
      BreachDate: '2024-11-21',
      PwnCount: 11_204_771,
      DataClasses: ['Email addresses', 'Names', 'Phone numbers', 'Physical addresses'],
      IsVerified: true,
      IsSpamList: false,
    });
    for (const flag of ['IsFabricated', 'IsSensitive', 'IsSpamList', 'IsMalware', 'IsStealerLog']) {
      expect(
        breaches.some((breach: Record<string, unknown>) => breach[flag] === true),
        flag,
      ).toBe(true);
    }
  });

  it('one breach, the classes and the latest one have addresses of their own', async () => {
    expect((await open.client.get(`${api}/breach/pixelgarden`)).json().Name).toBe('PixelGarden');
    expect((await open.client.get(`${api}/breach/nothing`)).status).toBe(404);
    expect((await open.client.get(`${api}/dataclasses`)).json()).toContain('Passport numbers');
    expect((await open.client.get(`${api}/latestbreach`)).json().Name).toBe('BetaBazaar');
  });

  it('without a key, with a wrong one, without an agent, with a bad address', async () => {
    const url = `${api}/breachedaccount/oliver.bennett%40example.net`;
    expect((await open.client.get(url)).status).toBe(401);
    expect((await open.client.get(url, { 'hibp-api-key': 'short' })).status).toBe(401);
    expect((await open.client.get(url, { ...key, 'user-agent': '' })).status).toBe(403);
    expect((await open.client.get(`${api}/breachedaccount/nobody`, key)).status).toBe(400);
    expect(
      (await open.client.get(`${api}/breachedaccount/range/abcdef`, { 'hibp-api-key': CORE_PLAN_KEY })).status,
    ).toBe(403);
  });

  it('truncates unless told not to, and can leave the unverified out', async () => {
    const url = `${api}/breachedaccount/yusuf.demir.demo%40yahoo.com`;
    expect((await open.client.get(url, key)).json()).toEqual([
      { Name: 'MailBakery' },
      { Name: 'OpenList21' },
      { Name: 'PhantomMarket' },
    ]);
    expect((await open.client.get(`${url}?includeUnverified=false`, key)).json()).toEqual([{ Name: 'MailBakery' }]);
    expect((await open.ask(oliver['hibp-account'])).json()[0]).toHaveProperty('DataClasses');
  });

  it('never returns a sensitive breach for an address, which the catalogue does hold', async () => {
    const answer = await open.ask(isla['hibp-account']);
    expect(answer.text).toContain('PlumMobile');
    expect(answer.text).not.toContain('HeartLantern');
  });

  it('a hash prefix is answered with hundreds of suffixes, ours among them', async () => {
    const rows = (await open.ask(oliver['hibp-account-range'])).json();
    const suffix = hexOf('sha1', 'oliver.bennett@example.net').slice(6).toUpperCase();
    expect(rows).toHaveLength(391);
    expect(rows.find((row: { hashSuffix: string }) => row.hashSuffix === suffix).websites).toEqual([
      'PixelGarden',
      'ParcelPilot',
    ]);
    expect(rows.every((row: { hashSuffix: string }) => /^[0-9A-F]{34}$/.test(row.hashSuffix))).toBe(true);
  });

  it('passwords are counted by range, padded when asked', async () => {
    const hash = hexOf('sha1', 'letmein12345').toUpperCase();
    const url = `https://api.pwnedpasswords.com/range/${hash.slice(0, 5)}`;
    const lines = (await open.client.get(url)).text.split('\r\n');
    expect(lines).toContain(`${hash.slice(5)}:3201`);
    expect(lines.filter((line) => line.endsWith(':0'))).toEqual([]);
    const padded = (await open.client.get(url, { 'add-padding': 'true' })).text.split('\r\n');
    expect(padded.filter((line) => line.endsWith(':0'))).toHaveLength(80);
    expect((await open.client.get('https://api.pwnedpasswords.com/range/zz')).status).toBe(400);
  });
});
