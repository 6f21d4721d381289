import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export class FolderInUseError extends Error {
  readonly publicMessage: string;
  constructor(folder: string, pid: string) {
    const message = `The data folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`;
    super(message);
    this.name = 'FolderInUseError';
    this.publicMessage = message;
  }
}

type State = 'starting' | 'holding';

/** How often a process that meets another one that is starting too steps back before it gives up. */
const MOST_TRIES = 20;

/** Longer than an engine that computes keeps its process from answering. */
const ANSWER_MS = 5_000;

/** What a process that holds or wants the folder says to whoever asks. */
interface Claim {
  server: net.Server;
  state: State;
}

function listenAt(address: string): Promise<Claim> {
  const server = net.createServer((socket) => socket.on('error', () => {}).end(`${claim.state} ${process.pid}`));
  const claim: Claim = { server, state: 'starting' };
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(claim);
    });
  });
}

const closeClaim = ({ server }: Claim): Promise<void> => new Promise((done) => server.close(() => done()));

/** @returns null when nobody answers: the process has ended. One that is too busy to answer counts as holding. */
function askHolder(address: string): Promise<{ state: State; pid: string } | null> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    let answer = '';
    const reportHolding = () => resolve({ state: 'holding', pid: 'unknown' });
    socket.setTimeout(ANSWER_MS, () => {
      reportHolding();
      socket.destroy();
    });
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => {
      const [state, pid] = answer.split(' ');
      // A version before this one said its process id alone.
      if (pid === undefined) resolve({ state: 'holding', pid: state || 'unknown' });
      else resolve({ state: state === 'starting' ? 'starting' : 'holding', pid });
    });
    socket.on('error', () => resolve(null));
  });
}

/** Where claims on a folder are seen: addresses of Unix sockets hold about 100 bytes, so deep folders use the temp folder. */
function placeOf(folder: string): { place: string; prefix: string } {
  const inside = path.resolve(folder);
  if (Buffer.byteLength(inside) < 60) return { place: inside, prefix: '.lock' };
  const digest = createHash('sha256').update(inside).digest('hex').slice(0, 12);
  return { place: os.tmpdir(), prefix: `quietprint-${digest}.lock` };
}

/** Makes a claim that can be asked before it can be seen: what is seen and does not answer has ended for good. */
async function showClaim({ place, prefix }: ReturnType<typeof placeOf>): Promise<{ claim: Claim; file: string }> {
  const name = `${process.pid}-${randomBytes(4).toString('hex')}`;
  const hidden = path.join(place, `.new-${name}`);
  const file = path.join(place, `${prefix}-${name}`);
  const claim = await listenAt(hidden);
  chmodSync(hidden, 0o600);
  renameSync(hidden, file);
  return { claim, file };
}

/** @returns who else claims the folder, and removes the claims of processes that have ended */
async function findOther(at: ReturnType<typeof placeOf>, own: string): Promise<{ state: State; pid: string } | null> {
  let other: { state: State; pid: string } | null = null;
  for (const name of readdirSync(at.place).filter((one) => one.startsWith(at.prefix))) {
    const file = path.join(at.place, name);
    if (file === own) continue;
    const answer = await askHolder(file);
    if (answer === null) rmSync(file, { force: true });
    else if (other?.state !== 'holding') other = answer;
  }
  return other;
}

/**
 * Locks a data folder for this process. The embedded database takes no lock of its own, and two processes on
 * one folder would lose rows silently. The lock is a socket, so it ends with the process, however it ends. Each process
 * first shows its own and then looks for others: of two that start at once, at least one sees the other and steps back.
 * @returns a function that releases the lock
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32') return lockByPipe(folder);
  const at = placeOf(folder);
  for (let tries = 1; ; tries++) {
    const { claim, file } = await showClaim(at);
    const other = await findOther(at, file);
    const release = () => {
      rmSync(file, { force: true });
      return closeClaim(claim);
    };
    if (other === null) {
      claim.state = 'holding';
      return release;
    }
    await release();
    if (other.state === 'holding' || tries === MOST_TRIES) throw new FolderInUseError(folder, other.pid);
    await wait(Math.random() * 50 * tries);
  }
}

/** Windows removes a pipe's name with its process and gives it to one process only. */
async function lockByPipe(folder: string): Promise<() => Promise<void>> {
  const digest = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 24);
  const address = `\\\\.\\pipe\\quietprint-${digest}`;
  try {
    const claim = await listenAt(address);
    claim.state = 'holding';
    return () => closeClaim(claim);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new FolderInUseError(folder, (await askHolder(address))?.pid ?? 'unknown');
  }
}
