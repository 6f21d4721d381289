import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../processes.ts';

const digestOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Files of a folder by name, each with its digest; sorted, so that two builds can be compared line by line. */
function digestsIn(folder: string): { name: string; digest: { sha256: string } }[] {
  return globSync('**/*', { cwd: folder })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort()
    .map((name) => ({
      name: name.replaceAll(path.sep, '/'),
      digest: { sha256: digestOf(readFileSync(path.join(folder, name))) },
    }));
}

/** SOURCE_COMMIT where the build has no history beside it, as in an image; null when nobody knows. */
async function commitOf(env: NodeJS.ProcessEnv): Promise<string | null> {
  const given = env.SOURCE_COMMIT?.trim();
  if (given) return given;
  const { status, output } = await run('git', ['rev-parse', 'HEAD'], { capture: true }).catch(() => ({
    status: 1,
    output: '',
  }));
  return status === 0 ? output.trim() : null;
}

interface Built {
  /** Digest of everything that the build reads. */
  sources: string;
  /** Folder with what it made. */
  folder: string;
  env: NodeJS.ProcessEnv;
}

/**
 * From what a build was made, and what it made: an in-toto statement with SLSA's predicate (slsa.dev/provenance/v1). It names no time and no machine, so
 * that who builds the same sources gets the same text. It is not signed; whoever ships it signs what ships.
 */
export async function provenanceOf({ sources, folder, env }: Built): Promise<string> {
  const commit = await commitOf(env);
  const lockfile = digestOf(readFileSync(path.join(root, 'package-lock.json')));
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: digestsIn(folder),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://quietprint.example/build/v1',
        externalParameters: { command: 'node scripts/build.ts' },
        internalParameters: { node: process.version, platform: `${process.platform}-${process.arch}` },
        resolvedDependencies: [
          { name: 'sources', digest: { sha256: sources } },
          { name: 'package-lock.json', digest: { sha256: lockfile } },
          ...(commit === null ? [] : [{ name: 'commit', digest: { gitCommit: commit } }]),
        ],
      },
      runDetails: { builder: { id: 'https://quietprint.example/build/scripts/build.ts' } },
    },
  };
  return `${JSON.stringify(statement, null, 2)}\n`;
}
