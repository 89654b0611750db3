import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { RenterPaymentsQuery } from '../../../generated/graphql';
import { SHORT_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { useShortPlaceName } from './charges';
import { dottedText } from '../../../ui/display/dotted-text';

type Credits = NonNullable<RenterPaymentsQuery['viewer']>['credits'];

/** The renter's credit, which is used for the next charge. */
export function CreditPanel({ credits }: { credits: Credits }) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  if (credits.items.length === 0) return null;
  return (
    <Box as="section" layerStyle="panel" padding={{ base: '4', md: '6' }} aria-labelledby="credit-title">
      <chakra.h2 id="credit-title" textStyle="h3" display="flex" justifyContent="space-between" gap="4">
        <span>{t('credit.title')}</span>
        <span>{money(credits.availableCents)}</span>
      </chakra.h2>
      <chakra.p textStyle="sm" color="fg.muted">
        {t(credits.availableCents > 0 ? 'credit.text' : 'credit.spent')}
      </chakra.p>
      <chakra.ul listStyleType="none" marginTop="1">
        {credits.items.map((item) => (
          <CreditRow key={item.createdAt} item={item} />
        ))}
      </chakra.ul>
    </Box>
  );
}

function CreditRow({
  item: { amountCents, usedCents, reason, createdAt, booking },
}: {
  item: Credits['items'][number];
}) {
  const { t } = useTranslation('payments');
  const { money, instant } = useFormats();
  const placeOf = useShortPlaceName();
  const day = instant(createdAt, SHORT_DATE);
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      paddingBlock="3"
      textStyle="sm"
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <div>
        <chakra.p fontWeight="600">
          {dottedText([
            t(reason === 'host_cancelled' ? 'credit.hostCancelled' : 'credit.byStaff'),
            booking && placeOf(booking),
          ])}
        </chakra.p>
        <chakra.p color="fg.muted">
          {dottedText([day, usedCents > 0 && t('credit.used', { amount: money(usedCents) })])}
        </chakra.p>
      </div>
      <chakra.span fontWeight="600">{money(amountCents)}</chakra.span>
    </chakra.li>
  );
}
