import type { World } from '../people.ts';
import { json, notFound, type Question, type Reply, text } from '../reply.ts';
import { seededBytes, seededShare } from '../wire/digests.ts';

/** crt.sh: certificates that name an address, or any host below a domain (`%.domain`). */
export function answerCrtSh({ url }: Question, world: World): Reply {
  const query = (url.searchParams.get('q') ?? '').toLowerCase();
  if (url.pathname !== '/' || !query) return notFound();
  const forDomain = query.startsWith('%.');
  const reply = forDomain ? ofDomain(query.slice(2), world) : ofEmail(query, world);
  if (url.searchParams.get('output') === 'json') return reply;
  return text(reply, 200, '<!DOCTYPE html><title>crt.sh</title>', { 'content-type': 'text/html; charset=UTF-8' });
}

function ofEmail(email: string, world: World): Reply {
  const about = world.byEmail(email);
  const found = (about?.facts.mailCertificates ?? []).map(({ issuer, monthsAgo }) =>
    certificate({ issuer, commonName: about?.name ?? '', names: [email], monthsAgo, months: 12 }, world),
  );
  return json({ source: 'crtsh-email', about }, 200, found);
}

function ofDomain(domain: string, world: World): Reply {
  const about = world.byDomain(domain);
  const issuer = 'C=GB, O=Fictional Trust, CN=Fictional CA R3';
  const found = (world.domain(domain)?.certificates ?? []).map((names, index) =>
    certificate({ issuer, commonName: names[0] ?? domain, names, monthsAgo: 1 + index * 7, months: 3 }, world),
  );
  return json({ source: 'crtsh-domain', about }, 200, found);
}

interface Issued {
  issuer: string;
  commonName: string;
  names: string[];
  monthsAgo: number;
  /** How long it is valid. */
  months: number;
}

function certificate({ issuer, commonName, names, monthsAgo, months }: Issued, world: World) {
  const stamp = (at: number) => world.ago(at).toISOString();
  return {
    issuer_ca_id: 100_000 + Math.floor(seededShare(issuer) * 100_000),
    issuer_name: issuer,
    common_name: commonName,
    name_value: names.join('\n'),
    id: 9_000_000_000 + Math.floor(seededShare(`${commonName} ${monthsAgo}`) * 1_000_000_000),
    entry_timestamp: stamp(monthsAgo).slice(0, 23),
    not_before: stamp(monthsAgo).slice(0, 19),
    not_after: stamp(monthsAgo - months).slice(0, 19),
    serial_number: seededBytes(`${commonName} ${monthsAgo}`, 18).toString('hex'),
    result_count: names.length + 1,
  };
}
