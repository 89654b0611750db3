import { Box, chakra, Flex } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingAccess_BookingFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { MoveInList } from '../move-in/MoveInList';

/** Before access is available: from which day it will be, and what is missing. */
export function AccessClosed({ booking }: { booking: BookingAccess_BookingFragment }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { moveIn } = booking;
  if (!moveIn) return null;
  const missing = moveIn.items.filter(({ isDone, isNeededForAccess }) => isNeededForAccess && !isDone);
  return (
    <Flex gap="3" padding="14px 20px" borderRadius="photo" bg="bg.muted" textStyle="small">
      <chakra.span flexShrink="0" color="fg.muted">
        <Lock size={20} aria-hidden />
      </chakra.span>
      <Box flex="1" minWidth="0">
        <chakra.p fontWeight="600">
          {t('renter.opensOn', {
            day: formats.dayInSentence(moveIn.accessOpensOn),
          })}
        </chakra.p>
        <chakra.p color="fg.muted" marginBottom={missing.length > 0 ? '2' : '0'}>
          {missing.length > 0 ? t('renter.opensWith') : t('renter.allReady')}
        </chakra.p>
        {missing.length > 0 && <MoveInList booking={booking} items={missing} />}
      </Box>
    </Flex>
  );
}
