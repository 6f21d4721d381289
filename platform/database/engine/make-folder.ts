import { createEngine } from './engine.ts';

/** A program: makes the folder that it is told. */
const engine = await createEngine(process.argv[2]);
await engine.close();
process.exit(0);
