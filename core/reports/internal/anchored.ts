import { firstLanguage } from '#contract/base/languages.ts';
import type { IdentifierView } from '#contract/scans/types.ts';
import {
  type Anchor,
  addressAnchor,
  anchorKinds,
  domainAnchor,
  kindOfAnchor,
  linkAnchor,
  pictureAnchors,
} from '#core/sources/queries/anchors.ts';
import { compareText } from './compare-text.ts';
import type { JoinedExposure } from './merge.ts';
import { type Reason, reasonWords } from './whose-words.ts';

/** What somebody is looked for by, and how that is known. */
export type LookedFor = Pick<IdentifierView, 'kind' | 'value' | 'proof'>;

/** What decides: addresses and domains of the person's, and profiles that are proven to be theirs. */
interface Proven {
  identifiers: readonly LookedFor[];
  profiles: readonly Pick<JoinedExposure, 'where' | 'url' | 'anchors'>[];
}

/** Says of a profile what on it also stands on something that is proven to be the person's. */
export function anchoredBy(proven: Proven): (one: Pick<JoinedExposure, 'url' | 'anchors'>) => Reason[] {
  const reasons = new Map([...reasonsOfProfiles(proven.profiles), ...reasonsOfIdentifiers(proven.identifiers)]);
  const pages = new Map(proven.profiles.flatMap(linksOut));
  return ({ url, anchors = [] }) => {
    const page = url && linkAnchor(url);
    const linked = page && pages.get(page);
    const known = anchors.filter((anchor) => reasons.has(anchor));
    // Many live in one place: it adds to another reason, and is none by itself.
    if (!linked && known.every((anchor) => kindOfAnchor(anchor) === 'place')) return [];
    const shown = known.flatMap((anchor) => {
      const reason = reasons.get(anchor);
      return reason ? [{ rank: anchorKinds.indexOf(kindOfAnchor(anchor)), reason, text: textOf(reason) }] : [];
    });
    shown.sort((a, b) => a.rank - b.rank || compareText(a.text, b.text));
    const all = [...(linked ? [linked] : []), ...shown.map(({ reason }) => reason)];
    return [...new Map(all.map((reason) => [textOf(reason), reason])).values()];
  };
}

/** By which they are sorted, and each is said once. */
const textOf = (reason: Reason): string => reasonWords(reason, firstLanguage);

type Known = [Anchor, Reason];

function reasonsOfIdentifiers(identifiers: readonly LookedFor[]): Known[] {
  return identifiers.flatMap(({ kind, value, proof }): Known[] => {
    if (proof !== 'proven') return [];
    if (kind === 'domain') return [[domainAnchor(value), { kind, given: value }]];
    if (kind !== 'email') return [];
    const pictures = pictureAnchors(value).map((one): Known => [one, { kind: 'picture', given: value }]);
    return [[addressAnchor(value), { kind: 'address', given: value }], ...pictures];
  });
}

function reasonsOfProfiles(profiles: Proven['profiles']): Known[] {
  return profiles.flatMap(({ where, url, anchors = [] }): Known[] => {
    const shown = anchors.flatMap((anchor): Known[] => {
      const kind = kindOfAnchor(anchor);
      return kind === 'domain' ? [] : [[anchor, { kind: `same-${kind}`, given: where }]];
    });
    const own = url ? linkAnchor(url) : null;
    return own ? [...shown, [own, { kind: 'links-to', given: where }]] : shown;
  });
}

const linksOut = ({ where, anchors = [] }: Proven['profiles'][number]): Known[] =>
  anchors
    .filter((anchor) => kindOfAnchor(anchor) === 'link')
    .map((anchor) => [anchor, { kind: 'linked-from', given: where }]);
