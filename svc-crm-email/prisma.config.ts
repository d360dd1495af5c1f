import { defineConfig } from 'prisma/config';

// Generating the client needs no native engine; naming any file here stops the CLI from downloading one.
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
});
