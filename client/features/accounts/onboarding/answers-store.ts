import { toAppError, type AppError } from '../../../apollo/app-error';
import type { Onboarding_AnswersFragment, SaveOnboardingInput } from '../../../generated/graphql';
import { StateStore } from '../../../state/state-store';

/** What is answered so far, as the fields show it. */
export interface Answers {
  intention: Onboarding_AnswersFragment['intention'];
  need: Pick<Onboarding_AnswersFragment['need'], 'place' | 'from' | 'months' | 'things'>;
  offer: Pick<Onboarding_AnswersFragment['offer'], 'type' | 'postalCode' | 'sizeM2'>;
}

/** Some of them, changed. */
export interface AnswersChange {
  intention?: Answers['intention'];
  need?: Partial<Answers['need']>;
  offer?: Partial<Answers['offer']>;
  step?: Onboarding_AnswersFragment['step'];
}

export interface AnswersState extends Answers {
  /** As the server has it: what it makes of the answers. */
  saved: Onboarding_AnswersFragment;
  status: 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failed';
  savedAt: string | null;
  error: AppError | null;
}

/** Shorter than anybody takes to leave the page. */
const SAVE_DELAY_MS = 500;
const RETRY_MS = 5000;

/** The answers and their way to the server: saved on their own, one save at a time, nothing lost when one fails. */
export class AnswersStore extends StateStore<AnswersState> {
  private pending: AnswersChange = {};
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

  /** While the page is open, what could not be saved is tried again; returns how to leave, with a last try. */
  open(): () => void {
    this.isOpen = true;
    return () => {
      // Not a moment longer: the next try might be made with somebody else's session.
      this.isOpen = false;
      void this.flush();
    };
  }

  change(change: AnswersChange): void {
    this.pending = merged(this.pending, change);
    const { intention = this.state.intention, need, offer } = change;
    this.set({
      intention,
      need: { ...this.state.need, ...need },
      offer: { ...this.state.offer, ...offer },
      status: 'unsaved',
      error: null,
    });
    this.schedule(SAVE_DELAY_MS);
  }

  /** Saves what is not saved yet, at once; tells whether the server now has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    if (this.saving) await this.saving;
    if (!this.hasPending) return true;
    this.saving ??= this.saveOnce().finally(() => (this.saving = null));
    return this.saving;
  }

  private get hasPending(): boolean {
    return Object.keys(this.pending).length > 0;
  }

  private async saveOnce(): Promise<boolean> {
    const sent = this.pending;
    this.pending = {};
    this.set({ status: 'saving' });
    try {
      const saved = await this.save(inputOf(sent));
      this.set({ saved, status: this.hasPending ? 'unsaved' : 'saved', savedAt: new Date().toISOString() });
      return !this.hasPending;
    } catch (error) {
      this.pending = merged(sent, this.pending);
      const problem = toAppError(error);
      this.set({ status: 'failed', error: problem });
      if (
        this.isOpen &&
        (problem.code === 'NETWORK' || problem.code === 'SERVICE_UNAVAILABLE' || problem.code === 'INTERNAL')
      )
        this.schedule(RETRY_MS);
      return false;
    }
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), delay);
  }
}

function merged(before: AnswersChange, { need, offer, ...rest }: AnswersChange): AnswersChange {
  return {
    ...before,
    ...rest,
    ...((before.need ?? need) && { need: { ...before.need, ...need } }),
    ...((before.offer ?? offer) && { offer: { ...before.offer, ...offer } }),
  };
}

/* The cache's objects carry their type's name, which no input has. */
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
