// `npm run schema`: writes the API's description as the server builds it to schema.graphql, or to the file given.
import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printSchema } from 'graphql';
import { getSchema } from '../server/schema.js';

const target = path.resolve(process.argv[2] ?? 'schema.graphql');
writeFileSync(target, `${printSchema(getSchema())}\n`);
