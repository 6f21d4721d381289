import { getDomain } from 'tldts';
import { z } from 'zod';
import type { AuthorityRow, CompanyRow, FileHead } from '#core/removal/directory/row.ts';
import { germanStates } from './german-states.ts';

/** A controller as datenanfragen.de's collection has it, as far as it is read. */
interface Controller {
  id: string;
  name: string;
  runs?: string[];
  categories?: string[];
  domain?: string;
  email?: string;
  webform?: string;
  address: string;
  country?: string;
  relevantIn: string[];
  requestLanguage?: string;
  needs?: string[];
  needsIdDocument?: boolean;
  quality: string;
  group?: 'church' | 'school';
  adult?: boolean;
  emailMayNamePerson?: boolean;
}

interface Authority {
  id: string;
  name: string;
  countries: string[];
  web?: string;
  email?: string;
  webform?: string;
  address: string;
  complaintLanguage?: string;
}

interface DeletionLink {
  name: string;
  domains: string[];
  url: string;
  difficulty: NonNullable<CompanyRow['account']>['difficulty'];
  email?: string;
}

interface RegisteredBroker {
  name: string;
  host: string;
  rightsUrl: string;
  also?: string;
}

/** A collection of facts, recognised by the field that holds its records. */
export interface Collection {
  source: string;
  commit?: string;
  date?: string;
  licence: string;
  controllers?: Controller[];
  authorities?: Authority[];
  links?: DeletionLink[];
  brokers?: RegisteredBroker[];
}

export type Converted =
  | { kind: 'companies'; file: string; head: FileHead; rows: CompanyRow[] }
  | { kind: 'authorities'; file: string; head: FileHead; rows: AuthorityRow[] };

/** The rows of a collection, sorted by id; null for one of an unknown form. */
export function convertCollection(collection: Collection): Converted | null {
  const { source, commit, date, licence } = collection;
  const head = { source, state: [commit, date].filter(Boolean).join(', '), licence };
  const { controllers, authorities, links, brokers } = collection;
  if (controllers) {
    const rows = controllers.filter(isUsable).map(rowOfController);
    return { kind: 'companies', file: 'controllers.jsonl', head, rows: sortById(rows) };
  }
  if (links) return { kind: 'companies', file: 'services.jsonl', head, rows: namedApart(links.map(rowOfLink)) };
  if (brokers) return { kind: 'companies', file: 'register.jsonl', head, rows: namedApart(brokers.map(rowOfBroker)) };
  if (authorities)
    return { kind: 'authorities', file: 'authorities.jsonl', head, rows: sortById(authorities.map(rowOfAuthority)) };
  return null;
}

const sortById = <Row extends { id: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Parishes and schools by the hundred, what nobody has verified, and what cannot be asked from a screen stay out. */
const isUsable = ({ group, quality, adult, email, webform }: Controller): boolean =>
  group === undefined && quality !== 'scraped' && !adult && (mailAddress(email) ?? webform) !== undefined;

/** What a mail can be sent to; people have typed it. */
const mailAddress = (text: string | undefined): string | undefined => z.email().safeParse(text?.trim()).data;

/** The fields that have a value. */
function given<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const entries = Object.entries(fields).filter(([, value]) => {
    const isEmpty = Array.isArray(value) && value.length === 0;
    return value !== undefined && value !== false && !isEmpty;
  });
  return Object.fromEntries(entries) as never;
}

const needs: Readonly<Record<string, NonNullable<CompanyRow['needs']>[number]>> = {
  name: 'name',
  email: 'email',
  address: 'address',
  birthdate: 'birth date',
  input: 'customer number',
};

function rowOfController(controller: Controller): CompanyRow {
  const { id, name, runs, domain, email, webform, address, country, relevantIn, requestLanguage } = controller;
  // An address that names somebody at the company is used only where there is no other way in.
  const hasBetterWay = controller.emailMayNamePerson && webform !== undefined;
  return {
    id,
    name,
    ...given({
      brands: runs,
      domains: hostIn(domain ?? ''),
      serves: relevantIn.includes('all') ? undefined : relevantIn.map((one) => one.toUpperCase()).sort(),
      country,
      email: hasBetterWay ? undefined : mailAddress(email),
      form: webform,
      postal: address,
      language: requestLanguage === 'en' ? undefined : requestLanguage,
      needs: [...new Set(controller.needs?.flatMap((need) => needs[need] ?? []))],
      asksForId: controller.needsIdDocument ? (true as const) : undefined,
      isCreditAgency: controller.categories?.includes('credit agency') ? (true as const) : undefined,
    }),
  };
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'unnamed';

/** Of an address or a host as somebody wrote it. One under which others have theirs, as gov.uk, says nothing about who is meant. */
function hostIn(text: string): string[] {
  const host = URL.parse(`https://${text.replace(/^https?:\/\//, '')}`)?.hostname.replace(/^www\./, '') ?? '';
  return /^[a-z0-9_-]+(?:\.[a-z0-9-]+)+$/.test(host) && getDomain(host) !== null ? [host] : [];
}

/** Without those that lie below another one. */
function topDomains(domains: readonly string[]): string[] {
  const hosts = [...new Set(domains.flatMap(hostIn))];
  return hosts.filter((host) => !hosts.some((other) => host.endsWith(`.${other}`))).sort();
}

function rowOfLink({ name, domains, url, difficulty, email }: DeletionLink): CompanyRow {
  const link = URL.canParse(url) ? url : `https://${url.replace(/^https?\.?:?\/\//, '')}`;
  const fields = { domains: topDomains(domains), email: mailAddress(email), account: { url: link, difficulty } };
  return { id: slugOf(name), name, ...given(fields) };
}

function rowOfBroker({ name, host, rightsUrl, also }: RegisteredBroker): CompanyRow {
  const brands = [...new Set(also?.split(';').map((one) => one.trim()))].filter((one) => one !== '' && one !== name);
  // A form that somebody else runs for it says nothing about where it is.
  const isElsewhere = /(?:^|\.)(?:trustarc|onetrust)\.(?:com|eu)$/.test(host);
  const fields = { brands, domains: isElsewhere ? [] : hostIn(host), country: 'US', rights: rightsUrl };
  return { id: slugOf(name), name, ...given(fields) };
}

/** Records of one name get their first domain too. */
function namedApart(rows: readonly CompanyRow[]): CompanyRow[] {
  const byId = Map.groupBy(rows, ({ id }) => id);
  const apart = rows.map((row) =>
    (byId.get(row.id)?.length ?? 0) > 1 ? { ...row, id: slugOf(`${row.name} ${row.domains?.[0] ?? ''}`) } : row,
  );
  return sortById([...new Map(apart.map((row) => [row.id, row])).values()]);
}

function rowOfAuthority(authority: Authority): AuthorityRow {
  const { id, name, countries, web, email, webform, address, complaintLanguage } = authority;
  const [country = ''] = countries;
  const { state, only } = germanStates[id] ?? {};
  return {
    id,
    name,
    country: country.toUpperCase(),
    ...given({ state, only, web, form: webform, email }),
    postal: address,
    ...given({ language: complaintLanguage }),
  };
}
