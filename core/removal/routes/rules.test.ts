import { describe, expect, it } from 'vitest';
import type { RouteState } from '#contract/removal/routes.ts';
import { afterLook, judgeHost, type Look, type PlannedRoute, roundMinutes, routesDue, siteRestMs } from './rules.ts';

const DAY = 86_400_000;
const start = Date.parse('2027-03-01T09:00:00Z');
const onDay = (day: number) => new Date(start + day * DAY);

const look = (state: RouteState, textSum: string | null = null): Look => ({
  state,
  status: state === 'silent' ? null : 200,
  finalHost: 'quill.example',
  textSum,
});

/** A route after some looks, a week apart. */
function afterLooks(...looks: Look[]) {
  let row: NonNullable<PlannedRoute['known']> | null = null;
  for (const [week, one] of looks.entries())
    row = { url: 'u', site: 's', acceptedHost: null, ...afterLook(row, one, onDay(7 * week)) };
  return row as NonNullable<PlannedRoute['known']>;
}

describe('the host that a route leads to', () => {
  const owner = { host: 'www.quillnotes.com', domains: ['quillnotes.com', 'quill.io'], acceptedHost: null };

  it.each<[ReturnType<typeof judgeHost>, string, string]>([
    ['own', 'help.quillnotes.com', 'it is below the same domain'],
    ['own', 'quill.io', 'it is another domain of the company'],
    ['own', 'quillnotes.co.uk', 'it has the same name below another suffix'],
    ['own', 'privacyportal-eu.onetrust.com', 'it is a service for such forms'],
    ['moved', 'win-big-now.net', 'nobody knows it'],
    ['moved', 'quillnotes.com.evil.net', 'it only looks alike'],
    ['parked', 'www.hugedomains.com', 'it sells domains'],
  ])('is %s when it is %s: %s', (judged, host) => {
    expect(judgeHost(host, owner)).toBe(judged);
  });

  it('is the company’s once staff have accepted it', () => {
    expect(judgeHost('win-big-now.net', { ...owner, acceptedHost: 'win-big-now.net' })).toBe('own');
  });
});

describe('a route', () => {
  it('is withheld when its page is missing for the second time in a row', () => {
    expect(afterLooks(look('missing')).withheldAt).toBeNull();
    expect(afterLooks(look('missing'), look('missing')).withheldAt).toEqual(onDay(7));
    expect(afterLooks(look('missing'), look('answers'), look('missing')).withheldAt).toBeNull();
  });

  it('is withheld at once when it leads to another site or its domain is for sale', () => {
    expect(afterLooks(look('moved')).withheldAt).toEqual(onDay(0));
    expect(afterLooks(look('answers'), look('parked')).withheldAt).toEqual(onDay(7));
  });

  it('stays as it was while its site keeps silent', () => {
    expect(afterLooks(look('silent'), look('silent'), look('silent')).withheldAt).toBeNull();
    expect(afterLooks(look('moved'), look('silent')).withheldAt).toEqual(onDay(0));
    expect(afterLooks(look('missing'), look('silent'), look('missing')).withheldAt).toEqual(onDay(14));
  });

  it('is offered again once its page is back', () => {
    expect(afterLooks(look('missing'), look('missing'), look('wordless')).withheldAt).toBeNull();
  });

  it('has changed when other words are found than the last time', () => {
    expect(afterLooks(look('answers', 'a'), look('answers', 'a')).changedAt).toBeNull();
    expect(afterLooks(look('answers', 'a'), look('silent'), look('answers', 'b')).changedAt).toEqual(onDay(14));
  });
});

describe('the routes that are due', () => {
  const plan = (sites: number, perSite = 1): PlannedRoute[] =>
    Array.from({ length: sites * perSite }, (_, n) => ({ url: `u${n}`, site: `s${n % sites}`, known: null }));

  it('are of each site one a week, spread over the week', () => {
    const routes = plan(40, 2);
    const askedAt = new Map<string, number[]>();
    let most = 0;
    for (let minute = 0; minute < 3 * 7 * 24 * 60; minute += roundMinutes) {
      const now = new Date(start + minute * 60_000);
      const due = routesDue(routes, now);
      most = Math.max(most, due.length);
      for (const route of due) {
        askedAt.set(route.site, [...(askedAt.get(route.site) ?? []), now.getTime()]);
        route.known = { ...afterLooks(look('answers')), url: route.url, site: route.site, askedAt: now };
      }
    }
    expect(most).toBeLessThanOrEqual(2);
    expect(askedAt.size).toBe(40);
    for (const times of askedAt.values()) {
      expect(times.length).toBeGreaterThanOrEqual(2);
      for (const [n, time] of times.entries())
        if (n > 0) expect(time - (times[n - 1] ?? 0)).toBeGreaterThanOrEqual(siteRestMs);
    }
    expect(routes.filter(({ known }) => known === null)).toEqual([]);
  });

  it('begin with a page of the site that was missing once', () => {
    const [one, other] = plan(1, 2) as [PlannedRoute, PlannedRoute];
    one.known = afterLooks(look('answers'));
    other.known = { ...afterLooks(look('missing')), askedAt: onDay(1) };
    expect(routesDue([one, other], onDay(9))).toEqual([other]);
  });
});
