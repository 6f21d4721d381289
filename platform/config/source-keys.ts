import { ConfigError } from './config-error.ts';
import { readValues } from './read-values.ts';
import { type Environment, sourceSwitchNames, sourceVariableNames, type Values } from './variables.ts';

/** Keys of sources, and `on` for those that were switched on, by variable name. */
export function sourceKeysFrom(values: Values): Readonly<Record<string, string>> {
  const set = sourceVariableNames.map((name) => [name, values[name]] as const);
  const on = sourceSwitchNames.filter((name) => values[name]).map((name) => [name, 'on'] as const);
  const keys = set.filter((entry): entry is [(typeof entry)[0], string] => entry[1] !== undefined);
  return Object.fromEntries([...keys, ...on]);
}

/** The same of a process that needs nothing else of the environment. @throws ConfigError */
export function readSourceKeys(env: Environment): Readonly<Record<string, string>> {
  const { values, problems } = readValues(env, [...sourceVariableNames, ...sourceSwitchNames]);
  if (problems.length > 0) throw new ConfigError(problems);
  return sourceKeysFrom(values);
}
