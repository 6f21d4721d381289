import type { NotCheckedReason } from '#contract/scans/types.ts';

/** A source did not answer the question. Thrown inside a check and told as "not checked", never as "clear". */
export class SourceTrouble extends Error {
  readonly reason: NotCheckedReason;
  /** HTTP status that said so; null when there was none. */
  readonly status: number | null;
  /** Seconds the source asked us to wait. */
  readonly retryAfter: number | null;

  constructor(
    reason: NotCheckedReason,
    details: { status?: number; retryAfter?: number | null; cause?: unknown } = {},
  ) {
    super(reason, { cause: details.cause });
    this.name = 'SourceTrouble';
    this.reason = reason;
    this.status = details.status ?? null;
    this.retryAfter = details.retryAfter ?? null;
  }
}
