import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { beginningOf } from '#contract/base/cut-text.ts';
import { isShort } from '#contract/base/search-reach.ts';
import {
  type Found,
  type FoundGroup,
  type FoundKind,
  foundKinds,
  longestSearch,
  shortestSearch,
} from '#contract/search/types.ts';
import { accountPermissions } from '#core/accounts/profile/policy.ts';
import { accountSearch } from '#core/accounts/profile/queries/users.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { type Actor, type Context, scopeOf } from '#core/base/context.ts';
import { orderPermissions } from '#core/orders/policy.ts';
import { orderSearch } from '#core/orders/queries/lists.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { requireCan } from '#core/search/policy.ts';
import { messageSearch } from '#core/site/messages/queries/inbox.ts';
import { contactMessages } from '#core/site/messages/schema.ts';
import { sitePermissions } from '#core/site/policy.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { services } from '#core/site/services/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { containsText, findByIndex, rowsNear, type WordSearch, walkInOrder } from '#platform/database/search.ts';

/** Of one kind. */
const mostShown = 5;

interface Searched {
  /** Who may list it. */
  isFor: (actor: Actor) => boolean;
  /** Its rows with what is shown of them. */
  from: SQLWrapper;
  table: PgTable;
  id: PgColumn;
  title: SQLWrapper;
  detail: SQLWrapper;
  createdAt: PgColumn;
  /** How its list is searched. */
  search: WordSearch;
}

const nameOrAddress = sql`coalesce(nullif(trim(${profiles.fullName}), ''), ${profiles.email})`;

const searched: Readonly<Record<FoundKind, Searched>> = {
  order: {
    isFor: orderPermissions['order.list'],
    from: sql`${serviceRequests} left join ${profiles} on ${eq(profiles.id, serviceRequests.userId)}`,
    table: serviceRequests,
    id: serviceRequests.id,
    title: serviceRequests.serviceName,
    detail: sql`coalesce(${nameOrAddress}, ${serviceRequests.contactEmail})`,
    createdAt: serviceRequests.createdAt,
    search: orderSearch,
  },
  user: {
    isFor: accountPermissions['user.list'],
    from: profiles,
    table: profiles,
    id: profiles.id,
    title: nameOrAddress,
    detail: profiles.email,
    createdAt: profiles.createdAt,
    search: accountSearch,
  },
  message: {
    isFor: sitePermissions['message.list'],
    from: contactMessages,
    table: contactMessages,
    id: contactMessages.id,
    title: contactMessages.title,
    detail: contactMessages.name,
    createdAt: contactMessages.createdAt,
    search: messageSearch,
  },
  post: {
    isFor: sitePermissions['post.change'],
    from: blogPosts,
    table: blogPosts,
    id: blogPosts.id,
    title: blogPosts.title,
    detail: blogPosts.slug,
    createdAt: blogPosts.createdAt,
    search: { id: blogPosts.id, contains: (text) => containsText(text, [blogPosts.title, blogPosts.slug]) },
  },
  service: {
    isFor: sitePermissions['service.change'],
    from: services,
    table: services,
    id: services.id,
    title: services.name,
    detail: services.id,
    createdAt: services.createdAt,
    search: { id: services.id, contains: (text) => containsText(text, [services.name, services.id]) },
  },
};

/** The newest of one kind; one more than is shown says that there is more. */
function newestOf(kind: FoundKind, matches: SQL | undefined): SQL {
  const { from, id, title, detail, createdAt } = searched[kind];
  return sql`(select ${kind}::text as kind, ${id}::text as id, ${title} as title, ${detail} as detail, ${createdAt} as created_at
    from ${from} where ${matches} order by ${createdAt} desc, ${id} desc limit ${mostShown + 1})`;
}

function groupOf(kind: FoundKind, rows: readonly Found[]): FoundGroup[] {
  const found = rows.filter((row) => row.kind === kind);
  return found.length === 0 ? [] : [{ kind, found: found.slice(0, mostShown), hasMore: found.length > mostShown }];
}

