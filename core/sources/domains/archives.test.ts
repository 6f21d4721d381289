import { describe, expect, it } from 'vitest';
import { asked, exposuresOf, type Setting } from '#core/sources/asked.fixture.ts';
import { json, type Reply, text } from '#core/sources/internal/fixtures.ts';
import { commoncrawl } from './commoncrawl.ts';
import { urlscan } from './urlscan.ts';
import { wayback } from './wayback.ts';

describe('archives of pages', () => {
  const saved = (...pages: string[][]) => json([['timestamp', 'original', 'statuscode'], ...pages]);
  const page = (address: string, timestamp: string) => [timestamp, address, '200'];

  it('tell how many pages they have, of which hosts and from when, and never their addresses', async () => {
    const outside = () =>
      saved(
        page('http://WWW.hart.example:80/reset?token=canary', '20140601000000'),
        page('https://hart.example/', '20260102030405'),
      );
    expect(await exposuresOf(wayback, outside)).toMatchObject([
      {
        where: 'The Wayback Machine',
        url: 'https://web.archive.org/web/*/hart.example/*',
        since: '2014-06-01',
        evidence: [
          { label: 'Pages', value: '2' },
          { label: 'Hosts', value: 'hart.example, www.hart.example' },
          { label: 'Newest of them', value: '2026-01-02' },
        ],
      },
    ]);
    expect(JSON.stringify(await exposuresOf(wayback, outside))).not.toMatch(/reset|canary/);
  });

  it('say that there may be more where they were asked for no more', async () => {
    const pages = Array.from({ length: 50 }, (_, n) => page(`https://hart.example/${n}`, '20200101000000'));
    expect((await exposuresOf(wayback, () => saved(...pages)))[0]?.evidence[0]?.value).toBe('50 or more');
  });

  it('are asked for whole pages only, and for the domain alone', async () => {
    const seen: URL[] = [];
    const outside = (url: URL) => {
      seen.push(url);
      return json([]);
    };
    await asked(wayback, outside);
    expect(Object.fromEntries(seen[0]?.searchParams ?? [])).toEqual({
      url: 'hart.example/*',
      output: 'json',
      fl: 'timestamp,original,statuscode',
      filter: 'statuscode:200',
      collapse: 'urlkey',
      limit: '50',
    });
  });

  it('do not count a scan of another page that only loads something of the domain', async () => {
    const scan = (domain: string) => ({ task: { time: '2025-02-03T10:11:12.123Z' }, page: { domain } });
    const both = { total: 2, results: [scan('shop.stranger.example'), scan('Hart.example')] };
    const [found] = await exposuresOf(urlscan, () => json(both));
    expect(found?.evidence).toEqual([
      { label: 'Pages', value: '1' },
      { label: 'Hosts', value: 'hart.example' },
    ]);
    const other = { total: 1, results: [scan('shop.stranger.example')] };
    expect(await asked(urlscan, () => json(other))).toMatchObject({ state: 'not-checked', reason: 'changed' });
  });

  it('that limit us are left alone for as long as they say', async () => {
    const limited = { status: 429, headers: { 'x-rate-limit-reset-after': '37' }, body: '' };
    expect(await asked(urlscan, () => limited)).toMatchObject({ reason: 'limited', retryAfter: 37 });
  });

  describe('the open crawl', () => {
    const crawl = (api: string) => json([{ id: 'CC-MAIN-2026-43', 'cdx-api': api }]);
    const own = crawl('http://index.commoncrawl.org/CC-MAIN-2026-43-index');
    const capture = (status: string) =>
      JSON.stringify({ timestamp: '20261011121314', url: 'https://hart.example/', status });
    const on = (day: string): Setting => ({ now: new Date(day) });
    const outside =
      (answer: Reply, list = own, seen: string[] = []) =>
      (url: URL) => {
        seen.push(url.href);
        return url.pathname === '/collinfo.json' ? list : answer;
      };

    it('is asked once a day which is the newest, and over TLS', async () => {
      const seen: string[] = [];
      const world = outside(text(capture('200')), own, seen);
      await asked(commoncrawl, world, on('2028-02-01T10:00:00Z'));
      await asked(commoncrawl, world, on('2028-02-02T09:00:00Z'));
      await asked(commoncrawl, world, on('2028-02-02T11:00:00Z'));
      expect(seen.filter((url) => url.endsWith('collinfo.json'))).toHaveLength(2);
      expect(seen.at(-1)).toBe(
        'https://index.commoncrawl.org/CC-MAIN-2026-43-index?url=hart.example/*&output=json&limit=20',
      );
    });

    it('is not asked at a host that is not its own', async () => {
      const elsewhere = outside(text(capture('200')), crawl('https://index.stranger.example/x'));
      expect(await asked(commoncrawl, elsewhere, on('2029-02-01T10:00:00Z'))).toMatchObject({ reason: 'changed' });
    });

    it.each<[string, Reply, object]>([
      ['a page', text(capture('200')), { state: 'found' }],
      ['a redirect and a page', text(`${capture('301')}\n${capture('200')}\n`), { state: 'found' }],
      ['a redirect alone', text(capture('301')), { state: 'not-checked', reason: 'changed' }],
      ['nothing, in words', text('No Captures found for: hart.example/*', 404), { state: 'clear' }],
      ['nothing, as JSON', json({ message: 'No Captures found for: hart.example/*' }, 404), { state: 'clear' }],
      ['nothing of another', text('No Captures found for: x.example/*', 404), { reason: 'changed' }],
    ])('that has %s', async (_what, answer, expected) => {
      expect(await asked(commoncrawl, outside(answer), on('2030-02-01T10:00:00Z'))).toMatchObject(expected);
    });
  });
});
