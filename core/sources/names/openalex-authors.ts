import { z } from 'zod';
import { defineSource } from '#core/sources/define.ts';
import { impossibleFullName, type NameRecord, namesakes } from '#core/sources/internal/accounts/name-record.ts';
import { readJson } from '#core/sources/internal/read.ts';

const author = z.looseObject({
  id: z.url(),
  display_name: z.string().min(1),
  works_count: z.number(),
  last_known_institutions: z.array(z.looseObject({ display_name: z.string() })).nullish(),
});
const body = z.looseObject({ meta: z.looseObject({ count: z.number().int() }), results: z.array(author) });

/** https://docs.openalex.org/api-entities/authors/search-authors; a search costs a thousandth of a dollar. */
export const openalexAuthors = defineSource({
  id: 'openalex-authors',
  name: 'OpenAlex',
  homepage: 'https://openalex.org/',
  category: 'profiles',
  reveals: 'Somebody of your name who has published, with employers.',
  clearCovers: 'OpenAlex knows nobody of exactly this name who has published. Other spellings are not seen.',
  needs: 'name',
  privacy: 'P2',
  key: { name: 'OPENALEX_API_KEY', required: true },
  hosts: ['api.openalex.org'],
  /** What a free key pays for in a day. */
  vendor: {
    id: 'openalex',
    windows: [
      { most: 5, seconds: 1 },
      { most: 1_000, seconds: 86_400 },
    ],
    concurrency: 2,
  },
  timeoutMs: 15_000,
  maxBytes: 3_000_000,
  cacheHours: 24,
  credit: { label: 'OpenAlex (CC0)', url: 'https://openalex.org/' },
  removal: 'Ask for a correction of the record: https://openalex.org/',
  control: { known: ['Jason Priem', 'Leslie Lamport'], keptBy: 'people', impossible: impossibleFullName },
  async check({ name }, { ask, key }) {
    const query = new URLSearchParams({ search: name, per_page: '50', ...(key ? { api_key: key } : {}) });
    const answer = readJson(await ask({ url: `https://api.openalex.org/authors?${query}` }), body);
    const { meta, results } = answer.value;
    return namesakes(name, results.map(recordOf), { total: meta.count, answer });
  },
});

const recordOf = (one: z.infer<typeof author>): NameRecord => ({
  where: 'OpenAlex',
  name: one.display_name,
  url: one.id,
  employers: (one.last_known_institutions ?? []).map(({ display_name }) => display_name),
  evidence: [{ label: 'Publications', value: String(one.works_count) }],
});
