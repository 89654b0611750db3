import { SOCKET_LIMITS } from '../core/limits.js';

/** Counts open sockets by person and by address, and those not yet introduced, so that nobody can hold too many. */
export class SocketCensus {
  private readonly counts = new Map<string, number>();

  /** Lets a socket in and gives the function that lets it out, or null when there are too many. */
  enter(userId: string, ip: string): (() => void) | null {
    return this.count({ [`user:${userId}`]: SOCKET_LIMITS.socketsPerUser, [`ip:${ip}`]: SOCKET_LIMITS.socketsPerIp });
  }

  /** Lets a socket wait until it is introduced; as `enter`. */
  wait(ip: string): (() => void) | null {
    return this.count({ waiting: SOCKET_LIMITS.waiting, [`waiting:${ip}`]: SOCKET_LIMITS.waitingPerIp });
  }

  private count(limits: Readonly<Record<string, number>>): (() => void) | null {
    const keys = Object.keys(limits);
    if (keys.some((key) => this.of(key) >= (limits[key] ?? 0))) return null;
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
