import { Mail, Newspaper, Package, Tags, Users } from 'lucide-react';
import { type AdminTab, openTabs } from '#app/admin/shell/tabs.ts';
import type { FinderGroup, FinderItem } from '#app/ui/overlays/finder.tsx';
import type { Texts } from '#contract/base/texts.ts';
import { shortId } from '#contract/orders/short-id.ts';
import type { Found, FoundGroup, FoundKind } from '#contract/search/types.ts';
import type english from './search.texts.en.ts';

export type SearchTexts = Texts<typeof english>;

type Tabs = Readonly<Record<AdminTab['name'], string>>;

export interface Destination extends FinderItem {
  to: string;
}

interface Look {
  icon: NonNullable<FinderItem['icon']>;
  path: string;
}

const looks: Readonly<Record<FoundKind, Look>> = {
  order: { icon: Package, path: '/admin/orders' },
  user: { icon: Users, path: '/admin/users' },
  message: { icon: Mail, path: '/admin/messages' },
  post: { icon: Newspaper, path: '/admin/blog' },
  service: { icon: Tags, path: '/admin/services' },
};

/** Their lists take words too. */
const isSearchable = (kind: FoundKind, { all }: SearchTexts): kind is keyof SearchTexts['all'] =>
  Object.hasOwn(all, kind);

const detailOf = ({ kind, id, detail }: Found): string | undefined =>
  kind === 'order' ? [shortId(id), detail].filter(Boolean).join(', ') : (detail ?? undefined);

function itemOf(found: Found): Destination {
  const { icon, path } = looks[found.kind];
  const { kind, id, title } = found;
  return { id: `${kind} ${id}`, label: title, detail: detailOf(found), icon, to: `${path}/${encodeURIComponent(id)}` };
}

/** Leads to the whole list. */
function moreOf(kind: keyof SearchTexts['all'], query: string, { all }: SearchTexts): Destination {
  const { icon, path } = looks[kind];
  return { id: `more ${kind}`, label: all[kind](query), icon, to: `${path}?q=${encodeURIComponent(query)}` };
}

/** Everything that was found, by kind. */
export const foundGroups = (
  groups: readonly FoundGroup[],
  query: string,
  texts: SearchTexts,
): FinderGroup<Destination>[] =>
  groups.map(({ kind, found, hasMore }) => {
    const more = hasMore && isSearchable(kind, texts) ? [moreOf(kind, query, texts)] : [];
    return { label: texts.kinds[kind], items: [...found.map(itemOf), ...more] };
  });

/** Whether what is shown of an item contains a text. */
export const showsText = ({ label, detail = '' }: FinderItem, text: string): boolean =>
  `${label} ${detail}`.toLowerCase().includes(text.toLowerCase());

/** The tabs whose names contain the text; all of them for none. */
export function tabGroups(text: string, names: Tabs, { tabs: label }: SearchTexts): FinderGroup<Destination>[] {
  const tabs = openTabs.map(({ path, name, icon }) => ({ id: path, label: names[name], icon, to: path }));
  const items = tabs.filter((tab) => showsText(tab, text));
  return items.length === 0 ? [] : [{ label, items }];
}
