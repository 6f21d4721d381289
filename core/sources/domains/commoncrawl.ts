import { z } from 'zod';
import { type Ask, defineSource } from '#core/sources/define.ts';
import {
  copiesExposure,
  dayOfTimestamp,
  hostOfPage,
  impossibleDomain,
  isWithin,
  type PageCopy,
} from '#core/sources/internal/domains/archives.ts';
import { foundOrClear, readBytes, readJson, throwChanged } from '#core/sources/internal/read.ts';
import { Recognised } from '#core/sources/internal/recognised.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { vendors } from '#core/sources/internal/vendors.ts';
import type { OutgoingResponse } from '#platform/http/outgoing.ts';

const HOST = 'index.commoncrawl.org';
const MOST = 20;

const collections = z.array(z.looseObject({ id: z.string(), 'cdx-api': z.url() })).min(1);
const capture = z.looseObject({ timestamp: z.string().regex(/^\d{14}$/), url: z.string(), status: z.string() });
type Capture = z.infer<typeof capture>;

/** https://commoncrawl.org/cdxj-index: the newest crawl. */
export const commoncrawl = defineSource({
  id: 'commoncrawl',
  name: 'Common Crawl',
  homepage: 'https://commoncrawl.org/',
  category: 'domain',
  reveals: 'Copies of pages of your domain in the open crawl of the web, with which language models are trained.',
  clearCovers:
    'The newest crawl has no page of your domain. Earlier crawls, and other hosts below the domain, are not searched.',
  needs: 'domain',
  privacy: 'P0',
  key: null,
  hosts: [HOST],
  vendor: vendors.commonCrawl,
  timeoutMs: 20_000,
  maxBytes: 1_000_000,
  cacheHours: 168,
  credit: { label: 'Common Crawl', url: 'https://commoncrawl.org/' },
  removal: 'Add a rule for CCBot to the robots.txt of the domain: later crawls then leave its pages out.',
  control: { known: ['commoncrawl.org', 'wikipedia.org'], keptBy: 'people', impossible: impossibleDomain },
  async check({ domain }, { ask, now }) {
    const index = await newestIndex(ask, now);
    const response = await ask({ url: `${index}?url=${domain}/*&output=json&limit=${MOST}` });
    if (response.status === 404) return foundOrClear([], readNoCaptures(response, domain));
    const answer = readBytes(response, capturesIn);
    const copies = answer.value.flatMap((one) => copyOf(one, domain));
    // Redirects and missing pages are captures too. Without a whole page among all that were sent there may be more.
    if (copies.length === 0) throw new SourceTrouble('changed');
    return foundOrClear(
      copiesExposure(copies, {
        name: 'Common Crawl',
        url: `https://${HOST}/`,
        kind: 'Crawled pages',
        isCut: answer.value.length >= MOST,
      }),
      answer,
    );
  },
});

/** One capture a line; null when a line is none. */
function capturesIn(body: Uint8Array): Capture[] | null {
  const lines = Buffer.from(body).toString().trim().split('\n');
  const captures = lines.flatMap((line) => parsedCapture(line) ?? []);
  return captures.length === lines.length ? captures : null;
}

function parsedCapture(line: string): Capture | null {
  try {
    return capture.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

function copyOf({ url, status, timestamp }: Capture, domain: string): PageCopy[] {
  const host = status === '200' ? hostOfPage(url) : null;
  return host && isWithin(host, domain) ? [{ host, savedOn: dayOfTimestamp(timestamp) }] : [];
}

/** "Nothing" names what was asked for; a line of text, or in JSON. @throws SourceTrouble `changed` */
function readNoCaptures(response: OutgoingResponse, domain: string): Recognised<true> {
  const words = `No Captures found for: ${domain}/*`;
  return Recognised.from(response, {
    status: 404,
    type: /^(?:application\/json|text\/)/i,
    read: (answer) => ([words, JSON.stringify({ message: words })].includes(oneLine(answer.text())) ? true : null),
  });
}

const oneLine = (text: string) =>
  text
    .trim()
    .replace(/^\{\s*"message":\s*/, '{"message":')
    .replace(/\s*\}$/, '}');

const DAY = 86_400_000;
let kept = { until: 0, index: '' };

/** The index of the newest crawl, asked for once a day. @throws SourceTrouble `changed` where it is another host's */
async function newestIndex(ask: Ask, now: Date): Promise<string> {
  if (now.getTime() < kept.until) return kept.index;
  const response = await ask({ url: `https://${HOST}/collinfo.json` });
  const [newest] = readJson(response, collections).value;
  const url = URL.parse(newest?.['cdx-api'] ?? '');
  if (url?.hostname !== HOST) return throwChanged(response);
  kept = { until: now.getTime() + DAY, index: `https://${HOST}${url.pathname}` };
  return kept.index;
}
