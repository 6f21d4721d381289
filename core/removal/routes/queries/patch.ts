import { isNotNull, isNull } from 'drizzle-orm';
import { openDirectory } from '#core/removal/directory/open.ts';
import { webRoutesOf } from '#core/removal/routes/internal/directory-routes.ts';
import { removalBounces, removalRoutes } from '#core/removal/routes/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** One thing in the directory that did not hold here, for the authors of its lists. */
export interface PatchRow {
  /** In the directory: `controllers.adobe`. */
  id: string;
  name: string;
  /** The route that does not work. */
  route: string;
  because: 'bounced' | 'moved' | 'parked' | 'missing' | 'silent';
  /** Where it leads now; null where that is not known. */
  leadsTo: string | null;
  /** `YYYY-MM-DD`; since when it is not offered here. */
  since: string;
}

/** Everything that is not offered here, by company. Says nothing of who wrote to whom. */
export async function readPatch({ database, config }: Platform): Promise<PatchRow[]> {
  const { routes, bounces } = await database.read(systemScope, async (tx) => ({
    routes: await tx.select().from(removalRoutes).where(isNotNull(removalRoutes.withheldAt)),
    bounces: await tx.select().from(removalBounces).where(isNull(removalBounces.restoredAt)),
  }));
  const byUrl = new Map(routes.map((row) => [row.url, row]));
  const byEmail = new Map(bounces.map((row) => [row.route, row]));
  return openDirectory(config.directoryFile).companies.flatMap((company): PatchRow[] => {
    const { id, name, addressee } = company;
    const bounce = addressee?.email ? byEmail.get(addressee.email.toLowerCase()) : undefined;
    const dead = webRoutesOf(company).flatMap((url) => byUrl.get(url) ?? []);
    return [
      ...(bounce
        ? [
            {
              id,
              name,
              route: bounce.route,
              because: 'bounced' as const,
              leadsTo: null,
              since: dayOf(bounce.bouncedAt),
            },
          ]
        : []),
      ...dead.map(({ url, state, finalHost, withheldAt, askedAt }) => ({
        ...{ id, name, route: url },
        because: state === 'answers' || state === 'wordless' ? ('silent' as const) : state,
        leadsTo: state === 'moved' || state === 'parked' ? finalHost : null,
        since: dayOf(withheldAt ?? askedAt),
      })),
    ];
  });
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
