import { runCommandLine } from './run.ts';
import { status } from './status.ts';
import { openTerminal } from './terminal.ts';

/** `quietprint COMMAND`, and `npm run cli -- COMMAND` in a clone. */
const { env, stdin, stdout, stderr } = process;

// Whoever reads the output may have seen enough.
for (const stream of [stdout, stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(status.done);
  });

const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort(new Error('interrupted')));
process.once('SIGTERM', () => interrupt.abort(new Error('interrupted')));

// npm runs scripts in the folder of the project, and says where it was started.
const isClone = import.meta.url.endsWith('.ts');
const folder = (isClone && env.INIT_CWD) || process.cwd();

const terminal = openTerminal({ stdin, stdout, stderr }, { env, folder, signal: interrupt.signal });
process.exitCode = await runCommandLine(process.argv.slice(2), terminal);
