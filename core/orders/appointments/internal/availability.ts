import { eq } from 'drizzle-orm';
import { type Availability, weekdays } from '#contract/orders/appointments.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { availabilities } from '#core/orders/appointments/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

interface Person {
  userId: string;
  email: string;
}

/** What somebody has published; hours that nobody can book, where they have published none. */
export async function readAvailability(tx: Transaction, { userId, email }: Person): Promise<Availability> {
  const [row] = await tx.select().from(availabilities).where(eq(availabilities.staffId, userId));
  if (row) {
    const { shownAs, about, timeZone, week, exceptions } = row;
    return { shownAs, about, timeZone, week, exceptions };
  }
  const [profile] = await tx.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.id, userId));
  const shownAs = profile?.name?.trim() || (email.split('@')[0] ?? email);
  return { shownAs, about: '', timeZone: 'Europe/London', week: weekdays.map(() => []), exceptions: [] };
}
