import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReadPublic } from './page-document.js';

/** The query a page of the client begins with. */
export interface FirstQuery {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Answers a page's first query, so that the page can be drawn and the client need not come back for it. */
export class FirstQueries {
  private readonly texts: Readonly<Record<string, string>>;

  constructor(clientDir: string) {
    const list = path.join(clientDir, '.vite', 'first-queries.json');
    this.texts = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>) : {};
  }

  /** The answer; null when the build names no such query. */
  async answer({ name, variables }: FirstQuery, read: ReadPublic): Promise<object | null> {
    const text = this.texts[name];
    return text === undefined ? null : read<object>(text, variables);
  }
}
