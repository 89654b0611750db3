import { Button, chakra, Flex, Input, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/FormField';
import { useStaffBookingQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';

const BookingCommands = lazy(() => import('./BookingCommands').then((file) => ({ default: file.BookingCommands })));

/** A booking by its reference, and what the staff can do with it. */
export function BookingTool() {
  const { t } = useTranslation(['admin', 'common']);
  const { dayRange } = useFormats();
  const [reference, setReference] = useState('');
  const [asked, setAsked] = useState('');
  const { data, error, loading, refetch } = useStaffBookingQuery({
    variables: { reference: asked },
    skip: asked === '',
    fetchPolicy: 'network-only',
  });
  const booking = data?.bookingByReference;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAsked(reference.trim());
  };
  return (
    <Stack gap="5">
      <chakra.form onSubmit={submit} display="flex" flexWrap="wrap" alignItems="flex-end" gap="3" maxWidth="40rem">
        <chakra.div flex="1" minWidth="min(12rem, 100%)">
          <FormField
            name="reference"
            label={t('money.booking.reference')}
            error={!loading && data && !booking ? t('money.booking.unknown') : undefined}
          >
            <Input
              autoComplete="off"
              spellCheck={false}
              value={reference}
              onChange={(event) => setReference(event.target.value)}
            />
          </FormField>
        </chakra.div>
        <Button type="submit" loading={loading}>
          {t('money.booking.find')}
        </Button>
      </chakra.form>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {booking && (
        <Stack gap="4">
          <Flex direction="column">
            <chakra.h3 fontWeight="600">{`${booking.reference} · ${booking.space.title ?? ''}`}</chakra.h3>
            <chakra.p textStyle="small" color="fg.muted">
              {[
                t(`common:bookingStatus.${booking.status}`),
                dayRange(booking.from, booking.to, { day: 'numeric', month: 'short', year: 'numeric' }),
                t('money.booking.people', { renter: booking.renter.displayName, host: booking.host.displayName }),
                booking.billingState === 'CURRENT' ? null : t('money.booking.owing'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </chakra.p>
          </Flex>
          <Suspense fallback={<SkeletonRows />}>
            <BookingCommands key={booking.id} booking={booking} onDone={() => void refetch()} />
          </Suspense>
        </Stack>
      )}
    </Stack>
  );
}
