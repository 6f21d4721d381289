import type { z } from 'zod';
import type { OutgoingResponse } from '#platform/http/outgoing.ts';
import type { Answer, Exposure } from './define.ts';
import { isHtml } from './judge.ts';
import { SourceTrouble } from './trouble.ts';

/**
 * Reads a JSON answer of status 200 in its documented form.
 * @throws SourceTrouble `changed` for any other status, broken JSON or another shape
 */
export function readJson<T extends z.ZodType>(response: OutgoingResponse, schema: T): z.infer<T> {
  if (response.status !== 200) throw new SourceTrouble('changed', { status: response.status });
  return parseJson(response, schema);
}

/** As `readJson`, whatever the status. @throws SourceTrouble `changed` */
export function parseJson<T extends z.ZodType>(response: OutgoingResponse, schema: T): z.infer<T> {
  try {
    return schema.parse(JSON.parse(response.text()));
  } catch (cause) {
    throw new SourceTrouble('changed', { status: response.status, cause });
  }
}

/** A documented 404 of an interface. A web page in its place says that the interface has moved. */
export function isPlain404(response: OutgoingResponse): boolean {
  return response.status === 404 && !isHtml(response);
}

/** @throws SourceTrouble `changed` */
export function changed(response: OutgoingResponse): never {
  throw new SourceTrouble('changed', { status: response.status });
}

/** Only for answers that were read in full and in their documented form. What stands in them twice counts once. */
export function foundOrClear(exposures: readonly Exposure[]): Answer {
  const [first, ...others] = new Map(exposures.map((one) => [one.key, one])).values();
  return first ? { state: 'found', exposures: [first, ...others] } : { state: 'clear' };
}

export const clear: Answer = { state: 'clear' };
