import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutation } from './mutants/mutation.ts';
import { paymentMutations } from './mutants/payments.ts';
import { copyProject, type Fate } from './mutants/run.ts';
import { securityMutations } from './mutants/security.ts';
import { simulationMutations } from './mutants/simulation.ts';
import { writeMutants } from './mutants/table.ts';
import { root } from './processes.ts';

const subjects: Readonly<Record<string, readonly Mutation[]>> = {
  security: securityMutations,
  payments: paymentMutations,
  simulation: simulationMutations,
};
const USAGE = `npm run mutants -- ${Object.keys(subjects).join('|')} [words of a control]\nnpm run mutants -- list`;

/** Takes each control away in a copy of the project. @returns whether the test of each fails then, and passes with it */
async function judgeAll(mutations: readonly Mutation[], words: string): Promise<boolean> {
  const wanted = mutations.filter(({ control }) => control.includes(words));
  const copy = copyProject();
  const fates = new Map<Fate, number>();
  try {
    const failing = await copy.findFailing(wanted);
    for (const { control, test } of failing) console.log(`fails already  ${control}: ${test.file}: ${test.title}`);
    for (const mutation of wanted.filter((one) => !failing.includes(one))) {
      const fate = await copy.judge(mutation);
      fates.set(fate, (fates.get(fate) ?? 0) + 1);
      console.log(`${fate.padEnd(15)}${mutation.control}${fate === 'killed' ? '' : `: ${mutation.test.file}`}`);
    }
    const killed = fates.get('killed') ?? 0;
    console.log(`${killed} of ${wanted.length} killed`);
    return wanted.length > 0 && killed === wanted.length;
  } finally {
    copy.remove();
  }
}

const [subject = '', ...words] = process.argv.slice(2);
const mutations = Object.hasOwn(subjects, subject) ? subjects[subject] : undefined;
if (mutations) process.exitCode = (await judgeAll(mutations, words.join(' '))) ? 0 : 1;
else if (subject === 'list')
  writeFileSync(path.join(root, 'docs/mutants.md'), writeMutants(Object.values(subjects).flat()));
else {
  console.error(USAGE);
  process.exitCode = 2;
}
