import {
  ArrowLeftRight,
  BadgeAlert,
  BriefcaseBusiness,
  GraduationCap,
  type LucideIcon,
  ScanFace,
  Sparkle,
  Video,
} from 'lucide-react';

const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['privacy-awareness-session', Video],
  ['deep-fake-impersonation-scan', ScanFace],
  ['digital-fraud-risk-analysis', BadgeAlert],
  ['reference-job-check-simulation', BriefcaseBusiness],
  ['ethical-dark-web-training', GraduationCap],
  ['crypto-conversion-advisory', ArrowLeftRight],
]);

/** A service that staff have added has the general one. */
export const serviceIcon = (id: string): LucideIcon => icons.get(id) ?? Sparkle;
