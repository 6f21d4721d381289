import type { Role } from '#core/base/context.ts';
import type { Platform } from '#platform/platform.ts';

type Config = Pick<Platform['config'], 'ownerEmail'>;

/** Addresses are compared so. */
export const normaliseEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase().normalize('NFKC');

/** Whether an address is the one that the installation names as its owner's (OWNER_EMAIL). */
export const isOwnerEmail = ({ ownerEmail }: Config, email: string): boolean =>
  ownerEmail !== null && normaliseEmail(email) === normaliseEmail(ownerEmail);

/** Who is admin: the owner, whatever the row says, and whoever was given the role. */
export const effectiveRole = (config: Config, { email, role }: { email: string; role: Role }): Role =>
  isOwnerEmail(config, email) ? 'admin' : role;
