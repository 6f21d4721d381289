#!/usr/bin/env node
// Node 20 lacks a few functions that the bundle uses or looks for while it loads.
import module from 'node:module';
import threads from 'node:worker_threads';
import zlib from 'node:zlib';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  process.stderr.write(`quietprint needs Node 20 or later; this is Node ${process.versions.node}.\n`);
  process.exit(69);
}

// undici looks for both, and uses neither here: no source is asked for zstd.
threads.markAsUncloneable ??= () => {};
zlib.createZstdDecompress ??= () => {
  throw new Error('this Node cannot read zstd');
};

Map.groupBy ??= (items, keyOf) => {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};
Promise.withResolvers ??= () => {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
};
URL.parse ??= (address, base) => (URL.canParse(address, base) ? new URL(address, base) : null);

// What V8 makes of the bundle is kept beside other caches of Node: a second start takes half the time.
module.enableCompileCache?.();

await import('../dist/quietprint.js');
