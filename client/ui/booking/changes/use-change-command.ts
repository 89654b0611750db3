import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../feedback/toast';

const SHOWING_BOOKINGS = /^(Dashboard|Booking|HostCalendar)/;

/** Refetches the active queries about bookings after a change. */
export const refetchBookings = {
  refetchQueries: 'active',
  onQueryUpdated: ({ queryName }) => SHOWING_BOOKINGS.test(queryName ?? ''),
} satisfies Pick<ApolloClient.MutateOptions, 'refetchQueries' | 'onQueryUpdated'>;

interface DoneText {
  readonly title: string;
  readonly description: string;
}

/** Sends a command with the amounts that were shown; if the server refuses them, refetches the preview and sets `hasChanged`. */
export function useChangeCommand(onDone: () => void, refetch: () => Promise<unknown>) {
  const { t } = useTranslation('changes');
  const { textOf } = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [changes, setChanges] = useState(0);
  const fail = (failure: unknown): void =>
    void toast({ title: t('failed'), description: textOf(toAppError(failure)), tone: 'error' });
  const send = async (work: () => Promise<unknown>, done: DoneText): Promise<void> => {
    setBusy(true);
    try {
      await work();
      toast(done);
      onDone();
    } catch (failure) {
      if (toAppError(failure).code !== 'BOOKING_SUM_CHANGED') fail(failure);
      // Without the new amounts, none may be shown.
      else await refetch().then(() => setChanges((count) => count + 1), fail);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, changed: changes > 0 ? t('changed') : null, send };
}
