import { parse } from 'tldts';
import type { JoinedExposure } from '#core/reports/queries/join.ts';

/** What to publish against forged email, with records to copy. Speaks of SPF or DMARC alone when only one is named. */
export function forgedMailSteps({ where, exposed }: JoinedExposure): string[] {
  const domain = parse(where.toLowerCase()).domain === null ? 'your-domain.example' : where.toLowerCase();
  const spf = exposed.some((word) => /\bspf\b/i.test(word));
  const dmarc = exposed.some((word) => /\bdmarc\b/i.test(word));
  return [
    ...(dmarc || !spf ? dmarcSteps(domain) : []),
    ...(spf || !dmarc ? [spfStep(domain)] : []),
    'Send yourself a test message afterwards, and see whether it passes both checks.',
  ];
}

function dmarcSteps(domain: string): string[] {
  return [
    `Publish a DMARC record that asks for reports only: _dmarc.${domain} TXT "v=DMARC1; p=none; rua=mailto:dmarc@${domain}"`,
    'Read the reports for a few weeks. Once your own email passes, raise p=none to p=quarantine, then to p=reject.',
  ];
}

function spfStep(domain: string): string {
  return `Name your mail provider in one SPF record that ends in -all: ${domain} TXT "v=spf1 include:spf.provider.example -all"`;
}
