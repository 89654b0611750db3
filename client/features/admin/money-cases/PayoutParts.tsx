import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { StaffPayout_PayoutFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { BlockHead } from '../components/details';

/** The bookings of a payout. */
export function PayoutParts({ parts }: Pick<StaffPayout_PayoutFragment, 'parts'>) {
  const { t } = useTranslation('staff');
  const { money } = useFormats();
  return (
    <Box as="section" aria-label={t('money.parts')}>
      <BlockHead title={t('money.parts')} />
      <chakra.ul listStyleType="none" display="grid" gap="2" textStyle="sm" fontVariantNumeric="tabular-nums">
        {parts.map(({ bookingReference, amountCents }) => (
          <Flex as="li" key={bookingReference ?? 'none'} justifyContent="space-between" gap="4">
            <span>{bookingReference ?? t('money.noBooking')}</span>
            <span>{money(amountCents)}</span>
          </Flex>
        ))}
      </chakra.ul>
    </Box>
  );
}
