import { isStaff } from '#core/base/context.ts';
import { guardBy } from '#core/base/policy.ts';

/** Who may do what with the site's texts, services and messages. */
export const sitePermissions = {
  'message.list': isStaff,
  'message.change': isStaff,
  'service.change': isStaff,
  'page.change': isStaff,
  'post.change': isStaff,
  'branding.change': isStaff,
  'reply.list': isStaff,
  'reply.change': isStaff,
  'picture.upload': isStaff,
} as const;

export const requireCan = guardBy(sitePermissions);
