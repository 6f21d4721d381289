/** Milliseconds. */
export const optOutTimes = {
  linkMs: 86_400_000,
  /** A mail that is younger still works, and no second one is sent. */
  mailAgainMs: 15 * 60_000,
};

/** What one client, and the network around it, may ask for. */
export const optOutLimits = [
  { most: 10, windowSeconds: 3_600 },
  { most: 30, windowSeconds: 86_400 },
];

export const optOutPath = (token: string, ends: boolean): string =>
  `/never-scan/open?token=${token}${ends ? '&end' : ''}`;
