import { APP_ROLE } from './scope.ts';

/** The database would show every row to everybody, so nothing is asked of it. */
export class ActingRoleError extends Error {
  /** For the operator. */
  readonly publicMessage: string;
  constructor(fault: string) {
    const message = `Nothing is served, as the database would not keep people's rows apart: ${fault}. Connections must act as ${APP_ROLE} under row level security; a pooler in between has to pass the options of a new connection on.`;
    super(message);
    this.name = 'ActingRoleError';
    this.publicMessage = message;
  }
}

interface Facts {
  role: string;
  bypasses: boolean;
  secured: boolean;
  owns: boolean;
}

const FACTS = `select current_user::text as role, rolsuper or rolbypassrls as bypasses,
  current_setting('row_security') = 'on' as secured,
  exists (select from pg_catalog.pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and pg_has_role(current_user, relowner, 'member')) as owns
  from pg_catalog.pg_roles where rolname = current_user`;

function faultIn(facts: Facts | undefined): string | null {
  if (facts?.role !== APP_ROLE) return `the connection acts as ${facts?.role ?? 'nobody'}`;
  if (facts.bypasses) return `${APP_ROLE} is not bound by row level security`;
  if (!facts.secured) return 'row_security is off';
  return facts.owns ? `${APP_ROLE} owns tables, or may act as their owner` : null;
}

/**
 * Asks a connection as whom it acts, before anything else is asked of it: row level security binds neither superusers
 * nor owners, and says nothing when it does not apply.
 * @throws ActingRoleError
 */
export async function requireActingRole(query: (sql: string) => Promise<{ rows: unknown[] }>): Promise<void> {
  const { rows } = await query(FACTS);
  const fault = faultIn(rows[0] as Facts | undefined);
  if (fault !== null) throw new ActingRoleError(fault);
}
