import { isStaff } from '#core/context.ts';
import { guardBy } from '#core/policy.ts';

export const analyticsPermissions = { 'analytics.read': isStaff, 'figures.read': isStaff } as const;

export const requireCan = guardBy(analyticsPermissions);
