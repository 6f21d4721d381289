import { isStaff } from '#core/context.ts';
import { guardBy } from '#core/policy.ts';

export const auditPermissions = { 'audit.list': isStaff } as const;

export const requireCan = guardBy(auditPermissions);
