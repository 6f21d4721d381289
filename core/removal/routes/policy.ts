import { isStaff } from '#core/base/context.ts';
import { guardBy } from '#core/base/policy.ts';

export const routePermissions = { 'routes.read': isStaff, 'routes.change': isStaff } as const;

export const requireCan = guardBy(routePermissions);
