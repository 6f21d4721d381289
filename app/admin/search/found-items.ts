import { Mail, Newspaper, Package, Tags, Users } from 'lucide-react';
import { openTabs } from '#app/admin/shell/tabs.ts';
import type { FinderGroup, FinderItem } from '#app/ui/overlays/finder.tsx';
import { shortId } from '#contract/orders/short-id.ts';
import type { Found, FoundGroup, FoundKind } from '#contract/search/types.ts';

export interface Destination extends FinderItem {
  to: string;
}

interface Look {
  label: string;
  icon: NonNullable<FinderItem['icon']>;
  path: string;
  /** Its list takes words too. */
  isSearchable: boolean;
}

const looks: Readonly<Record<FoundKind, Look>> = {
  order: { label: 'Orders', icon: Package, path: '/admin/orders', isSearchable: true },
  user: { label: 'Users', icon: Users, path: '/admin/users', isSearchable: true },
  message: { label: 'Messages', icon: Mail, path: '/admin/messages', isSearchable: true },
  post: { label: 'Blog posts', icon: Newspaper, path: '/admin/blog', isSearchable: false },
  service: { label: 'Services', icon: Tags, path: '/admin/services', isSearchable: false },
};

const detailOf = ({ kind, id, detail }: Found): string | undefined =>
  kind === 'order' ? [shortId(id), detail].filter(Boolean).join(', ') : (detail ?? undefined);

function itemOf(found: Found): Destination {
  const { icon, path } = looks[found.kind];
  const { kind, id, title } = found;
  return { id: `${kind} ${id}`, label: title, detail: detailOf(found), icon, to: `${path}/${encodeURIComponent(id)}` };
}

/** Leads to the whole list. */
function moreOf(kind: FoundKind, query: string): Destination {
  const { label, icon, path } = looks[kind];
  const to = `${path}?q=${encodeURIComponent(query)}`;
  return { id: `more ${kind}`, label: `All ${label.toLowerCase()} with “${query}”`, icon, to };
}

/** Everything that was found, by kind. */
export const foundGroups = (groups: readonly FoundGroup[], query: string): FinderGroup<Destination>[] =>
  groups.map(({ kind, found, hasMore }) => {
    const { label, isSearchable } = looks[kind];
    return { label, items: [...found.map(itemOf), ...(hasMore && isSearchable ? [moreOf(kind, query)] : [])] };
  });

/** Whether what is shown of an item contains a text. */
export const showsText = ({ label, detail = '' }: FinderItem, text: string): boolean =>
  `${label} ${detail}`.toLowerCase().includes(text.toLowerCase());

/** The tabs whose names contain the text; all of them for none. */
export function tabGroups(text: string): FinderGroup<Destination>[] {
  const tabs = openTabs.map(({ path, label, icon }) => ({ id: path, label, icon, to: path }));
  const items = tabs.filter((tab) => showsText(tab, text));
  return items.length === 0 ? [] : [{ label: 'Tabs', items }];
}
