import { describe, expect, it } from 'vitest';
import { asked, exposuresOf, type Setting } from '#core/sources/asked.fixture.ts';
import { json, notFound, type Reply, text } from '#core/sources/internal/fixtures.ts';
import type { OutgoingFailure } from '#platform/http/outgoing.ts';
import { crtshDomain } from './crtsh-domain.ts';
import { doh } from './doh.ts';
import { mtaStsSecuritytxt } from './mta-sts-securitytxt.ts';
import { rdap } from './rdap.ts';

describe('mail records', () => {
  type Records = Record<string, string | string[] | undefined>;
  const dns = (records: Records) => (url: URL) => {
    const name = url.searchParams.get('name') ?? '';
    const Answer = [records[name] ?? []].flat().map((data) => ({ name, type: 16, TTL: 1, data }));
    return json({ Status: 0, Question: [{ name: `${name}.`, type: 16 }], ...(Answer.length > 0 ? { Answer } : {}) });
  };
  const posture = async (spf: Records[string], dmarc: Records[string]) => {
    const elsewhere = { '_spf.mail.example': 'v=spf1 ip4:192.0.2.1 -all', '_spf.open.example': 'v=spf1 ip4:192.0.2.1' };
    const round = { '_spf.round.example': 'v=spf1 redirect=_spf.round.example' };
    const found = await exposuresOf(
      doh,
      dns({ 'hart.example': spf, '_dmarc.hart.example': dmarc, ...elsewhere, ...round }),
    );
    return found.flatMap(({ evidence }) =>
      evidence.map(({ label, value }) => `${label}: ${value.split(/[:(]/)[0]?.trim()}`),
    );
  };
  const good = 'v=DMARC1; p=reject; rua=mailto:x@hart.example';

  it.each([
    ['v=spf1 mx -all', good, []],
    ['v=spf1 mx ~all', 'v=DMARC1;p=quarantine', []],
    ['"v=spf1 include:_spf.mail.example" " -all"', good, []],
    ['v=spf1 redirect=_spf.mail.example', good, []],
    ['v=spf1 redirect=_spf.open.example', good, ['SPF: Open']],
    ['v=spf1 redirect=_spf.nowhere.example', good, ['SPF: No record']],
    ['v=spf1 redirect=_spf.round.example', good, ['SPF: Leads on too often']],
    ['v=spf1 ~all redirect=_spf.open.example', good, []],
    [['v=spf1 -all', 'v=spf1 include:mail.example -all'], good, ['SPF: Several records']],
    ['v=spf1 -all', [good, 'v=DMARC1; p=none'], ['DMARC: Several records']],
    ['v=spf1 -all', 'v=DMARC1; p=reject; pct=0', ['DMARC: Applied to 0% of forged mail only']],
    ['v=spf1 -all', 'v=DMARC1; p=quarantine; pct=100', []],
    ['v=spf1 -all', 'v=DMARC1; p=maybe', ['DMARC: No record']],
    [undefined, good, ['SPF: No record']],
    ['v=spf1 mx +all', good, ['SPF: Open']],
    ['v=spf1 mx all', good, ['SPF: Open']],
    ['v=spf1 mx ?all', good, ['SPF: Open']],
    ['v=spf1 mx', good, ['SPF: Open']],
    ['v=spf10 -all', good, ['SPF: No record']],
    ['v=spf1 -all', undefined, ['DMARC: No record']],
    ['v=spf1 -all', 'v=DMARC1; p=none', ['DMARC: Only watching']],
    ['v=spf1 -all', 'v=DMARC1; rua=mailto:x@hart.example', ['DMARC: No record']],
    [undefined, undefined, ['SPF: No record', 'DMARC: No record']],
  ])('SPF %s, DMARC %s', async (spf, dmarc, weak) => {
    expect(await posture(spf, dmarc)).toEqual(weak);
  });

  it.each<[string, Reply | OutgoingFailure]>([
    ['is unreachable', 'unreachable'],
    ['refuses', { status: 403, body: '' }],
    ['fails to resolve', json({ Status: 2, Question: [{ name: 'hart.example' }] })],
    ['answers nonsense', text('hello')],
  ])('come from the second resolver when the first %s', async (_what, first) => {
    const outside = (url: URL) =>
      url.hostname === 'dns.google' ? dns({ 'hart.example': 'v=spf1 -all', '_dmarc.hart.example': good })(url) : first;
    expect(await asked(doh, outside)).toMatchObject({ state: 'clear' });
    expect(await asked(doh, () => first)).toMatchObject({ state: 'not-checked' });
  });

  it('of a domain that does not exist cannot be judged', async () => {
    const missing = () => json({ Status: 3, Question: [{ name: 'hart.example' }] });
    expect(await asked(doh, missing)).toMatchObject({ state: 'not-checked', reason: 'changed' });
  });
});

