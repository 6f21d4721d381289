import { z } from 'zod';
import { defineSource } from '#core/sources/define.ts';
import { politeVendor } from '#core/sources/internal/accounts/account.ts';
import { impossibleFullName, type NameRecord, namesakes } from '#core/sources/internal/accounts/name-record.ts';
import { readJson } from '#core/sources/internal/read.ts';

const note = z.looseObject({ '@type': z.string(), text: z.string().optional() });
const author = z.looseObject({
  info: z.looseObject({
    author: z.string().min(1),
    url: z.url(),
    notes: z.looseObject({ note: z.union([note, z.array(note)]) }).optional(),
  }),
});
const count = z.string().regex(/^\d+$/);
const body = z.looseObject({
  result: z.looseObject({
    hits: z.looseObject({ '@total': count, '@sent': count, hit: z.array(author).optional() }),
  }),
});

/** https://dblp.org/faq/How+to+use+the+dblp+search+API.html */
export const dblp = defineSource({
  id: 'dblp',
  name: 'dblp',
  homepage: 'https://dblp.org/',
  category: 'profiles',
  reveals: 'Somebody of your name in the bibliography of computer science, with employers.',
  clearCovers: 'Nobody of exactly this name is in the bibliography of computer science. Other spellings are not seen.',
  needs: 'name',
  privacy: 'P2',
  key: null,
  hosts: ['dblp.org'],
  vendor: politeVendor('dblp.org', 2),
  timeoutMs: 15_000,
  maxBytes: 1_000_000,
  cacheHours: 24,
  credit: { label: 'dblp (CC0)', url: 'https://dblp.org/' },
  removal: null,
  control: { known: ['Edsger W. Dijkstra', 'Leslie Lamport'], keptBy: 'people', impossible: impossibleFullName },
  async check({ name }, { ask }) {
    const url = `https://dblp.org/search/author/api?q=${encodeURIComponent(name)}&format=json&h=100&c=0`;
    const answer = readJson(await ask({ url }), body);
    const { '@total': total, hit = [] } = answer.value.result.hits;
    return namesakes(name, hit.map(recordOf), { total: Number(total), answer });
  },
});

function recordOf({ info }: z.infer<typeof author>): NameRecord {
  const notes = [info.notes?.note ?? []].flat().filter((one) => one['@type'] === 'affiliation');
  // Namesakes are numbered: "Alice Hart 0002".
  return {
    where: 'dblp',
    name: info.author.replace(/ \d{4}$/, ''),
    url: info.url,
    employers: notes.flatMap(({ text }) => text ?? []),
  };
}
