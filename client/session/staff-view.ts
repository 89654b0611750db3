import { StateStore } from '../state/state-store';

/** Whom a member of the staff sees Hueco as, and with which token. */
export interface StaffView {
  readonly token: string;
  /** In milliseconds. */
  readonly endsAt: number;
  readonly name: string;
}

/* In memory alone: a reload, or leaving the page, ends it. */
class StaffViewStore extends StateStore<{ view: StaffView | null }> {
  open(view: StaffView): void {
    this.set({ view });
  }

  close(): void {
    this.set({ view: null });
  }
}

/** The look that is open, if any. */
export const staffView = new StaffViewStore({ view: null });
