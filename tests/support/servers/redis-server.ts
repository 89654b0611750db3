import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** Debian's paths; both programs use the same protocol. */
const PROGRAMS = ['/usr/bin/valkey-server', '/usr/bin/redis-server', '/usr/local/bin/redis-server'];

/** The path of a Valkey or Redis on this machine; null if there is none. */
export const redisProgram: string | null = PROGRAMS.find((program) => existsSync(program)) ?? null;

/** A real server on its own port without storage on disk; it can stop and restart on the same port. */
export class RedisServer {
  private process: ChildProcess | undefined;

  private constructor(readonly port: number) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.comeBack();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async comeBack(): Promise<void> {
    if (redisProgram === null) throw new Error('neither Valkey nor Redis is installed');
    const settings = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.process = spawn(redisProgram, settings, { stdio: 'ignore' });
    const client = new Redis(this.url, { retryStrategy: () => 50, maxRetriesPerRequest: 100 });
    client.on('error', () => {});
    await client.ping();
    client.disconnect();
  }

  /** Kills the server at once, like a power cut. */
  async leave(): Promise<void> {
    const { process: running } = this;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
    await sleep(0);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