/** True for as many rows of the kind as are read one by one. */
function isNear(kind: FoundKind, text: string): SQL {
  const { table, createdAt, id } = searched[kind];
  // By both columns: of the same moment there may be any number of rows.
  return sql`(${createdAt}, ${id}) >= (select time, id from (
    select ${createdAt} as time, ${id} as id from ${table} order by ${createdAt} desc, ${id} desc limit ${rowsNear(text)}
  ) as near order by time, id limit 1)`;
}

type Row = Found & Record<string, unknown>;
type Conditions = Partial<Record<FoundKind, SQL | undefined>>;

async function readRows(tx: Transaction, conditions: Conditions): Promise<Row[]> {
  const kinds = foundKinds.filter((kind) => conditions[kind]);
  if (kinds.length === 0) return [];
  const all = sql.join(
    kinds.map((kind) => newestOf(kind, conditions[kind])),
    sql` union all `,
  );
  const { rows } = await tx.execute<Row>(
    sql`select kind, id, title, detail from (${all}) found order by created_at desc, id desc`,
  );
  return rows;
}

/** Those kinds of which an index has to tell the rest: the newest rows have shown fewer than there is room for. */
function notFull(kinds: readonly FoundKind[], near: readonly Row[]): FoundKind[] {
  return kinds.filter(
    (kind) => searched[kind].search.find && near.filter((row) => row.kind === kind).length <= mostShown,
  );
}

const conditionsOf = (kinds: readonly FoundKind[], of: (kind: FoundKind) => SQL | undefined): Conditions =>
  Object.fromEntries(kinds.map((kind) => [kind, of(kind)]));

/** Each kind among its newest rows first, as what many rows have is there; then along the indexes what few have. */
async function readFound(tx: Transaction, kinds: readonly FoundKind[], text: string): Promise<Row[]> {
  const containsText = (kind: FoundKind) => searched[kind].search.contains(text);
  const nearText = (kind: FoundKind) =>
    searched[kind].search.find ? and(isNear(kind, text), containsText(kind)) : containsText(kind);
  const near = await walkInOrder(tx, () => readRows(tx, conditionsOf(kinds, nearText)));
  const left = isShort(text) ? [] : notFull(kinds, near);
  if (left.length === 0) return near;
  const byIndex = await findByIndex(tx, Object.fromEntries(left.map((kind) => [kind, searched[kind].search])), text);
  const known = left.filter((kind) => byIndex[kind]);
  const unknown = left.filter((kind) => !byIndex[kind]);
  return [
    ...near.filter(({ kind }) => !left.includes(kind)),
    ...(await readRows(
      tx,
      conditionsOf(known, (kind) => byIndex[kind] ?? undefined),
    )),
    ...(await walkUnlessEmpty(tx, conditionsOf(unknown, containsText))),
  ];
}

const walkUnlessEmpty = async (tx: Transaction, conditions: Conditions): Promise<Row[]> =>
  Object.keys(conditions).length === 0 ? [] : walkInOrder(tx, () => readRows(tx, conditions));

/**
 * What of everything in the panel contains the text, by kind: each kind as its list finds it, for those who may list it.
 * Shorter texts than `shortestSearch` find nothing, and those of two letters what the newest rows have.
 * @throws AppError `forbidden`
 */
export async function searchPanel({ actor, platform }: Context, search: string): Promise<FoundGroup[]> {
  requireCan(actor, 'search.panel');
  const text = beginningOf(search.trim(), longestSearch);
  const kinds = foundKinds.filter((kind) => searched[kind].isFor(actor));
  if (text.length < shortestSearch || kinds.length === 0) return [];
  const rows = await platform.database.read(scopeOf(actor), (tx) => readFound(tx, kinds, text));
  return kinds.flatMap((kind) => groupOf(kind, rows));
}
