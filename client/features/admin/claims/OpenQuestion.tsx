import { chakra, Flex } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import type { ClaimOfStaff } from './claim-of-staff';

/** The open question of a claim, and the asked side. */
export function OpenQuestion({ claim: { questions, booking } }: { claim: ClaimOfStaff }) {
  const { t } = useTranslation('staff');
  const { instant } = useFormats();
  const open = questions.find(({ endedAt }) => endedAt === null);
  if (!open) return null;
  const { displayName: name } = open.side === 'RENTER' ? booking.renter : booking.host;
  return (
    <Flex gap="3" padding="14px 16px" borderRadius="lg" bg="bg.info" textStyle="sm">
      <chakra.span flexShrink="0" color="fg.info">
        <Hourglass size={20} aria-hidden />
      </chakra.span>
      <span>
        <b>{t('claim.ask.waits', { name, at: instant(open.answerBy) })}</b>
        <chakra.span display="block" whiteSpace="pre-line" overflowWrap="anywhere">
          {open.text}
        </chakra.span>
      </span>
    </Flex>
  );
}
