/** A time zone in which it is about noon, so that nobody waits for the end of the night. */
export function zoneOfNoon(now = new Date()): string {
  const ahead = 12 - now.getUTCHours();
  // The names count the other way round: Etc/GMT-3 is three hours ahead.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
