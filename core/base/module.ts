import type { Transaction } from '#platform/database/database.ts';
import type { EmailDefinition } from '#platform/mail/define-email.ts';
import type { GaugeDefinition } from '#platform/metrics/define-gauge.ts';
import type { Platform } from '#platform/platform.ts';
import type { JobDefinition } from '#platform/queue/define.ts';
import type { Subscription } from './audit/events.ts';
import type { ExportSection } from './export-section.ts';
import type { Kept } from './kept.ts';
import type { Permissions } from './policy.ts';

/** Whose account is erased. */
export interface Leaving {
  userId: string;
  email: string;
}

/**
 * Deletes a part of an account, under the system's scope and in a transaction of its own, so little at a time that others
 * do not wait for its locks. It is called until it finds nothing more.
 * @returns how much it found
 */
export type ErasureStep = (tx: Transaction, platform: Platform, leaving: Leaving) => Promise<number>;

/** What a module registers with the rest, in its module.ts; server/modules.ts lists the modules. */
export interface Module {
  name: string;
  permissions?: Permissions;
  /** Every kind of mail that it sends: one that is missing here is never delivered. */
  emails?: readonly EmailDefinition[];
  /** Every job that it has: one that is missing here never runs. */
  jobs?: readonly JobDefinition[];
  /** What an operator can watch of it. */
  gauges?: readonly GaugeDefinition[];
  /** What follows in it from events of the modules below. */
  subscriptions?: readonly Subscription[];
  /** What of it goes with an account. Modules further up go first: their rows refer to those below. */
  erasure?: readonly ErasureStep[];
  /** What of it stands in the copy that people get of their data. */
  exportSections?: readonly ExportSection[];
  /** What it keeps of people, and until when. */
  kept?: readonly Kept[];
}

declare module '#platform/platform.ts' {
  interface Platform {
    /** From the bottom up. */
    modules: readonly Module[];
  }
}
