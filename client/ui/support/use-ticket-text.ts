import { useStore } from 'zustand';
import { toAppError, type AppError } from '../../apollo/app-error';
import { StateStore } from '../../state/state-store';
import type { StoredStore } from '../../state/stored-store';
import { writtenSince } from './written-since';

/** How the sending of a message stands. */
interface Sending {
  /** Idempotency key of a message that has failed, so that a retry sends it once. */
  readonly key: string | null;
  readonly isSending: boolean;
  readonly failure: AppError | null;
}

const IDLE: Sending = { key: null, isSending: false, failure: null };

class Sendings extends StateStore<Readonly<Record<string, Sending>>> {
  readonly put = (thread: string, sending: Sending): void => this.set({ [thread]: sending });
}

const sendings = new Sendings({});

/** Whether the server has an earlier version of the message, whose response was lost. */
export const isEarlier = ({ code }: AppError): boolean => code === 'IDEMPOTENCY_KEY_REUSED';

interface TicketTextOptions {
  /** The ticket and who writes. */
  thread: string;
  /** Where the text is stored. */
  drafts: StoredStore<unknown>;
  read: () => string;
  save: (text: string) => void;
}

interface TicketText extends Sending {
  body: string;
  /** Sends the text and takes it out of the box; resolves to the failure, which is shown until the next try. */
  send: (deliver: (idempotencyKey: string) => Promise<unknown>) => Promise<AppError | null>;
}

/**
 * The text being written about a ticket and its sending. Every box that is opened for it shows the same: one that is left and opened again
 * while a message is sent neither sends it twice nor loses what is written meanwhile.
 */
export function useTicketText({ thread, drafts, read, save }: TicketTextOptions): TicketText {
  const body = useStore(drafts, read);
  const sending = useStore(sendings, (all) => all[thread] ?? IDLE);
  return {
    ...sending,
    body,
    async send(deliver) {
      const key = sending.key ?? crypto.randomUUID();
      sendings.put(thread, { key, isSending: true, failure: null });
      try {
        await deliver(key);
      } catch (error) {
        const failure = toAppError(error);
        sendings.put(thread, { key: isEarlier(failure) ? null : key, isSending: false, failure });
        return failure;
      }
      // What was written meanwhile is the next message; after a sign-out nothing is.
      const now = read();
      if (now) save(writtenSince(now, body));
      sendings.put(thread, IDLE);
      return null;
    },
  };
}
