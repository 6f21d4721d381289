import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { localSecretsFile } from '#platform/config/local-secrets.ts';
import { type Environment, readVariable } from '#platform/config/variables.ts';
import { type Config, ConfigError, loadConfig } from '#platform/config.ts';
import { isLoopbackName } from '#platform/http/loopback.ts';
import { readMaintenance } from '#platform/maintenance.ts';
import { type Finding, fine, weak, wrong } from './finding.ts';

/** The configuration as a start would read it, without making keys where there are none yet. */
export function readConfiguration(env: Environment): { config: Config | null; findings: Finding[] } {
  try {
    const config = loadConfig(withStandIns(env));
    return { config, findings: [fine(modeOf(config)), ...weaknessesOf(config)] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const findings = error.problems.map(({ name, problem }) => wrong(`${name} ${problem}.`, 'See .env.example.'));
    return { config: null, findings };
  }
}

/** Whether the installation has keys of its own, in its environment or in its data folder. */
export const hasKeys = (env: Environment): boolean =>
  existsSync(localSecretsFile(path.resolve(readVariable(env, 'DATA_DIR') ?? '.data'))) ||
  (readVariable(env, 'ENCRYPTION_KEY') !== undefined && readVariable(env, 'AUDIT_SIGNING_KEY') !== undefined);

function withStandIns(env: Environment): Environment {
  if (hasKeys(env) || readVariable(env, 'NODE_ENV') === 'production') return env;
  const key = () => randomBytes(32).toString('base64');
  return { ENCRYPTION_KEY: key(), AUDIT_SIGNING_KEY: key(), ...env };
}

const modeOf = ({ mode, appUrl }: Config): string =>
  `Every variable is right. It runs as ${mode === 'production' ? 'production' : 'a local installation'} at ${appUrl}.`;

const isEveryAddress = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** There the engine decides who reaches the port. */
const isInContainer = (): boolean => existsSync('/.dockerenv') || existsSync('/run/.containerenv');

function weaknessesOf({
  mode,
  appUrl,
  site,
  staffTwoFactor,
  stripe,
  host,
  trustedProxies,
  dataDir,
}: Config): Finding[] {
  const findings: Finding[] = [];
  const isPublic = !isLoopbackName(new URL(appUrl).hostname);
  if (isPublic && mode === 'local')
    findings.push(
      weak(
        'APP_URL is not of this machine, but NODE_ENV is not production: nothing makes sure that mail, keys and database are fit for others.',
        'Set NODE_ENV=production.',
      ),
    );
  if (isPublic && site.demo)
    findings.push(weak('QUIETPRINT_DEMO is on: what is found is invented.', 'Unset QUIETPRINT_DEMO.'));
  if (mode === 'production' && trustedProxies > 0 && isEveryAddress(host) && !isInContainer())
    findings.push(
      weak(
        `Web servers listen on ${host} and believe X-Forwarded-For: whoever reaches the port itself can name any address.`,
        'Set HOST=127.0.0.1 where the proxy runs on this machine, or let a firewall admit nobody but the proxy.',
      ),
    );
  if (mode === 'production' && site.legalNotice !== null)
    findings.push(
      weak(
        `Legal texts that staff have not replaced are headed "${site.legalNotice}".`,
        'Have them reviewed, and put your own under Content (legal_privacy, legal_terms, legal_cookies, legal_gdpr).',
      ),
    );
  const maintenance = readMaintenance(dataDir);
  if (maintenance !== null)
    findings.push(
      weak(
        `The site is in maintenance (${maintenance.mode}) since ${maintenance.since}.`,
        'npm run admin -- maintenance off',
      ),
    );
  if (mode === 'production' && !staffTwoFactor)
    findings.push(weak('Staff can sign in with a password alone.', 'Set STAFF_TWO_FACTOR=required.'));
  if (mode === 'production' && stripe?.secretKey.startsWith('sk_test_'))
    findings.push(
      weak('STRIPE_SECRET_KEY is a test key: nobody is charged.', 'Set the live key and its webhook secret.'),
    );
  return findings;
}
