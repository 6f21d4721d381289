import { getDomain } from 'tldts';
import { mailboxBehind } from './mailbox.ts';
import { hashOf } from './subject.ts';

/**
 * What a profile shows that its owner may show elsewhere too. `picture` is the picture of an address at a picture service,
 * which profiles name by the hash of that address.
 */
export const anchorKinds = ['address', 'picture', 'domain', 'link', 'name', 'place'] as const;
export type AnchorKind = (typeof anchorKinds)[number];

/** A kind and a digest: enough to see that two profiles show the same, and nothing to read of whoever's the profile is. */
export type Anchor = `${AnchorKind}:${string}`;

const anchorOf = (kind: AnchorKind, value: string): Anchor => `${kind}:${hashOf('sha256', value).slice(0, 32)}`;

export const kindOfAnchor = (anchor: Anchor): AnchorKind => anchor.slice(0, anchor.indexOf(':')) as AnchorKind;

export const addressAnchor = (email: string): Anchor => anchorOf('address', mailboxBehind(email.trim()));

export const domainAnchor = (domain: string): Anchor => anchorOf('domain', domain);

/** The pictures that services keep under an address, as their addresses name them. */
export const pictureAnchors = (email: string): Anchor[] =>
  (['md5', 'sha256'] as const).map((algorithm) => anchorOf('picture', hashOf(algorithm, email)));

const PICTURE = /(?:^|\.)(?:gravatar\.com|libravatar\.org)$/;

function pictureIn(address: string): Anchor[] {
  const url = URL.parse(address);
  const hash = url && PICTURE.test(url.hostname) && /^\/avatar\/([\da-f]{32}|[\da-f]{64})$/i.exec(url.pathname)?.[1];
  return hash ? [anchorOf('picture', hash.toLowerCase())] : [];
}

/** Address without scheme, "www." and trailing slash. */
export function linkAnchor(address: string): Anchor | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  const path = url.pathname.replace(/\/+$/, '') + url.search;
  return anchorOf('link', `${url.host.replace(/^www\./, '')}${path}`.toLowerCase());
}

function linkAnchors(address: string): Anchor[] {
  const link = linkAnchor(address);
  const domain = getDomain(address, { allowPrivateDomains: true });
  return link ? [link, ...(domain ? [domainAnchor(domain)] : [])] : [];
}

/** Of a full name, in whatever order; one word is what many are called. */
function nameAnchors(name: string): Anchor[] {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => word.replace(/\p{M}/gu, ''))
    .filter((word) => word.length > 1);
  return words.length > 1 ? [anchorOf('name', words.sort().join(' '))] : [];
}

/** Of a place as it is written; too few letters are no place. */
function placeAnchors(place: string): Anchor[] {
  const words = place
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
  return words.length > 2 ? [anchorOf('place', words)] : [];
}

type Text = string | null | undefined;

/** What a source says of a profile. */
export interface Shown {
  name?: Text;
  email?: Text;
  /** Addresses of pages; one without a scheme is taken as https. */
  links?: readonly Text[];
  /** What its owner wrote: the addresses in it count. */
  text?: Text;
  picture?: Text;
  place?: Text;
}

const EMAIL = /[a-z\d._%+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/gi;
const LINK = /\bhttps?:\/\/[^\s<>"')\]]+/gi;
const MOST_TEXT = 10_000;
/** Far above what a profile shows. */
const MOST = 40;

const withScheme = (address: string): string => (/^[a-z]+:/i.test(address) ? address : `https://${address}`);

/** What of a profile can be compared with others, each once. */
export function anchorsIn({ name, email, links = [], text, picture, place }: Shown): Anchor[] {
  const words = (text ?? '').slice(0, MOST_TEXT);
  const emails = [email ?? '', ...(words.match(EMAIL) ?? [])].filter((one) => /.@.+\../.test(one));
  const addresses = [...links.flatMap((one) => (one ? [withScheme(one.trim())] : [])), ...(words.match(LINK) ?? [])];
  const anchors = [
    ...emails.flatMap((one) => [addressAnchor(one), ...domainOf(one)]),
    ...(picture ? pictureIn(picture) : []),
    ...addresses.map((one) => one.replace(/[.,;:!?]+$/, '')).flatMap(linkAnchors),
    ...(name ? nameAnchors(name) : []),
    ...(place ? placeAnchors(place) : []),
  ];
  return [...new Set(anchors)].slice(0, MOST);
}

function domainOf(email: string): Anchor[] {
  const mailbox = mailboxBehind(email);
  const domain = getDomain(mailbox.slice(mailbox.lastIndexOf('@') + 1), { allowPrivateDomains: true });
  return domain ? [domainAnchor(domain)] : [];
}
