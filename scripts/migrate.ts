import { readEnvironment } from '#platform/config/secret-files.ts';
import { loadConfig } from '#platform/config.ts';
import { exitAsCannotStart } from '#server/start-failure.ts';
import { closePlatform, createPlatform } from '#server/wire.ts';

/** `npm run db:migrate`: brings the database to this version's form, as every start does, and ends. */
try {
  const platform = await createPlatform(loadConfig(readEnvironment(process.env)));
  await closePlatform(platform);
  console.log('The database is up to date.');
} catch (error) {
  exitAsCannotStart(error);
}
