/** Whom a place is counted for, and how many of them may be taken. */
export interface Share {
  key: string;
  most: number;
}

/** A bounded number of places, in all and for each key. */
export interface Slots {
  /** @returns false, and takes none, when one of the shares or the whole is used up */
  take(shares: readonly Share[]): boolean;
  give(shares: readonly Share[]): void;
}

export function createSlots(inAll: number): Slots {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(shares) {
      if (all >= inAll || shares.some(({ key, most }) => (taken.get(key) ?? 0) >= most)) return false;
      for (const { key } of shares) taken.set(key, (taken.get(key) ?? 0) + 1);
      all++;
      return true;
    },
    give(shares) {
      for (const { key } of shares) {
        const left = (taken.get(key) ?? 0) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      }
      all--;
    },
  };
}
