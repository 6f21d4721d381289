import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
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
import { containsText, matchWords, type WordSearch } from '#platform/database/search.ts';

/** Of one kind. */
const mostShown = 5;

interface Searched {
  /** Who may list it. */
  isFor: (actor: Actor) => boolean;
  from: SQLWrapper;
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
    id: serviceRequests.id,
    title: serviceRequests.serviceName,
    detail: sql`coalesce(${nameOrAddress}, ${serviceRequests.contactEmail})`,
    createdAt: serviceRequests.createdAt,
    search: orderSearch,
  },
  user: {
    isFor: accountPermissions['user.list'],
    from: profiles,
    id: profiles.id,
    title: nameOrAddress,
    detail: profiles.email,
    createdAt: profiles.createdAt,
    search: accountSearch,
  },
  message: {
    isFor: sitePermissions['message.list'],
    from: contactMessages,
    id: contactMessages.id,
    title: contactMessages.title,
    detail: contactMessages.name,
    createdAt: contactMessages.createdAt,
    search: messageSearch,
  },
  post: {
    isFor: sitePermissions['post.change'],
    from: blogPosts,
    id: blogPosts.id,
    title: blogPosts.title,
    detail: blogPosts.slug,
    createdAt: blogPosts.createdAt,
    search: { id: blogPosts.id, contains: (text) => containsText(text, [blogPosts.title, blogPosts.slug]) },
  },
  service: {
    isFor: sitePermissions['service.change'],
    from: services,
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

/**
 * What of everything in the panel contains the text, by kind, in two statements: each kind as its list finds it, for those
 * who may list it. Shorter texts than `shortestSearch` find nothing.
 * @throws AppError `forbidden`
 */
export async function searchPanel({ actor, platform }: Context, search: string): Promise<FoundGroup[]> {
  requireCan(actor, 'search.panel');
  const text = search.trim().slice(0, longestSearch);
  const kinds = foundKinds.filter((kind) => searched[kind].isFor(actor));
  if (text.length < shortestSearch || kinds.length === 0) return [];
  const { rows } = await platform.database.read(scopeOf(actor), (tx) => readFound(tx, kinds, text));
  return kinds.flatMap((kind) => groupOf(kind, rows));
}

async function readFound(tx: Transaction, kinds: readonly FoundKind[], text: string) {
  const searches = Object.fromEntries(kinds.map((kind) => [kind, searched[kind].search]));
  const matches = await matchWords<FoundKind>(tx, searches, text);
  const all = sql.join(
    kinds.map((kind) => newestOf(kind, matches[kind])),
    sql` union all `,
  );
  return tx.execute<Found & Record<string, unknown>>(
    sql`select kind, id, title, detail from (${all}) found order by created_at desc, id desc`,
  );
}
