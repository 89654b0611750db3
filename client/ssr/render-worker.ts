import { parentPort, workerData } from 'node:worker_threads';
import { startI18n, type Language } from '../i18n/setup';
import { drawPage, type Commission } from './draw-page';

/* A thread of its own for each language: drawing takes the processor for a while, and must not keep calls waiting. */
const ready = startI18n((workerData as { locale: Language }).locale);

parentPort?.on('message', ({ number, commission }: { number: number; commission: Commission }) => {
  ready
    .then(() => drawPage(commission))
    .then(
      (drawing) => parentPort?.postMessage({ number, drawing }),
      (error: unknown) =>
        parentPort?.postMessage({
          number,
          problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
    );
});
