import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Routes whose `action` is no form of `acts`, and what bounds it. */
const others: Readonly<Record<string, string>> = {
  'app/auth/sign-in/passkey.ts': 'an allowance of the client’s own (askToSignIn)',
  'app/auth/session/refresh.ts': 'writes for a valid token only, which it replaces',
  'app/auth/passwords/new-password.ts': 'an allowance of the client’s own (readLeakedRange)',
  'app/auth/links/seen.ts': 'writes nothing',
  'app/public/free-scan/waiting.ts': 'writes nothing',
  'app/public/shell/not-found.tsx': 'writes nothing',
};

const routes = globSync('app/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
  .filter(({ source }) => /^export (?:const|async function|function) action\b/m.test(source));

describe('every action', () => {
  it('is a form that `acts` counts, or says what else bounds it', () => {
    const counted = routes.filter(({ source }) => /^export const action = acts\(/m.test(source));
    expect(counted.length).toBeGreaterThan(40);
    expect(
      routes
        .filter((one) => !counted.includes(one))
        .map(({ file }) => file)
        .sort(),
    ).toEqual(Object.keys(others).sort());
  });

  it('takes a form without counting it only to sign somebody out', () => {
    const uncounted = globSync('app/**/*.{ts,tsx}').filter(
      (file) => !file.includes('.test.') && /isAlwaysTaken: true/.test(readFileSync(file, 'utf8')),
    );
    expect(uncounted.sort()).toEqual(['app/auth/provider/provider.tsx', 'app/auth/session/sign-out.ts']);
  });
});
