import { NativeSelect } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/FormField';
import { useTicketBookingQuery, useTicketBookingsQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';

interface BookingFieldProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

/** The booking of a question: any of the viewer's, on either side. */
export function BookingField({ value, onChange }: BookingFieldProps) {
  const { t } = useTranslation('support');
  const { day } = useFormats();
  const { data } = useTicketBookingsQuery();
  const newest = [...(data?.asRenter.edges ?? []), ...(data?.asHost.edges ?? [])].map(({ node }) => node);
  // A link may preselect one that is not among the newest.
  const [given] = useState(value);
  const isListed = given === null || newest.some(({ id }) => id === given);
  const { data: own } = useTicketBookingQuery({ variables: { id: given ?? '' }, skip: !data || isListed });
  const bookings = own?.booking ? [own.booking, ...newest] : newest;
  if (bookings.length === 0 && value === null) return null;
  return (
    <FormField name="bookingId" label={t('form.booking')} isOptional>
      <NativeSelect.Root size="lg">
        <NativeSelect.Field value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
          <option value="">{t('form.noBooking')}</option>
          {bookings.map(({ id, from, space }) => (
            <option key={id} value={id}>
              {t('form.bookingOption', { space: space.title, day: day(from) })}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  );
}
