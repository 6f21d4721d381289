import type { Company } from './company.ts';
import { foldName } from './names.ts';
import type { CompanyRow } from './row.ts';

/** A shorter name is that of many. */
const SHORTEST_NAME = 4;

/** Who is meant by a name. */
export interface NameIndex {
  /** May be called again once more is known of it. */
  add(company: Company): void;
  /** Null where nobody is called so, or several are: a guess would send somebody's data to the wrong one. */
  find(name: string): Company | null;
  /** The one company that claims the name of a row, or one of its brands. */
  findOwner(row: Pick<CompanyRow, 'name' | 'brands'>): Company | null;
}

interface Meaning {
  /** Null: several. */
  company: Company | null;
  isOwnName: boolean;
}

/** By folded name, first part of a domain, and brand. A company's own name comes before a brand of another. */
export function createNameIndex(): NameIndex {
  const meanings = new Map<string, Meaning>();

  function learn(name: string, company: Company, isOwnName: boolean): void {
    const folded = foldName(name);
    if (folded.length < SHORTEST_NAME) return;
    const known = meanings.get(folded);
    if (!known || (isOwnName && !known.isOwnName)) meanings.set(folded, { company, isOwnName });
    else if (known.company !== company && known.isOwnName === isOwnName) known.company = null;
  }

  const find = (name: string): Company | null => meanings.get(foldName(name))?.company ?? null;
  return {
    add(company) {
      learn(company.name, company, true);
      for (const domain of company.domains) {
        const [label = '', ...rest] = domain.split('.');
        if (rest.length === 1) learn(label, company, true);
      }
      for (const brand of company.brands) learn(brand, company, false);
    },
    find,
    findOwner({ name, brands = [] }) {
      const owners = new Set([name, ...brands].map(find));
      owners.delete(null);
      const [owner] = owners;
      return owners.size === 1 ? (owner ?? null) : null;
    },
  };
}
