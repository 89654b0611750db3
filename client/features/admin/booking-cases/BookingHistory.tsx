import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { StaffBookingCase_BookingFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { BlockHead } from '../components/details';

/** Every change of status with who caused it, newest first. */
export function BookingHistory({ booking }: { booking: StaffBookingCase_BookingFragment }) {
  const { t } = useTranslation(['staff', 'common']);
  const { instant } = useFormats();
  const words = [booking.declineText, booking.cancelText, booking.terminationText].filter(Boolean);
  return (
    <Box as="section" aria-label={t('staff:booking.history')}>
      <BlockHead title={t('staff:booking.history')} />
      <chakra.ol listStyleType="none" display="grid" gap="2" textStyle="sm">
        {booking.timeline.toReversed().map((entry) => (
          <Flex as="li" key={`${entry.at}${entry.to}${entry.action}`} justifyContent="space-between" gap="4">
            <span>
              <chakra.b fontWeight="600">{t(`common:bookingStatus.${entry.to}`)}</chakra.b>
              {` · ${t(`staff:booking.side.${entry.actor}`)}`}
              {entry.from === entry.to && (
                <chakra.span color="fg.subtle">{` · ${t('staff:booking.sameStatus')}`}</chakra.span>
              )}
            </span>
            <chakra.time textStyle="xs" color="fg.subtle" whiteSpace="nowrap" dateTime={entry.at}>
              {instant(entry.at)}
            </chakra.time>
          </Flex>
        ))}
      </chakra.ol>
      {words.map((text) => (
        <chakra.blockquote
          key={text}
          marginTop="3"
          paddingInlineStart="3"
          borderInlineStartWidth="2px"
          borderColor="border"
          textStyle="sm"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >
          {text}
        </chakra.blockquote>
      ))}
    </Box>
  );
}
