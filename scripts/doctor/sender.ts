import { createPublicKey } from 'node:crypto';
import type { Resolver } from 'node:dns/promises';
import { getDomain } from 'tldts';
import { parseMailbox } from '#platform/mail/address.ts';
import { codeOf, type Finding, fine, messageOf, notChecked, weak, wrong } from './finding.ts';
import type { Check } from './installation.ts';

/** Names that nobody can own (RFC 2606, RFC 6761). */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|local|example\.(?:com|net|org))$/;

/** Whether others believe mail in the name of the sender: what stands in the DNS of its domain. */
export const checkSender: Check = async ({ config, resolver, dkimSelectors }) => {
  const domain = parseMailbox(config.mailFrom)?.address.split('@')[1]?.toLowerCase() ?? '';
  if (config.smtpUrl === null) return [notChecked('Nothing leaves, so nothing was asked about the sender.')];
  if (RESERVED.test(domain))
    return [
      wrong(
        `The sender ${config.mailFrom} has a domain that nobody can own.`,
        'Set MAIL_FROM, or CONTACT_EMAIL, to an address of yours.',
      ),
    ];
  return Promise.all([
    checkReplies(resolver, domain),
    checkSpf(resolver, domain),
    checkDkim(resolver, domain, dkimSelectors),
    checkDmarc(resolver, domain),
  ]);
};

/** Texts under a name, each put together from its pieces; none when the name has none. */
async function textsAt(resolver: Resolver, name: string): Promise<string[]> {
  try {
    return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

const isAbsent = (error: unknown) => ['ENODATA', 'ENOTFOUND'].includes(codeOf(error));

const unanswered = (what: string, error: unknown): Finding =>
  notChecked(`${what} could not be looked up: ${messageOf(error)}.`);

async function checkReplies(resolver: Resolver, domain: string): Promise<Finding> {
  try {
    const servers = await resolver.resolveMx(domain);
    if (servers.some(({ exchange }) => exchange !== '')) return fine(`${domain} takes replies (MX).`);
  } catch (error) {
    if (!isAbsent(error)) return unanswered(`MX of ${domain}`, error);
  }
  return wrong(
    `${domain} has no mail server: replies are lost, and many refuse mail from such a sender.`,
    `Add an MX record for ${domain}.`,
  );
}

async function checkSpf(resolver: Resolver, domain: string): Promise<Finding> {
  try {
    const records = (await textsAt(resolver, domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
    return judgeSpf(domain, records);
  } catch (error) {
    return unanswered(`SPF of ${domain}`, error);
  }
}

function judgeSpf(domain: string, [record, more]: readonly string[]): Finding {
  if (record === undefined)
    return wrong(
      `${domain} has no SPF record: receivers cannot tell our mail from forged mail.`,
      `Add a TXT record for ${domain}, as your mail provider states it, e.g. "v=spf1 include:PROVIDER -all".`,
    );
  if (more !== undefined)
    return wrong(`${domain} has several SPF records, and then none counts.`, 'Join them into one TXT record.');
  if (/(?:^|\s)\+?all(?:\s|$)/i.test(record))
    return wrong(`The SPF record of ${domain} lets everybody send (+all).`, 'Let it end with -all or ~all.');
  return fine(`SPF: "${record}". Whether it names the mail server that delivers for you, its host must say.`);
}

/** As large providers name their keys; there is no list to ask. */
const USUAL_SELECTORS = [
  ...['default', 'dkim', 'mail', 'smtp', 'selector1', 'selector2', 's1', 's2', 'k1', 'k2', 'k3', 'key1', 'google'],
  ...['fm1', 'fm2', 'fm3', 'protonmail', 'resend', 'mandrill', 'mailjet', 'pm', 'zoho', 'x', 'mx', 'brevo1'],
];

interface DkimKey {
  selector: string;
  text: string;
}

async function checkDkim(resolver: Resolver, domain: string, given: readonly string[]): Promise<Finding> {
  const selectors = given.length > 0 ? given : USUAL_SELECTORS;
  const asked = selectors.map(async (selector): Promise<DkimKey[]> => {
    const texts = await textsAt(resolver, `${selector}._domainkey.${domain}`);
    return texts.filter((text) => /(?:^|;)\s*p=/.test(text)).map((text) => ({ selector, text }));
  });
  try {
    const keys = (await Promise.all(asked)).flat();
    if (keys.length > 0) return worstOf(keys.map(judgeDkim));
  } catch (error) {
    return unanswered(`DKIM of ${domain}`, error);
  }
  if (given.length === 0)
    return notChecked(
      `No DKIM key of ${domain} has a usual name. Run it again with --dkim-selector NAME: it is s= in the DKIM-Signature of a mail you received.`,
    );
  return wrong(
    `${domain} has no DKIM key under ${given.join(', ')}.`,
    `Add the TXT record that your mail provider states for NAME._domainkey.${domain}.`,
  );
}

const worstOf = (findings: readonly Finding[]): Finding =>
  findings.find(({ state }) => state === 'wrong') ??
  findings.find(({ state }) => state === 'weak') ??
  (findings[0] as Finding);

function judgeDkim({ selector, text }: DkimKey): Finding {
  const tags = new Map(text.split(';').map((tag) => [tag.split('=')[0]?.trim(), tag.replace(/^[^=]*=/, '').trim()]));
  const encoded = tags.get('p')?.replace(/\s/g, '') ?? '';
  if (encoded === '') return wrong(`The DKIM key ${selector} was withdrawn.`, 'Sign with another key, or remove it.');
  if (tags.get('k') === 'ed25519') return fine(`DKIM: ${selector}, Ed25519.`);
  const bits = bitsOf(encoded);
  if (bits === null) return wrong(`The DKIM key ${selector} cannot be read.`, 'Enter it anew, without line breaks.');
  if (bits < 1024) return wrong(`The DKIM key ${selector} has ${bits} bits: receivers ignore it.`, 'Take 2048 bits.');
  return bits < 2048
    ? weak(`The DKIM key ${selector} has ${bits} bits.`, 'Take 2048 bits.')
    : fine(`DKIM: ${selector}, RSA with ${bits} bits.`);
}

function bitsOf(encoded: string): number | null {
  try {
    const key = createPublicKey({ key: Buffer.from(encoded, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.modulusLength ?? null;
  } catch {
    return null;
  }
}

/** The domain's own policy, or that of the domain it was registered under. */
async function checkDmarc(resolver: Resolver, domain: string): Promise<Finding> {
  const names = new Set([domain, getDomain(domain) ?? domain]);
  try {
    for (const name of names) {
      const [record] = (await textsAt(resolver, `_dmarc.${name}`)).filter((text) => /^v=DMARC1\b/.test(text));
      if (record !== undefined) return fine(`DMARC: "${record}".`);
    }
  } catch (error) {
    return unanswered(`DMARC of ${domain}`, error);
  }
  return weak(
    `${domain} says nothing about forged mail (DMARC); large receivers expect it.`,
    `Add a TXT record for _dmarc.${domain}, e.g. "v=DMARC1; p=quarantine".`,
  );
}
