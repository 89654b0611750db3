import { toAppError, type AppError } from '../../../apollo/app-error';

/** An uploaded file of a message. */
export interface UploadedFile {
  id: string;
  name: string;
  sizeBytes: number;
  kind: 'IMAGE' | 'PDF';
}

/** The receiver: a conversation, or the host of a space. */
export interface Destination {
  conversationId: string | null;
  spaceId: string | null;
}

/** A message that the server has not confirmed yet. */
export interface QueuedMessage extends Destination {
  /** Idempotency key, the same for every attempt. */
  key: string;
  body: string;
  files: UploadedFile[];
  writtenAt: string;
  state: 'sending' | 'waiting' | 'failed';
  problem: AppError | null;
}

const PREFIX = 'hueco_outgoing_';
/* Errors of the connection, after which the message is sent again automatically. */
const isTemporary = (problem: AppError | null): boolean =>
  problem?.code === 'NETWORK' || problem?.code === 'SERVICE_UNAVAILABLE';

interface StoredMessage {
  person: string;
  message: QueuedMessage;
}

/** Unconfirmed messages: shown at once, sent one at a time in order, and stored in this browser until the server confirms them (U2). */
export class MessageQueue {
  private messages: readonly QueuedMessage[];
  private isSending = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly person: string,
    private readonly deliver: (message: QueuedMessage) => Promise<void>,
  ) {
    this.messages = loadStored(person);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly all = (): readonly QueuedMessage[] => this.messages;

  add(message: Omit<QueuedMessage, 'key' | 'writtenAt' | 'state' | 'problem'>): void {
    const queued: QueuedMessage = {
      ...message,
      key: crypto.randomUUID(),
      writtenAt: new Date().toISOString(),
      state: navigator.onLine ? 'sending' : 'waiting',
      problem: null,
    };
    this.set([...this.messages, queued]);
    store(this.person, queued);
    void this.sendAll();
  }

  readonly retry = (key: string): void => {
    this.change(key, { state: 'sending', problem: null });
    void this.sendAll();
  };

  readonly discard = (key: string): void => {
    removeStored(key);
    this.set(this.messages.filter((message) => message.key !== key));
  };

  /** Sends messages that waited for a connection or failed because of it. */
  readonly resume = (): void => {
    for (const { key, state, problem } of this.messages)
      if (state !== 'failed' || isTemporary(problem)) this.change(key, { state: 'sending', problem: null });
    void this.sendAll();
  };

  /** Removes a message that another tab has sent or discarded. */
  readonly onStorageRemoved = (storageKey: string): void =>
    this.set(this.messages.filter(({ key }) => PREFIX + key !== storageKey));

  /** Removes everything when the user signs out. */
  readonly clear = (): void => this.set([]);

  private async sendAll(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    for (let next = this.next(); next; next = this.next()) await this.send(next);
    this.isSending = false;
  }

  private next(): QueuedMessage | undefined {
    return this.messages.find(({ state }) => state === 'sending');
  }

  private async send(message: QueuedMessage): Promise<void> {
    try {
      await this.deliver(message);
      this.discard(message.key);
    } catch (error) {
      const problem = toAppError(error);
      const isOffline = problem.code === 'NETWORK' && !navigator.onLine;
      this.change(message.key, { state: isOffline ? 'waiting' : 'failed', problem });
      if (!isTemporary(problem)) storeRefused(this.person, { ...message, state: 'failed', problem });
    }
  }

  private change(key: string, change: Partial<QueuedMessage>): void {
    this.set(this.messages.map((message) => (message.key === key ? { ...message, ...change } : message)));
  }

  private set(messages: readonly QueuedMessage[]): void {
    this.messages = messages;
    for (const listener of this.listeners) listener();
  }
}

function store(person: string, message: QueuedMessage): void {
  try {
    localStorage.setItem(PREFIX + message.key, JSON.stringify({ person, message } satisfies StoredMessage));
  } catch {
    // Without storage the message lasts as long as the page.
  }
}

/* Stores the refusal, so that a reload does not send the message again. Skips messages removed meanwhile, for example by signing out. */
function storeRefused(person: string, message: QueuedMessage): void {
  try {
    if (localStorage.getItem(PREFIX + message.key) !== null) store(person, message);
  } catch {
    // As above.
  }
}

function removeStored(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // As above.
  }
}

function loadStored(person: string): QueuedMessage[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as StoredMessage)
      .filter((stored) => stored.person === person)
      .map(({ message }): QueuedMessage => (message.state === 'failed' ? message : { ...message, state: 'waiting' }))
      .toSorted((one, other) => one.writtenAt.localeCompare(other.writtenAt));
  } catch {
    return [];
  }
}
