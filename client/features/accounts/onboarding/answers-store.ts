import { toAppError, type AppError } from '../../../apollo/app-error';
import type { Onboarding_AnswersFragment, SaveOnboardingInput } from '../../../generated/graphql';
import { StateStore } from '../../../state/state-store';

/** The current answers, as the fields show them. */
export interface Answers {
  intention: Onboarding_AnswersFragment['intention'];
  need: Pick<Onboarding_AnswersFragment['need'], 'place' | 'from' | 'months' | 'things'>;
  offer: Pick<Onboarding_AnswersFragment['offer'], 'type' | 'postalCode' | 'sizeM2'>;
}

/** Updates some of them. */
export interface AnswersChange {
  intention?: Answers['intention'];
  need?: Partial<Answers['need']>;
  offer?: Partial<Answers['offer']>;
  step?: Onboarding_AnswersFragment['step'];
}

export interface AnswersState extends Answers {
  /** The server's state: its evaluation of the answers. */
  saved: Onboarding_AnswersFragment;
  status: 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failed';
  savedAt: string | null;
  error: AppError | null;
}

/** Shorter than anybody takes to leave the page. */
const SAVE_DELAY_MS = 500;
const RETRY_MS = 5000;

/** The answers with autosave: one save at a time, nothing lost when one fails. */
export class AnswersStore extends StateStore<AnswersState> {
  private pending: AnswersChange = {};
  /** The last one given, which the state does not show. */
  private step: AnswersChange['step'];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<boolean> | null = null;
  private isOpen = false;

  constructor(
    saved: Onboarding_AnswersFragment,
    private readonly save: (input: SaveOnboardingInput) => Promise<Onboarding_AnswersFragment>,
  ) {
    const { intention, need, offer } = saved;
    super({
      saved,
      intention,
      need,
      offer,
      status: 'untouched',
      savedAt: null,
      error: null,
    });
  }

  /** While the page is open, failed saves are retried; returns the cleanup function, which tries a last time. */
  open(): () => void {
    this.isOpen = true;
    return () => {
      // Stops at once: the next try might use another user's session.
      this.isOpen = false;
      void this.flush();
    };
  }

  change(change: AnswersChange): void {
    this.pending = merged(this.pending, change);
    const { intention = this.state.intention, need, offer, step = this.step } = change;
    this.step = step;
    this.set({
      intention,
      need: { ...this.state.need, ...need },
      offer: { ...this.state.offer, ...offer },
      status: 'unsaved',
      error: null,
    });
    this.schedule(SAVE_DELAY_MS);
  }

  /** Saves unsaved answers at once; resolves to whether the server now has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.saving) await this.saving;
    return this.hasPending ? this.begin() : true;
  }

  /** Sends unsaved answers without waiting for a running save, whose answer a closing window does not receive. */
  sendNow(): void {
    clearTimeout(this.timer);
    if (this.hasPending) void this.begin();
  }

  /** Starts a save; also resolves after one that is still running. */
  private begin(): Promise<boolean> {
    const saving = Promise.all([this.saveOnce(), this.saving])
      .then(() => !this.hasPending)
      .finally(() => {
        if (this.saving === saving) this.saving = null;
      });
    this.saving = saving;
    return saving;
  }

  private get hasPending(): boolean {
    return Object.keys(this.pending).length > 0;
  }

  private async saveOnce(): Promise<void> {
    const sent = this.pending;
    this.pending = {};
    this.set({ status: 'saving' });
    try {
      const saved = await this.save(inputOf(sent));
      this.set({ saved, status: this.hasPending ? 'unsaved' : 'saved', savedAt: new Date().toISOString() });
    } catch (error) {
      // With the present values: a later save may have sent newer ones.
      this.pending = merged(this.asShown(sent), this.pending);
      const problem = toAppError(error);
      this.set({ status: 'failed', error: problem });
      if (this.isOpen && (problem.isRetryable || problem.code === 'INTERNAL')) this.schedule(RETRY_MS);
    }
  }

  private asShown({ need, offer, ...rest }: AnswersChange): AnswersChange {
    const { intention, need: shownNeed, offer: shownOffer } = this.state;
    return {
      ...rest,
      ...(rest.intention !== undefined && { intention }),
      ...(rest.step !== undefined && { step: this.step }),
      ...(need && { need: presentOf(need, shownNeed) }),
      ...(offer && { offer: presentOf(offer, shownOffer) }),
    };
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), delay);
  }
}

/* The present values of the given keys. */
function presentOf<T extends object>(given: Partial<T>, present: T): Partial<T> {
  return Object.fromEntries(Object.keys(given).map((key) => [key, present[key as keyof T]])) as Partial<T>;
}

function merged(before: AnswersChange, { need, offer, ...rest }: AnswersChange): AnswersChange {
  return {
    ...before,
    ...rest,
    ...((before.need ?? need) && { need: { ...before.need, ...need } }),
    ...((before.offer ?? offer) && { offer: { ...before.offer, ...offer } }),
  };
}

/* Cached objects have `__typename`, which no input accepts. */
function inputOf({ need, ...rest }: AnswersChange): SaveOnboardingInput {
  if (!need) return rest;
  const { things, ...others } = need;
  return {
    ...rest,
    need: {
      ...others,
      ...(things !== undefined && { things: things?.map(({ thing, count }) => ({ thing, count })) ?? null }),
    },
  };
}
