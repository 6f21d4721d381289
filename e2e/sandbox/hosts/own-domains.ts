import type { Domain, World } from '../people.ts';
import { notFound, type Question, type Reply, text } from '../reply.ts';
import { answerWebKeyDirectory } from './key-servers.ts';

const source = 'mta-sts-securitytxt';

type OwnHost = { domain: Domain; kind: 'itself' | 'openpgpkey' | 'mta-sts' };

/** @returns null when the name does not exist: no such domain, or the domain has no such host */
export function findOwnHost(host: string, world: World): OwnHost | null {
  const itself = world.domain(host);
  if (itself) return { domain: itself, kind: 'itself' };
  const [label, ...rest] = host.split('.');
  const domain = world.domain(rest.join('.'));
  if (label === 'openpgpkey' && domain?.wkd === 'advanced') return { domain, kind: 'openpgpkey' };
  if (label === 'mta-sts' && domain?.mtaSts) return { domain, kind: 'mta-sts' };
  return null;
}

/** {domain}, openpgpkey.{domain} and mta-sts.{domain}: well-known places of a person's own domain. */
export function answerOwnDomain(question: Question, { domain, kind }: OwnHost, world: World): Reply {
  const path = question.url.pathname;
  const directory = kind === 'openpgpkey' ? `/.well-known/openpgpkey/${domain.name}/` : '/.well-known/openpgpkey/';
  if (domain.wkd && kind !== 'mta-sts' && path.startsWith(directory))
    return answerWebKeyDirectory(question, domain.name, world);
  const about = world.byDomain(domain.name);
  if (kind === 'mta-sts' && path === '/.well-known/mta-sts.txt') return text({ source, about }, 200, policy(domain));
  if (kind === 'itself' && path === '/.well-known/security.txt') {
    return domain.securityTxt ? text({ source, about }, 200, securityTxt(domain, world)) : notFound(source, about);
  }
  return notFound(null, about);
}

/** RFC 8461. */
function policy(domain: Domain): string {
  const hosts = domain.mx.map((value) => `mx: ${value.split(' ')[1]?.replace(/\.$/, '')}`);
  return ['version: STSv1', `mode: ${domain.mtaSts}`, ...hosts, 'max_age: 604800', ''].join('\r\n');
}

/** RFC 9116. */
function securityTxt(domain: Domain, world: World): string {
  const lines = [
    `Contact: mailto:security@${domain.name}`,
    `Expires: ${world.ago(-8).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: https://${domain.name}/.well-known/security.txt`,
    '',
  ];
  return lines.join('\n');
}
