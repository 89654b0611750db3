import { StateStore } from '../state/state-store';

/** The user as whom a member of the staff views Hueco, and the token for it. */
export interface StaffView {
  readonly token: string;
  /** In milliseconds. */
  readonly endsAt: number;
  readonly name: string;
}

/* In memory only: reloading or leaving the page ends it. */
class StaffViewStore extends StateStore<{ view: StaffView | null }> {
  open(view: StaffView): void {
    this.set({ view });
  }

  close(): void {
    this.set({ view: null });
  }
}

/** The open staff view, if any. */
export const staffView = new StaffViewStore({ view: null });
