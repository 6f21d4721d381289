import { workerData } from 'node:worker_threads';
import { createEngine } from './engine.ts';

/** Runs in a thread of its own: makes the folder that it is told. */
const engine = await createEngine(workerData as string);
await engine.close();
process.exit(0);
