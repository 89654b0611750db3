import { chakra } from '@chakra-ui/react';
import { CircleCheck, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChangingBooking_BookingFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';

interface DifferenceNoteProps {
  booking: Pick<ChangingBooking_BookingFragment, 'viewerRole'>;
  differenceCents: number;
  dueNowCents: number;
  refundCents?: number;
}

/** The part of a difference charged or refunded at once, and the part that changes later charges. */
export function DifferenceNote({ booking, differenceCents, dueNowCents, refundCents = 0 }: DifferenceNoteProps) {
  const { t } = useTranslation('changes');
  const { money } = useFormats();
  const isHost = booking.viewerRole === 'HOST';
  // A host's loss is not shown as good.
  const isLoss = isHost && differenceCents < 0;
  const Icon = isLoss ? Info : CircleCheck;
  const key = dueNowCents > 0 ? 'now' : refundCents > 0 ? 'back' : 'later';
  const amount = money(dueNowCents > 0 ? dueNowCents : refundCents > 0 ? refundCents : Math.abs(differenceCents));
  return (
    <chakra.p
      display="flex"
      gap="3"
      padding="4"
      borderRadius="card"
      bg={isLoss ? 'bg.muted' : 'trust.subtle'}
      color={isLoss ? 'fg' : 'trust.fg'}
      textStyle="small"
    >
      <chakra.span flexShrink="0">
        <Icon size={20} aria-hidden />
      </chakra.span>
      {differenceCents === 0 && (isHost || key !== 'now')
        ? t('note.same')
        : isHost
          ? t(differenceCents > 0 ? 'note.hostMore' : 'note.hostLess', { amount: money(Math.abs(differenceCents)) })
          : t(key === 'later' && differenceCents < 0 ? 'note.less' : `note.${key}`, { amount })}
    </chakra.p>
  );
}
