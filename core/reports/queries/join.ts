import { certainties } from '#contract/scans/exposures.ts';
import { breachLabels } from '#core/reports/internal/breach-labels.ts';
import { compareText } from '#core/reports/internal/compare-text.ts';
import { type JoinedExposure, type Member, mergeMembers } from '#core/reports/internal/merge.ts';
import { leastClass } from '#core/reports/internal/weights.ts';
import type { Exposure } from '#core/sources/define.ts';

export type { JoinedExposure } from '#core/reports/internal/merge.ts';

/** What one source found. */
export interface SourceReport {
  sourceId: string;
  sourceName: string;
  exposures: readonly Exposure[];
}

/**
 * Joins what the sources say, so that the same thing counts once: breaches by name, or by domain and year; pages by
 * address. Two sources that vouch for it make a single report certain. One that doubts it, or only repeats an unverified
 * list, does not: compilations are in every collection. A match by name alone never adds to what is known otherwise.
 *
 * Pure; the order of reports and of exposures does not matter, nor does repetition.
 * @returns sorted by id
 */
export const joinExposures = (reports: readonly SourceReport[]): JoinedExposure[] =>
  groupExposures(reports).map(({ joined }) => joined);

/** One exposure, and everything that was said about it. */
export interface GroupedExposure {
  joined: JoinedExposure;
  /** Not empty, surest first. */
  members: Member[];
}

/** The same with what was joined. @returns sorted by id */
export function groupExposures(reports: readonly SourceReport[]): GroupedExposure[] {
  const members = sortedMembers(reports);
  return groupByLabel(members, labelsOf(members))
    .map(({ items, label }) => ({ joined: mergeMembers(items, label), members: items }))
    .sort((a, b) => compareText(a.joined.id, b.joined.id));
}

/** In an order of their own: surest first, then the fullest. What is taken from "the first" is then always the same. */
function sortedMembers(reports: readonly SourceReport[]): Member[] {
  const members = reports.flatMap(({ sourceId, sourceName, exposures }) =>
    exposures
      .map((reported) => ({ sourceId, sourceName, exposure: withClass(reported) }))
      .filter(({ exposure }) => exposure.classes.length > 0),
  );
  const byKey = Map.groupBy(members, ({ sourceId, exposure }) => JSON.stringify([sourceId, exposure.key]));
  return [...byKey.values()]
    .flatMap(differentOnes)
    .sort(
      (a, b) =>
        certaintyRank(a.member) - certaintyRank(b.member) ||
        b.member.exposure.classes.length - a.member.exposure.classes.length ||
        compareText(a.member.sourceId, b.member.sourceId) ||
        compareText(a.member.exposure.key, b.member.exposure.key) ||
        compareText(a.text, b.text),
    )
    .map(({ member }) => member);
}

/** What a source says under one key, each once. Its whole text is compared only where it says more than one thing. */
function differentOnes(members: readonly Member[]): { member: Member; text: string }[] {
  if (members.length === 1) return members.map((member) => ({ member, text: '' }));
  return [...new Map(members.map((member) => [canonicalText(member), member]))].map(([text, member]) => ({
    member,
    text,
  }));
}

function withClass(exposure: Exposure): Exposure {
  const least = leastClass[exposure.kind];
  return exposure.classes.length === 0 && least ? { ...exposure, classes: [least] } : exposure;
}

/** Same text for the same member, whatever order its properties were written in. */
function canonicalText(member: Member): string {
  return JSON.stringify(member, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => compareText(a, b)))
      : value,
  );
}

function certaintyRank(member: Member): number {
  return certainties.indexOf(member.exposure.certainty);
}

/** Kinds whose page names the thing itself. A list's or a domain's page may serve many entries. */
const knownByPage: ReadonlySet<Exposure['kind']> = new Set(['profile', 'key', 'commit', 'certificate', 'paste']);

/** Labels of each; two that share one are about the same thing. What a name and a year mean depends on all of them. */
export function labelsOf(members: readonly Member[]): string[][] {
  const named = members.flatMap(({ exposure }) => (exposure.breach ? [exposure.breach] : []));
  const ofBreach = breachLabels(named);
  let next = 0;
  return members.map(({ sourceId, exposure }) => {
    const own = `source|${sourceId}|${exposure.key}`;
    if (exposure.breach) return [...(ofBreach[next++] ?? []), own];
    const page = knownByPage.has(exposure.kind) ? pageOf(exposure.url) : null;
    return page ? [`page|${exposure.kind}|${page}`, own] : [own];
  });
}

/** Address without scheme, "www." and trailing slash; null for a site's front page, which names nobody. */
function pageOf(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address);
  if (!url) return null;
  const path = url.pathname.replace(/\/+$/, '') + url.search;
  return path === '' ? null : `${url.host.replace(/^www\./, '')}${path}`.toLowerCase();
}

/** Items that share a label, directly or through others, with the first of their labels in order. */
export function groupByLabel<T>(items: readonly T[], labels: readonly string[][]): { items: T[]; label: string }[] {
  const parent = new Map<string, string>();
  const rootOf = (label: string): string => {
    let root = label;
    for (let up = parent.get(root); up !== undefined; up = parent.get(root)) root = up;
    if (root !== label) parent.set(label, root);
    return root;
  };
  for (const own of labels)
    for (const label of own) {
      const [a = '', b = ''] = [rootOf(own[0] ?? ''), rootOf(label)].sort(compareText);
      if (a !== b) parent.set(b, a);
    }
  const groups = new Map<string, T[]>();
  items.forEach((item, index) => {
    const root = rootOf(labels[index]?.[0] ?? '');
    groups.set(root, [...(groups.get(root) ?? []), item]);
  });
  return [...groups].map(([label, own]) => ({ items: own, label }));
}
