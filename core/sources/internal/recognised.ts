import type { OutgoingResponse } from '#platform/http/outgoing.ts';
import { SourceTrouble } from './trouble.ts';

/** How a documented answer looks: all three must fit. */
export interface Form<Value> {
  status: number;
  /** Of the content type; null when the documentation promises none, as for an empty body. */
  type: RegExp | null;
  /** What the body says; null when it is not in the documented shape. */
  read(response: OutgoingResponse): Value | null;
}

/**
 * What stands in an answer that has its documented status, type and shape. Nothing else makes one, so that a bare
 * status or a body that merely lacks something cannot become "clear".
 */
export class Recognised<Value> {
  readonly value: Value;

  private constructor(value: Value) {
    this.value = value;
  }

  /** @throws SourceTrouble `changed` when the answer has another form */
  static from<Value>(response: OutgoingResponse, { status, type, read }: Form<Value>): Recognised<Value> {
    const isTyped = type === null || type.test(response.headers.get('content-type') ?? '');
    const value = response.status === status && isTyped ? read(response) : null;
    if (value === null) throw new SourceTrouble('changed', { status: response.status });
    return new Recognised(value);
  }
}

/** "Nothing found", with the documented answers that say so. */
export class Absence {
  readonly evidence: readonly [Recognised<unknown>, ...Recognised<unknown>[]];

  constructor(...evidence: [Recognised<unknown>, ...Recognised<unknown>[]]) {
    this.evidence = evidence;
  }
}
