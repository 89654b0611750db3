import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromProjectRoot } from '../../server/core/paths.js';
import type { Locale } from '../../server/core/values/locale.js';
import { clientFiles } from '../../server/transport/client-files.js';
import type { ClientPages } from '../../server/web/client-pages.js';
import { escapeHtml } from '../../server/core/values/escape-html.js';
import type { RenderRequest, RenderedPage } from '../../server/web/page-renderer.js';
import type { WebClient } from '../../server/web/web-client.js';

/** Imports client modules by path, because the server's compiler must not follow them. */
const load = <T>(file: string): Promise<T> =>
  import(/* @vite-ignore */ fromProjectRoot('client', 'ssr', file)) as Promise<T>;

/** A folder like that of a build, with the source page and one file beside it; tests with this folder need nothing else of a build. */
export function unbuiltFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hueco-client-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets', 'initial-1.js'), 'export {};');
  writeFileSync(path.join(folder, 'index.html'), readFileSync(fromProjectRoot('client', 'index.html')));
  return folder;
}

/** The files of `folder`, the routes of the client's sources, and in place of rendered pages their data, so that no test waits for React. */
export function unbuiltClient(folder: string): WebClient {
  return {
    template: () => Promise.resolve(readFileSync(path.join(folder, 'index.html'), 'utf8')),
    pages: () => load<ClientPages>('pages.ts'),
    render: (request) => Promise.resolve(pageOfData(request)),
    scriptsOf: () => [],
    files: clientFiles(folder),
    warmUp: () => undefined,
    stop: () => Promise.resolve(),
  };
}

function pageOfData({ path: address, data, variables, isWide }: RenderRequest): RenderedPage {
  return {
    markup: `<h1>${escapeHtml(address)}</h1><p>${escapeHtml(data)}</p>`,
    styles: { names: '', rules: '', passing: [] },
    hints: '',
    serverState: JSON.stringify({ isWide, isHeaderTaken: false, variables, state: {} }),
  };
}

export const clientRoutes = async (): Promise<readonly { readonly path: string }[]> =>
  (await load<{ routes: { path: string }[] }>('../app/routes.ts')).routes;

interface Renderer {
  setRenderLanguage(language: Locale): Promise<void>;
  renderPage(request: RenderRequest): Promise<RenderedPage>;
}

/** The same, with pages rendered from the client's sources in this process, one after the other. */
export async function renderingClient(folder: string): Promise<WebClient> {
  const { setRenderLanguage, renderPage } = await load<Renderer>('render-page.tsx');
  let turn: Promise<unknown> = Promise.resolve();
  return {
    ...unbuiltClient(folder),
    render: (request, locale) => {
      const page = turn.then(() => setRenderLanguage(locale)).then(() => renderPage(request));
      turn = page.catch(() => undefined);
      return page;
    },
  };
}
