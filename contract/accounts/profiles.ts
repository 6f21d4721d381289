export const roles = ['user', 'assistant', 'admin'] as const;

/** What an account may do: a customer, or one of two kinds of staff. */
export type Role = (typeof roles)[number];

export interface ProfileInput {
  /** null takes the name away. */
  fullName: string | null;
}

export interface RoleInput {
  userId: string;
  role: Role;
}

export interface UserInput {
  userId: string;
}

export const longestUserNote = 5_000;

export interface UserNoteInput {
  userId: string;
  internalNote: string;
  /** Of the note as it was seen; 0 where there was none. */
  version: number;
}

/** What staff keep to themselves about a customer: part of nothing that the customer is sent. */
export interface UserNote {
  text: string;
  /** Rises with every change; 0 where there is none. */
  version: number;
  /** Who saved it last (null once their account is gone), and when (ISO 8601); null where there is none. */
  written: { by: string | null; at: string } | null;
}

/** Milliseconds that the notice of a deactivation stands before the browser is signed out. */
export const noticeBeforeSignOutMs = 2_000;
/** One account in the list of staff. */
export interface UserRow {
  id: string;
  email: string;
  fullName: string | null;
  /** The owner counts as admin, whatever the profile says. */
  role: Role;
  isOwner: boolean;
  /** ISO 8601; null = active. */
  deactivatedAt: string | null;
  /** ISO 8601 */
  createdAt: string;
}

export const userStatuses = ['active', 'deactivated'] as const;
export type UserStatus = (typeof userStatuses)[number];
