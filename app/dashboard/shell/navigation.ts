import {
  BellRing,
  ClipboardList,
  CreditCard,
  Eraser,
  Fingerprint,
  LayoutDashboard,
  type LucideIcon,
  ScanSearch,
  ScrollText,
  Settings,
  UserRound,
} from 'lucide-react';
import type english from './dashboard.texts.en.ts';

interface Entry {
  to: string;
  page: keyof typeof english.pages;
  icon: LucideIcon;
  /** Current only at exactly this address. */
  end?: boolean;
}

/** The sidebar of a customer, in order. An entry comes with its route. */
export const navigation: readonly Entry[] = [
  { to: '/dashboard', page: 'dashboard', icon: LayoutDashboard, end: true },
  { to: '/dashboard/scans', page: 'scans', icon: ScanSearch },
  { to: '/dashboard/identity', page: 'identity', icon: Fingerprint },
  { to: '/dashboard/removals', page: 'removals', icon: Eraser },
  { to: '/dashboard/watching', page: 'watching', icon: BellRing },
  { to: '/dashboard/requests', page: 'requests', icon: ClipboardList },
  { to: '/dashboard/profile', page: 'profile', icon: UserRound },
  { to: '/dashboard/billing', page: 'billing', icon: CreditCard },
  { to: '/dashboard/activity', page: 'activity', icon: ScrollText },
  { to: '/settings', page: 'settings', icon: Settings },
];
