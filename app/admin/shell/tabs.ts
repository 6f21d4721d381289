import {
  ChartNoAxesColumn,
  ClipboardList,
  FileText,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Newspaper,
  Package,
  ScrollText,
  Stamp,
  Tags,
  Users,
} from 'lucide-react';
import type { Topic } from '#contract/base/live.ts';
import type english from './panel.texts.en.ts';

export interface AdminTab {
  path: string;
  /** By which its texts name it. */
  name: keyof typeof english.tabs;
  icon: LucideIcon;
  /** Pressed after "g", it leads here. */
  key: string;
  /** Changes of these are shown at once; visits are counted, and read when the tab is opened. */
  watches: readonly Topic[];
  /** It has a route in app/routes.ts and a file app/admin/<tab>.tsx; the sidebar and the Overview leave out the others. */
  open: boolean;
}

/** The tabs of the panel in the order of the specification. */
export const adminTabs = [
  {
    path: '/admin',
    name: 'overview',
    icon: LayoutDashboard,
    key: 'h',
    watches: ['staff:messages', 'staff:orders', 'staff:services', 'staff:content', 'staff:users', 'branding-changes'],
    open: true,
  },
  {
    path: '/admin/messages',
    name: 'messages',
    icon: Mail,
    key: 'm',
    watches: ['staff:messages'],
    open: true,
  },
  {
    path: '/admin/orders',
    name: 'orders',
    icon: Package,
    key: 'o',
    watches: ['staff:orders'],
    open: true,
  },
  {
    path: '/admin/services',
    name: 'services',
    icon: Tags,
    key: 's',
    watches: ['staff:services'],
    open: true,
  },
  {
    path: '/admin/content',
    name: 'content',
    icon: FileText,
    key: 'c',
    watches: ['staff:content'],
    open: true,
  },
  {
    path: '/admin/users',
    name: 'users',
    icon: Users,
    key: 'u',
    watches: ['staff:users', 'staff:orders', 'staff:messages'],
    open: true,
  },
  {
    path: '/admin/requests',
    name: 'requests',
    icon: ClipboardList,
    key: 'r',
    watches: ['staff:orders'],
    open: true,
  },
  {
    path: '/admin/blog',
    name: 'blog',
    icon: Newspaper,
    key: 'b',
    watches: ['staff:posts'],
    open: true,
  },
  {
    path: '/admin/branding',
    name: 'branding',
    icon: Stamp,
    key: 'i',
    watches: ['branding-changes'],
    open: true,
  },
  {
    path: '/admin/audit',
    name: 'audit',
    icon: ScrollText,
    key: 'l',
    watches: ['staff:audit'],
    open: true,
  },
  {
    path: '/admin/analytics',
    name: 'analytics',
    icon: ChartNoAxesColumn,
    key: 'a',
    watches: [],
    open: true,
  },
] as const satisfies readonly AdminTab[];

export const openTabs: readonly AdminTab[] = adminTabs.filter((tab) => tab.open);

const isAt = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}/`);

/** The tab that an address of the panel belongs to; pages below a tab belong to it. */
export function tabAt(pathname: string): AdminTab {
  const [overview, ...others] = adminTabs;
  return others.find((tab) => isAt(tab.path, pathname)) ?? overview;
}
