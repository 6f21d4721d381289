import { parseArgs } from 'node:util';
import { createCosigner } from '#core/base/audit/tree/cosignature.ts';
import { openNote } from '#core/base/audit/tree/note.ts';
import { openWitnessState, readWitnessSeed } from './witness/state.ts';
import { createWitnessServer } from './witness/witness-server.ts';

const usage = `npm run witness -- --log KEY [--log KEY]… --name NAME [--data FOLDER] [--port 8620] [--host 127.0.0.1]

  --log    verifier key of a log to watch, as its /transparency/key tells it
  --name   of this witness, best an address without its scheme: witness.example/quietprint
  --data   where the key and what was signed are kept (default .witness); never lose or share it between two witnesses`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      log: { type: 'string', multiple: true, default: [] },
      name: { type: 'string' },
      data: { type: 'string', default: '.witness' },
      port: { type: 'string', default: '8620' },
      host: { type: 'string', default: '127.0.0.1' },
    },
  });
  const { name } = values;
  if (!name || values.log.length === 0 || !/^\d{1,5}$/.test(values.port)) throw new Error(usage);
  return { ...values, name, port: Number(values.port) };
}

/** @throws RangeError for a key that is none */
function logsOf(keys: readonly string[]): Map<string, string> {
  for (const key of keys) openNote('\n\n\n', [key]);
  return new Map(keys.map((key) => [key.slice(0, key.indexOf('+')), key]));
}

async function main(): Promise<void> {
  const { name, log, data, port, host } = readOptions();
  const cosigner = createCosigner(name, await readWitnessSeed(data));
  const witness = { cosigner, state: await openWitnessState(data), logs: logsOf(log), now: () => new Date() };
  const server = createWitnessServer(witness, (line) => console.log(`${new Date().toISOString()}  ${line}`));
  server.listen(port, host, () => {
    console.log(`Watching ${[...witness.logs.keys()].join(', ')} at http://${host}:${port}.`);
    console.log(
      `Put TLS in front of it, and tell whoever runs the log:\n  ${cosigner.verifierKey} https://YOUR-ADDRESS`,
    );
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close(() => process.exit()));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
