import { describe, expect, it } from 'vitest';
import { local, problemsOf, provideDataFolder } from './config.fixture.ts';

const provider = {
  OIDC_ISSUER: 'https://id.example/realms/main',
  OIDC_CLIENT_ID: 'quietprint',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Example ID',
};

describe('an identity provider', () => {
  provideDataFolder();

  it('is none unless it is named, with roles and factors only as far as they are given', () => {
    expect(local().identity).toBeNull();
    expect(local(provider).identity).toMatchObject({ name: 'Example ID', staff: null, secondFactor: { acr: [] } });
    const staffed = { ...provider, OIDC_STAFF_CLAIM: 'groups', OIDC_STAFF_VALUES: 'a, b', OIDC_AMR: 'mfa' };
    expect(local(staffed).identity).toMatchObject({
      staff: { claim: 'groups', assistant: ['a', 'b'], admin: [] },
      secondFactor: { acr: [], amr: ['mfa'] },
    });
  });

  it.each([
    ['a part is missing', { ...provider, OIDC_CLIENT_SECRET: undefined }, 'OIDC_CLIENT_SECRET: is missing'],
    ['its issuer is not encrypted', { ...provider, OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER: is not encrypted'],
    ['its issuer is no address', { ...provider, OIDC_ISSUER: 'id.example' }, 'OIDC_ISSUER: is not a web address'],
    ['a claim has no values', { ...provider, OIDC_STAFF_CLAIM: 'groups' }, 'OIDC_STAFF_CLAIM: needs'],
    ['values have no claim', { ...provider, OIDC_ADMIN_VALUES: 'a' }, 'OIDC_STAFF_CLAIM: is missing'],
    ['only an option is set', { OIDC_AMR: 'mfa' }, 'OIDC_AMR: is set without OIDC_ISSUER'],
    ['staff could not sign in', { STAFF_PASSWORD_SIGN_IN: 'off' }, 'STAFF_PASSWORD_SIGN_IN: is off without'],
  ])('is refused at the start when %s', (_what, env, problem) => {
    expect(problemsOf(env).map((text) => text.slice(0, problem.length))).toEqual([problem]);
  });

  it('may be without TLS on this machine', () => {
    expect(problemsOf({ ...provider, OIDC_ISSUER: 'http://localhost:8080' })).toEqual([]);
  });
});
