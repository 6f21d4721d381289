import type { Module } from '#core/base/module.ts';

/** Whom people can ask to close an account or to delete their data. */
export const removal: Module = { name: 'removal' };
