import { Box, chakra, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ChangingBooking_BookingFragment, NoticePreviewQuery } from '../../../generated/graphql';
import type { CardUse } from '../../../generated/schema';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { Moments } from '../../display/Moments';
import { MoneyLines, MoneyTotal } from '../MoneyLines';
import { today } from '../../time/today';
import { dayAfter } from '../../time/days';
import { otherName } from './other-name';

/** The maximum days in which the host confirms the move-out. */
const CONFIRM_DAYS = 3;

type NoticePreview = NoticePreviewQuery['noticePreview'];
type LastCharge = NonNullable<NoticePreview['lastCharge']>;

interface NoticeSumProps {
  booking: ChangingBooking_BookingFragment;
  /** Null while it is loaded. */
  preview: NoticePreview | null;
}

type ShownSumProps = NoticeSumProps & { preview: NoticePreview };

/** What leaving on that day costs or refunds, announced when it changes, and what happens when. */
export function NoticeSum({ booking, preview }: NoticeSumProps) {
  return (
    <div>
      <Box
        role="status"
        aria-live="polite"
        bg="bg.muted"
        borderRadius="card"
        padding={{ base: '4', md: '5' }}
        marginBottom="5"
      >
        {preview ? <Headline booking={booking} preview={preview} /> : <Skeleton height="24" />}
      </Box>
      {preview && <Steps booking={booking} preview={preview} />}
    </div>
  );
}

function Steps({ booking, preview }: ShownSumProps) {
  const { t } = useTranslation('changes');
  return <Moments label={t('notice.then')} moments={useSteps(booking, preview)} />;
}

function Headline({ booking, preview }: ShownSumProps) {
  const { t } = useTranslation(['changes', 'domain']);
  const formats = useFormats();
  const { money } = formats;
  const isHost = booking.viewerRole === 'HOST';
  const { lastCharge, refundCents, creditCents, monthCents } = preview;
  const backText = creditCents === 0 ? 'backText' : creditCents < refundCents ? 'backTextCredit' : 'backTextAllCredit';
  if (!lastCharge)
    return (
      <>
        <chakra.h3 fontWeight="600">
          {refundCents > 0 ? t(isHost ? 'sum.lessHost' : 'sum.back', { amount: money(refundCents) }) : t('sum.nothing')}
        </chakra.h3>
        <chakra.p textStyle="small" color="fg.muted" marginTop="1">
          {refundCents > 0
            ? t(isHost ? 'sum.lessHostText' : `sum.${backText}`, { credit: money(creditCents) })
            : t('sum.nothingText')}
        </chakra.p>
      </>
    );
  const { dueOn, days, rentCents, feeCents, protectionCents, totalCents } = lastCharge;
  const isLess = monthCents !== null && totalCents < monthCents;
  return (
    <>
      <chakra.h3 fontWeight="600" textStyle="small">
        {t(isHost ? 'sum.lastHost' : 'sum.last', { day: formats.dayInSentence(dueOn) })}
      </chakra.h3>
      <chakra.p textStyle="price" fontSize="2xl" marginBlock="1">
        {money(totalCents)}
        {isLess && (
          <chakra.small textStyle="small" fontWeight="400" color="fg.muted" marginInlineStart="2">
            {t('sum.insteadOf', { amount: money(monthCents) })}
          </chakra.small>
        )}
      </chakra.p>
      {!isHost && (
        <>
          <MoneyLines
            lines={[
              { label: t('sum.days', { count: days }), cents: rentCents },
              { label: feeCents > 0 ? t('sum.fee') : t('sum.noFee'), cents: feeCents },
              ...(protectionCents > 0 ? [{ label: t('sum.protection'), cents: protectionCents }] : []),
            ]}
          />
          <MoneyTotal label={t('sum.total', { tax: t(`domain:tax.${booking.taxName}`) })} cents={totalCents} />
        </>
      )}
    </>
  );
}

/** How the last charge is made, by what the card of the booking is used for. */
const CHARGE_TEXTS = {
  CHARGED: 'steps.charged',
  PAUSED: 'steps.paused',
  NOT_ALLOWED: 'steps.byHand',
} as const satisfies Record<CardUse, string>;

function useSteps(booking: ChangingBooking_BookingFragment, { lastCharge, endsOn, refundCents }: NoticePreview) {
  const { t } = useTranslation('changes');
  const formats = useFormats();
  const isHost = booking.viewerRole === 'HOST';
  const short = (day: string): string => formats.day(day, SHORT_DAY);
  const name = otherName(booking);
  const { card } = booking;
  const chargeText = ({ totalCents, creditCents }: LastCharge): string => {
    const amount = formats.money(totalCents - creditCents);
    const text = card
      ? t(CHARGE_TEXTS[card.use], { amount, last4: card.methodLast4 })
      : t('steps.chargedPlain', { amount });
    return creditCents > 0 ? t('steps.credit', { text, credit: formats.money(creditCents) }) : text;
  };
  return [
    { when: t('grid.todayShort'), text: t('steps.told', { name, day: short(endsOn) }) },
    ...(lastCharge && !isHost
      ? [
          {
            when:
              card?.use === 'PAUSED'
                ? t('steps.onHold')
                : short(lastCharge.dueOn < today() ? today() : lastCharge.dueOn),
            text: chargeText(lastCharge),
          },
        ]
      : []),
    ...(refundCents > 0 && !isHost
      ? [{ when: t('steps.soon'), text: t('steps.back', { amount: formats.money(refundCents) }) }]
      : []),
    { when: short(endsOn), text: isHost ? t('steps.leavesHost', { name }) : t('steps.leaves') },
    ...(booking.depositCents > 0
      ? [
          {
            when: short(dayAfter(endsOn, CONFIRM_DAYS)),
            text: t('steps.deposit', { amount: formats.money(booking.depositCents) }),
          },
        ]
      : []),
  ];
}
