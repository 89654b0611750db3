import { toAppError, type AppError } from '../../../apollo/app-error';
import { STARTING_VALUES, type Draft, type DraftField } from './draft-values';
import { StateStore } from '../../../state/state-store';
import type { UnsavedStorage } from './unsaved-values';

/** Shorter than the second within which a change must be saved, including the response. */
export const SAVE_DELAY_MS = 600;
const RETRY_MS = 5000;

export type SaveStatus = 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failed';

export interface DraftState {
  /** Null until the first save has created the draft. */
  id: string | null;
  values: Draft;
  status: SaveStatus;
  savedAt: string | null;
  /** Renters do not see what is saved of a published space. */
  hasUnpublished: boolean;
  error: AppError | null;
  /** Fields with unsaved values. */
  unsaved: ReadonlySet<DraftField>;
}

/** Values of a new draft, under the key of its wizard, or of a space that exists; never of both. */
type DraftToSave =
  | { readonly clientKey: string; readonly spaceId?: never; readonly draft: Draft }
  | { readonly spaceId: string; readonly clientKey?: never; readonly draft: Draft };

/** Stores the draft on the server. */
export type SaveDraft = (input: DraftToSave) => Promise<SavedDraft>;

interface SavedDraft {
  readonly id: string;
  readonly savedAt: string;
  readonly hasUnpublished: boolean;
}

interface DraftStoreOptions {
  save: SaveDraft;
  storage: UnsavedStorage;
  id: string | null;
  values?: Draft;
  savedAt?: string | null;
  hasUnpublished?: boolean;
}

/** The wizard's values, saved automatically: one request at a time, retried until acknowledged. */
export class DraftStore extends StateStore<DraftState> {
  private pending: Draft;
  /** Sent, not yet acknowledged. */
  private sent: Draft = {};
  private readonly clientKey: string;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<boolean> | null = null;
  private isLeft = false;

  constructor(private readonly options: DraftStoreOptions) {
    const { id, storage, values = STARTING_VALUES, savedAt = null, hasUnpublished = false } = options;
    const stored = storage.read(id);
    super({
      id,
      values: { ...values, ...stored?.values },
      status: stored ? 'unsaved' : savedAt === null ? 'untouched' : 'saved',
      savedAt,
      hasUnpublished,
      error: null,
      unsaved: new Set(Object.keys(stored?.values ?? {}) as DraftField[]),
    });
    this.clientKey = stored?.clientKey ?? crypto.randomUUID();
    // The default values are sent with the first change.
    this.pending = { ...(id === null ? values : {}), ...stored?.values };
    if (stored) this.schedule(SAVE_DELAY_MS);
  }

  /** Retries failed saves while the page is open; returns the clean-up function. Values still unsaved then stay in the browser. */
  open(): () => void {
    this.isLeft = false;
    return () => {
      this.isLeft = true;
    };
  }

  /** Whether leaving now would lose unsaved changes. */
  get hasUnsaved(): boolean {
    return this.state.status === 'unsaved' || this.state.status === 'saving' || this.state.status === 'failed';
  }

  change(values: Draft): void {
    this.pending = { ...this.pending, ...values };
    this.set({
      values: { ...this.state.values, ...values },
      status: 'unsaved',
      error: null,
      unsaved: new Set([...this.state.unsaved, ...fieldsOf(values)]),
    });
    this.storeValues();
    this.schedule(SAVE_DELAY_MS);
  }

  /** Saves at once what is not saved yet, creating the draft if there is none; returns whether the server now has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    if (this.saving) await this.saving;
    if (!this.hasUnsaved && this.state.id !== null) return true;
    return this.saveNow();
  }

  private saveNow(): Promise<boolean> {
    this.saving ??= this.saveOnce().finally(() => (this.saving = null));
    return this.saving;
  }

  private async saveOnce(): Promise<boolean> {
    const draft = this.pending;
    const { id } = this.state;
    this.pending = {};
    this.sent = draft;
    this.set({ status: 'saving' });
    try {
      const saved = await this.options.save(
        id === null ? { clientKey: this.clientKey, draft } : { spaceId: id, draft },
      );
      return this.acknowledge(saved);
    } catch (error) {
      this.pending = { ...draft, ...this.pending };
      this.sent = {};
      const problem = toAppError(error);
      this.set({ status: 'failed', error: problem });
      this.storeValues();
      if ((problem.isRetryable || problem.code === 'INTERNAL') && !this.isLeft) this.schedule(RETRY_MS);
      return false;
    }
  }

  private acknowledge({ id, ...saved }: SavedDraft): boolean {
    this.sent = {};
    if (this.state.id === null) this.options.storage.write(null, null);
    const left = fieldsOf(this.pending);
    this.set({ id, ...saved, error: null, status: left.length > 0 ? 'unsaved' : 'saved', unsaved: new Set(left) });
    this.storeValues();
    if (left.length > 0) this.schedule(SAVE_DELAY_MS);
    return left.length === 0;
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void (this.saving ?? Promise.resolve()).then(() => this.saveIfUnsaved()), delay);
  }

  private async saveIfUnsaved(): Promise<void> {
    if (this.hasUnsaved) await this.saveNow();
  }

  private storeValues(): void {
    const isEmpty = this.state.unsaved.size === 0;
    this.options.storage.write(
      this.state.id,
      isEmpty ? null : { clientKey: this.clientKey, values: { ...this.sent, ...this.pending } },
    );
  }
}

const fieldsOf = (values: Draft): DraftField[] => Object.keys(values) as DraftField[];
