import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../feedback/toast';

const SHOWING_BOOKINGS = /^(Dashboard|Booking|HostCalendar)/;

/** After a change, the queries that show bookings now are sent again. */
export const refetchBookings = {
  refetchQueries: 'active',
  onQueryUpdated: ({ queryName }) => SHOWING_BOOKINGS.test(queryName ?? ''),
} satisfies Pick<ApolloClient.MutateOptions, 'refetchQueries' | 'onQueryUpdated'>;

interface DoneText {
  readonly title: string;
  readonly description: string;
}

/** Sends a command that carries the sums it showed; if the server refuses them, the preview is loaded again and `hasChanged` is true. */
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
      // Without the new sums none may be shown.
      else await refetch().then(() => setChanges((count) => count + 1), fail);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, changed: changes > 0 ? t('changed') : null, send };
}
