import { readPatch } from '#core/removal/routes/queries/patch.ts';
import { loadConfig } from '#platform/config.ts';

/** What did not hold of the directory at this installation, a row a line. With the embedded database, stop the product first. */
export async function writePatch(env: NodeJS.ProcessEnv, printLine: (line: string) => void): Promise<void> {
  const { closePlatform, createPlatform } = await import('#server/wire.ts');
  const platform = await createPlatform({ ...loadConfig(env), logLevel: 'warn' });
  try {
    for (const row of await readPatch(platform)) printLine(JSON.stringify(row));
  } finally {
    await closePlatform(platform);
  }
}
