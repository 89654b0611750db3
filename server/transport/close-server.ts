import type { Server } from 'node:http';

/** Lets the calls that run end, and cuts those that do not. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  server.closeIdleConnections();
  await new Promise<void>((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), 8_000);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
  });
}
