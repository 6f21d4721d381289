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
import { notRead } from './read-failures.ts';

export interface AdminTab {
  path: string;
  label: string;
  icon: LucideIcon;
  /** Pressed after "g", it leads here. */
  key: string;
  /** Changes of these are shown at once; visits are counted, and read when the tab is opened. */
  watches: readonly Topic[];
  /** Said when it cannot be read. */
  notRead: string;
  /** It has a route in app/routes.ts and a file app/admin/<tab>.tsx; the sidebar and the Overview leave out the others. */
  open: boolean;
}

/** The tabs of the panel in the order of the specification. */
export const adminTabs = [
  {
    path: '/admin',
    notRead: notRead.overview,
    label: 'Overview',
    icon: LayoutDashboard,
    key: 'h',
    watches: ['staff:messages', 'staff:orders', 'staff:services', 'staff:content', 'staff:users', 'branding-changes'],
    open: true,
  },
  {
    path: '/admin/messages',
    notRead: notRead.messages,
    label: 'Messages',
    icon: Mail,
    key: 'm',
    watches: ['staff:messages'],
    open: true,
  },
  {
    path: '/admin/orders',
    notRead: notRead.orders,
    label: 'Orders',
    icon: Package,
    key: 'o',
    watches: ['staff:orders'],
    open: true,
  },
  {
    path: '/admin/services',
    notRead: notRead.services,
    label: 'Service Management',
    icon: Tags,
    key: 's',
    watches: ['staff:services'],
    open: true,
  },
  {
    path: '/admin/content',
    notRead: notRead.content,
    label: 'Content Management',
    icon: FileText,
    key: 'c',
    watches: ['staff:content'],
    open: true,
  },
  {
    path: '/admin/users',
    notRead: notRead.users,
    label: 'User Management',
    icon: Users,
    key: 'u',
    watches: ['staff:users', 'staff:orders', 'staff:messages'],
    open: true,
  },
  {
    path: '/admin/requests',
    notRead: notRead.requests,
    label: 'Service Requests',
    icon: ClipboardList,
    key: 'r',
    watches: ['staff:orders'],
    open: true,
  },
  {
    path: '/admin/blog',
    notRead: notRead.blog,
    label: 'Blog Management',
    icon: Newspaper,
    key: 'b',
    watches: ['staff:posts'],
    open: true,
  },
  {
    path: '/admin/branding',
    notRead: notRead.branding,
    label: 'Branding Assets',
    icon: Stamp,
    key: 'i',
    watches: ['branding-changes'],
    open: true,
  },
  {
    path: '/admin/audit',
    notRead: notRead.audit,
    label: 'Audit Log',
    icon: ScrollText,
    key: 'l',
    watches: ['staff:audit'],
    open: true,
  },
  {
    path: '/admin/analytics',
    notRead: notRead.analytics,
    label: 'Analytics',
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
