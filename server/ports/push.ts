/** A browser as its push service knows it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  /** JSON for the service worker; encrypted for the browser alone. */
  readonly payload: string;
  /** A later message of the same topic takes the place of one that waits. */
  readonly topic: string;
  readonly isUrgent: boolean;
}

/** Sends notifications to browsers through their push services (RFC 8030, 8291, 8292). */
export interface PushPort {
  /** What browsers subscribe with. */
  readonly publicKey: string;
  /** False when the browser has no such subscription any more. Fails when its service is away or refuses. */
  send(target: PushTarget, message: PushMessage): Promise<boolean>;
}
