import { toAppError, type AppError } from '../../../apollo/app-error';
import { listIds, readJson, writeJson } from '../../../state/browser-storage';
import { StateStore } from '../../../state/state-store';
import { STORED } from '../../../state/stored-keys';
import { DAY_MS } from '../../../ui/time/durations';

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

/* After this time a message is sent only when its author asks for it: what it says may no longer be true. */
const RESUMED_FOR_MS = DAY_MS;

interface StoredMessage {
  person: string;
  message: QueuedMessage;
}

/** Unconfirmed messages: shown at once, sent one at a time in order, and stored in this browser until the server confirms them (U2). */
export class MessageQueue extends StateStore<{ messages: readonly QueuedMessage[] }> {
  private isSending = false;
  /** Keys of messages whose author knows since this page was loaded that they were not sent. */
  private readonly announced = new Set<string>();

  constructor(
    private readonly person: string,
    private readonly deliver: (message: QueuedMessage) => Promise<void>,
    /** Called with a message that will not be sent again automatically. */
    private readonly onUnsent: (message: QueuedMessage) => void,
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
    this.announced.delete(key);
    // It is wanted now, whenever it was written.
    this.change(key, { state: 'sending', problem: null, writtenAt: new Date().toISOString() });
    const message = this.messages.find((one) => one.key === key);
    if (message) store(this.person, message);
    void this.sendAll();
  };

  readonly discard = (key: string): void => {
    writeJson(STORED.outgoingMessage, null, key);
    this.remove(key);
  };

  /** Sends messages that waited for a connection or failed for a temporary reason. */
  readonly resume = (): void => {
    const oldest = Date.now() - RESUMED_FOR_MS;
    for (const message of this.messages) {
      if (message.state === 'failed' && !isTemporary(message.problem)) continue;
      if (message.state === 'sending' || Date.parse(message.writtenAt) >= oldest)
        this.change(message.key, { state: 'sending', problem: null });
      else this.giveUp(message, null);
    }
    void this.sendAll();
  };

  /** The same with those that other tabs have stored, which may be closed; those given up before the page was loaded are announced again. */
  readonly resumeStored = (): void => {
    const known = new Set(this.messages.map(({ key }) => key));
    const others = loadStored(this.person).filter(({ key }) => !known.has(key));
    if (others.length > 0) this.setMessages([...this.messages, ...others].toSorted(oldestFirst));
    this.resume();
    for (const message of this.messages)
      if (message.state === 'failed' && !isTemporary(message.problem)) this.announce(message);
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
      if (isTemporary(problem)) this.change(message.key, { state: isOffline ? 'waiting' : 'failed', problem });
      else this.giveUp(message, problem);
    }
  }

  /* Stores it as failed, so that a reload does not send it. Messages removed meanwhile, for example by signing out, are left out. */
  private giveUp(message: QueuedMessage, problem: AppError | null): void {
    const failed: QueuedMessage = { ...message, state: 'failed', problem };
    this.change(message.key, failed);
    if (readJson(STORED.outgoingMessage, message.key) === null) return;
    store(this.person, failed);
    this.announce(failed);
  }

  private announce(message: QueuedMessage): void {
    if (this.announced.has(message.key)) return;
    this.announced.add(message.key);
    this.onUnsent(message);
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

const oldestFirst = (one: QueuedMessage, other: QueuedMessage): number => one.writtenAt.localeCompare(other.writtenAt);

const loadStored = (person: string): QueuedMessage[] =>
  listIds(STORED.outgoingMessage)
    .map((key) => readJson<StoredMessage>(STORED.outgoingMessage, key))
    .filter((stored): stored is StoredMessage => stored?.person === person)
    .map(({ message }): QueuedMessage => (message.state === 'failed' ? message : { ...message, state: 'waiting' }))
    .toSorted(oldestFirst);
