/** Characters of a password's SHA-1, in hexadecimal, that are sent to ask about it. */
export const prefixLength = 5;

/**
 * How often a password stands in known breaches, by the answer about the first five characters of its hash
 * (https://haveibeenpwned.com/API/v3#PwnedPasswords). Padding counts 0.
 * @param range lines of "suffix:count"
 * @param hash SHA-1 in capital hexadecimal
 */
export function countInRange(range: string, hash: string): number {
  const rows = range.split('\n').map((line) => line.trim().split(':'));
  const row = rows.find(([suffix]) => suffix?.toUpperCase() === hash.slice(prefixLength));
  return Number(row?.[1] ?? 0) || 0;
}

/** Whether the password stands in known breaches at all. */
export const isInRange = (range: string, hash: string): boolean => countInRange(range, hash) > 0;
