import { APP_ROLE } from './scope.ts';

/**
 * Takes from everybody but the owner what no statement of the product needs and an attack would: temporary tables, and
 * making things in the database or in `public`. A backup does not carry the rights on the database itself, and a server that
 * came from an old version lets everybody make tables, so it is seen to at every start.
 */
export const REVOKE_MAKING = `do $$ begin
  begin
    if has_database_privilege('${APP_ROLE}', current_database(), 'temporary, create') then
      execute format('revoke temporary, create on database %I from public, ${APP_ROLE}', current_database());
    end if;
  exception when insufficient_privilege then null;
  end;
  if has_schema_privilege('${APP_ROLE}', 'public', 'create') then
    revoke create on schema public from public, ${APP_ROLE};
  end if;
exception when insufficient_privilege then null;
end $$`;

/** Whether the role may still make things, because the owner of the tables may not take it from it. */
export const MAY_MAKE = `select has_database_privilege('${APP_ROLE}', current_database(), 'temporary, create')
  or has_schema_privilege('${APP_ROLE}', 'public', 'create') as may`;

/** For the log. */
export const MAY_MAKE_WARNING =
  'The application may make tables in this database. Let its owner run: revoke temporary, create on database … from public; revoke create on schema public from public; grant temporary on database … to the owner of the tables, who needs it to restore';
