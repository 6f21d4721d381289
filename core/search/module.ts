import type { Module } from '#core/base/module.ts';
import { searchPermissions } from './policy.ts';

export const search: Module = { name: 'search', permissions: searchPermissions };
