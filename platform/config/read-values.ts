import type { ConfigProblem } from './config-error.ts';
import {
  type Environment,
  readVariable,
  type Values,
  type VariableName,
  variableNames,
  variables,
} from './variables.ts';

/** Reads variables of the environment, every one unless some are named. */
export function readValues(
  env: Environment,
  names: readonly VariableName[] = variableNames,
): { values: Values; problems: ConfigProblem[] } {
  const problems: ConfigProblem[] = [];
  const entries = names.flatMap((name) => {
    const text = readVariable(env, name);
    if (text === undefined) return [];
    const result = variables[name].safeParse(text);
    if (result.success) return [[name, result.data]];
    const what = result.error.issues[0]?.message ?? 'is wrong';
    problems.push({ name, problem: `${what}; expected ${variables[name].description}` });
    return [];
  });
  return { values: Object.fromEntries(entries) as Values, problems };
}
