import { Badge, chakra, Flex } from '@chakra-ui/react';
import { AlarmClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StaffClaimRow_ClaimFragment } from '../../../generated/graphql';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';

interface ClaimStateProps {
  claim: StaffClaimRow_ClaimFragment;
  /** With the hour, where there is room for it. */
  isExact?: boolean;
}

const HOUR: Intl.DateTimeFormatOptions = { ...SHORT_DAY, hour: 'numeric', minute: '2-digit' };

/** The status of a claim: its deadline while the staff must decide it. */
export function ClaimState({ claim, isExact }: ClaimStateProps) {
  const { t } = useTranslation(['staff', 'claims']);
  const { instant } = useFormats();
  const { status, decideBy, staffRecord } = claim;
  const question = claim.questions.find(({ endedAt }) => endedAt === null);
  if (question)
    return (
      <chakra.span color="fg.muted">
        {t('staff:claim.ask.until', { at: instant(question.answerBy, isExact ? HOUR : SHORT_DAY) })}
      </chakra.span>
    );
  if (!staffRecord?.isWaiting || !decideBy)
    return <chakra.span color="fg.muted">{t(`claims:status.${status}`)}</chakra.span>;
  const { isLate, pending } = staffRecord;
  return (
    // On a phone the badge is below: beside it, it would overflow the window.
    <Flex
      as="span"
      direction={{ base: isExact ? 'row' : 'column', md: 'row' }}
      columnGap="2"
      rowGap="1"
      paddingBlock={{ base: isExact ? '0' : '1.5', md: '0' }}
      alignItems={{ base: isExact ? 'center' : 'flex-start', md: 'center' }}
    >
      <Flex as="span" alignItems="center" gap="1.5" color={isLate ? 'fg.error' : undefined} fontWeight="500">
        {isLate && <AlarmClock size={15} aria-hidden />}
        {t(isLate ? 'staff:claim.late' : 'staff:claim.due', {
          at: instant(decideBy, isExact ? HOUR : SHORT_DAY),
        })}
      </Flex>
      {pending && <Badge colorPalette="orange">{t('staff:claim.toConfirm')}</Badge>}
      {!pending && status === 'APPEALED' && <Badge>{t('claims:status.APPEALED')}</Badge>}
    </Flex>
  );
}
