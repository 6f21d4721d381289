import type { Answer } from './ask.ts';
import { normalEmail } from './reply.ts';
import type { SourceId } from './sources.ts';
import { hexOf, wkdHash } from './wire/digests.ts';

export interface DocumentedQuestion {
  url: string;
  headers?: Record<string, string>;
  /** Whether a well-formed answer says that something was found. */
  found(answer: Answer): boolean;
}

const HIBP = { 'hibp-api-key': '0'.repeat(32) };
const enc = encodeURIComponent;
const isOk = (answer: Answer) => answer.status === 200;

/** The question of each source about an address, as the source's documents write it. */
export function documentedQuestions(typed: string): Partial<Record<SourceId, DocumentedQuestion>> {
  const email = normalEmail(typed);
  const [local = '', domain = ''] = email.split('@');
  const [md5, sha1, sha256] = [hexOf('md5', email), hexOf('sha1', email), hexOf('sha256', email)];
  const hibp = 'https://haveibeenpwned.com/api/v3';
  return {
    'hibp-account': {
      url: `${hibp}/breachedaccount/${enc(email)}?truncateResponse=false&includeUnverified=true`,
      headers: HIBP,
      found: isOk,
    },
    'hibp-account-range': {
      url: `${hibp}/breachedaccount/range/${sha1.slice(0, 6)}`,
      headers: HIBP,
      found: (answer) =>
        answer.json().some((row: { hashSuffix: string }) => row.hashSuffix.toLowerCase() === sha1.slice(6)),
    },
    'hibp-pastes': { url: `${hibp}/pasteaccount/${enc(email)}`, headers: HIBP, found: isOk },
    xposedornot: {
      url: `https://api.xposedornot.com/v1/breach-analytics?email=${enc(email)}`,
      found: (answer) => isOk(answer) && answer.json().ExposedBreaches !== null,
    },
    'leakcheck-public': {
      url: `https://leakcheck.io/api/public?check=${enc(email)}`,
      found: (answer) => answer.json().success,
    },
    'hudsonrock-cavalier': {
      url: `https://cavalier.hudsonrock.com/api/json/v2/osint-tools/search-by-email?email=${enc(email)}`,
      found: (answer) => answer.json().stealers.length > 0,
    },
    emailrep: { url: `https://emailrep.io/${enc(email)}`, found: (answer) => answer.json().references > 0 },
    stopforumspam: {
      url: `https://api.stopforumspam.org/api?emailhash=${md5}&json`,
      found: (answer) => answer.json().emailhash.appears === 1,
    },
    'gravatar-v3': { url: `https://api.gravatar.com/v3/profiles/${sha256}`, found: isOk },
    'gravatar-legacy': { url: `https://gravatar.com/${md5}.json`, found: isOk },
    libravatar: { url: `https://seccdn.libravatar.org/avatar/${md5}?d=404`, found: isOk },
    'openpgp-vks': { url: `https://keys.openpgp.org/vks/v1/by-email/${enc(email)}`, found: isOk },
    'hkp-ubuntu': {
      url: `https://keyserver.ubuntu.com/pks/lookup?op=index&options=mr&exact=on&search=${enc(email)}`,
      found: isOk,
    },
    wkd: {
      url: `https://openpgpkey.${domain}/.well-known/openpgpkey/${domain}/hu/${wkdHash(local)}?l=${enc(local)}`,
      found: isOk,
    },
    'github-search-email': {
      url: `https://api.github.com/search/users?q=${enc(email)}+in:email`,
      headers: { accept: 'application/vnd.github+json' },
      found: (answer) => answer.json().total_count > 0,
    },
    'github-search-commits': {
      url: `https://api.github.com/search/commits?q=author-email:${enc(email)}&per_page=10`,
      found: (answer) => answer.json().total_count > 0,
    },
    'crtsh-email': { url: `https://crt.sh/?q=${enc(email)}&output=json`, found: (answer) => answer.json().length > 0 },
    'crtsh-domain': {
      url: `https://crt.sh/?q=%25.${domain}&output=json`,
      found: (answer) => answer.json().length > 0,
    },
    wayback: {
      url: `https://web.archive.org/cdx/search/cdx?url=${domain}/*&output=json&fl=timestamp,original,statuscode&collapse=urlkey&limit=50`,
      found: (answer) => answer.json().length > 0,
    },
    commoncrawl: {
      url: `https://index.commoncrawl.org/CC-MAIN-2026-43-index?url=${domain}/*&output=json&limit=20`,
      found: isOk,
    },
    urlscan: {
      url: `https://urlscan.io/api/v1/search/?q=domain:${domain}&size=10`,
      found: (answer) => answer.json().total > 0,
    },
    'bluesky-domain': {
      url: `https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=${domain}`,
      found: isOk,
    },
  };
}
