// `npm run schema`: writes the server's schema to schema.graphql and its public part to docs/api; with a folder as argument, below that
// folder. `npm run schema -- --release` also writes the public part as the one released to partners.
import 'reflect-metadata';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printSchema, type GraphQLSchema } from 'graphql';
import { getPublicSchema, getSchema } from '../server/schema.js';

const args = process.argv.slice(2);
const isRelease = args.includes('--release');
const base = path.resolve(args.find((arg) => !arg.startsWith('--')) ?? '.');

function write(file: string, schema: GraphQLSchema): void {
  const target = path.join(base, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${printSchema(schema)}\n`);
}

write('schema.graphql', getSchema());
write('docs/api/public.graphql', getPublicSchema());
if (isRelease) write('docs/api/released.graphql', getPublicSchema());
