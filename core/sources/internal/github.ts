export function githubHeaders(token: string | null): Record<string, string> {
  return { accept: 'application/vnd.github+json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
}
