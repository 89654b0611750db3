import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toAppError, type AppError } from '../../../apollo/app-error';
import { CheckoutBookingDocument, type Checkout_BookingFragment } from '../../../generated/graphql';
import { deleteHoldKey } from './hold-key';
import { isPayable, moveHold, startHold } from './start-hold';
import { isSameStay, type StayRequest } from '../../../ui/booking/stay-address';

const POLL_MS = 5_000;

/** The held dates, or why they could not be held. */
export interface Hold {
  booking: Checkout_BookingFragment | null;
  /** Why the dates are not held; null while they are, or are requested. */
  error: AppError | null;
  /** The hold has expired. */
  isOver: boolean;
  /** Requests the dates of the URL once more, after a refusal. */
  retry: () => void;
  /** Starts another hold of the same dates. */
  startAgain: () => void;
  /** Changes the dates; throws the server's refusal. */
  moveTo: (days: { from: string; to: string }) => Promise<Checkout_BookingFragment>;
  /** Refetches the booking. */
  reload: () => Promise<Checkout_BookingFragment | null>;
}

/** Holds the dates of the URL on arrival (T1), and notices when the hold expires. */
export function useHold(request: StayRequest | null): Hold {
  const client = useApolloClient();
  const [booking, setBooking] = useState<Checkout_BookingFragment | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [round, setRound] = useState(0);
  const held = useRef<Checkout_BookingFragment | null>(null);

  const show = useCallback((next: Checkout_BookingFragment) => {
    held.current = next;
    setBooking(next);
    setIsOver(!next.isLive && !isPayable(next));
  }, []);

  const requestText = request && JSON.stringify(request);
  /* A second try for the same dates is another request. */
  const question = useMemo(
    () => (requestText ? { wanted: JSON.parse(requestText) as StayRequest, round } : null),
    [requestText, round],
  );
  useEffect(() => {
    if (!question) return;
    const { wanted } = question;
    // Back to the held dates after others were refused: they are held still.
    if (held.current && isSameStay(wanted, held.current)) return setError(null);
    let isCurrent = true;
    startHold(client, wanted).then(
      (next) => {
        if (!isCurrent) return;
        setError(null);
        show(next);
      },
      (failure: unknown) => isCurrent && setError(toAppError(failure)),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, question, show]);

  const reload = useCallback(async () => {
    if (!held.current) return null;
    const { data } = await client.query({
      query: CheckoutBookingDocument,
      variables: { id: held.current.id },
      fetchPolicy: 'network-only',
    });
    // What other dates were refused with stays on screen.
    if (data?.booking) show(data.booking);
    return data?.booking ?? null;
  }, [client, show]);

  useHoldEnd(booking, reload);

  const retry = useCallback(() => setRound((count) => count + 1), []);

  const startAgain = useCallback(() => {
    if (requestText) deleteHoldKey(JSON.parse(requestText) as StayRequest);
    held.current = null;
    setError(null);
    retry();
  }, [requestText, retry]);

  const moveTo = useCallback(
    async (days: { from: string; to: string }) => {
      if (!held.current) throw new Error('no days are held');
      const next = await moveHold(client, held.current.id, days);
      setError(null);
      show(next);
      return next;
    },
    [client, show],
  );

  return { booking, error, isOver, retry, startAgain, moveTo, reload };
}

/* The server decides about the expiry: this device's clock only says when to ask. */
function useHoldEnd(booking: Checkout_BookingFragment | null, reload: () => Promise<unknown>): void {
  const endsAt = booking && isPayable(booking) ? booking.holdExpiresAt : null;
  useEffect(() => {
    if (!endsAt) return;
    let timer = 0;
    const poll = () => {
      timer = window.setTimeout(poll, POLL_MS);
      reload().catch(() => undefined);
    };
    timer = window.setTimeout(poll, Math.max(0, new Date(endsAt).getTime() - Date.now()) + 250);
    return () => window.clearTimeout(timer);
  }, [endsAt, reload]);
}
