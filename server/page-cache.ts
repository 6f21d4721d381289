import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { publicTopics } from '#contract/live.ts';
import { type Visit, visitOf } from '#core/analytics/visits.ts';
import { visitor } from '#core/context.ts';
import type { Live } from '#platform/live/live.ts';
import type { Platform } from '#platform/platform.ts';
import { remembered } from '#platform/remembered.ts';
import { accepts } from './files.ts';
import { createNonce, type HeaderPolicy } from './headers.ts';
import { type PageHeaders, pageHeaders } from './page-headers.ts';
import { type PageTemplate, pageTemplate } from './page-template.ts';
import { faultOfRequest } from './request-line.ts';
import type { Screens } from './screens.ts';

/** Pages that are the same for everybody who carries no cookie. None has a query, a form's token or a clock in it. */
const SHARED =
  /^\/(?:services|blog(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?|privacy-policy|terms-of-service|cookie-policy|gdpr-compliance)?$/;

const MOST_PAGES = 500;
const MOST_BYTES = 48 * 1024 * 1024;
/** Drawn at the same time, beside those that visitors wait for. */
const MOST_DRAWINGS = 2;
/** A page that is asked for later than this is sent once more, and drawn anew meanwhile. */
const FRESH_MS = 30_000;
/** Should every notice of a change be lost, a page is no older than this. */
const LIFE_MS = 60_000;
/** Longest that a visitor waits for a page that is being drawn for another. */
const WAIT_MS = 5_000;

interface PageCacheParts {
  platform: Platform;
  live: Live;
  screens: Screens;
  headers: HeaderPolicy;
  /** Longest request target. */
  targetBytes: number;
  /** Somebody was shown a page. */
  onVisit?: (visit: Visit) => void;
}

export interface PageCache {
  /** Answers what is in memory; everything else goes on to `inner`. */
  inFrontOf(inner: RequestListener): RequestListener;
  readonly pages: number;
  close(): void;
}

interface Page {
  /** Null: it was tried, and is not to be kept. */
  template: PageTemplate | null;
  drawnAt: number;
}

/** Resolves when the work has ended, or that many milliseconds later. */
function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

const mayShare = ({ method, url, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.cookie === undefined &&
  headers.authorization === undefined &&
  SHARED.test(url ?? '');

/** Whether gzip is taken: asked of few different headers, thousands of times. */
const takesGzip = remembered((accepted) => accepts(accepted, 'gzip'));

function send(request: IncomingMessage, response: ServerResponse, page: PageTemplate, headers: PageHeaders): void {
  const nonce = createNonce();
  const bytes = Buffer.from(nonce, 'latin1');
  const packed = takesGzip(String(request.headers['accept-encoding'] ?? ''));
  const body = packed ? page.gzip(bytes) : page.plain(bytes);
  response.writeHead(200, headers(nonce, packed, body.length));
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Keeps the pages of visitors in memory, drawn by a request of our own that knows nothing of any client, and drops all of
 * them when anything changes that they show, on whatever instance. Who asks first for a page that is not there is answered
 * as ever; it is drawn meanwhile, for those who ask next.
 */
export async function createPageCache(parts: PageCacheParts): Promise<PageCache> {
  const { platform, screens, targetBytes } = parts;
  const headers = pageHeaders(parts.headers);
  const pages = new Map<string, Page>();
  const drawing = new Map<string, Promise<void>>();
  let bytes = 0;
  let generation = 0;
  const now = () => performance.now();

  const clear = () => {
    generation++;
    pages.clear();
    bytes = 0;
  };
  const drop = (path: string) => {
    bytes -= pages.get(path)?.template?.size ?? 0;
    pages.delete(path);
  };
  const keep = (path: string, template: PageTemplate | null) => {
    drop(path);
    pages.set(path, { template, drawnAt: now() });
    bytes += template?.size ?? 0;
    for (const oldest of pages.keys()) {
      if (pages.size <= MOST_PAGES && bytes <= MOST_BYTES) break;
      drop(oldest);
    }
  };

  async function drawn(path: string): Promise<PageTemplate | null> {
    const nonce = createNonce();
    const request = new Request(new URL(path, platform.config.appUrl));
    const response = await screens(request, { actor: visitor, client: null, platform }, nonce);
    const html = await response.text();
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    if (response.status !== 200 || !isPage || response.headers.has('set-cookie')) return null;
    return pageTemplate(html, nonce);
  }

  async function drawAndKeep(path: string): Promise<void> {
    const before = generation;
    try {
      const template = await drawn(path);
      if (before === generation) keep(path, template);
    } catch (error) {
      platform.log.warn('A page could not be drawn for the next visitor', { error });
    } finally {
      drawing.delete(path);
    }
  }

  function draw(path: string): void {
    if (drawing.size < MOST_DRAWINGS && !drawing.has(path)) drawing.set(path, drawAndKeep(path));
  }

  /** Not older than it may be. */
  function find(path: string): Page | undefined {
    const page = pages.get(path);
    return page && now() - page.drawnAt < LIFE_MS ? page : undefined;
  }

  const noteVisit = ({ method, headers: sent }: IncomingMessage) => {
    if (method !== 'GET' || !parts.onVisit) return;
    const get = (name: string) => {
      const value = sent[name.toLowerCase()];
      return typeof value === 'string' ? value : null;
    };
    const visit = visitOf({ get }, platform.config.countryHeader);
    if (visit) parts.onVisit(visit);
  };

  const stop = await parts.live.subscribe(publicTopics, null, clear);
  return {
    inFrontOf: (inner) => (request, response) => {
      if (!mayShare(request)) return inner(request, response);
      const path = request.url ?? '';
      if (faultOfRequest('GET', path, request.headers.host, targetBytes) !== null) return inner(request, response);
      const answer = (page: Page | undefined) => {
        if (!page?.template) return inner(request, response);
        noteVisit(request);
        send(request, response, page.template, headers);
      };
      const page = find(path);
      const underWay = drawing.get(path);
      if (!page && underWay) return void atMost(WAIT_MS, underWay).then(() => answer(find(path)));
      if (!page || now() - page.drawnAt > FRESH_MS) draw(path);
      answer(page);
    },
    get pages() {
      return pages.size;
    },
    close: stop,
  };
}
