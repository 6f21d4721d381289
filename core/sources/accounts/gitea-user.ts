import { forgejoSource } from '#core/sources/internal/accounts/forgejo.ts';

export const giteaUser = forgejoSource({
  id: 'gitea-user',
  name: 'Gitea',
  host: 'gitea.com',
  known: ['xorm', 'xin', 'dev'],
});
