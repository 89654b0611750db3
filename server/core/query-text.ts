import type { Request } from 'express';

/** The text of a parameter of a URL; empty when it is missing or repeated. */
export function queryText(req: Request, name: string): string {
  const value = req.query[name];
  return typeof value === 'string' ? value : '';
}
