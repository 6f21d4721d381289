import { longestWindow, type Paced, type Quota } from '#core/sources/internal/pacing/quota.ts';
import type { Clock } from '#platform/clock.ts';
import { chooseSlots, decideStart, type SlotBook, type Taken } from './choose.ts';

interface HeldSlot {
  /** Milliseconds. */
  at: number;
  /** Null once it is used. */
  holder: string | null;
}

/** Slots by quota and id, and until when vendors want to be left alone, in milliseconds. */
export interface SlotMemory {
  slots: Map<string, Map<string, HeldSlot>>;
  paused: Map<string, number>;
}

export const emptySlots = (): SlotMemory => ({ slots: new Map(), paused: new Map() });

/** The same decisions as in the database, for one process. @param waiting as in `openSlotBook` */
export function memorySlotBook({ slots, paused }: SlotMemory, clock: Clock, waiting: ReadonlySet<string>): SlotBook {
  const now = () => clock.now().getTime();
  const slotsOf = ({ id }: Quota): Map<string, HeldSlot> => {
    const known = slots.get(id) ?? new Map<string, HeldSlot>();
    slots.set(id, known);
    return known;
  };

  function readTaken(sources: readonly Paced[], isCounted: (slotId: string) => boolean): Taken {
    const quotas = new Map(sources.map(({ quota }) => [quota.id, quota]));
    const times = new Map<string, number[]>();
    for (const [id, quota] of quotas) {
      const own = slotsOf(quota);
      const oldest = now() - longestWindow(quota);
      for (const [slotId, { at }] of own) if (at <= oldest) own.delete(slotId);
      const counted = [...own].filter(([slotId]) => isCounted(slotId)).map(([, { at }]) => at);
      times.set(
        id,
        counted.sort((a, b) => a - b),
      );
    }
    return { times, paused };
  }

  function release(holder: string): void {
    for (const own of slots.values()) for (const [slotId, slot] of own) if (slot.holder === holder) own.delete(slotId);
  }

  return {
    async reserve(request) {
      if (request.anew) release(request.holder);
      const taken = readTaken(request.sources, () => true);
      const given = chooseSlots(request, taken, now());
      for (const { id, quota } of request.sources) {
        const slot = given.get(id);
        if (slot) slotsOf(quota).set(slot.id, { at: slot.at.getTime(), holder: slot.used ? null : request.holder });
      }
      return given;
    },
    async start(question) {
      const { slotId, source, holder } = question;
      const taken = readTaken([source], (id) => !waiting.has(id));
      const at = decideStart(question, taken, now());
      if (at === null) slotsOf(source.quota).delete(slotId);
      else slotsOf(source.quota).set(slotId, { at, holder: at > now() ? holder : null });
      return at;
    },
    async noteSent({ slotId, sentAt }) {
      for (const own of slots.values()) {
        const slot = own.get(slotId);
        if (slot) slot.at = sentAt;
      }
    },
    release: async (holder) => release(holder),
    async pause({ quota }, until) {
      paused.set(quota.vendorId, Math.max(paused.get(quota.vendorId) ?? 0, until.getTime()));
    },
  };
}
