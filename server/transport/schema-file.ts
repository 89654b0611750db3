import { Router } from 'express';
import { printSchema, type GraphQLSchema } from 'graphql';
import { typesOf } from './schema-types.js';

/** `/schema.graphql` and `/schema.d.ts`: the public part of the API, for partners' tools. */
export function schemaFile(schema: GraphQLSchema): Router {
  const files = { '/schema.graphql': `${printSchema(schema)}\n`, '/schema.d.ts': typesOf(schema) };
  const router = Router();
  for (const [path, text] of Object.entries(files))
    router.get(path, (_req, res) => {
      res.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=300' });
      res.type('text/plain; charset=utf-8').send(text);
    });
  return router;
}
