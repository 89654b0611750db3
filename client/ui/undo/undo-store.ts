import { StateStore } from '../../state/state-store';

/** A decision made on this page: waiting, being sent, or done. */
export interface Undoable<Subject> {
  readonly phase: 'WAITING' | 'SENDING' | 'DONE';
  /** When it is sent, milliseconds since 1970. */
  readonly sentAt: number;
  /** Its subject, in its latest state. */
  readonly subject: Subject;
}

interface Waiting<Subject> {
  readonly timer: number;
  readonly send: () => Promise<Subject | null>;
  readonly resolve: (isSent: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Undoable decisions of the open page. A decision takes effect when it is sent, which happens after a delay or when the page is left. */
export class UndoStore<Subject> extends StateStore<{ readonly byId: Readonly<Record<string, Undoable<Subject>>> }> {
  /** Counts the pages that were left. */
  private leaves = 0;
  private readonly waiting = new Map<string, Waiting<Subject>>();

  constructor(
    /** How long it can be undone, milliseconds. */
    private readonly undoMs: number,
  ) {
    super({ byId: {} });
  }

  /**
   * Sends it later; `send` returns what is still to be shown of it, or null. Resolves to whether it was sent: false when it was undone, or
   * when there is already a decision about the same subject.
   */
  start(id: string, subject: Subject, send: () => Promise<Subject | null>): Promise<boolean> {
    if (this.state.byId[id]) return Promise.resolve(false);
    return new Promise((resolve, reject) => {
      const timer = window.setTimeout(() => void this.deliver(id), this.undoMs);
      this.waiting.set(id, { timer, send, resolve, reject });
      this.put(id, { phase: 'WAITING', sentAt: Date.now() + this.undoMs, subject });
    });
  }

  /** Undoes what was not sent yet. */
  undo(id: string): void {
    const entry = this.waiting.get(id);
    if (!entry) return;
    this.stopWaiting(id, entry);
    this.remove(id);
    entry.resolve(false);
  }

  /** Sends at once what still waits, all of it or one; resolves once it was sent. */
  async flush(id?: string): Promise<void> {
    const ids = id === undefined ? [...this.waiting.keys()] : [id];
    await Promise.all(ids.map((one) => this.deliver(one)));
  }

  /** Drops completed ones: the next visit starts with the current lists. */
  reset(): void {
    this.leaves += 1;
    for (const [id, { phase }] of Object.entries(this.state.byId)) if (phase === 'DONE') this.remove(id);
  }

  private async deliver(id: string): Promise<void> {
    const entry = this.waiting.get(id);
    const undoable = this.state.byId[id];
    if (!entry || !undoable) return;
    this.stopWaiting(id, entry);
    this.put(id, { ...undoable, phase: 'SENDING' });
    const { leaves } = this;
    try {
      const subject = await entry.send();
      if (subject && leaves === this.leaves) this.put(id, { ...undoable, phase: 'DONE', subject });
      else this.remove(id);
      entry.resolve(true);
    } catch (error) {
      this.remove(id);
      entry.reject(error);
    }
  }

  private stopWaiting(id: string, { timer }: Waiting<Subject>): void {
    window.clearTimeout(timer);
    this.waiting.delete(id);
  }

  private put(id: string, undoable: Undoable<Subject>): void {
    this.set({ byId: { ...this.state.byId, [id]: undoable } });
  }

  private remove(id: string): void {
    this.set({ byId: Object.fromEntries(Object.entries(this.state.byId).filter(([key]) => key !== id)) });
  }
}
