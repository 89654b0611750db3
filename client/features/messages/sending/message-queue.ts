import { toAppError, type AppError } from '../../../apollo/app-error';
import { listIds, readJson, writeJson } from '../../../state/browser-storage';
import { StateStore } from '../../../state/state-store';
import { STORED } from '../../../state/stored-keys';

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

/* After these a message is sent again automatically. A limit may last a day, in which its author may no longer want to send it. */
const isTemporary = (problem: AppError | null): boolean =>
  (problem?.isRetryable ?? false) && problem?.code !== 'RATE_LIMITED';

interface StoredMessage {
  person: string;
  message: QueuedMessage;
}

/** Unconfirmed messages: shown at once, sent one at a time in order, and stored in this browser until the server confirms them (U2). */
export class MessageQueue extends StateStore<{ messages: readonly QueuedMessage[] }> {
  private isSending = false;

  constructor(
    private readonly person: string,
    private readonly deliver: (message: QueuedMessage) => Promise<void>,
  ) {
    super({ messages: loadStored(person) });
  }

  private get messages(): readonly QueuedMessage[] {
    return this.state.messages;
  }

  add(message: Omit<QueuedMessage, 'key' | 'writtenAt' | 'state' | 'problem'>): void {
    const queued: QueuedMessage = {
      ...message,
      key: crypto.randomUUID(),
      writtenAt: new Date().toISOString(),
      state: navigator.onLine ? 'sending' : 'waiting',
      problem: null,
    };
    this.setMessages([...this.messages, queued]);
    store(this.person, queued);
    void this.sendAll();
  }

  readonly retry = (key: string): void => {
    this.change(key, { state: 'sending', problem: null });
    void this.sendAll();
  };

  readonly discard = (key: string): void => {
    writeJson(STORED.outgoingMessage, null, key);
    this.remove(key);
  };

  /** Sends messages that waited for a connection or failed for a temporary reason. */
  readonly resume = (): void => {
    for (const { key, state, problem } of this.messages)
      if (state !== 'failed' || isTemporary(problem)) this.change(key, { state: 'sending', problem: null });
    void this.sendAll();
  };

  /** Removes a message that another tab has sent or discarded. */
  readonly remove = (key: string): void => this.setMessages(this.messages.filter((message) => message.key !== key));

  /** Removes everything when the user signs out. */
  readonly clear = (): void => this.setMessages([]);

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
    this.setMessages(this.messages.map((message) => (message.key === key ? { ...message, ...change } : message)));
  }

  private setMessages(messages: readonly QueuedMessage[]): void {
    this.set({ messages });
  }
}

const store = (person: string, message: QueuedMessage): void =>
  writeJson(STORED.outgoingMessage, { person, message } satisfies StoredMessage, message.key);

/* Stores the refusal, so that a reload does not send the message again. Skips messages removed meanwhile, for example by signing out. */
function storeRefused(person: string, message: QueuedMessage): void {
  if (readJson(STORED.outgoingMessage, message.key) !== null) store(person, message);
}

const loadStored = (person: string): QueuedMessage[] =>
  listIds(STORED.outgoingMessage)
    .map((key) => readJson<StoredMessage>(STORED.outgoingMessage, key))
    .filter((stored): stored is StoredMessage => stored?.person === person)
    .map(({ message }): QueuedMessage => (message.state === 'failed' ? message : { ...message, state: 'waiting' }))
    .toSorted((one, other) => one.writtenAt.localeCompare(other.writtenAt));
