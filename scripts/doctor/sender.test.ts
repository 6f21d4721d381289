import { generateKeyPairSync } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { installation, said } from './installation.fixture.ts';
import { openNameServer, type Zone } from './name-server.fixture.ts';
import { checkSender } from './sender.ts';

const DOMAIN = 'quietprint.ch';
const rsa = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const good = rsa(2048);

const rightZone: Zone = {
  [DOMAIN]: { txt: ['site-verification=1', 'v=spf1 include:_spf.mailer.net -all'], mx: ['mx.mailer.net'] },
  [`s1._domainkey.${DOMAIN}`]: { txt: [`v=DKIM1; k=rsa; p=${good}`] },
  [`_dmarc.${DOMAIN}`]: { txt: ['v=DMARC1; p=reject'] },
};

async function findingsFor(zone: Zone, { from = `hello@${DOMAIN}`, dkimSelectors = [] as string[] } = {}) {
  const { resolver, close } = await openNameServer(zone);
  onTestFinished(close);
  const env = { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: from };
  return said(await checkSender(installation(env, { resolver, dkimSelectors })));
}

it('finds nothing wrong with a sender that is set up well', async () => {
  const findings = await findingsFor(rightZone);
  expect(findings.length).toBe(4);
  expect(findings.filter((text) => !text.startsWith('fine'))).toEqual([]);
});

it.each([
  ['a domain that nobody can own', {}, { from: 'hello@quietprint.example' }, /^wrong: The sender .* nobody can own/],
  ['a domain without a mail server', { [DOMAIN]: { txt: ['v=spf1 -all'] } }, {}, /^wrong: .* has no mail server/],
  ['no SPF', { [DOMAIN]: { mx: ['mx.mailer.net'] } }, {}, /^wrong: .* has no SPF record/],
  ['two SPF records', { [DOMAIN]: { txt: ['v=spf1 a -all', 'v=spf1 mx -all'] } }, {}, /^wrong: .* several SPF records/],
  ['SPF for everybody', { [DOMAIN]: { txt: ['v=spf1 mx +all'] } }, {}, /^wrong: .* lets everybody send/],
  ['a DKIM key that is not there', {}, { dkimSelectors: ['other'] }, /^wrong: .* no DKIM key under other/],
  [
    'a DKIM key that was withdrawn',
    { [`s1._domainkey.${DOMAIN}`]: { txt: ['v=DKIM1; p='] } },
    {},
    /^wrong: .* withdrawn/,
  ],
  [
    'half a DKIM key',
    { [`s1._domainkey.${DOMAIN}`]: { txt: [`p=${good.slice(0, 80)}`] } },
    {},
    /^wrong: .* cannot be read/,
  ],
  ['a short DKIM key', { [`s1._domainkey.${DOMAIN}`]: { txt: [`p=${rsa(512)}`] } }, {}, /^wrong: .* 512 bits/],
  ['no DMARC', { [`_dmarc.${DOMAIN}`]: {} }, {}, /^weak: .*DMARC/],
])('names %s', async (_what, change, options, expected) => {
  expect(await findingsFor({ ...rightZone, ...change } as Zone, options)).toContainEqual(
    expect.stringMatching(expected),
  );
});

it('does not take a key under an unusual name for one that is missing', async () => {
  const { [`s1._domainkey.${DOMAIN}`]: key = {}, ...rest } = rightZone;
  const zone = { ...rest, [`q7x._domainkey.${DOMAIN}`]: key };
  expect(await findingsFor(zone)).toContainEqual(expect.stringMatching(/^not checked: No DKIM key .* usual name/));
  expect(await findingsFor(zone, { dkimSelectors: ['q7x'] })).toContainEqual('fine: DKIM: q7x, RSA with 2048 bits.');
});

it('does not take a name server that fails for records that are missing', async () => {
  const findings = await findingsFor({ ...rightZone, [DOMAIN]: { fails: true } });
  expect(findings).toContainEqual(expect.stringMatching(/^not checked: SPF .* could not be looked up/));
  expect(findings.filter((text) => text.startsWith('wrong'))).toEqual([]);
});

it('takes the policy of the domain above for a subdomain', async () => {
  const zone = { ...rightZone, [`mail.${DOMAIN}`]: rightZone[DOMAIN] ?? {} };
  expect(await findingsFor(zone, { from: `hello@mail.${DOMAIN}` })).toContainEqual(
    'fine: DMARC: "v=DMARC1; p=reject".',
  );
});
