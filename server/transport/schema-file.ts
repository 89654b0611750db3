import { Router } from 'express';
import { printSchema, type GraphQLSchema } from 'graphql';

/** `/schema.graphql`: the part of the API that partners are promised, for their tools. */
export function schemaFile(schema: GraphQLSchema): Router {
  const text = `${printSchema(schema)}\n`;
  const router = Router();
  router.get('/schema.graphql', (_req, res) => {
    res.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=300' });
    res.type('text/plain; charset=utf-8').send(text);
  });
  return router;
}
