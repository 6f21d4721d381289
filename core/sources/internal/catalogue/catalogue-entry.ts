import { z } from 'zod';
import type { BreachCatalogue, CatalogueEntry } from '#core/sources/define.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { labelled } from '#core/sources/internal/labels.ts';

/** The breach object of haveibeenpwned.com/API/v3. */
const breach = z.looseObject({
  Name: z.string().min(1),
  Title: z.string(),
  Domain: z.string().nullish(),
  BreachDate: z.string().nullish(),
  PwnCount: z.number().nullish(),
  DataClasses: z.array(z.string()),
  IsVerified: z.boolean(),
  IsFabricated: z.boolean(),
  IsSensitive: z.boolean().nullish(),
  IsRetired: z.boolean(),
  IsSpamList: z.boolean(),
  IsStealerLog: z.boolean().nullish(),
});

/** The catalogue is some 900 breaches; an empty list is no catalogue. */
const catalogueBody = z.array(breach).min(1);

/** @throws ZodError or SyntaxError when the body is not the catalogue */
export function parseCatalogue(body: string): CatalogueEntry[] {
  return catalogueBody.parse(JSON.parse(body)).map((one) => ({
    name: one.Name,
    title: one.Title || one.Name,
    domain: one.Domain?.toLowerCase() || null,
    date: dateOf(one.BreachDate),
    ...labelled(one.DataClasses),
    verified: one.IsVerified,
    spamList: one.IsSpamList,
    fabricated: one.IsFabricated,
    retired: one.IsRetired,
    stealerLog: one.IsStealerLog ?? false,
    sensitive: one.IsSensitive ?? false,
    accounts: one.PwnCount ?? null,
  }));
}

const normaliseText = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const hostOf = (text: string) => text.toLowerCase().replace(/^www\./, '');

/**
 * Finds a breach by its name or title, however it is spelled, or by the domain of its site. A domain with several
 * breaches answers nothing: guessing would tell the person of the wrong one.
 */
export function indexCatalogue(entries: readonly CatalogueEntry[]): BreachCatalogue {
  const byTitle = new Map(entries.map((entry) => [normaliseText(entry.title), entry]));
  const byName = new Map(entries.map((entry) => [normaliseText(entry.name), entry]));
  const byDomain = new Map<string, CatalogueEntry | null>();
  for (const entry of entries)
    if (entry.domain) byDomain.set(hostOf(entry.domain), byDomain.has(hostOf(entry.domain)) ? null : entry);
  return {
    atHand: true,
    find(nameOrDomain) {
      const name = normaliseText(nameOrDomain);
      if (name === '') return null;
      return byName.get(name) ?? byTitle.get(name) ?? byDomain.get(hostOf(nameOrDomain.trim())) ?? null;
    },
  };
}
