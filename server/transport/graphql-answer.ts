import type { Request, Response } from 'express';

/** The media type of GraphQL over HTTP; plain JSON is for older clients, and the default. */
const GRAPHQL_TYPE = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';

/** Sends a GraphQL answer in the media type that the caller prefers. */
export function sendAnswer(req: Request, res: Response, status: number, body: object): void {
  send(req, res.status(status), JSON.stringify(body));
}

/**
 * Sends a shared answer; its `data` is JSON already. Only the caller's own browser may cache it: it contains the caller's remaining points.
 */
export function sendSharedAnswer(
  req: Request,
  res: Response,
  data: string,
  { maxAge, age }: { readonly maxAge: number; readonly age: number },
  extensions: object,
): void {
  res.setHeader('Cache-Control', `private, max-age=${maxAge}`).setHeader('Age', String(age));
  res.vary('Accept-Language').vary('Authorization');
  send(req, res, `{"data":${data},"extensions":${JSON.stringify(extensions)}}`);
}

function send(req: Request, res: Response, json: string): void {
  const type = req.accepts([JSON_TYPE, GRAPHQL_TYPE]) || JSON_TYPE;
  res.vary('Accept');
  res.setHeader('Content-Type', `${type}; charset=utf-8`);
  res.send(json);
}
