import type { PubSubMessage } from './pubsub-port.js';

type Listener = (message: PubSubMessage) => void;

/** The listeners of each topic in this process. */
export class Topics {
  private readonly listeners = new Map<string, Set<Listener>>();

  /** `onFirst` and `onLast` run when a topic gets its first listener and loses its last one. */
  constructor(
    private readonly onFirst: (topic: string) => void = () => {},
    private readonly onLast: (topic: string) => void = () => {},
  ) {}

  /** Returns the function that unsubscribes. */
  listen(topic: string, listener: Listener): () => void {
    let all = this.listeners.get(topic);
    if (!all) {
      this.listeners.set(topic, (all = new Set()));
      this.onFirst(topic);
    }
    // Wrapped in a new function, so that a listener that subscribes twice is called twice.
    const own: Listener = (message) => listener(message);
    all.add(own);
    return () => {
      if (!all.delete(own) || all.size > 0) return;
      this.listeners.delete(topic);
      this.onLast(topic);
    };
  }

  send(topic: string, message: PubSubMessage): void {
    for (const listener of this.listeners.get(topic) ?? []) listener(message);
  }
}
