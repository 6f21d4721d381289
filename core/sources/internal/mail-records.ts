import type { Ask } from '#core/sources/define.ts';
import type { Recognised } from './recognised.ts';
import { lookUp } from './resolvers.ts';
import { SourceTrouble } from './trouble.ts';

/** How well a domain's records keep strangers from sending in its name. */
export interface MailRecord {
  label: 'SPF' | 'DMARC';
  /** In words, null when the record does its work. */
  weakness: string | null;
  read: Recognised<unknown>;
}

/** RFC 7208 allows ten look-ups in all; who sends us round further than this has no record that works. */
const MOST_REDIRECTS = 3;

/** SPF of a domain (RFC 7208), through `redirect=`. @throws SourceTrouble, also when the domain does not exist */
export async function askSpf(ask: Ask, domain: string): Promise<MailRecord> {
  const label = 'SPF';
  for (let name = domain, redirects = 0; ; redirects++) {
    const { exists, records, read } = await lookUp(ask, name, 'TXT');
    if (!exists && name === domain) throw new SourceTrouble('changed');
    const [record, ...others] = records.filter((one) => /^v=spf1(?:\s|$)/i.test(one));
    if (record === undefined) return { label, weakness: 'No record: nothing says who may send for the domain', read };
    if (others.length > 0) return { label, weakness: 'Several records: receivers follow none of them', read };
    const next = redirectOf(record);
    if (next === null) return { label, weakness: isOpen(record) ? OPEN : null, read };
    if (redirects === MOST_REDIRECTS)
      return { label, weakness: 'Leads on too often: receivers do not follow it', read };
    name = next;
  }
}

const OPEN = 'Open: everybody may send for the domain';
const allOf = (record: string) => /\s([+?~-]?)all(?:\s|$)/i.exec(record)?.[1];
const isOpen = (record: string) => !['-', '~'].includes(allOf(record) ?? '?');

/** Counts only where no `all` stands. Macros name no one domain. */
function redirectOf(record: string): string | null {
  const to = allOf(record) === undefined ? /\sredirect=([a-z0-9._-]+)(?:\s|$)/i.exec(record)?.[1] : undefined;
  return to?.toLowerCase() ?? null;
}

/** DMARC of a registrable domain (RFC 7489). @throws SourceTrouble */
export async function askDmarc(ask: Ask, domain: string): Promise<MailRecord> {
  const { records, read } = await lookUp(ask, `_dmarc.${domain}`, 'TXT');
  const policies = records.filter((one) => /^v=DMARC1\s*(?:;|$)/i.test(one));
  return { label: 'DMARC', weakness: weaknessOf(policies), read };
}

function weaknessOf([record, ...others]: string[]): string | null {
  if (others.length > 0) return 'Several records: receivers follow none of them';
  const tagValue = (name: string) => new RegExp(`;\\s*${name}\\s*=\\s*([a-z0-9]+)`, 'i').exec(record ?? '')?.[1];
  const policy = tagValue('p')?.toLowerCase();
  if (policy === 'none') return 'Only watching (p=none): forged mail is delivered';
  if (policy !== 'quarantine' && policy !== 'reject') return 'No record: forged mail is delivered';
  const share = Number(tagValue('pct') ?? 100);
  return share < 100 ? `Applied to ${share}% of forged mail only (pct=${share})` : null;
}
