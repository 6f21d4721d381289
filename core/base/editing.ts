import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { fault } from '#contract/faults/faults.ts';
import { changedMeanwhile } from './errors.ts';

/** Stands for the values that a form was filled with, so that saving it can tell whether they are still the same. */
export function versionOf(values: object): string {
  return createHash('sha256')
    .update(canonicalize(values) ?? '')
    .digest('base64url')
    .slice(0, 22);
}

/** @throws AppError `conflict` when the values are not those that the form showed */
export function requireVersion(values: object, version: string): void {
  if (versionOf(values) !== version) throw changedMeanwhile(fault('changed-while-editing'));
}

const isSame = (one: unknown, other: unknown) => canonicalize([one]) === canonicalize([other]);

/** Values under the names of their columns, as the audit log keeps them. */
export function asColumns(table: PgTable, values: object): Record<string, unknown> {
  const columns = getTableColumns(table) as Record<string, { name: string }>;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [columns[key]?.name ?? key, value]));
}

/** The values that differ, as they were and as they are. Null when none does. */
export function changesBetween<Row extends object>(
  before: Row,
  after: Row,
): { oldValues: Partial<Row>; newValues: Partial<Row> } | null {
  const keys = (Object.keys(after) as (keyof Row)[]).filter((key) => !isSame(before[key], after[key]));
  if (keys.length === 0) return null;
  const pick = (row: Row) => Object.fromEntries(keys.map((key) => [key, row[key]])) as Partial<Row>;
  return { oldValues: pick(before), newValues: pick(after) };
}

/** Whether the database refused a row because of a key that is taken, or of a row that refers to it. */
export function violates(error: unknown, kind: 'unique' | 'reference', constraint?: string): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code, constraint: broken } = one as { code?: unknown; constraint?: unknown };
    if (code === (kind === 'unique' ? '23505' : '23503')) return constraint === undefined || broken === constraint;
  }
  return false;
}