describe('published files', () => {
  type Answers = Partial<Record<'policy' | 'contact' | 'www' | 'dns', Reply | OutgoingFailure>>;
  const site =
    ({ policy = 'name-not-found', contact = notFound, www = notFound, dns = 'unreachable' }: Answers) =>
    (url: URL) => {
      if (url.hostname === 'mta-sts.hart.example') return policy;
      if (url.hostname === 'hart.example') return contact;
      return url.hostname === 'www.hart.example' ? www : dns;
    };
  const moved = (location: string) => ({ status: 301, headers: { location }, body: '' });
  const policy = (mode: string) => text(`version: STSv1\nmode: ${mode}\nmx: mail.hart.example\nmax_age: 604800\n`);
  const contact = (address: string) => text(`-----BEGIN PGP SIGNED MESSAGE-----\nContact: mailto:${address}\n`);
  const html = { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Home</title>' };

  it.each<[string, Answers, object]>([
    ['neither exists', {}, { state: 'clear' }],
    ['there is no host at all', { contact: 'name-not-found' }, { state: 'not-checked', reason: 'not-applicable' }],
    ['the rule is enforced', { policy: policy('enforce') }, { state: 'clear' }],
    ['the rule is tested', { policy: policy('testing') }, { state: 'clear' }],
    [
      'the rule is switched off',
      { policy: policy('none') },
      { state: 'found', exposures: [{ classes: ['domain-mail-posture'] }] },
    ],
    ['the rule is unreadable', { policy: policy('maybe') }, { state: 'not-checked', reason: 'changed' }],
    [
      'the rule is behind a redirect',
      { policy: moved('https://x.example/') },
      { state: 'not-checked', reason: 'changed' },
    ],
    ['the contact is a role', { contact: contact('security@hart.example') }, { state: 'clear' }],
    [
      'the contact is somebody of the domain',
      { contact: contact('Alice@hart.example') },
      { state: 'found', exposures: [{ reach: 'own-profile' }] },
    ],
    [
      'the contact is on www',
      { contact: moved('https://www.hart.example/security.txt'), www: contact('alice@hart.example') },
      { state: 'found' },
    ],
    [
      'www sends on',
      { contact: moved('https://www.hart.example/security.txt'), www: moved('https://hart.example/') },
      { state: 'not-checked', reason: 'changed' },
    ],
    [
      'the domain leads elsewhere',
      { contact: moved('https://parking.example.net/') },
      { state: 'not-checked', reason: 'changed' },
    ],
    [
      'the domain leads to itself',
      { contact: moved('/.well-known/security.txt') },
      { state: 'not-checked', reason: 'changed' },
    ],
    ['the contact is somebody elsewhere', { contact: contact('alice@nothart.example') }, { state: 'clear' }],
    ['every page is the home page', { contact: html }, { state: 'not-checked', reason: 'changed' }],
    ['one part fails and the other finds', { contact: 'timeout', policy: policy('none') }, { state: 'found' }],
    [
      'one part fails and the other is clear',
      { contact: 'timeout', policy: policy('enforce') },
      { state: 'not-checked', reason: 'timeout' },
    ],
    [
      'a proxy hides that there is no rule',
      { policy: 'unreachable', dns: json({ Status: 3, Question: [{ name: 'mta-sts.hart.example' }] }) },
      { state: 'clear' },
    ],
  ])('%s', async (_what, answers, answer) => {
    expect(await asked(mtaStsSecuritytxt, site(answers))).toMatchObject(answer);
  });
});

describe('the register of domains', () => {
  const services = json({
    services: [[['example'], ['http://old.registry.example/', 'https://rdap.registry.example/v1']]],
  });
  const domain = (vcard: unknown[] | null, more: object = {}) =>
    json({
      objectClassName: 'domain',
      ldhName: 'hart.example',
      entities: vcard ? [{ roles: ['registrant'], vcardArray: ['vcard', vcard] }] : [],
      ...more,
    });
  const name = ['fn', {}, 'text', 'Alice Hart'];
  const mail = ['email', {}, 'text', 'alice@hart.example'];
  const street = (value: string | string[]) => ['adr', {}, 'text', ['', '', value, 'Bristol', '', '', 'GB']];
  const register =
    (answers: Record<string, Reply>, seen: string[] = []) =>
    (url: URL) => {
      seen.push(url.href);
      return url.hostname === 'data.iana.org' ? services : (answers[url.hostname] ?? 'unreachable');
    };
  const exposedBy = async (...vcard: unknown[]) =>
    (await exposuresOf(rdap, register({ 'rdap.registry.example': domain(vcard) }))).flatMap(({ exposed }) => exposed);

  it('tells which data are open, never the data', async () => {
    const found = await exposuresOf(
      rdap,
      register({ 'rdap.registry.example': domain([name, mail, street('1 Orchard Lane')]) }),
    );
    expect(found).toMatchObject([
      {
        classes: ['domain-registrant'],
        exposed: ['Name of the domain owner', 'Email address of the domain owner', 'Address of the domain owner'],
      },
    ]);
    expect(JSON.stringify(found)).not.toMatch(/Alice Hart|Orchard|alice@/);
  });

  it.each([
    ['a name alone', [name]],
    [
      'redactions',
      [
        ['fn', {}, 'text', 'REDACTED FOR PRIVACY'],
        ['email', {}, 'text', 'Redacted: please query the RDDS'],
      ],
    ],
    [
      'a privacy service',
      [
        ['fn', {}, 'text', 'Domains By Proxy, LLC'],
        ['org', {}, 'text', 'x'],
      ],
    ],
    [
      'a contact form',
      [
        ['email', {}, 'text', 'https://forms.example/x'],
        ['fn', {}, 'text', ''],
      ],
    ],
    ['an address without a street', [name, street('')]],
    ['a street of empty lines', [name, street(['', ''])]],
  ])('%s is not open', async (_what, vcard) => {
    expect(await exposedBy(...vcard)).toEqual([]);
  });

  it('asks the registrar when the registry knows no registrant', async () => {
    const link = {
      links: [
        { rel: 'related', type: 'application/rdap+json', href: 'https://rdap.registrar.example/domain/HART.EXAMPLE' },
      ],
    };
    const thin = { 'rdap.registry.example': domain(null, link) };
    const open = { ...thin, 'rdap.registrar.example': domain([name, mail]) };
    expect(await asked(rdap, register(open))).toMatchObject({ state: 'found' });
    expect(await asked(rdap, register({ ...thin, 'rdap.registrar.example': domain([]) }))).toMatchObject({
      state: 'clear',
    });
    expect(await asked(rdap, register(thin))).toMatchObject({ state: 'not-checked', reason: 'unreachable' });
  });

  it('does not take a card that we cannot read for an empty one', async () => {
    const newer = { entities: [{ roles: ['registrant'], jscard: { name: { full: 'Alice Hart' } } }] };
    expect(await asked(rdap, register({ 'rdap.registry.example': domain(null, newer) }))).toMatchObject({
      reason: 'changed',
    });
  });

  it('asks IANA once a day, and the registry over TLS', async () => {
    const seen: string[] = [];
    const outside = register({ 'rdap.registry.example': domain([]) }, seen);
    const on = (day: string): Setting => ({ now: new Date(day) });
    await asked(rdap, outside, on('2027-02-01T10:00:00Z'));
    await asked(rdap, outside, on('2027-02-02T09:00:00Z'));
    await asked(rdap, outside, on('2027-02-02T11:00:00Z'));
    expect(seen.filter((url) => url.includes('iana'))).toHaveLength(2);
    expect(new Set(seen.filter((url) => url.includes('registry')))).toEqual(
      new Set(['https://rdap.registry.example/v1/domain/hart.example']),
    );
  });

  it('has nothing to ask for a suffix without a registry', async () => {
    expect(await asked(rdap, register({}), { email: 'alice@hart.de' })).toMatchObject({ reason: 'not-applicable' });
  });

  it.each([
    ['the registry says that there is none', json({ errorCode: 404 }, 404), 'not-applicable'],
    ['a web server says that there is no page', notFound, 'changed'],
  ])('is not clear when %s', async (_what, reply, reason) => {
    const outside = register({ 'rdap.registry.example': reply });
    expect(await asked(rdap, outside)).toMatchObject({ state: 'not-checked', reason });
  });

  it('counts a registrar that it may not ask without TLS as one that did not answer', async () => {
    const links = [{ rel: 'related', type: 'application/rdap+json', href: 'http://rdap.registrar.example/x' }];
    const outside = register({ 'rdap.registry.example': domain(null, { links }) });
    const refusing = (url: URL) => (url.protocol === 'http:' ? 'host-not-allowed' : outside(url));
    expect(await asked(rdap, refusing)).toMatchObject({ state: 'not-checked', reason: 'changed' });
  });

  it('does not take the answer about another domain', async () => {
    const other = json({ objectClassName: 'domain', ldhName: 'other.example' });
    expect(await asked(rdap, register({ 'rdap.registry.example': other }))).toMatchObject({ reason: 'changed' });
  });
});

describe('host names in certificates', () => {
  const rows = (...names: string[]) =>
    json(names.map((name, id) => ({ id, name_value: name, not_before: '2023-05-04T00:00:00' })));

  it('tell of machines, and not of what everybody expects', async () => {
    const found = await exposuresOf(crtshDomain, () =>
      rows('hart.example\nnas.hart.example', 'www.hart.example', '*.hart.example', 'VPN.hart.example'),
    );
    expect(found).toMatchObject([{ evidence: [{ value: '2' }, { value: 'nas.hart.example, vpn.hart.example' }] }]);
    expect(await exposuresOf(crtshDomain, () => rows('www.hart.example\n*.hart.example'))).toEqual([]);
  });

  it('of another domain are not the person’s', async () => {
    expect(await asked(crtshDomain, () => rows('nas.nothart.example'))).toMatchObject({ reason: 'changed' });
  });
});
