import { toAppError, type AppError } from '../../../apollo/app-error';

/** A file that has been uploaded and goes with a message. */
export interface OutgoingFile {
  id: string;
  name: string;
  sizeBytes: number;
  kind: 'IMAGE' | 'PDF';
}

/** Where a message goes: to a conversation, or to the host of a space. */
export interface Destination {
  conversationId: string | null;
  spaceId: string | null;
}

/** A message that the server has not answered yet. */
export interface Outgoing extends Destination {
  /** Repeated with every try: it is sent once. */
  key: string;
  body: string;
  files: OutgoingFile[];
  writtenAt: string;
  state: 'sending' | 'waiting' | 'failed';
  problem: AppError | null;
}

const PREFIX = 'hueco_outgoing_';

interface Kept {
  person: string;
  message: Outgoing;
}

/** Messages on their way: shown at once, sent one after the other, kept in this browser until they have arrived (U2). */
export class Outbox {
  private messages: readonly Outgoing[];
  private isSending = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly person: string,
    private readonly deliver: (message: Outgoing) => Promise<void>,
  ) {
    this.messages = readKept(person);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly all = (): readonly Outgoing[] => this.messages;

  add(message: Omit<Outgoing, 'key' | 'writtenAt' | 'state' | 'problem'>): void {
    const outgoing: Outgoing = { ...message, key: crypto.randomUUID(), writtenAt: new Date().toISOString(), state: navigator.onLine ? 'sending' : 'waiting', problem: null };
    this.set([...this.messages, outgoing]);
    keep(this.person, outgoing);
    void this.sendAll();
  }

  readonly retry = (key: string): void => {
    this.change(key, { state: 'sending', problem: null });
    void this.sendAll();
  };

  readonly discard = (key: string): void => {
    forget(key);
    this.set(this.messages.filter((message) => message.key !== key));
  };

  /** Sends what waited for a connection, or found none. */
  readonly goOn = (): void => {
    for (const { key, state, problem } of this.messages) if (state !== 'failed' || problem?.code === 'NETWORK') this.change(key, { state: 'sending', problem: null });
    void this.sendAll();
  };

  /** What another tab has sent or let go is no longer on its way here either. */
  readonly dropped = (storageKey: string): void => this.set(this.messages.filter(({ key }) => PREFIX + key !== storageKey));

  /** Whoever was signed in here has left. */
  readonly forgetAll = (): void => this.set([]);

  private async sendAll(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    for (let next = this.next(); next; next = this.next()) await this.send(next);
    this.isSending = false;
  }

  private next(): Outgoing | undefined {
    return this.messages.find(({ state }) => state === 'sending');
  }

  private async send(message: Outgoing): Promise<void> {
    try {
      await this.deliver(message);
      this.discard(message.key);
    } catch (error) {
      const problem = toAppError(error);
      const isOffline = problem.code === 'NETWORK' && !navigator.onLine;
      this.change(message.key, { state: isOffline ? 'waiting' : 'failed', problem });
      if (problem.code !== 'NETWORK') keepRefused(this.person, { ...message, state: 'failed', problem });
    }
  }

  private change(key: string, change: Partial<Outgoing>): void {
    this.set(this.messages.map((message) => (message.key === key ? { ...message, ...change } : message)));
  }

  private set(messages: readonly Outgoing[]): void {
    this.messages = messages;
    for (const listener of this.listeners) listener();
  }
}

function keep(person: string, message: Outgoing): void {
  try {
    localStorage.setItem(PREFIX + message.key, JSON.stringify({ person, message } satisfies Kept));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/* What the server refused is sent again only when its writer says so, also after a reload; what was forgotten meanwhile stays forgotten. */
function keepRefused(person: string, message: Outgoing): void {
  try {
    if (localStorage.getItem(PREFIX + message.key) !== null) keep(person, message);
  } catch {
    // As above.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // As above.
  }
}

function readKept(person: string): Outgoing[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as Kept)
      .filter((kept) => kept.person === person)
      .map(({ message }): Outgoing => (message.state === 'failed' ? message : { ...message, state: 'waiting' }))
      .toSorted((one, other) => one.writtenAt.localeCompare(other.writtenAt));
  } catch {
    return [];
  }
}
