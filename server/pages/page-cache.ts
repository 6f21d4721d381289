import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { hasOpenedScans, isForOneReader } from '#app/cookies.ts';
import { publicTopics } from '#contract/base/live.ts';
import { type Visit, visitOf } from '#core/analytics/actions/record-visits.ts';
import { visitor } from '#core/base/context.ts';
import type { Config } from '#platform/config.ts';
import type { Live } from '#platform/live/live.ts';
import type { Platform } from '#platform/platform.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { chooseEncoding, isUnchanged } from '#server/http/encodings.ts';
import { createNonce, type HeaderPolicy } from '#server/http/headers.ts';
import { noteRequestId, noteRoute } from '#server/http/observe.ts';
import { faultOfRequest } from '#server/http/request-line.ts';
import { addBrotli, type DrawnPage, packPage } from './drawn-page.ts';
import type { Screens } from './screens.ts';
import { isPageOf, isShared, tellsOfResults } from './shared-path.ts';

const MOST_PAGES = 500;
const MOST_BYTES = 48 * 1024 * 1024;
/** Drawn at the same time, beside those that visitors wait for. */
const MOST_DRAWINGS = 2;
/** A page that is asked for later than this is sent once more, and drawn anew meanwhile. */
const FRESH_MS = 30_000;
/** Should every notice of a change be lost, a page is no older than this. */
const LIFE_MS = 60_000;
/** Longest that a visitor waits for a page that is being drawn for all. */
const WAIT_MS = 5_000;

interface PageCacheParts {
  platform: Platform;
  live: Live;
  screens: Screens;
  headers: HeaderPolicy;
  /** Longest request target. */
  targetBytes: number;
  /** Somebody was shown a page. */
  onVisit?: (visit: Visit, ip: string | null) => void;
}

export interface PageCache {
  /** Answers what is in memory; everything else goes on to `inner`. */
  inFrontOf(inner: RequestListener): RequestListener;
  readonly pages: number;
  close(): void;
}

interface Entry {
  /** Null: it was tried, and is not to be kept. */
  page: DrawnPage | null;
  drawnAt: number;
}

/** Resolves when the work has ended, or that many milliseconds later. */
function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

const mayShare = ({ method, url, headers }: IncomingMessage, config: Config): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.cookie === undefined || !isForOneReader(config, headers.cookie)) &&
  !(url !== undefined && isPageOf(tellsOfResults, url) && hasOpenedScans(config, headers.cookie ?? null)) &&
  headers.authorization === undefined &&
  isShared(url ?? '');

function sendPage({ method, headers }: IncomingMessage, response: ServerResponse, page: DrawnPage): void {
  const { name, bytes, etag } = chooseEncoding(page, String(headers['accept-encoding'] ?? ''));
  const requestId = randomUUID();
  noteRequestId(response, requestId);
  const always = [...page.headers, 'etag', etag, 'x-request-id', requestId];
  if (isUnchanged(headers['if-none-match'], etag)) {
    response.writeHead(304, always).end();
    return;
  }
  if (name) always.push('content-encoding', name);
  response.writeHead(200, [...always, 'content-length', String(bytes.length)]);
  response.end(method === 'HEAD' ? undefined : bytes);
}

/**
 * Keeps the pages of visitors in memory, drawn by a request of our own that knows nothing of any client, and drops all of
 * them when anything changes that they show, on whatever instance. Who asks for a page that is not there waits until it is
 * drawn, which takes no longer than drawing it for them alone.
 */
export async function createPageCache(parts: PageCacheParts): Promise<PageCache> {
  const { platform, screens, targetBytes } = parts;
  const pages = new Map<string, Entry>();
  const drawing = new Map<string, Promise<void>>();
  let bytes = 0;
  let generation = 0;
  const now = () => performance.now();

  const dropAll = () => {
    generation++;
    pages.clear();
    bytes = 0;
  };
  const dropPage = (path: string) => {
    bytes -= pages.get(path)?.page?.size ?? 0;
    pages.delete(path);
  };
  const storePage = (path: string, page: DrawnPage | null) => {
    dropPage(path);
    pages.set(path, { page, drawnAt: now() });
    bytes += page?.size ?? 0;
    for (const oldest of pages.keys()) {
      if (pages.size <= MOST_PAGES && bytes <= MOST_BYTES) break;
      dropPage(oldest);
    }
  };

  async function drawPage(path: string): Promise<DrawnPage | null> {
    const nonce = createNonce();
    const request = new Request(new URL(path, platform.config.appUrl));
    const response = await screens(request, { actor: visitor, client: null, platform }, nonce);
    const html = await response.text();
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    if (response.status !== 200 || !isPage || response.headers.has('set-cookie')) return null;
    return packPage(html, nonce, parts.headers, pages.get(path)?.page ?? null);
  }

  async function drawAndKeep(path: string): Promise<void> {
    const before = generation;
    try {
      const page = await drawPage(path);
      if (before !== generation) return;
      storePage(path, page);
      if (page) void addBrotli(page).catch((error: unknown) => platform.log.warn('A page was not packed', { error }));
    } catch (error) {
      platform.log.warn('A page could not be drawn for the next visitor', { error });
    } finally {
      drawing.delete(path);
    }
  }

  /** Undefined: as many are being drawn as may be. */
  function startDrawing(path: string): Promise<void> | undefined {
    if (drawing.size < MOST_DRAWINGS && !drawing.has(path)) drawing.set(path, drawAndKeep(path));
    return drawing.get(path);
  }

  /** Not older than it may be. */
  function findFresh(path: string): Entry | undefined {
    const entry = pages.get(path);
    return entry && now() - entry.drawnAt < LIFE_MS ? entry : undefined;
  }

  const noteVisit = ({ method, headers: sent, socket }: IncomingMessage) => {
    if (method !== 'GET' || !parts.onVisit) return;
    const get = (name: string) => {
      const value = sent[name.toLowerCase()];
      return typeof value === 'string' ? value : null;
    };
    const visit = visitOf({ get }, platform.config.countryHeader);
    const { trustedProxies } = platform.config;
    const ip = clientAddress(socket.remoteAddress, get('x-forwarded-for'), trustedProxies);
    if (visit) parts.onVisit(visit, ip);
  };

  const stop = await parts.live.subscribe(publicTopics, null, dropAll);
  return {
    inFrontOf: (inner) => (request, response) => {
      if (!mayShare(request, platform.config)) return inner(request, response);
      const path = request.url ?? '';
      if (faultOfRequest('GET', path, request.headers.host, targetBytes) !== null) return inner(request, response);
      const answer = (entry: Entry | undefined) => {
        if (!entry?.page) return inner(request, response);
        noteVisit(request);
        noteRoute(response, path.startsWith('/blog/') ? '/blog/:slug' : path);
        sendPage(request, response, entry.page);
      };
      const entry = findFresh(path);
      const underWay = !entry || now() - entry.drawnAt > FRESH_MS ? startDrawing(path) : undefined;
      if (entry || !underWay) answer(entry);
      else void atMost(WAIT_MS, underWay).then(() => answer(findFresh(path)));
    },
    get pages() {
      return pages.size;
    },
    close: stop,
  };
}
