import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, unlinkSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

export class FolderInUseError extends Error {
  readonly publicMessage: string;
  constructor(folder: string, pid: string) {
    const message = `The data folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`;
    super(message);
    this.name = 'FolderInUseError';
    this.publicMessage = message;
  }
}

/** Addresses of Unix sockets hold about 100 bytes, so a deep folder is locked by a name in the temp folder. */
function socketPath(folder: string): string {
  const digest = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\quietprint-${digest}`;
  const inside = path.join(path.resolve(folder), '.lock');
  return Buffer.byteLength(inside) < 90 ? inside : path.join(os.tmpdir(), `quietprint-${digest}.lock`);
}

function listen(address: string): Promise<net.Server | NodeJS.ErrnoException> {
  const server = net.createServer((socket) => socket.on('error', () => {}).end(String(process.pid)));
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(address, () => resolve(server));
  });
}

/** Process id of the holder, or null when nobody answers (the lock of a killed process). */
function askHolder(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    let answer = '';
    socket.setTimeout(2_000, () => socket.destroy(new Error('timeout')));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer || 'unknown'));
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.message === 'timeout' ? 'unknown' : null));
  });
}

/**
 * Locks a data folder for this process. The embedded database takes no lock of its own, and two processes on
 * one folder would lose rows silently. The lock is a socket, so it ends with the process, however it ends.
 * @returns a function that releases the lock
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const address = socketPath(folder);
  for (let attempt = 0; attempt < 5; attempt++) {
    const result = await listen(address);
    if (result instanceof net.Server) {
      if (process.platform !== 'win32') chmodSync(address, 0o600);
      result.unref();
      return () => new Promise((done) => result.close(() => done()));
    }
    if (result.code !== 'EADDRINUSE') throw result;
    const holder = await askHolder(address);
    if (holder !== null) throw new FolderInUseError(folder, holder);
    try {
      unlinkSync(address);
    } catch {
      // Another process starting at the same moment removed it first.
    }
  }
  throw new FolderInUseError(folder, 'unknown');
}
