import { workerData } from 'node:worker_threads';
import type { Language } from '../i18n/setup';
import { renderPage, setRenderLanguage, type RenderRequest, type RenderedPage } from './render-page';

/* A thread for each language: rendering keeps a CPU busy for a while, and must not block requests. */
const ready = setRenderLanguage((workerData as { locale: Language }).locale);

/** Renders a page, or returns why it cannot; the pool treats a thrown error as a lost thread. */
export async function render(request: RenderRequest): Promise<{ page: RenderedPage } | { problem: string }> {
  try {
    await ready;
    return { page: await renderPage(request) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
