import { readFileSync } from 'node:fs';
import type { BuildFacts } from '#contract/status/types.ts';

const readJson = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));

interface Provenance {
  predicate?: { buildDefinition?: { resolvedDependencies?: { name: string; digest?: { gitCommit?: string } }[] } };
}

/** As build/provenance.json has it; a build of nobody's has none. */
function commitOfBuild(): string | null {
  try {
    const { predicate }: Provenance = readJson('build/provenance.json');
    const found = predicate?.buildDefinition?.resolvedDependencies?.find(({ name }) => name === 'commit');
    return found?.digest?.gitCommit ?? null;
  } catch {
    return null;
  }
}

let facts: BuildFacts | undefined;

/** Read once for a process. */
export function readBuildFacts(): BuildFacts {
  facts ??= {
    version: readJson('package.json').version,
    commit: commitOfBuild(),
    schema: readJson('db/migrations/meta/_journal.json').entries.at(-1).tag,
  };
  return facts;
}
