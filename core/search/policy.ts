import { isStaff } from '#core/base/context.ts';
import { guardBy } from '#core/base/policy.ts';

/** Of each kind of thing, only what may be listed is searched. */
export const searchPermissions = { 'search.panel': isStaff } as const;

export const requireCan = guardBy(searchPermissions);
