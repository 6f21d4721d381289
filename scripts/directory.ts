/** `npm run directory`: the companies that people can write to. */
import { readFileSync } from 'node:fs';
import { describeChanges, importFile, UnknownCollectionError } from './directory/import.ts';
import { writePatch } from './directory/patch.ts';

const usage = `npm run directory -- import FILE    make a file of core/removal/directory/data from a collection in the form of its authors
npm run directory -- patch          print what did not work here, a row a line, for the authors of the lists

The collection is recognised by what it holds: controllers or authorities of datenanfragen.de, deletion links of
JustDeleteMe, or California's register of data brokers. What was added, changed and gone is printed.`;

const WRONG_USAGE = 64;

const [command, file] = process.argv.slice(2);
if (command === 'import' && file) {
  try {
    const changes = await importFile(JSON.parse(readFileSync(file, 'utf8')));
    process.stdout.write(describeChanges(changes));
  } catch (error) {
    if (!(error instanceof UnknownCollectionError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
} else if (command === 'patch' && !file) {
  await writePatch(process.env, (line) => process.stdout.write(`${line}\n`));
} else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = WRONG_USAGE;
}
