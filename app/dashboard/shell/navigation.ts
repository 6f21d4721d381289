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

interface Entry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Current only at exactly this address. */
  end?: boolean;
}

/** The sidebar of a customer, in order. An entry comes with its route. */
export const navigation: readonly Entry[] = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard, end: true },
  { to: '/dashboard/scans', label: 'My Scans', icon: ScanSearch },
  { to: '/dashboard/identity', label: 'What we look for', icon: Fingerprint },
  { to: '/dashboard/removals', label: 'Removals', icon: Eraser },
  { to: '/dashboard/watching', label: 'Watching', icon: BellRing },
  { to: '/dashboard/requests', label: 'Service Requests', icon: ClipboardList },
  { to: '/dashboard/profile', label: 'Profile & Security', icon: UserRound },
  { to: '/dashboard/billing', label: 'Billing & Purchases', icon: CreditCard },
  { to: '/dashboard/activity', label: 'Activity Log', icon: ScrollText },
  { to: '/settings', label: 'Settings', icon: Settings },
];
