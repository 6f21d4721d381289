/** Why a mailed link did not work. */
export default {
  denied: 'Access was denied. Please try again or request a new link.',
  expired: 'The link has expired or is invalid. Please request a new one.',
  failed: 'Authentication failed',
  noTokens: 'Invalid password reset link. Please request a new one.',
  notVerified: 'Failed to verify reset link. Please request a new one.',
  notConfirmed: 'Email confirmation failed. Please try again.',
};
