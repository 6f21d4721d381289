import { describe, expect, it } from 'vitest';
import { openSandboxForFile } from '../sandbox.fixture.ts';

const now = new Date('2026-11-21T09:00:00Z');
const open = openSandboxForFile({ now });

describe("a domain of one's own", () => {
  it('the registry is found through IANA or rdap.org, and shows or redacts the registrant', async () => {
    const { services } = (await open.client.get('https://data.iana.org/rdap/dns.json')).json();
    expect(services).toContainEqual([['example'], ['https://rdap.registry.example/']]);
    const hop = await open.client.get('https://rdap.org/domain/hart.example');
    expect([hop.status, hop.headers.location]).toEqual([302, 'https://rdap.registry.example/domain/hart.example']);
    const shown = await open.client.get(String(hop.headers.location), { accept: 'application/rdap+json' });
    expect(shown.headers['content-type']).toBe('application/rdap+json');
    const card = shown.json().entities.find((one: { roles: string[] }) => one.roles.includes('registrant')).vcardArray;
    expect(card[1]).toContainEqual(['fn', {}, 'text', 'Thomas Hart']);
    const closed = (await open.client.get('https://rdap.registry.example/domain/tanaka.example')).json();
    expect(closed.redacted).toHaveLength(4);
    expect(JSON.stringify(closed)).not.toContain('Kenji');
    expect((await open.client.get('https://rdap.registry.example/domain/nobody.example')).status).toBe(404);
    expect((await open.client.get('https://rdap.verisign.com/com/v1/domain/example.com')).json().ldhName).toBe(
      'EXAMPLE.COM',
    );
  });

  it('a thin registry leaves the registrant to the registrar that it names', async () => {
    const registry = (await open.client.get('https://rdap.registry.example/domain/everywhere.example')).json();
    expect(JSON.stringify(registry)).not.toContain('Isla');
    const related = registry.links.find((link: { rel: string }) => link.rel === 'related');
    expect(related.href).toBe('https://rdap.registrar.example/domain/EVERYWHERE.EXAMPLE');
    expect((await open.client.get(related.href)).text).toContain('Isla Everly');
    expect((await open.client.get('https://rdap.registrar.example/domain/tanaka.example')).status).toBe(404);
  });

  it('both resolvers agree, each in its own way of writing', async () => {
    const cloudflare = (name: string, type: string) =>
      open.client.get(`https://cloudflare-dns.com/dns-query?name=${name}&type=${type}`, {
        accept: 'application/dns-json',
      });
    const google = (name: string, type: string) =>
      open.client.get(`https://dns.google/resolve?name=${name}&type=${type}`);
    expect((await cloudflare('hart.example', 'TXT')).json().Answer[0]).toMatchObject({
      name: 'hart.example',
      data: '"v=spf1 mx ~all"',
    });
    expect((await google('hart.example', '16')).json().Answer[0]).toMatchObject({
      name: 'hart.example.',
      data: 'v=spf1 mx ~all',
    });
    for (const ask of [cloudflare, google]) {
      expect((await ask('_dmarc.hart.example', 'TXT')).json()).toMatchObject({ Status: 3 });
      expect((await ask('hart.example', 'AAAA')).json()).not.toHaveProperty('Answer');
      expect((await ask('_dmarc.example.com', 'TXT')).json().Answer[0].data).toContain('p=reject');
      expect((await ask('tanaka.example', 'MX')).json()).toMatchObject({ Status: 0, AD: true });
      expect((await ask('unheard-of.example', 'MX')).json()).toMatchObject({ Status: 3, AD: false });
    }
    expect((await open.client.get('https://cloudflare-dns.com/dns-query?name=hart.example&type=MX')).status).toBe(400);
  });

  it('policies stand where the standards put them', async () => {
    const policy = await open.client.get('https://mta-sts.tanaka.example/.well-known/mta-sts.txt');
    expect(policy.text).toMatch(/^version: STSv1\r\nmode: enforce\r\nmx: mail\.tanaka\.example\r\n/);
    expect((await open.client.get('https://tanaka.example/.well-known/security.txt')).text).toContain(
      'Expires: 2027-07-21T09:30:00.000Z',
    );
    expect((await open.client.get('https://hart.example/.well-known/security.txt')).status).toBe(404);
    await expect(open.client.get('https://mta-sts.hart.example/.well-known/mta-sts.txt')).rejects.toThrow();
  });

  it('certificates give away host names', async () => {
    const found = (await open.client.get('https://crt.sh/?q=%25.hart.example&output=json')).json();
    expect(found.flatMap((one: { name_value: string }) => one.name_value.split('\n'))).toEqual([
      'hart.example',
      'www.hart.example',
      'nas.hart.example',
      'vpn-home.hart.example',
    ]);
    expect((await open.client.get('https://crt.sh/?q=%25.hart.example')).headers['content-type']).toContain(
      'text/html',
    );
  });
});
