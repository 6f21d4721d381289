import type { NotCheckedReason } from '#contract/scans/types.ts';
import type { OutgoingResponse, ReceivedHeaders } from '#platform/http/outgoing.ts';
import { SourceTrouble } from './trouble.ts';

const reasonOfStatus: Readonly<Record<number, NotCheckedReason>> = {
  401: 'refused',
  403: 'refused',
  407: 'refused',
  408: 'timeout',
  429: 'limited',
  451: 'refused',
};

/** Titles of pages that stand in the way, whatever status they come with: of robots, or until a visitor consents or is old enough. */
const wallTitles = [
  'just a moment|attention required|access denied|ddos[- ]guard|pardon our interruption|security check|checking your browser',
  'verify(?:ing)? (?:that )?you are (?:a )?human|are you a (?:robot|human)|captcha|request unsuccessful|bot verification',
  'before you continue|cookie consent|age (?:verification|check|gate)|(?:confirm|verify) your age|are you (?:over|at least) \\d\\d',
  '(?:not |un)available in your (?:country|region|location)',
];
const WALLS = new RegExp(`<title[^>]*>[^<]*(?:${wallTitles.join('|')})`, 'i');

/**
 * The rules that hold for every source: who refuses, limits or fails has not answered.
 * @param documented a status that is an answer to this question all the same
 * @throws SourceTrouble
 */
export function judgeAnswer(response: OutgoingResponse, now: Date, documented: number | null = null): OutgoingResponse {
  const { status, headers } = response;
  if (isChallenge(headers) || isWall(response)) throw new SourceTrouble('refused', { status });
  const reason = reasonOf(response, documented);
  if (reason === null) return response;
  const wait = retryAfter(headers, now) ?? (reason === 'limited' ? UNTOLD_WAIT : null);
  throw new SourceTrouble(reason, { status, retryAfter: wait });
}

/** Why an answer is none, by its status; null when it is one. */
function reasonOf({ status, headers }: OutgoingResponse, documented: number | null): NotCheckedReason | null {
  // GitHub says 403 for its limits too: with nothing left, or with a time to come back.
  const usedUp = status === 403 && (headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after'));
  if (status === documented && !usedUp) return null;
  return usedUp ? 'limited' : (reasonOfStatus[status] ?? (status >= 500 ? 'failed' : null));
}

/**
 * Whether more of an answer that is still arriving would change nothing: it has been judged, or says by its source's own rule what it
 * says, and is no wall.
 */
export function isJudged(
  part: OutgoingResponse,
  documented: number | null,
  isDecided: (part: OutgoingResponse) => boolean = () => false,
): boolean {
  if (isChallenge(part.headers)) return true;
  return (reasonOf(part, documented) !== null || isDecided(part)) && showsWhetherWall(part);
}

const isChallenge = (headers: ReceivedHeaders) => headers.get('cf-mitigated') === 'challenge';

/** Seconds that a vendor is left alone which limits us without saying for how long. */
const UNTOLD_WAIT = 60;

export function isHtml(response: OutgoingResponse): boolean {
  if (response.headers.get('content-type')?.includes('html')) return true;
  return /^\s*(?:<!doctype html|<html)/i.test(response.text().slice(0, KIND_LENGTH));
}

/** So many characters show that a body is HTML, and so many of a page whether it stands in the way. */
const KIND_LENGTH = 200;
const WALL_LENGTH = 5_000;

const isWall = (response: OutgoingResponse) => isHtml(response) && WALLS.test(response.text().slice(0, WALL_LENGTH));

function showsWhetherWall(part: OutgoingResponse): boolean {
  const { length } = part.text();
  return length >= WALL_LENGTH || (length >= KIND_LENGTH && !isHtml(part));
}

const DAY = 86_400;

/**
 * Seconds until a source may be asked again, from `Retry-After` (seconds or a date), `X-Rate-Limit-Reset-After` (seconds) or
 * `X-RateLimit-Reset`.
 */
export function retryAfter(headers: ReceivedHeaders, now: Date): number | null {
  const asked = (headers.get('retry-after') ?? headers.get('x-rate-limit-reset-after'))?.trim();
  const reset = headers.get('x-ratelimit-reset')?.trim();
  const seconds = asked !== undefined ? waitOf(asked, now) : reset !== undefined ? resetOf(reset, now) : Number.NaN;
  return Number.isNaN(seconds) ? null : Math.min(Math.max(Math.ceil(seconds), 1), DAY);
}

const untilMoment = (seconds: number, now: Date) => seconds - now.getTime() / 1_000;
const waitOf = (text: string, now: Date) =>
  /^\d+$/.test(text) ? Number(text) : untilMoment(Date.parse(text) / 1_000, now);

/** Some tell the seconds left, some the moment, in seconds since 1970. */
function resetOf(text: string, now: Date): number {
  const seconds = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return seconds > 3_650 * DAY ? untilMoment(seconds, now) : seconds;
}
