/** "about 2 minutes left". @param ms null while nothing is known */
export function leftWords(ms: number | null): string {
  if (ms === null) return 'working out the time left';
  const seconds = Math.ceil(ms / 1_000);
  if (seconds < 60) return `about ${Math.max(5, Math.ceil(seconds / 5) * 5)} seconds left`;
  const minutes = Math.ceil(seconds / 60);
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
}

export const megabytesOf = (bytes: number): string => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0);
