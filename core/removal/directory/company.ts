import type { CompanyRow } from './row.ts';

/** Who answers a request, and the ways to reach them; at least one of these. */
export interface Addressee {
  name: string;
  email: string | null;
  form: string | null;
  postal: string | null;
  /** ISO 3166, two capitals; null where it is not known. */
  country: string | null;
  /** In which it is to be written to, ISO 639-1. */
  language: string;
  needs: NonNullable<CompanyRow['needs']>;
  asksForId: boolean;
  isCreditAgency: boolean;
}

/** A company, public body or service that people can ask, from whichever list it is known. */
export interface Company {
  /** The list that it was first found in and its id there: `controllers.adobe`. */
  id: string;
  name: string;
  /** What its customers call it, where a list says so: "Adobe" of Adobe Systems Software Ireland Ltd. */
  service: string | null;
  brands: string[];
  /** Hosts in lower case, without `www.`. */
  domains: string[];
  /** Countries whose people it serves; empty where it serves everybody. */
  serves: readonly string[];
  addressee: Addressee | null;
  account: NonNullable<CompanyRow['account']> | null;
  /** Its page about the rights of Californians; registered data brokers have one. */
  rights: string | null;
}

/** The rows of one list. */
export interface CompanyList {
  /** Before the ids of its rows. */
  name: string;
  rows: readonly CompanyRow[];
}

export const addresseeOf = (row: CompanyRow): Addressee | null =>
  row.email || row.form || row.postal
    ? {
        name: row.name,
        email: row.email ?? null,
        form: row.form ?? null,
        postal: row.postal ?? null,
        country: row.country ?? null,
        language: row.language ?? 'en',
        needs: row.needs ?? [],
        asksForId: row.asksForId ?? false,
        isCreditAgency: row.isCreditAgency ?? false,
      }
    : null;

export const companyOf = (list: string, row: CompanyRow): Company => ({
  id: `${list}.${row.id}`,
  name: row.name,
  service: row.account ? (row.brands?.[0] ?? row.name) : null,
  brands: row.brands ?? [],
  domains: row.domains ?? [],
  serves: row.serves ?? [],
  addressee: addresseeOf(row),
  account: row.account ?? null,
  rights: row.rights ?? null,
});
