/** A browser's subscription at its push service. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  /** JSON for the service worker; encrypted for the browser alone. */
  readonly payload: string;
  /** A later message with the same topic replaces a waiting one. */
  readonly topic: string;
  readonly isUrgent: boolean;
}

/** Sends notifications to browsers through their push services (RFC 8030, 8291, 8292). */
export interface PushPort {
  /** The key that browsers subscribe with. */
  readonly publicKey: string;
  /** False when the subscription no longer exists. Rejects when the service is down or refuses. */
  send(target: PushTarget, message: PushMessage): Promise<boolean>;
}
