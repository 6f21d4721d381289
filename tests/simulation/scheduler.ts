import { AsyncLocalStorage } from 'node:async_hooks';
import type { Random } from './random.ts';

/**
 * What can go wrong where the product waits for something outside of its process. `crash`: the process dies. `refused`: it
 * was not done, and the product is told so. `lost`: it was done, and the product is told that it was not.
 */
export type Fault = 'crash' | 'refused' | 'lost';

/** The process of this work has died; nothing of it goes on. */
export class Died extends Error {
  constructor() {
    super('the process died');
  }
}

interface Task {
  name: string;
  isDead: boolean;
}

interface Gate {
  task: Task;
  at: string;
  faults: readonly Fault[];
  resume(fault: Fault | null): void;
}

/** How often something goes wrong where it can. */
const FAULT = 0.015;

const current = new AsyncLocalStorage<Task>();

/**
 * Runs work that has begun one piece at a time, from one gate to the next: which goes on, and what goes wrong there,
 * follows from the seed. Between two gates nothing else runs.
 */
export class Scheduler {
  readonly #random: Random;
  readonly #gates: Gate[] = [];
  readonly #tasks = new Set<Task>();
  #crashing = false;
  #wake = () => {};
  /** Whether anything goes wrong. */
  faulty = true;
  /** Everything that happened, in order. */
  readonly trace: string[] = [];
  crashes = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /** How many pieces of work are under way. */
  get underWay(): number {
    return this.#tasks.size;
  }

  isRunning(name: string): boolean {
    return [...this.#tasks].some((task) => task.name === name);
  }

  note(what: string): void {
    this.trace.push(what);
  }

  /** Begins something, which waits for its turn. @param onEnd with what it threw, or null */
  start(name: string, work: () => Promise<unknown>, onEnd: (error: unknown) => void = () => {}): void {
    const task: Task = { name, isDead: false };
    this.#tasks.add(task);
    const end = (error: unknown) => {
      this.#tasks.delete(task);
      if (!task.isDead) this.note(`${name} ends${error === null ? '' : `: ${nameOf(error)}`}`);
      onEnd(error);
      this.#wake();
    };
    current.run(task, () => {
      void this.gate('begin')
        .then(work)
        .then(() => end(null), end);
    });
  }

  /** Waits for its turn. @returns what goes wrong here; a crash never returns @throws Died */
  async gate(at: string, faults: readonly Fault[] = []): Promise<Fault | null> {
    const task = current.getStore();
    if (!task) return null;
    if (task.isDead) throw new Died();
    if (this.#gates.some((gate) => gate.task === task)) throw new Error(`${task.name} waits at two gates at once`);
    const { promise, resolve } = Promise.withResolvers<Fault | null>();
    this.#gates.push({ task, at, faults, resume: resolve });
    this.#wake();
    const fault = await promise;
    if (fault === 'crash' || task.isDead) throw new Died();
    return fault;
  }

  /** Whether the process dies right here, where nothing else can have its turn: inside a transaction. @throws Died */
  mayCrash(at: string): void {
    const task = current.getStore();
    if (!task) return;
    if (task.isDead) throw new Died();
    if (!this.#draws(['crash'])) return;
    this.note(`${task.name} ${at}: crash`);
    this.#crashing = true;
    throw new Died();
  }

  #draws(faults: readonly Fault[]): Fault | null {
    return this.faulty && faults.length > 0 && this.#random.chance(FAULT) ? this.#random.pick(faults) : null;
  }

  /** Lets one piece of work go on to its next gate. @returns whether there was any; and whether the process died */
  async step(): Promise<{ moved: boolean; died: boolean }> {
    if (this.#gates.length === 0) return { moved: false, died: false };
    const [gate] = this.#gates.splice(this.#random.int(this.#gates.length), 1);
    if (!gate) throw new Error('a gate vanished');
    const fault = this.#draws(gate.faults);
    this.note(`${gate.task.name} ${gate.at}${fault ? `: ${fault}` : ''}`);
    if (fault === 'crash') this.#gates.push(gate);
    else await this.#resume(gate, fault);
    if (fault !== 'crash' && !this.#crashing) return { moved: true, died: false };
    await this.#killAll();
    return { moved: true, died: true };
  }

  /** Until the work has come to its next gate, or to its end. */
  async #resume(gate: Gate, fault: Fault | null): Promise<void> {
    const moved = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    gate.resume(fault);
    await moved;
  }

  async #killAll(): Promise<void> {
    this.crashes++;
    for (const task of this.#tasks) task.isDead = true;
    for (const gate of this.#gates.splice(0)) await this.#resume(gate, 'crash');
    this.#crashing = false;
    if (this.#tasks.size > 0) throw new Error(`${[...this.#tasks].map(({ name }) => name)} outlived the crash`);
  }
}

const nameOf = (error: unknown): string => {
  const { code, name, reason } = error as { code?: string; name?: string; reason?: string };
  return [name, code, reason].filter(Boolean).join(' ');
};
