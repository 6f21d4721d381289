import type { z } from 'zod';
import type { Exposure, Outcome } from '#core/sources/define.ts';
import type { OutgoingResponse } from '#platform/http/outgoing.ts';
import { isHtml } from './judge.ts';
import { Absence, Recognised } from './recognised.ts';
import { SourceTrouble } from './trouble.ts';

const JSON_TYPE = /^(?:application\/(?:[\w.-]+[+-])?json|text\/(?:json|plain))\b/i;
const TEXT_TYPE = /^text\/plain\b/i;

/** A JSON answer in its documented form. @throws SourceTrouble `changed` for another status, type or shape */
export function readJson<T extends z.ZodType>(
  response: OutgoingResponse,
  schema: T,
  { status = 200 }: { status?: number } = {},
): Recognised<z.infer<T>> {
  return Recognised.from(response, {
    status,
    type: JSON_TYPE,
    read: (answer) => schema.safeParse(parseJson(answer.text())).data ?? null,
  });
}

/** Undefined, which no schema of ours takes, when it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A plain text that the pattern describes as a whole. @throws SourceTrouble `changed` */
export function readText(
  response: OutgoingResponse,
  pattern: RegExp,
  { status = 200, type = TEXT_TYPE }: { status?: number; type?: RegExp } = {},
): Recognised<RegExpExecArray> {
  return Recognised.from(response, { status, type, read: (answer) => pattern.exec(answer.text().trim()) });
}

/** Bytes that `accept` knows. @throws SourceTrouble `changed` */
export function readBytes<Value>(
  response: OutgoingResponse,
  accept: (body: Uint8Array) => Value | null,
): Recognised<Value> {
  return Recognised.from(response, {
    status: 200,
    type: null,
    read: (answer) => (isHtml(answer) ? null : accept(answer.body)),
  });
}

/** An answer that is documented to have no body. @throws SourceTrouble `changed` */
export function readEmpty(response: OutgoingResponse, status: number): Recognised<true> {
  return Recognised.from(response, { status, type: null, read: ({ body }) => (body.byteLength === 0 ? true : null) });
}

/** A 404 in whatever form: an answer only of the server whose own files are asked for. @throws SourceTrouble `changed` */
export function readMissingFile(response: OutgoingResponse): Recognised<true> {
  return Recognised.from(response, { status: 404, type: null, read: () => true });
}

/** @throws SourceTrouble `changed` */
export function throwChanged(response: OutgoingResponse): never {
  throw new SourceTrouble('changed', { status: response.status });
}

/** What was found, each thing once; with nothing, "clear" by the documented answers that were read for it. */
export function foundOrClear(
  exposures: readonly Exposure[],
  ...evidence: [Recognised<unknown>, ...Recognised<unknown>[]]
): Outcome {
  const [first, ...others] = new Map(exposures.map((one) => [one.key, one])).values();
  return first ? { state: 'found', exposures: [first, ...others] } : new Absence(...evidence);
}
