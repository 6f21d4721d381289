import { z } from 'zod';
import { defineSource } from '#core/sources/define.ts';
import { impossibleFullName, type NameRecord, namesakes } from '#core/sources/internal/accounts/name-record.ts';
import { readJson } from '#core/sources/internal/read.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';

const researcher = z.looseObject({
  'orcid-id': z.string().regex(/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/),
  'given-names': z.string().nullish(),
  'family-names': z.string().nullish(),
  'institution-name': z.array(z.string()).nullish(),
});
const body = z.looseObject({ 'num-found': z.number().int(), 'expanded-result': z.array(researcher).nullable() });

/** https://info.orcid.org/documentation/api-tutorials/api-tutorial-searching-the-orcid-registry/ */
export const orcid = defineSource({
  id: 'orcid',
  name: 'ORCID',
  homepage: 'https://orcid.org/',
  category: 'profiles',
  reveals: 'A researcher of your name, with employers.',
  clearCovers:
    'No researcher of exactly this name is in the register. Other spellings, and hidden names, are not seen.',
  needs: 'name',
  privacy: 'P2',
  key: null,
  /** Its public interface is for non-commercial use. */
  optIn: 'ORCID_MEMBER',
  hosts: ['pub.orcid.org'],
  vendor: { id: 'orcid', windows: [{ most: 1, seconds: 1 }], concurrency: 1 },
  timeoutMs: 15_000,
  maxBytes: 1_000_000,
  cacheHours: 24,
  credit: null,
  removal: 'Change who may see it in the settings of the record: https://orcid.org/account',
  /** The researcher whom ORCID itself invented. */
  control: { known: ['Josiah Carberry'], keptBy: 'source', impossible: impossibleFullName },
  async check({ name }, { ask }) {
    const [, given, family] = /^(.+)\s+(\S+)$/.exec(name.trim()) ?? [];
    if (!given || !family) throw new SourceTrouble('not-applicable');
    const query = new URLSearchParams({
      q: `given-names:${quoteWords(given)} AND family-name:${quoteWords(family)}`,
      rows: '50',
    });
    const url = `https://pub.orcid.org/v3.0/expanded-search/?${query}`;
    const answer = readJson(await ask({ url, headers: { accept: 'application/json' } }), body);
    const records = (answer.value['expanded-result'] ?? []).map(recordOf);
    return namesakes(name, records, { total: answer.value['num-found'], answer });
  },
});

/** A phrase in the language of the search. */
const quoteWords = (words: string) => `"${words.replace(/["\\]/g, ' ').trim()}"`;

const recordOf = (one: z.infer<typeof researcher>): NameRecord => ({
  where: 'ORCID',
  name: `${one['given-names'] ?? ''} ${one['family-names'] ?? ''}`,
  url: `https://orcid.org/${one['orcid-id']}`,
  employers: one['institution-name'] ?? [],
});
