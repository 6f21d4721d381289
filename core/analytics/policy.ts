import { isStaff } from '#core/base/context.ts';
import { guardBy } from '#core/base/policy.ts';

export const analyticsPermissions = { 'analytics.read': isStaff, 'figures.read': isStaff } as const;

export const requireCan = guardBy(analyticsPermissions);
