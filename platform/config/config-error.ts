export interface ConfigProblem {
  /** The variable, or the file that stands for it. */
  name: string;
  /** What is wrong and what is expected. Never the value. */
  problem: string;
}

/** Everything that is wrong with the environment, one line each. Safe to print: it holds no value. */
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[];
  readonly publicMessage: string;

  constructor(problems: readonly ConfigProblem[]) {
    const lines = problems.map(({ name, problem }) => `  ${name}: ${problem}`);
    const message = ['The configuration cannot be used:', ...lines, 'See .env.example.'].join('\n');
    super(message);
    this.name = 'ConfigError';
    this.problems = problems;
    this.publicMessage = message;
  }
}
