import type { Target } from './target.ts';

/** Tries something, within a bound. @returns what held, in a few words @throws Error with what the attack came by */
export type Attack<Aim = Target> = (target: Aim) => Promise<string>;

/** Attacks with the rows that they try, in order. */
export type AttackTable<Aim = Target> = readonly (readonly [row: number, attack: Attack<Aim>])[];
