import { type SQL, sql } from 'drizzle-orm';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { spanInWords } from '#contract/base/span.ts';
import { inLanguages } from '#contract/base/texts.ts';
import english from '#contract/lifecycle/kept.texts.en.ts';
import spanish from '#contract/lifecycle/kept.texts.es.ts';
import french from '#contract/lifecycle/kept.texts.fr.ts';
import { type KeptOfPerson, type KeptThing, keptChapters, type OwnShare } from '#contract/lifecycle/kept.ts';
import type { Context } from '#core/base/context.ts';
import type { Kept, OwnRows } from '#core/base/kept.ts';
import type { Module } from '#core/base/module.ts';
import { requireAccount } from '#core/base/person.ts';
import type { Config } from '#platform/config.ts';
import { systemScope } from '#platform/database/scope.ts';

/** Everything that is kept of people: what the modules declare, in the order in which people read of it. */
export const keptBy = (modules: readonly Module[]): Kept[] =>
  keptChapters.flatMap((chapter) => modules.flatMap(({ kept = [] }) => kept.filter((one) => one.chapter === chapter)));

const texts = inLanguages({ en: english, es: spanish, fr: french });

function thingOf({ name, chapter, until }: Kept, config: Config, language: Language): KeptThing {
  const { things } = texts[language];
  const { title, what, why } = things[name];
  const span = (milliseconds: number) => spanInWords(milliseconds, language);
  return { name, chapter, title, what, why, until: until(config, { things, span }) };
}

/** What is kept of people here, and until when. */
export const listKept = ({ platform }: Context, language: Language = firstLanguage): KeptThing[] =>
  keptBy(platform.modules).map((one) => thingOf(one, platform.config, language));

const shareOf = ({ of, where, goesAt }: OwnRows): SQL =>
  sql`(select json_build_object('count', count(*), 'goesAt', min(${goesAt ?? sql`null::timestamptz`})) from ${of} where ${where})`;

/**
 * The same with how much of it is about the person who asks, counted in one statement. The system counts: some of the
 * tables nobody may read.
 * @throws AppError `unauthenticated`
 */
export async function listOwnKept(ctx: Context, language: Language = firstLanguage): Promise<KeptOfPerson[]> {
  const { actor, platform } = requireAccount(ctx);
  const kept = keptBy(platform.modules);
  const counts = kept.flatMap(({ name, rows }) =>
    rows ? [sql`${shareOf(rows(actor, platform))} as ${sql.identifier(name)}`] : [],
  );
  const row = await platform.database.read(systemScope, async (tx) => {
    const { rows } = await tx.execute<Record<string, OwnShare>>(sql`select ${sql.join(counts, sql`, `)}`);
    return rows[0];
  });
  return kept.map((one) => ({ ...thingOf(one, platform.config, language), own: ownShare(row?.[one.name]) }));
}

const ownShare = (share: OwnShare | undefined): OwnShare | null =>
  share ? { count: share.count, goesAt: share.goesAt && new Date(share.goesAt).toISOString() } : null;
