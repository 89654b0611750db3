import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to the database that can be cut or fall silent. */
export interface CuttableProxy {
  readonly url: string;
  connectionCount(): number;
  /** Closes every connection, and each new one. */
  cut(): void;
  /** Passes nothing on, in either direction, and closes nothing: as when a machine vanishes. */
  fallSilent(): void;
  /** New connections work again. */
  restore(): void;
  close(): void;
}

export async function cuttableProxy(databaseUrl: string): Promise<CuttableProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let connectionCount = 0;
  let [isCut, isSilent] = [false, false];
  const server = createServer((caller) => {
    connectionCount += 1;
    open.add(caller.on('error', () => {}));
    if (isCut) return void caller.destroy();
    if (isSilent) return;
    const database = connect(Number(target.port), target.hostname);
    open.add(database.on('error', () => {}));
    caller.pipe(database).pipe(caller);
  });
  const closeAll = (): void => open.forEach((end) => end.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    connectionCount: () => connectionCount,
    cut() {
      isCut = true;
      closeAll();
    },
    fallSilent() {
      isSilent = true;
      for (const end of open) end.unpipe().pause();
    },
    restore() {
      [isCut, isSilent] = [false, false];
    },
    close() {
      closeAll();
      server.close();
    },
  };
}
