import { Box, chakra } from '@chakra-ui/react';
import { CalendarClock, HandCoins, ShieldAlert, ShieldUser, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MyErasureQuery } from '../../../generated/graphql';
import type { ErasureBlockerKind } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';
import { CodeText } from '../../../ui/display/CodeText';

type Blocker = MyErasureQuery['erasurePreview']['blockers'][number];

const ICONS: Record<ErasureBlockerKind, LucideIcon> = {
  BOOKING_AS_RENTER: CalendarClock,
  BOOKING_AS_HOST: CalendarClock,
  CLAIM_OPEN: ShieldAlert,
  PAYMENT_DUE: HandCoins,
  CHARGE_OWED: HandCoins,
  PAYOUT_DUE: HandCoins,
  PAYOUT_UNDER_WAY: HandCoins,
  STAFF: ShieldUser,
};

/** What must end before an account can be deleted, one line per kind. */
export function Blockers({ blockers, isScheduled }: { blockers: readonly Blocker[]; isScheduled: boolean }) {
  const { t } = useTranslation('privacy');
  const words = useKindLabels();
  if (blockers.length === 0) return null;
  const kinds = [...new Set(blockers.map(({ kind }) => kind))];
  return (
    <section aria-labelledby="erasure-blockers">
      <chakra.h3 id="erasure-blockers" fontWeight="600">
        {t('erasure.blockers.title')}
      </chakra.h3>
      {!kinds.includes('STAFF') && (
        <chakra.p marginTop="1" textStyle="small" color="fg.muted">
          {t(isScheduled ? 'erasure.blockers.waiting' : 'erasure.blockers.text')}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" marginTop="2">
        {kinds.map((kind) => {
          const Icon = ICONS[kind];
          return (
            <chakra.li
              key={kind}
              display="flex"
              gap="3"
              paddingBlock="3"
              borderTopWidth="1px"
              borderColor="hairline"
              _first={{ borderTopWidth: '0' }}
              textStyle="small"
            >
              <Box color="fg.muted" flexShrink="0">
                <Icon size={20} aria-hidden />
              </Box>
              <span>
                <CodeText>{words(blockers.filter((blocker) => blocker.kind === kind))}</CodeText>
              </span>
            </chakra.li>
          );
        })}
      </chakra.ul>
    </section>
  );
}

/* A single one by its reference, several by their number; with the latest day and the total amount. */
function useKindLabels(): (blockers: readonly Blocker[]) => string {
  const { t } = useTranslation('privacy');
  const { day, money } = useFormats();
  return (blockers) => {
    const [first] = blockers;
    if (!first) return '';
    if (first.kind === 'STAFF') return t('erasure.blockers.STAFF');
    const last = blockers.reduce((latest, { endsOn }) => (endsOn && endsOn > latest ? endsOn : latest), '');
    return t(`erasure.blockers.${first.kind}`, {
      count: blockers.length,
      reference: first.reference,
      day: last ? day(last) : '',
      amount: money(blockers.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0)),
    });
  };
}
