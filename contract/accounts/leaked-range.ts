/** Characters of a password's SHA-1, in hexadecimal, that are sent to ask about it. */
export const prefixLength = 5;

/**
 * Whether the rest of a hash stands in the answer about its first five characters
 * (https://haveibeenpwned.com/API/v3#PwnedPasswords). Padding counts 0.
 * @param range lines of "suffix:count"
 * @param hash SHA-1 in capital hexadecimal
 */
export const isInRange = (range: string, hash: string): boolean =>
  range.split('\n').some((line) => {
    const [suffix, count] = line.trim().split(':');
    return suffix?.toUpperCase() === hash.slice(prefixLength) && Number(count) > 0;
  });
