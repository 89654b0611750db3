import { chakra, Flex, type BoxProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useBookingPageAgreementQuery, type BookingPageAgreementQuery } from '../../../generated/graphql';
import { SHORT_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { useCommissionText } from '../../../ui/booking/use-commission-text';
import { lastMinute } from '../../../ui/booking/last-minute';
import { TextLink } from '../../../ui/links/TextLink';
import { Panel } from './Panel';
import { dottedText } from '../../../ui/display/dotted-text';

interface AgreementPanelProps {
  id: string;
  isOver: boolean;
  order?: BoxProps['order'];
}

/** What both sides agreed on, and the texts it is based on. */
export function AgreementPanel({ id, isOver, ...rest }: AgreementPanelProps) {
  const { t } = useTranslation('booking');
  const { instant } = useFormats();
  const { data, error, refetch } = useBookingPageAgreementQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const booking = data?.booking;
  return (
    <Panel
      title={t('agreement.title')}
      note={booking?.decidedAt ? instant(booking.decidedAt, SHORT_DATE) : undefined}
      query={{ error, refetch }}
      {...rest}
    >
      {booking ? <Agreement booking={booking} isOver={isOver} /> : null}
    </Panel>
  );
}

type Loaded = NonNullable<BookingPageAgreementQuery['booking']>;

function Agreement({ booking, isOver }: { booking: Loaded; isOver: boolean }) {
  const { t } = useTranslation('booking');
  return (
    <>
      <chakra.dl paddingInline={{ base: '4', md: '6' }} paddingBlock="2">
        <Terms booking={booking} isOver={isOver} />
      </chakra.dl>
      <Flex
        as="ul"
        listStyleType="none"
        direction="column"
        rowGap="1"
        paddingInline={{ base: '4', md: '6' }}
        paddingBlock="3.5"
        borderTopWidth="1px"
        borderColor="hairline"
        textStyle="small"
        css={{ '& a': { display: 'inline-block', paddingBlock: '2px' } }}
      >
        <li>
          <TextLink to="/terms">{t('agreement.terms')}</TextLink>
        </li>
        <li>
          <TextLink to="/regulations">{t('agreement.prohibited')}</TextLink>
        </li>
      </Flex>
    </>
  );
}

function Terms({ booking, isOver }: { booking: Loaded; isOver: boolean }) {
  const { t } = useTranslation(['booking', 'domain', 'dashboard']);
  const formats = useFormats();
  const {
    viewerRole,
    termType,
    monthTotalCents,
    totalCents,
    rentCents,
    commissionCents,
    commissionTerms,
    depositCents,
  } = booking;
  const commissionText = useCommissionText();
  const isHost = viewerRole === 'HOST';
  const goods = booking.goods.map((name, index) => {
    const word = t(`domain:goods.${name}`);
    return index === 0 ? word : word.toLocaleLowerCase();
  });
  const free = booking.freeCancellationUntil
    ? lastMinute(formats, booking.freeCancellationUntil, booking.timeZone)
    : null;
  // A stay without an end has only a monthly price; a fixed stay of months has both.
  const isRolling = termType === 'ROLLING';
  const period = isRolling ? 'Month' : 'Stay';
  const rows: (readonly [string, string] | false)[] = [
    [t('agreement.term'), isRolling ? t('dashboard:bookings.rolling') : t('agreement.fixed')],
    !isHost && monthTotalCents !== null && [t('agreement.priceMonth'), formats.money(monthTotalCents)],
    !isHost && !isRolling && totalCents !== null && [t('agreement.priceStay'), formats.money(totalCents)],
    isHost && [t(`agreement.rent${period}`), formats.money(rentCents)],
    isHost &&
      commissionCents !== null && [
        t(`agreement.commission${period}`),
        dottedText([formats.money(commissionCents), commissionTerms && commissionText(commissionTerms)]),
      ],
    [t('agreement.cancellation'), t(`domain:policy.${booking.cancellationPolicy}`)],
    free !== null && !isOver && [t('agreement.free'), t('agreement.freeUntil', { day: free.short, time: free.time })],
    [t('agreement.guarantee'), t(`domain:protection.${booking.protectionPlan}`)],
    [
      t('agreement.deposit'),
      depositCents > 0 ? t('agreement.depositHeld', { amount: formats.money(depositCents) }) : t('domain:deposit.NONE'),
    ],
    goods.length > 0 && [isHost ? t('agreement.storedHost') : t('agreement.stored'), formats.list(goods)],
  ];
  return (
    <>
      {rows
        .filter((row) => row !== false)
        .map(([name, value]) => (
          <Flex
            key={name}
            justify="space-between"
            gap="4"
            paddingBlock="2.5"
            textStyle="small"
            _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
          >
            <chakra.dt color="fg.muted" flexShrink="0" maxWidth="60%">
              {name}
            </chakra.dt>
            <chakra.dd fontWeight="500" textAlign="end" fontVariantNumeric="tabular-nums">
              {value}
            </chakra.dd>
          </Flex>
        ))}
    </>
  );
}
