import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./core/**/schema.ts', './platform/*/schema.ts', './platform/database/seeds.ts'],
  out: './db/migrations',
  entities: { roles: { include: [] } },
});
