import type { Server } from 'node:http';

/** Lets running calls finish, and aborts those that do not. */
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
