import { useStore } from 'zustand';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { StateStore } from '../../../state/state-store';

type Booking = DashboardBooking_BookingFragment;

/** How long accepting a request can be undone before it is sent, milliseconds. */
export const UNDO_MS = 5_000;

/** An acceptance that was given on this page: it waits, is on its way, or was done. */
export interface Acceptance {
  readonly phase: 'WAITING' | 'SENDING' | 'DONE';
  /** When it is sent, milliseconds since 1970. */
  readonly sentAt: number;
  /** The booking as it was answered, newest state, for the lists it stands in; null where it stands in none. */
  readonly booking: Booking | null;
}

/** Sends an acceptance; answers the accepted booking, or null when it was refused. */
type Send = () => Promise<Booking | null>;

/**
 * The acceptances of the open page. Money moves with the mutation, so it is only sent once the time to undo is over
 * or the page is left.
 */
class AcceptingStore extends StateStore<{ readonly byId: Readonly<Record<string, Acceptance>> }> {
  /** Counts the pages that were left. */
  private leaves = 0;
  private readonly waiting = new Map<string, { timer: number; send: Send }>();

  constructor() {
    super({ byId: {} });
  }

  start(id: string, booking: Booking | null, send: Send): void {
    if (this.state.byId[id]) return;
    const timer = window.setTimeout(() => void this.deliver(id), UNDO_MS);
    this.waiting.set(id, { timer, send });
    this.put(id, { phase: 'WAITING', sentAt: Date.now() + UNDO_MS, booking });
  }

  /** Takes back what was not sent yet. */
  undo(id: string): void {
    const entry = this.waiting.get(id);
    if (!entry) return;
    window.clearTimeout(entry.timer);
    this.waiting.delete(id);
    this.remove(id);
  }

  /** Sends at once what still waits. */
  flush(): void {
    for (const id of this.waiting.keys()) void this.deliver(id);
  }

  /** Drops what is done: the next visit begins with the lists as they are. */
  reset(): void {
    this.leaves += 1;
    for (const [id, { phase }] of Object.entries(this.state.byId)) if (phase === 'DONE') this.remove(id);
  }

  private async deliver(id: string): Promise<void> {
    const entry = this.waiting.get(id);
    const acceptance = this.state.byId[id];
    if (!entry || !acceptance) return;
    window.clearTimeout(entry.timer);
    this.waiting.delete(id);
    this.put(id, { ...acceptance, phase: 'SENDING' });
    const { leaves } = this;
    const booking = await entry.send();
    if (booking && leaves === this.leaves) this.put(id, { ...acceptance, phase: 'DONE', booking });
    else this.remove(id);
  }

  private put(id: string, acceptance: Acceptance): void {
    this.set({ byId: { ...this.state.byId, [id]: acceptance } });
  }

  private remove(id: string): void {
    this.set({ byId: Object.fromEntries(Object.entries(this.state.byId).filter(([key]) => key !== id)) });
  }
}

/** The acceptances of this page. */
export const acceptingStore = new AcceptingStore();

/** The acceptance of one booking, if it was accepted on this page. */
export const useAcceptance = (id: string): Acceptance | undefined => useStore(acceptingStore, ({ byId }) => byId[id]);

/** All acceptances of this page, by booking. */
export const useAcceptances = (): Readonly<Record<string, Acceptance>> => useStore(acceptingStore, ({ byId }) => byId);
