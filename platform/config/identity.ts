import { isLoopbackName } from '../http/loopback.ts';
import type { ConfigProblem } from './config-error.ts';
import type { Values, VariableName } from './variables.ts';

/** The provider of OpenID Connect that people can sign in with. */
export interface IdentityConfig {
  /** As the provider's discovery document names itself. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the button calls it. */
  name: string;
  /** Scopes of a request, with spaces between them. */
  scopes: string;
  /** Which values of which claim make somebody staff; null = no claim does. */
  staff: { claim: string; assistant: readonly string[]; admin: readonly string[] } | null;
  /** Values of `acr` and `amr` that count as a second factor. */
  secondFactor: { acr: readonly string[]; amr: readonly string[] };
}

const needed = [
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_NAME',
] as const satisfies readonly VariableName[];

const optional = [
  'OIDC_SCOPES',
  'OIDC_STAFF_CLAIM',
  'OIDC_STAFF_VALUES',
  'OIDC_ADMIN_VALUES',
  'OIDC_ACR',
  'OIDC_AMR',
] as const satisfies readonly VariableName[];

export function identityFrom(values: Values): IdentityConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = values;
  if (!issuer || !clientId || !clientSecret || !name) return null;
  const { OIDC_STAFF_CLAIM: claim, OIDC_STAFF_VALUES: assistant = [], OIDC_ADMIN_VALUES: admin = [] } = values;
  return {
    issuer,
    clientId,
    clientSecret,
    name,
    scopes: values.OIDC_SCOPES ?? 'openid email profile',
    staff: claim ? { claim, assistant, admin } : null,
    secondFactor: { acr: values.OIDC_ACR ?? [], amr: values.OIDC_AMR ?? [] },
  };
}

/** All of the four or none; what depends on them only with them; no secret over a wire that others can read. */
export function checkIdentity(values: Values): ConfigProblem[] {
  const set = needed.filter((name) => values[name] !== undefined);
  if (set.length === 0) return checkAlone(values);
  const missing = needed.filter((name) => values[name] === undefined);
  const problems = missing.map((name) => ({ name: name as string, problem: `is missing; needed with ${set[0]}` }));
  const { OIDC_ISSUER: issuer, OIDC_STAFF_CLAIM: claim, OIDC_STAFF_VALUES: staff, OIDC_ADMIN_VALUES: admin } = values;
  if (issuer?.startsWith('http:') && !isLoopbackName(new URL(issuer).hostname))
    problems.push({ name: 'OIDC_ISSUER', problem: 'is not encrypted; expected https://, except on this machine' });
  if (claim && !staff && !admin)
    problems.push({ name: 'OIDC_STAFF_CLAIM', problem: 'needs OIDC_STAFF_VALUES, OIDC_ADMIN_VALUES or both' });
  if (!claim && (staff || admin))
    problems.push({
      name: 'OIDC_STAFF_CLAIM',
      problem: 'is missing; needed with OIDC_STAFF_VALUES or OIDC_ADMIN_VALUES',
    });
  return problems;
}

function checkAlone(values: Values): ConfigProblem[] {
  const problems: ConfigProblem[] = optional
    .filter((name) => values[name] !== undefined)
    .map((name) => ({ name, problem: 'is set without OIDC_ISSUER' }));
  if (values.STAFF_PASSWORD_SIGN_IN === 'off')
    problems.push({ name: 'STAFF_PASSWORD_SIGN_IN', problem: 'is off without OIDC_ISSUER: no staff could sign in' });
  return problems;
}
