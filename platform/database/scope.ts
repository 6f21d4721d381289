/**
 * On whose behalf a transaction runs. Row level security reads it: `role` is what the actor may do in
 * general, `userId` whose rows are theirs, `keys` the ids of single rows opened by a mailed link.
 */
export interface Scope {
  role: 'visitor' | 'user' | 'assistant' | 'admin' | 'system';
  userId: string | null;
  keys: readonly string[];
}

export const systemScope: Scope = { role: 'system', userId: null, keys: [] };

export const sameScope = (a: Scope, b: Scope): boolean =>
  a.role === b.role && a.userId === b.userId && a.keys.join() === b.keys.join();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const ROLE = /^(visitor|user|assistant|admin|system)$/;

/** Name of the role that owns nothing; web and worker act under it (see db/migrations). */
export const APP_ROLE = 'quietprint_app';

/**
 * The statements that put a transaction under a scope, whatever role its connection has. The values are interpolated (one simple query, one
 * round trip), so they are checked here and anything else is refused.
 */
export function scopeStatements(scope: Scope): string {
  if (!ROLE.test(scope.role)) throw new Error('scope: unknown role');
  for (const id of [scope.userId ?? '', ...scope.keys]) {
    if (id !== '' && !UUID.test(id)) throw new Error('scope: not an id');
  }
  return `set local role ${APP_ROLE}; set local app.role = '${scope.role}'; set local app.user_id = '${scope.userId ?? ''}'; set local app.keys = '${scope.keys.join(',')}'`;
}
