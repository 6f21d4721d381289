import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runTests } from '../attacks/run-tests.ts';
import { root } from '../processes.ts';
import { applyMutation, type Mutation } from './mutation.ts';

/** Not copied: made anew, or of no use to tests. */
const LEFT_OUT = new Set(['.git', 'build', '.react-router', 'test-results']);
/** Large, and never changed. */
const LINKED = new Set(['node_modules', '.node', '.tools']);

/** `survived`: its test passed without the control. `stale`: the edit does not fit, or its test does not run. */
export type Fate = 'killed' | 'survived' | 'stale';

export interface Copy {
  /** Runs the test of each; what is there is as it was written. @returns those whose test does not pass */
  findFailing(mutations: readonly Mutation[]): Promise<Mutation[]>;
  /** Takes the control away, runs its test, and puts it back. */
  judge(mutation: Mutation): Promise<Fate>;
  remove(): void;
}

/** A copy of the project as it stands, also of what is not committed. */
export function copyProject(): Copy {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-mutants-'));
  const nameOf = (source: string) => path.relative(root, source).split(path.sep)[0] ?? '';
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(nameOf(source)) && !LINKED.has(nameOf(source)),
  });
  for (const name of LINKED) symlinkSync(path.join(root, name), path.join(folder, name));
  return {
    async findFailing(mutations) {
      const failing: Mutation[] = [];
      for (const [wholeFiles, own] of Map.groupBy(mutations, ({ wholeFile = false }) => wholeFile)) {
        const tests = own.map(({ test }) => test);
        const results = await runTests(tests, { project: folder, wholeFiles });
        failing.push(...own.filter((_, n) => results[n]?.ran === 0 || results[n]?.failed !== 0));
      }
      return failing;
    },
    async judge(mutation) {
      const file = path.join(folder, mutation.file);
      const text = readFileSync(file, 'utf8');
      const changed = applyMutation(text, mutation);
      if (changed === null) return 'stale';
      writeFileSync(file, changed);
      const { wholeFile: wholeFiles = false } = mutation;
      const [result] = await runTests([mutation.test], { project: folder, wholeFiles }).finally(() =>
        writeFileSync(file, text),
      );
      if (!result || result.ran === 0) return 'stale';
      return result.failed > 0 ? 'killed' : 'survived';
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
