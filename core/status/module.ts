import type { Module } from '#core/base/module.ts';
import * as jobs from './jobs.ts';

export const status: Module = { name: 'status', jobs: Object.values(jobs) };
