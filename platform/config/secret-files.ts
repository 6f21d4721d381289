import { readFileSync } from 'node:fs';
import { ConfigError, type ConfigProblem } from './config-error.ts';
import { type Environment, readVariable, variableNames } from './variables.ts';

/**
 * The environment with what stands in files put in: for each variable NAME, NAME_FILE may name the file that holds it, as
 * containers and systemd hand secrets over. Not for proxies, which libraries look up by themselves. Environments are seen in many places, files in one.
 * @throws ConfigError that lists files that cannot be read, and variables that are given twice
 */
export function readEnvironment(env: Environment): Environment {
  const problems: ConfigProblem[] = [];
  const read: Record<string, string> = {};
  for (const name of variableNames.filter((one) => !one.endsWith('_PROXY'))) {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (readVariable(env, name) !== undefined)
      problems.push({ name: `${name}_FILE`, problem: `is set beside ${name}; expected one of them` });
    else
      try {
        read[name] = readFileSync(file, 'utf8').trim();
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        problems.push({ name: `${name}_FILE`, problem: `cannot be read (${code}); expected a file of this user` });
      }
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return { ...env, ...read };
}
