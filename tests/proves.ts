/**
 * The requirements of docs/spec/requirements.md that a test proves, as its metadata:
 * `it('refuses a short password', proves(…ids), async () => …)`. `npm run spec` reads these calls.
 */
export const proves = (...requirements: string[]) => ({ meta: { requirements } });

declare module 'vitest' {
  interface TaskMeta {
    requirements?: string[];
  }
}
