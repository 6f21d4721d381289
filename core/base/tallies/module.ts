import type { Module } from '../module.ts';
import * as jobs from './jobs.ts';

export const tallies: Module = { name: 'tallies', jobs: Object.values(jobs) };
