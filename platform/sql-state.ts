/** Of PostgreSQL's error codes (Appendix A of its manual), those that mean that a part of the schema is not there. */
export const missing = { table: '42P01', column: '42703' } as const;

/** The code that the database gave of a failure; null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  for (let one = error; one instanceof Error; one = one.cause)
    if ('code' in one && typeof one.code === 'string' && /^[0-9A-Z]{5}$/.test(one.code)) return one.code;
  return null;
}
