import { isStaff } from '#core/base/context.ts';
import { guardBy } from '#core/base/policy.ts';

export const auditPermissions = { 'audit.list': isStaff } as const;

export const requireCan = guardBy(auditPermissions);
