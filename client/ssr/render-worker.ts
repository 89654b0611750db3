import { workerData } from 'node:worker_threads';
import type { Language } from '../i18n/setup';
import { renderPage, setRenderLanguage, type RenderRequest, type RenderedPage } from './render-page';

/* A thread of its own for each language: rendering takes the processor for a while, and must not keep calls waiting. */
const ready = setRenderLanguage((workerData as { locale: Language }).locale);

/** Renders a page, or says why it cannot be; the pool takes a call that throws for a lost thread. */
export async function render(request: RenderRequest): Promise<{ page: RenderedPage } | { problem: string }> {
  try {
    await ready;
    return { page: await renderPage(request) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
