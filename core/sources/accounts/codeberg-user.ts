import { forgejoSource } from '#core/sources/internal/accounts/forgejo.ts';

export const codebergUser = forgejoSource({
  id: 'codeberg-user',
  name: 'Codeberg',
  host: 'codeberg.org',
  known: ['tivasyk', 'happy', 'pcastela'],
});
