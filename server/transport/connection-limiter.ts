import { SOCKET_LIMITS } from '../core/graphql/limits.js';

/** Limits open sockets per person or program and network, and unauthenticated ones. */
export class ConnectionLimiter {
  private readonly counts = new Map<string, number>();

  /** Counts an authenticated socket; returns the function that releases it, or null when there are too many. */
  enter(holder: string, most: number, ip: string): (() => void) | null {
    return this.count({ [`holder:${holder}`]: most, [`ip:${ip}`]: SOCKET_LIMITS.socketsPerIp });
  }

  /** Counts an unauthenticated socket; like `enter`. */
  wait(ip: string): (() => void) | null {
    return this.count({ waiting: SOCKET_LIMITS.waiting, [`waiting:${ip}`]: SOCKET_LIMITS.waitingPerIp });
  }

  private count(limits: Readonly<Record<string, number>>): (() => void) | null {
    const keys = Object.keys(limits);
    if (keys.some((key) => this.of(key) >= (limits[key] ?? 0))) return null;
    for (const key of keys) this.counts.set(key, this.of(key) + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
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
