import type { EventListener, Session, SessionEvent } from './types';

/**
 * Emits the session's events to listeners, each event to all of them before the next one. It neither waits for listeners nor fails with
 * them, so they may await the session in turn.
 */
export class EventHub {
  private readonly listeners = new Set<EventListener>();
  private readonly waiting: { event: SessionEvent; session: Session | null }[] = [];
  private isEmitting = false;

  constructor(private readonly log: (what: string, error: unknown) => void) {}

  /** Returns the unsubscribe function. */
  listen(listener: EventListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  emit(event: SessionEvent, session: Session | null): void {
    this.waiting.push({ event, session });
    if (this.isEmitting) return;
    this.isEmitting = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) this.emitToAll(next.event, next.session);
    this.isEmitting = false;
  }

  private emitToAll(event: SessionEvent, session: Session | null): void {
    for (const listener of Array.from(this.listeners)) {
      try {
        Promise.resolve(listener(event, session)).catch((error: unknown) =>
          this.log('A session listener failed', error),
        );
      } catch (error) {
        this.log('A session listener failed', error);
      }
    }
  }
}
