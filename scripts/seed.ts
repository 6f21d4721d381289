import { seed } from '#db/seed.ts';
import { readEnvironment } from '#platform/config/secret-files.ts';
import { loadConfig } from '#platform/config.ts';
import { exitAsCannotStart } from '#server/start-failure.ts';
import { closePlatform, createPlatform } from '#server/wire.ts';

/** `npm run seed`: gives a new database its first contents, as every start does, and ends. */
try {
  const platform = await createPlatform(loadConfig(readEnvironment(process.env)));
  const written = await seed(platform.database).finally(() => closePlatform(platform));
  console.log(written.length > 0 ? `Written: ${written.join(', ')}.` : 'All first contents were there already.');
} catch (error) {
  exitAsCannotStart(error);
}
