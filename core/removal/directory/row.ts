import { z } from 'zod';
import { accountDifficulties } from '#contract/removal/company.ts';

const isWebAddress = (text: string) => {
  const url = URL.parse(text);
  return (url?.protocol === 'https:' || url?.protocol === 'http:') && !url.username && !url.password;
};
const address = z.string().refine(isWebAddress, 'is no web address');
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is no id');
const text = z.string().trim().min(1).max(400);
/** A host in lower case and punycode, without `www.`. */
const domain = z.string().regex(/^(?!www\.)[a-z0-9_-]+(?:\.[a-z0-9-]+)+$/, 'is no domain');
const country = z.string().regex(/^[A-Z]{2}$/);

/** What a company asks for to find somebody. */
const needs = z.enum(['name', 'email', 'address', 'birth date', 'customer number']);

/** One company or public body in a file of the directory, one a line. What is left out is not known, or usual. */
export const companyRow = z.strictObject({
  id,
  name: text,
  /** Further names and brands. */
  brands: z.array(text).min(1).optional(),
  domains: z.array(domain).min(1).optional(),
  /** Countries whose people it serves; left out where it serves everybody. */
  serves: z.array(country).min(1).optional(),
  /** Where it is established. */
  country: country.optional(),
  email: z.email().optional(),
  form: address.optional(),
  postal: text.optional(),
  /** In which it is to be written to; left out for English. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  needs: z.array(needs).min(1).optional(),
  /** It asks for a copy of an identity document. */
  asksForId: z.literal(true).optional(),
  /** It keeps records that an erasure hardly reaches. */
  isCreditAgency: z.literal(true).optional(),
  /** Where an account there is closed. */
  account: z.strictObject({ url: address, difficulty: z.enum(accountDifficulties) }).optional(),
  /** Its page about the rights of Californians; only of registered data brokers. */
  rights: address.optional(),
});
export type CompanyRow = z.infer<typeof companyRow>;

/** A supervisory authority, one a line. */
export const authorityRow = z.strictObject({
  id,
  name: text,
  country,
  /** Of the country, as `DE-BY`; left out where the whole country is meant. */
  state: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z]{2}$/)
    .optional(),
  /** It supervises this group alone. */
  only: z.enum(['public bodies', 'churches', 'broadcasters']).optional(),
  web: address.optional(),
  form: address.optional(),
  email: z.email().optional(),
  postal: text,
  /** In which a complaint is written. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
});
export type AuthorityRow = z.infer<typeof authorityRow>;

/** Where a record that is gone leads; null where nothing follows it. */
export const redirectRow = z.strictObject({ from: id, to: id.nullable() });
export type RedirectRow = z.infer<typeof redirectRow>;

/** The first line of a file: where its facts come from, and what their licence is. */
const fileHead = z.strictObject({ source: z.string().min(1), state: z.string().min(1), licence: z.string().min(1) });
export type FileHead = z.infer<typeof fileHead>;

/** A file of the directory. */
export interface RowFile<Row> {
  head: FileHead;
  rows: Row[];
}

/**
 * The rows of a file, checked.
 * @throws Error that names every mistake by the row's id and the field
 */
export function parseRows<Row extends { id: string }>(file: string, schema: z.ZodType<Row>): RowFile<Row> {
  const [first = '{}', ...lines] = file.trimEnd().split('\n');
  const mistakes: string[] = [];
  const seen = new Set<string>();
  const rows = lines.flatMap((line, at) => {
    const read: unknown = JSON.parse(line);
    const { data, error } = schema.safeParse(read);
    const name = String(Object(read).id ?? `line ${at + 2}`);
    for (const { path, message } of error?.issues ?? []) mistakes.push(`${name}: ${path.join('.')}: ${message}`);
    if (data && seen.has(data.id)) mistakes.push(`${data.id}: id: stands twice`);
    if (data) seen.add(data.id);
    return data ? [data] : [];
  });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return { head: fileHead.parse(JSON.parse(first)), rows };
}
