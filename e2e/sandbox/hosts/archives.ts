import { blueskyDomain } from '#core/sources/domains/bluesky-domain.ts';
import { commoncrawl } from '#core/sources/domains/commoncrawl.ts';
import { urlscan } from '#core/sources/domains/urlscan.ts';
import { wayback } from '#core/sources/domains/wayback.ts';
import type { Archive } from '../people/domains.ts';
import type { World } from '../people.ts';
import { json, notFound, type Question, type Reply } from '../reply.ts';
import { answerAs, type Site, type SiteReply } from '../sites/moods.ts';

const known: Readonly<Record<Archive, readonly string[]>> = {
  wayback: wayback.control?.known ?? [],
  commoncrawl: commoncrawl.control?.known ?? [],
  urlscan: urlscan.control?.known ?? [],
  'bluesky-domain': blueskyDomain.control?.known ?? [],
};

const data = (value: unknown, status = 200, type = 'application/json'): SiteReply => ({
  status,
  headers: { 'content-type': type },
  body: typeof value === 'string' ? value : JSON.stringify(value),
});

/** What an archive has of a domain, as its mood is. The archives' own domains and others that are known have a page. */
function answerArchive(source: Archive, domain: string, siteOf: (pages: number) => Site, world: World): Reply {
  const pages = world.domain(domain)?.copies[source] ?? (known[source].includes(domain) ? 1 : 0);
  const members = pages > 0 ? [domain] : [];
  const reply = answerAs(siteOf(Math.max(pages, 1)), { name: domain, members }, world.moodOf(source));
  return { ...reply, source, about: world.byDomain(domain) };
}

/** `hart.example/*`: every page of a host. */
const domainOf = ({ searchParams }: URL) => /^([^/*]+)\/\*$/.exec(searchParams.get('url') ?? '')?.[1]?.toLowerCase();
const pagesOf = (domain: string, pages: number) =>
  Array.from({ length: pages }, (_, index) => `https://${domain}/${index === 0 ? '' : `page-${index}`}`);
const stamp = (at: Date) => at.toISOString().replace(/\D/g, '').slice(0, 14);

/** web.archive.org: the index of copies, in the fields that were asked for. */
export function answerWayback({ url }: Question, world: World): Reply {
  const domain = domainOf(url);
  if (url.pathname !== '/cdx/search/cdx' || !domain || url.searchParams.get('output') !== 'json') return notFound();
  const fields = (url.searchParams.get('fl') ?? 'urlkey,timestamp,original,mimetype,statuscode').split(',');
  const limit = Number(url.searchParams.get('limit') ?? 1_000);
  const rows = (pages: number) =>
    pagesOf(domain, pages).map((original, index) => {
      const row: Record<string, string> = {
        urlkey: new URL(original).pathname,
        timestamp: stamp(world.ago(90 - index)),
        original,
        mimetype: 'text/html',
        statuscode: '200',
      };
      return fields.map((field) => row[field] ?? '');
    });
  const site = (pages: number): Site => ({
    found: () => data([fields, ...rows(pages).slice(0, limit)]),
    absent: () => data([]),
  });
  return answerArchive('wayback', domain, site, world);
}

const CRAWL = 'CC-MAIN-2026-43';

/** index.commoncrawl.org: which crawls there are, and what one of them has. */
export function answerCommonCrawl({ url }: Question, world: World): Reply {
  if (url.pathname === '/collinfo.json')
    return json({ source: 'commoncrawl', about: null }, 200, [
      {
        id: CRAWL,
        name: 'October 2026 Index',
        timegate: `https://index.commoncrawl.org/${CRAWL}/`,
        'cdx-api': `https://index.commoncrawl.org/${CRAWL}-index`,
      },
    ]);
  const domain = domainOf(url);
  if (url.pathname !== `/${CRAWL}-index` || !domain || url.searchParams.get('output') !== 'json') return notFound();
  const captures = (pages: number) =>
    pagesOf(domain, pages).map((address) => ({
      urlkey: domain.split('.').reverse().join(','),
      timestamp: stamp(world.ago(1)),
      url: address,
      mime: 'text/html',
      status: '200',
    }));
  const site = (pages: number): Site => ({
    found: () =>
      data(
        `${captures(pages)
          .map((one) => JSON.stringify(one))
          .join('\n')}\n`,
        200,
        'text/x-ndjson',
      ),
    absent: () => data({ message: `No Captures found for: ${domain}/*` }, 404),
  });
  return answerArchive('commoncrawl', domain, site, world);
}

/** urlscan.io: public scans that have something of a domain. */
export function answerUrlscan({ url }: Question, world: World): Reply {
  const domain = /^domain:(\S+)$/.exec(url.searchParams.get('q') ?? '')?.[1]?.toLowerCase();
  if (url.pathname !== '/api/v1/search/' || !domain) return notFound();
  const size = Number(url.searchParams.get('size') ?? 100);
  const scans = (pages: number) =>
    pagesOf(domain, pages).map((address, index) => ({
      task: {
        uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        url: address,
        domain,
        time: world.ago(5 + index).toISOString(),
        visibility: 'public',
        method: 'manual',
      },
      page: { url: address, domain, ip: '192.0.2.7', status: '200' },
      result: `https://urlscan.io/api/v1/result/00000000-0000-4000-8000-${String(index).padStart(12, '0')}/`,
    }));
  const site = (pages: number): Site => ({
    found: () => data({ total: pages, took: 4, has_more: false, results: scans(pages).slice(0, size) }),
    absent: () => data({ total: 0, took: 2, has_more: false, results: [] }),
  });
  return answerArchive('urlscan', domain, site, world);
}

/** public.api.bsky.app, where a domain is asked about and no name below bsky.social: another question finds nothing here. */
export function answerBlueskyDomain({ url }: Question, world: World): Reply {
  const handle = url.searchParams.get('actor')?.toLowerCase() ?? '';
  if (url.pathname !== '/xrpc/app.bsky.actor.getProfile' || !handle.includes('.')) return notFound();
  if (handle.endsWith('.bsky.social')) return notFound();
  const site = (): Site => ({
    found: () => data({ did: 'did:plc:bbbbbbbbbbbbbbbbbbbbbbbb', handle, postsCount: 2 }),
    absent: () => data({ error: 'InvalidRequest', message: 'Profile not found' }, 400),
  });
  return answerArchive('bluesky-domain', handle, site, world);
}
