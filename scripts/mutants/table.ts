import type { Mutation } from './mutation.ts';

const intro = `# Controls that were taken away

Written by \`npm run mutants -- list\` from \`scripts/mutants/\`. Each line is a control of the product, the file that holds it, and the test that fails
once it is taken away. \`npm run mutants -- security\` (and \`payments\`, \`simulation\`) does that in a copy of the project, one after the other, and ends with status 1 when a test
passes without its control; \`npm test\` holds that every edit still fits the code and every test exists. Which requirements of OWASP ASVS
they stand for, says [asvs.md](asvs.md) by its tests. A control that two mechanisms hold is taken away where one test looks at one of them.

| control | file | test |
| --- | --- | --- |
`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** The text of docs/mutants.md. */
export const writeMutants = (mutations: readonly Mutation[]): string =>
  `${intro}${mutations.map(({ control, file, test }) => `| ${cell(control)} | \`${file}\` | \`${test.file}\`: ${cell(test.title)} |\n`).join('')}`;
