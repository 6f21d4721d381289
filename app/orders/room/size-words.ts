const units = [
  ['MB', 1024 * 1024],
  ['KB', 1024],
] as const;

/** "1.4 MB", "312 KB", "80 bytes". */
export function sizeWords(bytes: number): string {
  const [unit, size] = units.find(([, least]) => bytes >= least) ?? ['bytes', 1];
  const value = bytes / size;
  return `${value < 10 && size > 1 ? value.toFixed(1) : Math.round(value)} ${unit}`;
}
