import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, pgPolicy, pgRole } from 'drizzle-orm/pg-core';
import { APP_ROLE } from './scope.ts';

/** Created by db/migrations/0000_roles.sql; owns nothing and cannot bypass row level security. */
const appRole = pgRole(APP_ROLE).existing();

const role = sql`(select current_setting('app.role', true))`;
const userId = sql`(select nullif(current_setting('app.user_id', true), '')::uuid)`;
const keys = sql`any ((select string_to_array(nullif(current_setting('app.keys', true), ''), ',')::uuid[])::uuid[])`;

export const isSystem = sql`${role} = 'system'`;
export const isStaff = sql`${role} in ('assistant', 'admin', 'system')`;
export const isOwn = (column: AnyPgColumn): SQL => sql`${column} = ${userId}`;
/** The row was opened by a mailed link. */
export const isOpened = (column: AnyPgColumn): SQL => sql`${column} = ${keys}`;

type Command = 'all' | 'select' | 'insert' | 'update' | 'delete';

/** A permissive policy for the application's role. Without any, the table shows nothing. */
export function allow(name: string, command: Command, condition: SQL) {
  const reads = command !== 'insert';
  const writes = command !== 'select' && command !== 'delete';
  return pgPolicy(name, {
    as: 'permissive',
    for: command,
    to: appRole,
    ...(reads ? { using: condition } : {}),
    ...(writes ? { withCheck: condition } : {}),
  });
}

export const anyone = sql`true`;
