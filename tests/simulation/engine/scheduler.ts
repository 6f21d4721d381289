import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Random } from './random.ts';

/**
 * What can go wrong where the product waits for something outside of its process. `crash`: the process dies. `refused`: it
 * was not done, and the product is told so. `lost`: it was done, and the product is told that it was not.
 */
export type Fault = 'crash' | 'refused' | 'lost';

/** Rolls a transaction back whose process dies before it commits. Nothing else of a process that died goes on. */
export class Died extends Error {
  constructor() {
    super('the process died');
  }
}

/** What a process that has died waits for. */
const forever = <Result>(): Promise<Result> => new Promise(() => {});

/** Work of one process; several flows of it can wait at once. */
export interface Task {
  name: string;
  process: string;
  isDead: boolean;
  onEnd?: (error: unknown) => void;
}

interface Gate {
  task: Task;
  at: string;
  faults: readonly Fault[];
  /** Not before; milliseconds on the scheduler's time. */
  dueAt: number;
  /** A crash is no answer: nothing of the process goes on. */
  resume(fault: Fault | null): void;
}

/** What a gate is like, other than its name. */
export interface GateOptions {
  faults?: readonly Fault[];
  /** Milliseconds from now. */
  after?: number;
  signal?: AbortSignal | undefined;
  /** Whose it is where nobody's work is under way: what a process does for several at once. */
  owner?: Task;
}

/** How often something goes wrong where it can. */
const FAULT = 0.015;
/** Turns of the event loop without any change, after which nothing more comes by itself. */
const QUIET_TURNS = 4;
/** After so many turns, a file is written: this thread need not wait for it as fast as it can. */
const BUSY_TURNS = 300;
/** A transaction that takes more turns waits for something that only the scheduler could give. */
const MOST_TURNS = 20_000;

/** The log is witnessed, and erasures are noted, in files. */
const isReadingFiles = (): boolean => process.getActiveResourcesInfo().some((name) => /^FSReq|CloseReq$/i.test(name));

const current = new AsyncLocalStorage<Task>();

/**
 * Runs work that has begun one piece at a time, from one gate to the next: which goes on, and what goes wrong there,
 * follows from the seed. Between two gates nothing else runs. Time stands still as long as anything can go on.
 */
export class Scheduler {
  readonly #random: Random;
  readonly #gates = new Set<Gate>();
  readonly #tasks = new Set<Task>();
  #crashing: string | null = null;
  #changes = 0;
  #busy = 0;
  #now = 0;
  /** Whether anything goes wrong. */
  faulty = true;
  /** Off while a life is being set up: nothing waits then. */
  isOn = false;
  /** Everything that happened, in order. */
  readonly trace: string[] = [];
  crashes = 0;
  /** Transactions that have committed. */
  commits = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Milliseconds that have passed; never goes back. */
  get now(): number {
    return this.#now;
  }

  /** How many pieces of work are under way. */
  get underWay(): number {
    return this.#tasks.size;
  }

