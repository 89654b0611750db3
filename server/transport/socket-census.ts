import { SOCKET_LIMITS } from '../core/limits.js';

/** Counts open sockets by person and by address, so that neither can hold too many. */
export class SocketCensus {
  private readonly counts = new Map<string, number>();

  /** Lets a socket in and gives the function that lets it out, or null when there are too many. */
  enter(userId: string, ip: string): (() => void) | null {
    const keys = [`user:${userId}`, `ip:${ip}`] as const;
    const isFull = this.of(keys[0]) >= SOCKET_LIMITS.socketsPerUser || this.of(keys[1]) >= SOCKET_LIMITS.socketsPerIp;
    if (isFull) return null;
    for (const key of keys) this.counts.set(key, this.of(key) + 1);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      for (const key of keys) {
        const left = this.of(key) - 1;
        if (left > 0) this.counts.set(key, left);
        else this.counts.delete(key);
      }
    };
  }

  private of(key: string): number {
    return this.counts.get(key) ?? 0;
  }
}
