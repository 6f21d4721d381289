import { type Profile, readProvenProfiles } from '#core/identifiers/queries/proven-profiles.ts';
import { readGoneFindings } from '#core/removal/proof/queries/place.ts';
import type { Claims } from '#core/reports/queries/ownership.ts';
import type { Found } from '#core/scans/queries/view.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { readTodos, type TodosOf } from './todos.ts';

/** What the person has said, done and shown about what was found in some of their scans: nothing without an account. */
export async function readSaid(
  tx: Transaction,
  platform: Platform,
  userId: string | null,
  scans: readonly Pick<Found, 'scored' | 'reports'>[],
): Promise<TodosOf> {
  if (userId === null) return () => ({});
  const ids = scans.flatMap(({ scored }) => scored.map(({ exposure: { id } }) => id));
  const todosOf = await readTodos(tx, platform.vault, userId, ids);
  const gone = await readGoneFindings(tx, platform, userId, ids);
  return Object.assign(todosOf, { gone, shown: await readShown(tx, platform, userId, scans.flatMap(profilesIn)) });
}

/** How they decide whose a match by name is. */
export const claimsIn = (
  { mine, notMine, shown }: TodosOf,
  others: Pick<Claims, 'name' | 'identifiers' | 'now'>,
): Claims => ({
  mine: mine ?? new Set(),
  notMine: notMine ?? new Set(),
  shown: shown ?? new Set(),
  ...others,
});

interface FoundProfile extends Profile {
  findingId: string;
}

/** Matches by user name, with where they were found. */
export function profilesIn({ scored, reports }: Pick<Found, 'scored' | 'reports'>): FoundProfile[] {
  const usernames = new Map(
    reports.flatMap(({ sourceId, username, exposures }) =>
      username === null ? [] : exposures.map(({ key }) => [`${sourceId} ${key}`, username] as const),
    ),
  );
  return scored
    .filter(({ exposure }) => exposure.certainty === 'candidate' && exposure.kind === 'profile')
    .flatMap(({ exposure: { id, reported } }) =>
      reported.flatMap(({ sourceId, key }) => {
        const username = usernames.get(`${sourceId} ${key}`);
        return username === undefined ? [] : [{ findingId: id, sourceId, username }];
      }),
    );
}

/** Ids of those that are on profiles which were shown to be theirs. */
async function readShown(
  tx: Transaction,
  { vault }: Platform,
  userId: string,
  profiles: readonly FoundProfile[],
): Promise<Set<string>> {
  if (profiles.length === 0) return new Set();
  const isShown = await readProvenProfiles(tx, vault, userId);
  return new Set(profiles.filter(isShown).map(({ findingId }) => findingId));
}
