import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { documentedQuestions } from '../documented.ts';
import { openSandboxForFile } from '../sandbox.fixture.ts';
import { hexOf, wkdHash } from '../wire/digests.ts';

const now = new Date('2026-11-21T09:00:00Z');
const open = openSandboxForFile({ now });
const oliver = documentedQuestions('oliver.bennett@example.net');
const isla = documentedQuestions('isla@everywhere.example');

describe('other breach and reputation sources', () => {
  it('XposedOrNot details each breach, answers "nothing" with nulls and refuses what is no address', async () => {
    const { ExposedBreaches, BreachesSummary } = (await open.ask(oliver.xposedornot)).json();
    expect(BreachesSummary.site).toBe('PixelGarden;ParcelPilot');
    expect(ExposedBreaches.breaches_details[0]).toMatchObject({
      breach: 'PixelGarden',
      xposed_data: 'Email addresses;Passwords',
      xposed_date: '2012',
      password_risk: 'easytocrack',
      verified: 'Yes',
    });
    const check = await open.client.get('https://api.xposedornot.com/v1/check-email/oliver.bennett%40example.net');
    expect(check.json().breaches).toEqual([['PixelGarden', 'ParcelPilot']]);
    const unknown = await open.client.get('https://api.xposedornot.com/v1/breach-analytics?email=no%40example.com');
    expect([unknown.status, unknown.json().BreachesSummary]).toEqual([200, { site: '' }]);
    const refused = await open.client.get('https://api.xposedornot.com/v1/breach-analytics?email=nobody');
    expect([refused.status, refused.json()]).toEqual([404, { Error: 'Not found' }]);
    const clear = await open.ask(documentedQuestions('quiet@example.com').xposedornot);
    expect([clear.status, clear.json().ExposedBreaches]).toEqual([200, null]);
    const catalogue = (await open.client.get('https://api.xposedornot.com/v1/breaches')).json();
    expect(catalogue.exposedBreaches.length).toBeGreaterThan(35);
  });

  it('LeakCheck names fields and months, and no values', async () => {
    expect((await open.ask(oliver['leakcheck-public'])).json()).toEqual({
      success: true,
      found: 2,
      fields: ['password', 'first_name', 'last_name', 'phone', 'address', 'city', 'zip'],
      sources: [
        { name: 'pixelgarden.example', date: '2012-11' },
        { name: 'parcelpilot.example', date: '2024-11' },
      ],
    });
  });

  it('Hudson Rock tells of machines, with the secrets that a product must drop', async () => {
    const { stealers, message } = (await open.ask(isla['hudsonrock-cavalier'])).json();
    expect(message).toContain('is associated with a computer that was infected');
    expect(stealers[0]).toMatchObject({ date_compromised: '2026-08-21T09:30:00.000Z', total_user_services: 140 });
    expect(stealers[0]).toHaveProperty('top_passwords');
  });

  it('EmailRep wants an agent, a right key and an address', async () => {
    const url = 'https://emailrep.io/isla%40everywhere.example';
    const report = (await open.client.get(url)).json();
    expect(report.details).toMatchObject({ credentials_leaked: true, data_breach: true, dmarc_enforced: false });
    expect(report.details.profiles).toEqual(['twitter', 'spotify', 'pinterest']);
    expect((await open.client.get(url, { 'user-agent': '' })).status).toBe(403);
    expect((await open.client.get(url, { key: 'not a key' })).status).toBe(401);
    expect((await open.client.get('https://emailrep.io/nobody')).status).toBe(400);
  });
});

describe('identity, keys and code', () => {
  it('Gravatar shows more to who has a key, and counts the requests', async () => {
    const question = isla['gravatar-v3'];
    const without = await open.ask(question);
    expect(without.headers['x-ratelimit-limit']).toBe('100');
    expect(without.json().verified_accounts).toHaveLength(2);
    expect(without.json()).not.toHaveProperty('contact_info');
    const withKey = await open.client.get(question?.url ?? '', { authorization: 'Bearer x' });
    expect(withKey.json().contact_info.cell_phone).toBe('+44 1632 960456');
    const byName = await open.client.get('https://en.gravatar.com/islaeverly.json');
    expect(byName.json().entry[0].phoneNumbers[0].value).toBe('+44 1632 960456');
  });

  it('Libravatar has an image, sends Gravatar owners there, or has nothing', async () => {
    const image = await open.ask(documentedQuestions('elena@broken.example').libravatar).catch((error) => error);
    expect(image).toBeInstanceOf(Error);
    const own = await open.ask(isla.libravatar);
    expect([own.status, own.headers['content-type']]).toEqual([200, 'image/png']);
    const sha256 = hexOf('sha256', 'isla@everywhere.example');
    expect((await open.client.get(`https://seccdn.libravatar.org/avatar/${sha256}?d=404`)).status).toBe(200);
    expect((await open.ask(oliver.libravatar)).status).toBe(404);
  });

  it('keys come armoured, as an index and as bytes, all with one fingerprint', async () => {
    const kenji = documentedQuestions('kenji@tanaka.example');
    const armoured = await open.ask(kenji['openpgp-vks']);
    expect(armoured.headers['content-type']).toBe('application/pgp-keys');
    const binary = (await open.ask(kenji.wkd)).bytes;
    const unwrapped = armoured.text
      .split('\n')
      .slice(2)
      .filter((line) => line && !/^[=-]/.test(line));
    expect(Buffer.from(unwrapped.join(''), 'base64').equals(binary)).toBe(true);
    const index = (await open.ask(kenji['hkp-ubuntu'])).text.split('\n');
    const body = binary.subarray(2, 2 + (binary[1] ?? 0));
    const length = Buffer.from([0x99, 0, body.length]);
    const fingerprint = createHash('sha1').update(length).update(body).digest('hex').toUpperCase();
    expect(index[0]).toBe('info:1:1');
    expect(index[1]).toMatch(new RegExp(`^pub:${fingerprint}:22:256:\\d+::$`));
    expect(index[2]).toMatch(/^uid:Kenji%20Tanaka%20%3Ckenji%40tanaka.example%3E:\d+::$/);
  });

  it('a key of the direct directory form is at the domain itself, whose advanced host does not exist', async () => {
    const path = `.well-known/openpgpkey/hu/${wkdHash('isla')}?l=isla`;
    expect((await open.client.get(`https://everywhere.example/${path}`)).bytes[0]).toBe(0xc6);
    await expect(open.ask(isla.wkd)).rejects.toThrow();
    expect(open.sandbox.requests.at(-1)).toMatchObject({
      host: 'openpgpkey.everywhere.example',
      refused: 'missing-name',
    });
  });

  it('GitHub finds the account and the commits, wants an agent, and refuses other queries', async () => {
    const user = (await open.ask(isla['github-search-email'])).json().items[0];
    expect(user).toMatchObject({ login: 'islaeverly', html_url: 'https://github.com/islaeverly' });
    const commits = (await open.ask(oliver['github-search-commits'])).json();
    expect(commits.total_count).toBe(3);
    expect(commits.items[0]).toMatchObject({
      commit: { author: { email: 'oliver.bennett@example.net', date: '2024-05-21T09:30:00.000Z' } },
      repository: { full_name: 'olliebennett/allotment' },
    });
    const url = isla['github-search-email']?.url ?? '';
    expect((await open.client.get(url, { 'user-agent': '' })).status).toBe(403);
    expect((await open.client.get('https://api.github.com/search/users?q=')).status).toBe(422);
  });
});
