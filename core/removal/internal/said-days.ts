import { fault } from '#contract/faults/faults.ts';
import { AppError } from '#core/base/errors.ts';
import type { Day } from '#core/removal/clocks/days.ts';
import { oldestDayMs } from '#core/removal/rules.ts';
import { dayOf } from './move-on.ts';

const DAY_MS = 86_400_000;

/**
 * Refuses a day that somebody cannot mean. It is still today in another time zone.
 * @throws AppError `invalid`
 */
export function requireSaidDay(on: Day, now: Date): void {
  const latest = dayOf(new Date(now.getTime() + DAY_MS));
  const earliest = dayOf(new Date(now.getTime() - oldestDayMs));
  if (on > latest) throw new AppError('invalid', { publicMessage: fault('day-to-come'), field: 'on' });
  if (on < earliest) throw new AppError('invalid', { publicMessage: fault('day-long-ago'), field: 'on' });
}
