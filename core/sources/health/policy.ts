import { isStaff } from '#core/base/context.ts';
import { guardBy } from '#core/base/policy.ts';

export const sourcePermissions = { 'sources.read': isStaff, 'sources.hold': isStaff } as const;

export const requireCan = guardBy(sourcePermissions);
