import { z } from 'zod';
import { sensitiveTopics } from '#contract/sources/listing.ts';
import { PLACE } from './place.ts';

const isAddress = (text: string) => {
  const url = URL.parse(text.replaceAll(PLACE, 'name'));
  return url?.protocol === 'https:' && !url.username && !url.password && !url.port;
};
const address = z.string().refine(isAddress, 'is no https address');
const namedAddress = address.refine((text) => text.includes(PLACE), `has no ${PLACE}`);
const path = z.string().regex(/^(?:[A-Za-z_]\w*|\*)(?:\.(?:[A-Za-z_]\w*|\*))*$/, 'is no path of keys');
const host = z.string().regex(/^(?:\{username\}\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'is no host');
const status = z.int().min(200).max(499);
const markers = z.array(z.string().min(1)).min(1);
const isPattern = (text: string) => {
  try {
    return new RegExp(text).source !== '' && text.startsWith('^') && text.endsWith('$');
  } catch {
    return false;
  }
};

const fields = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  name: z.string().min(1),
  /** What the site is about. */
  topic: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  /** Where a person sees the profile. */
  profile: namedAddress,
  /** What is asked. */
  probe: z.strictObject({
    url: address,
    method: z.enum(['GET', 'POST']),
    headers: z.record(z.string().regex(/^[a-z-]+$/), z.string()).optional(),
    body: z.string().optional(),
  }),
  /** Hosts to one of which one redirect is followed, as long as it still names the user. */
  redirects: z.union([z.literal('none'), z.array(host).min(1)]),
  found: z.strictObject({ status, includes: markers.optional() }),
  absent: z.strictObject({
    status: status.optional(),
    /** One of them stands in the body; every other marker must hold as well. */
    includes: markers.optional(),
    /** The whole body, without blanks around it. */
    equals: z.string().optional(),
    /** Stands in the address that a redirect names. */
    location: z.string().min(1).optional(),
  }),
  /** Names that the site takes. */
  names: z.string().refine(isPattern, 'is no pattern of a whole name'),
  /** Names that existed when the row was made; any of them proves the site. */
  knownNames: z.tuple([z.string().min(1)], z.string().min(1)),
  /** A: three lists agree. B: two do, or something is in the way. C: one list only; asked where it is switched on, or once it has proved itself. */
  tier: z.enum(['A', 'B', 'C']),
  rule: z.strictObject({
    /** Goes up when the probe or what its answers mean is changed. */
    version: z.int().positive(),
    /** Which list it was taken from, and which others say the same. */
    from: z.string().min(1),
    agreement: z.array(z.string().min(1)),
    /** Of the list that the rule was taken from; null where it is the site's own documentation. */
    licence: z.enum(['CC-BY-SA-4.0', 'MIT']).nullable(),
  }),
  removal: z
    .strictObject({
      url: address,
      difficulty: z.enum(['easy', 'medium', 'hard', 'impossible']),
      email: z.email().optional(),
    })
    .optional(),
  /** A rank of the site in the whole web: smaller is more popular. */
  popularity: z.int().positive().optional(),
  /** What is known to stand in the way of a server that asks. */
  obstacles: z.array(z.string().min(1)).optional(),
  /** Takes part in scans only while it has proved itself here: one list knows it, or a list has switched its check off. */
  mustProve: z.literal(true).optional(),
  /**
   * Where an answer has what the owner of the profile wrote, by the site's documentation: paths of keys, `*` for each entry of a list.
   */
  shows: z
    .strictObject({
      name: path.optional(),
      place: path.optional(),
      picture: path.optional(),
      text: z.array(path).min(1).optional(),
      links: z.array(path).min(1).optional(),
    })
    .optional(),
  /** What a profile there may tell that its owner keeps to themself. */
  sensitive: z.enum(sensitiveTopics).optional(),
  /** Where most of its people are: ISO 3166 codes, lower-cased. */
  countries: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .min(1)
    .optional(),
  /** The software that the site runs, whose rule this is. */
  engine: z.string().min(1).optional(),
  /** Characters that the site drops from a name before it looks: it would answer about somebody else. */
  strips: z.string().min(1).optional(),
  /** The other source that asks the same service. */
  askedBy: z.string().min(1).optional(),
  /** Why the site is not asked at all. */
  notAsked: z.string().min(1).optional(),
});
export type SiteRow = z.infer<typeof fields>;

const problems: readonly [(row: SiteRow) => boolean, string[], string][] = [
  [({ absent }) => Object.keys(absent).length === 0, ['absent'], 'says nothing'],
  [
    ({ found, absent }) => found.status === absent.status && !hasMarker(absent),
    ['absent'],
    'has the status of found, and no marker',
  ],
  [
    ({ found, absent }) => absent.status === undefined && !absent.includes && found.status !== 200,
    ['absent', 'status'],
    'is missing',
  ],
  [
    ({ found, absent }) => haveCommonMark(found.includes, absent.includes),
    ['found', 'includes'],
    'holds a marker of absence, so that nothing could ever be found',
  ],
  [({ probe }) => !`${probe.url}${probe.body ?? ''}`.includes(PLACE), ['probe'], `has no ${PLACE}`],
  [({ probe }) => (probe.body !== undefined) !== (probe.method === 'POST'), ['probe', 'body'], 'belongs to POST'],
  [
    ({ names, knownNames }) => isPattern(names) && !knownNames.every((name) => new RegExp(names).test(name)),
    ['knownNames'],
    'are not all names that the site takes',
  ],
  [
    ({ names, strips = '' }) => isPattern(names) && [...strips].some((one) => new RegExp(names).test(`a${one}b`)),
    ['names'],
    'take a character that the site drops',
  ],
];

const hasMarker = ({ includes, equals, location }: SiteRow['absent']) =>
  includes !== undefined || equals !== undefined || location !== undefined;
const haveCommonMark = (found: string[] = [], absent: string[] = []) =>
  found.some((one) => absent.some((no) => one.includes(no)));

/** One site of the file, with what two fields say together. */
const siteRow = fields.superRefine((row, context) => {
  for (const [isWrong, path, message] of problems)
    if (isWrong(row)) context.addIssue({ code: 'custom', path, message });
});

/**
 * The rows of a file.
 * @throws Error that names every mistake by the row's id and the field
 */
export function readRows(file: readonly unknown[], name = 'sites'): SiteRow[] {
  const rows: SiteRow[] = [];
  const mistakes: string[] = [];
  for (const [at, one] of file.entries()) {
    const { data, error } = siteRow.safeParse(one);
    if (data) rows.push(data);
    for (const { path, message } of error?.issues ?? [])
      mistakes.push(`${idOf(one, at)}: ${path.join('.')}: ${message}`);
  }
  for (const id of repeatedIds(rows.map(({ id }) => id))) mistakes.push(`${id}: id: stands twice`);
  if (mistakes.length > 0) throw new Error(`${name}.json\n${mistakes.join('\n')}`);
  return rows;
}

const idOf = (one: unknown, at: number): string => String(Object(one).id ?? `row ${at + 1}`);
const repeatedIds = (ids: readonly string[]) => new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
