import type { KeptHead } from '#contract/proof/entry-history.ts';

const storageKey = 'audit-head';

/** The signed head of the audit log that this browser saw last; null where it saw none, or keeps nothing. */
export function readKeptHead(): KeptHead | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    const { key, note } = (kept ?? {}) as Partial<KeptHead>;
    return typeof key === 'string' && typeof note === 'string' ? { key, note } : null;
  } catch {
    return null;
  }
}

/** Nobody's data: it is public. Where the browser keeps nothing, the next check begins anew. */
export function keepHead(head: KeptHead): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(head));
  } catch {
    console.warn('This browser does not store anything, so histories cannot be compared.');
  }
}
