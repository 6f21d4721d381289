import { forgejoFixtures } from './codeberg-user.fixtures.ts';

export const fixtures = forgejoFixtures('gitea.com');
