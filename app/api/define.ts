import { z } from 'zod';
import type { TokenScope } from '#contract/accounts/tokens.ts';
import { type Listing, listingIn, type Page } from '#contract/base/paging.ts';
import type { Context } from '#core/base/context.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What an operation answers with instead of JSON. */
export interface AnsweredFile {
  name: string;
  type: string;
  body: Uint8Array<ArrayBuffer>;
}

interface Input<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  /** A UUID, the same for a request that is sent again with its Idempotency-Key. */
  requestId: string;
}

interface Definition<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> {
  /** Unique; clients that are generated name their functions after it. */
  id: string;
  method: Method;
  /** Below /api/v1, with `{name}` for each parameter. */
  path: string;
  tag: string;
  scope: TokenScope;
  /** One line, verb first. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** What is answered; `file` where it is no JSON; left out where there is nothing to say (204). */
  answer?: Answer | 'file';
  status?: 201 | 202;
  /** The use cases behind it, by their files in core: `scans/start-free-scan`. */
  actions?: readonly string[];
  run(
    ctx: Context,
    input: Input<z.output<Params>, z.output<Query>, z.output<Body>>,
  ): Promise<z.input<Answer> | AnsweredFile | undefined>;
}

export type Operation = Omit<Definition<z.ZodType, z.ZodType, z.ZodType, z.ZodType>, 'run'> & {
  run(ctx: Context, input: Input<unknown, unknown, unknown>): Promise<unknown>;
};

type Nothing = z.ZodType<Record<string, never>>;

/** One operation of the API. Its schemas are those of the product's forms, so that no rule is written twice. */
export const defineOperation = <
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodUndefined,
>(
  definition: Definition<Params, Query, Body, Answer>,
): Operation => definition as unknown as Operation;

/** Which page of a list is asked for. */
export const pageQuery = z.strictObject({
  before: z.string().max(100).optional().describe('Cursor: rows older than this one'),
  after: z.string().max(100).optional().describe('Cursor: rows newer than this one'),
});

export const listingOf = ({ before, after }: { before?: string | undefined; after?: string | undefined }): Listing =>
  listingIn(new URLSearchParams({ ...(before !== undefined && { before }), ...(after !== undefined && { after }) }));

/** One page of a list, newest first. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    items: z.array(row),
    older: z.string().nullable().describe('Cursor for `before`; null on the last page'),
    newer: z.string().nullable().describe('Cursor for `after`; null on the first page'),
  });

export const asPage = <Row>({ rows, older, newer }: Page<Row>) => ({ items: rows, older, newer });

/** A whole list. */
export const listOf = <Row extends z.ZodType>(row: Row) => z.object({ items: z.array(row) });

export const idParam = <Name extends string>(name: Name) =>
  z.strictObject({ [name]: z.uuid() } as Record<Name, z.ZodUUID>);
