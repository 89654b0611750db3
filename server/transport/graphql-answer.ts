import type { Request, Response } from 'express';

/** The media type of GraphQL over HTTP; plain JSON is what clients older than it ask for, and what is sent when nothing is asked for. */
const GRAPHQL_TYPE = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';

/** Sends one GraphQL answer in the media type that the caller prefers. */
export function sendAnswer(req: Request, res: Response, status: number, body: object): void {
  const type = req.accepts([JSON_TYPE, GRAPHQL_TYPE]) || JSON_TYPE;
  res.vary('Accept');
  res.status(status).setHeader('Content-Type', `${type}; charset=utf-8`);
  res.send(JSON.stringify(body));
}
