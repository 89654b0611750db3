import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '../i18n/setup';
import { renderPage, setRenderLanguage, type RenderRequest } from './render-page';

/* A thread of its own for each language: rendering takes the processor for a while, and must not keep calls waiting. */
const ready = setRenderLanguage((workerData as { locale: Language }).locale);

parentPort?.on('message', ({ number, request }: { number: number; request: RenderRequest }) => {
  ready
    .then(() => renderPage(request))
    .then(
      (page) => parentPort?.postMessage({ number, page }),
      (error: unknown) =>
        parentPort?.postMessage({
          number,
          problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
    );
});
