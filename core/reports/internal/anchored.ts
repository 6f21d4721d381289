import type { IdentifierView } from '#contract/scans/types.ts';
import {
  type Anchor,
  type AnchorKind,
  addressAnchor,
  anchorKinds,
  domainAnchor,
  kindOfAnchor,
  linkAnchor,
  pictureAnchors,
} from '#core/sources/queries/anchors.ts';
import { compareText } from './compare-text.ts';
import type { JoinedExposure } from './merge.ts';

/** What somebody is looked for by, and how that is known. */
export type LookedFor = Pick<IdentifierView, 'kind' | 'value' | 'proof'>;

/** What decides: addresses and domains of the person's, and profiles that are proven to be theirs. */
interface Proven {
  identifiers: readonly LookedFor[];
  profiles: readonly Pick<JoinedExposure, 'where' | 'url' | 'anchors'>[];
}

/** Says of a profile, a sentence each, what on it also stands on something that is proven to be the person's. */
export function anchoredBy(proven: Proven): (one: Pick<JoinedExposure, 'url' | 'anchors'>) => string[] {
  const words = new Map([...wordsOfProfiles(proven.profiles), ...wordsOfIdentifiers(proven.identifiers)]);
  const pages = new Map(proven.profiles.flatMap(linksOut));
  return ({ url, anchors = [] }) => {
    const page = url && linkAnchor(url);
    const linked = page && pages.get(page);
    const known = anchors.filter((anchor) => words.has(anchor));
    // Many live in one place: it adds to another reason, and is none by itself.
    if (!linked && known.every((anchor) => kindOfAnchor(anchor) === 'place')) return [];
    const shown = known.flatMap((anchor) => {
      const reason = words.get(anchor);
      return reason === undefined ? [] : [{ rank: anchorKinds.indexOf(kindOfAnchor(anchor)), reason }];
    });
    shown.sort((a, b) => a.rank - b.rank || compareText(a.reason, b.reason));
    return [...new Set([...(linked ? [linked] : []), ...shown.map(({ reason }) => reason)])];
  };
}

type Worded = [Anchor, string];

function wordsOfIdentifiers(identifiers: readonly LookedFor[]): Worded[] {
  return identifiers.flatMap(({ kind, value, proof }): Worded[] => {
    if (proof !== 'proven') return [];
    if (kind === 'domain') return [[domainAnchor(value), `It names your domain ${value}.`]];
    if (kind !== 'email') return [];
    const pictures = pictureAnchors(value).map((one): Worded => [one, `Its picture is that of your address ${value}.`]);
    return [[addressAnchor(value), `It shows your address ${value}.`], ...pictures];
  });
}

const nouns: Readonly<Record<Exclude<AnchorKind, 'domain'>, string>> = {
  address: 'an address',
  picture: 'the picture',
  link: 'a link',
  name: 'the full name',
  place: 'the place',
};

/** A domain alone is a site that many have pages on. */
function wordsOfProfiles(profiles: Proven['profiles']): Worded[] {
  return profiles.flatMap(({ where, url, anchors = [] }): Worded[] => {
    const shown = anchors.flatMap((anchor): Worded[] => {
      const kind = kindOfAnchor(anchor);
      return kind === 'domain' ? [] : [[anchor, `It shows ${nouns[kind]} that your profile at ${where} shows too.`]];
    });
    const own = url ? linkAnchor(url) : null;
    return own ? [...shown, [own, `It links to your profile at ${where}.`]] : shown;
  });
}

const linksOut = ({ where, anchors = [] }: Proven['profiles'][number]): Worded[] =>
  anchors
    .filter((anchor) => kindOfAnchor(anchor) === 'link')
    .map((anchor) => [anchor, `Your profile at ${where} links to it.`]);
