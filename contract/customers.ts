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