  isRunning(name: string): boolean {
    return [...this.#tasks].some((task) => task.name === name || task.name.startsWith(`${name} @`));
  }

  /** Whether the code that asks is part of a life. */
  get isInside(): boolean {
    return this.isOn && current.getStore() !== undefined;
  }

  note(what: string): void {
    this.trace.push(what);
  }

  letPass(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** Begins something, which waits for its turn. @param onEnd with what it threw, or null */
  start(name: string, work: () => Promise<unknown>, onEnd: (error: unknown) => void = () => {}, process = 'one'): void {
    const task: Task = { name, process, isDead: false, onEnd };
    this.#tasks.add(task);
    const end = (error: unknown) => {
      this.#tasks.delete(task);
      this.#changes++;
      this.note(`${name} ends${error === null ? '' : `: ${nameOf(error)}`}`);
      onEnd(error);
    };
    current.run(task, () => {
      void this.gate('begin')
        .then(work)
        .then(() => end(null), end);
    });
  }

  /** Waits for its turn. @returns what goes wrong here; never where the process has died by then @throws the signal's reason */
  async gate(at: string, { faults = [], after = 0, signal, owner }: GateOptions = {}): Promise<Fault | null> {
    const task = current.getStore() ?? owner;
    if (!this.isOn || !task) return null;
    if (task.isDead) return forever();
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Fault | null>();
    const gate: Gate = { task, at, faults, dueAt: this.#now + Math.max(0, after), resume: resolve };
    const abort = () => {
      this.#gates.delete(gate);
      this.#changes++;
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    this.#gates.add(gate);
    this.#changes++;
    return promise.finally(() => signal?.removeEventListener('abort', abort));
  }

  /** Calls later, unless the process has died by then. @returns takes it back */
  callLater(call: () => void, milliseconds: number): () => void {
    const task = current.getStore();
    if (!task) throw new Error('nobody’s timer');
    if (task.isDead) return () => {};
    const dueAt = this.#now + Math.max(0, milliseconds);
    const gate: Gate = { task, at: 'timer', faults: [], dueAt, resume: call };
    this.#gates.add(gate);
    this.#changes++;
    return () => this.#gates.delete(gate);
  }

  /** Work that goes on by itself until it is done: nothing else has its turn meanwhile. Never ends where the process dies in it. */
  async uninterrupted<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#busy++;
    try {
      return await work();
    } catch (error) {
      if (error instanceof Died) return forever();
      throw error;
    } finally {
      this.#busy--;
      this.#changes++;
    }
  }

  /** Whether the process dies right here, where nothing else can have its turn: inside a transaction. @throws Died */
  mayCrash(at: string, owner?: Task): void {
    const task = current.getStore() ?? owner;
    if (!this.isOn || !task) return;
    if (!this.#draws(['crash'])) return;
    this.note(`${task.name} ${at}: crash`);
    this.#crashing = task.process;
    throw new Died();
  }

  #draws(faults: readonly Fault[]): Fault | null {
    return this.faulty && faults.length > 0 && this.#random.chance(FAULT) ? this.#random.pick(faults) : null;
  }

  /** Lets one piece of work go on to its next gate. @returns whether there was any; and which process died */
  async step(): Promise<{ moved: boolean; died: string | null }> {
    const gate = this.#next();
    if (!gate) return { moved: false, died: null };
    const fault = this.#draws(gate.faults);
    this.note(`${gate.task.name} ${gate.at}${fault ? `: ${fault}` : ''}`);
    if (fault === 'crash') this.#crashing = gate.task.process;
    else {
      this.#gates.delete(gate);
      gate.resume(fault);
      await this.#settled();
    }
    const died = this.#crashing;
    if (died !== null) this.kill(died);
    return { moved: true, died };
  }

  /** One of those whose time has come; time passes where there is none. */
  #next(): Gate | undefined {
    if (this.#gates.size === 0) {
      if (this.#tasks.size > 0) throw new Error(`${this.#names()} wait for nothing that comes`);
      return;
    }
    const gates = [...this.#gates];
    const first = Math.min(...gates.map(({ dueAt }) => dueAt));
    if (first > this.#now) this.letPass(first - this.#now);
    return this.#random.pick(gates.filter(({ dueAt }) => dueAt <= this.#now));
  }

  #names(): string {
    return [...this.#tasks].map(({ name }) => name).join(', ');
  }

  /** Until all work waits at gates, or for other work. */
  async #settled(): Promise<void> {
    for (let quiet = 0, turns = 0; quiet < QUIET_TURNS; turns++) {
      const before = this.#changes;
      await (turns > BUSY_TURNS ? wait(1) : nextTurn());
      quiet = this.#busy > 0 || this.#changes !== before || isReadingFiles() ? 0 : quiet + 1;
      if (turns > MOST_TURNS) throw new Error(`a transaction waits for something else; under way: ${this.#names()}`);
    }
  }

  /** The process dies, with everything that it had begun. */
  kill(process: string): void {
    this.crashes++;
    this.#crashing = null;
    for (const gate of this.#gates) {
      if (gate.task.process !== process) continue;
      gate.task.isDead = true;
      this.#gates.delete(gate);
    }
    for (const task of this.#tasks) {
      if (task.process !== process) continue;
      task.isDead = true;
      this.#tasks.delete(task);
      task.onEnd?.(new Died());
    }
  }
}

const nameOf = (error: unknown): string => {
  const { code, name, reason } = error as { code?: string; name?: string; reason?: string };
  return [name, code, reason].filter(Boolean).join(' ');
};
