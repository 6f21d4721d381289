/** Where a sign-in with the identity provider begins. @param next where to go afterwards; null for the usual place */
export const providerPath = (next: string | null = null): string =>
  next ? `/auth/oidc?${new URLSearchParams({ next })}` : '/auth/oidc';
