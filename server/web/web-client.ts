import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import type { Locale } from '../core/values/locale.js';
import type { TrustedDocuments } from '../core/graphql/read-operation.js';
import type { Log } from '../core/logger.js';
import { clientFiles } from '../transport/client-files.js';
import type { InlineHashes } from '../transport/security-headers.js';
import type { ClientPages } from './client-pages.js';
import { ModulePreloads } from './module-preloads.js';
import { PageRenderer, type RenderRequest, type RenderedPage } from './page-renderer.js';

/** The client as the server needs it: built, or from the development server. */
export interface WebClient {
  /** The template of every page, for a URL. */
  template(url: string): Promise<string>;
  pages(): Promise<ClientPages>;
  /** Null when the browser has to render: the page's code failed. Throws when nothing can be rendered now. */
  render(request: RenderRequest, locale: Locale): Promise<RenderedPage | null>;
  /** Paths of the scripts of these sources, except those of the template. */
  scriptsOf(sources: readonly string[]): readonly string[];
  /** Serves everything except pages. */
  readonly files: RequestHandler;
  /** Warms up slow parts before the first request. */
  warmUp(): void;
  stop(): Promise<void>;
  /** The texts of the client's operations by their ids, which it sends instead; unset when it sends the texts. */
  readonly trustedDocuments?: TrustedDocuments;
  /** Sources change, so no page is cached. */
  readonly isDevelopment?: true;
  /** Replaces the policy of built pages. */
  readonly policyOf?: (inline: InlineHashes) => string;
}

/** The built client in `folder`, with its server-side renderer beside it. */
export function builtClient(folder: string, log: Log): WebClient {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const program = path.join(folder, '..', 'ssr');
  const renderer = new PageRenderer(path.join(program, 'render-worker.js'), log);
  const preloads = new ModulePreloads(folder, page);
  const pages = path.join(program, 'pages.js');
  const documents = path.join(folder, '..', 'trusted-documents.json');
  let loaded: Promise<ClientPages> | undefined;
  return {
    template: () => Promise.resolve(page),
    pages: () => (loaded ??= import(pathToFileURL(pages).href) as Promise<ClientPages>),
    render: (request, locale) => renderer.render(request, locale),
    scriptsOf: (sources) => preloads.of(sources),
    files: clientFiles(folder),
    ...(existsSync(documents) ? { trustedDocuments: readDocuments(documents) } : {}),
    warmUp: () => renderer.warmUp(),
    stop: () => renderer.stop(),
  };
}

const readDocuments = (file: string): TrustedDocuments =>
  new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));

/** Whether `folder` contains a built client. */
export const isBuilt = (folder: string): boolean => existsSync(path.join(folder, 'index.html'));
