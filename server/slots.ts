/** A bounded number of places, in all and for each key. */
export interface Slots {
  take(key: string): boolean;
  give(key: string): void;
}

export function createSlots(limits: { perKey: number; inAll: number }): Slots {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(key) {
      const own = taken.get(key) ?? 0;
      if (own >= limits.perKey || all >= limits.inAll) return false;
      taken.set(key, own + 1);
      all++;
      return true;
    },
    give(key) {
      const own = taken.get(key) ?? 0;
      if (own === 0) return;
      if (own === 1) taken.delete(key);
      else taken.set(key, own - 1);
      all--;
    },
  };
}
