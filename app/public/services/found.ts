import { type Topic, userTopic } from '#contract/base/live.ts';
import { helpFor, type OfferedService } from '#contract/scans/offers.ts';
import type { FindingView, ScanView } from '#contract/scans/types.ts';
import type { Actor } from '#core/base/context.ts';

/** More are in the report. */
const MOST_LINES = 6;

/** A finding, and the service that answers it. */
interface FoundLine {
  id: string;
  title: string;
  service: OfferedService;
}

/** What the catalogue says to somebody who has a result. */
export interface Found {
  /** Address of the report. */
  report: string;
  /** ISO 8601 */
  date: string;
  /** Heaviest first. */
  lines: FoundLine[];
  more: number;
  /** Where changes of it are told; null where it does not change. */
  topic: Topic | null;
}

/** By the rule that places offers in the report. */
function lineOf({ id, title, ...finding }: FindingView, offered: readonly OfferedService[]): FoundLine | null {
  const offer = helpFor(finding, offered);
  return offer && { id, title, service: offer.service };
}

/** @param scan a result of the actor's */
export function foundIn(scan: ScanView, offered: readonly OfferedService[], actor: Actor): Found {
  const lines = scan.findings.map((finding) => lineOf(finding, offered)).filter((line) => line !== null);
  const isAccount = actor.kind === 'person';
  return {
    report: `${isAccount ? '/dashboard/scans' : '/scan'}/${scan.id}`,
    date: scan.finishedAt ?? scan.createdAt,
    lines: lines.slice(0, MOST_LINES),
    more: Math.max(0, lines.length - MOST_LINES),
    topic: isAccount ? userTopic(actor.userId) : null,
  };
}
