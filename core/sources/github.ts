/** Both searches of GitHub share one limit: 10 a minute without a token, 30 with. */
export const githubPace = { everyMs: 15_000, burst: 3, concurrency: 1 };

export function githubHeaders(token: string | null): Record<string, string> {
  return { accept: 'application/vnd.github+json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
}
