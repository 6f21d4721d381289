import { rmSync } from 'node:fs';
import path from 'node:path';
import { bundleModules } from './bundle/bundle-modules.ts';
import { BUNDLE, noteInputs } from './bundle/bundled-server.ts';
import { root } from './processes.ts';

/**
 * A program: puts what `npm start` runs into `build/start/`, a few files instead of 2,000. The screens have been built. In a
 * process of its own, whose memory ends with it.
 */
rmSync(BUNDLE, { recursive: true, force: true });
const { own } = await bundleModules({
  folder: root,
  input: { main: 'server/main.ts', screens: 'build/server/index.js' },
  outside: ['@electric-sql/pglite', '@node-rs/argon2', 'pdfkit', 'pg-native', 'vite'],
  out: BUNDLE,
});
noteInputs(own.map((file) => path.relative(root, file)));
