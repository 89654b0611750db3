import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { fromProjectRoot } from '../server/core/paths.js';
import type { Locale } from '../server/core/values/locale.js';
import type { ClientPages } from '../server/web/client-pages.js';
import type { RenderRequest, RenderedPage } from '../server/web/page-renderer.js';
import type { WebClient } from '../server/web/web-client.js';

/** Vite injects inline scripts into pages, and its socket has a port of its own. */
const POLICY = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: http: https: ws:";

interface Renderer {
  setRenderLanguage(language: Locale): Promise<void>;
  renderPage(request: RenderRequest): Promise<RenderedPage>;
}

/** The client from its sources, with Vite: pages are rendered in this process, one after the other, and modules are hot-replaced. */
export async function devClient(socketPort: number): Promise<WebClient> {
  const vite = await createServer({
    configFile: fromProjectRoot('client', 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { port: socketPort } },
  });
  const template = path.join(vite.config.root, 'index.html');
  let turn: Promise<unknown> = Promise.resolve();
  const render = async (request: RenderRequest, locale: Locale): Promise<RenderedPage | null> => {
    try {
      const { setRenderLanguage, renderPage } = (await vite.ssrLoadModule('/ssr/render-page.tsx')) as Renderer;
      await setRenderLanguage(locale);
      return await renderPage(request);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      vite.config.logger.error(`${request.path} could not be rendered: ${(error as Error).stack}`);
      return null;
    }
  };
  return {
    template: (url) => vite.transformIndexHtml(url, readFileSync(template, 'utf8')),
    pages: async () => (await vite.ssrLoadModule('/ssr/pages.ts')) as ClientPages,
    render: (request, locale) => {
      const page = turn.then(() => render(request, locale));
      turn = page;
      return page;
    },
    scriptsOf: () => [],
    files: vite.middlewares,
    warmUp: () => void vite.ssrLoadModule('/ssr/render-page.tsx').catch(() => undefined),
    stop: () => vite.close(),
    isDevelopment: true,
    policyOf: () => POLICY,
  };
}
