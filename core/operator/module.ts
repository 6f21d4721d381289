import type { Module } from '#core/base/module.ts';
import * as emails from './emails.ts';

/** What whoever runs the installation does on the command line. */
export const operator: Module = { name: 'operator', emails: Object.values(emails) };
