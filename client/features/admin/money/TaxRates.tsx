import { Button, chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaxRatesDocument, useSetTaxRateMutation, useTaxRatesQuery } from '../../../generated/graphql';
import type { TaxZone } from '../../../generated/schema';
import { TaxZoneValues } from '../../../generated/values/TaxZone';
import { LONG_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { hundredthsOf } from './cents-of';
import { LazyDecisionForm } from '../components/LazyDecisionForm';

/** The rates of indirect tax by zone, and a form for a future one. */
export function TaxRates() {
  const { t } = useTranslation(['admin', 'domain']);
  const { day, percentFine } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useTaxRatesQuery({ fetchPolicy: 'cache-and-network' });
  const [set] = useSetTaxRateMutation({ refetchQueries: [TaxRatesDocument] });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />;
  return (
    <Stack gap="5">
      <chakra.ul listStyleType="none" display="grid" gap="1" textStyle="small">
        {data.taxRates.map(({ zone, kind, bps, validFrom }) => (
          <li key={`${zone} ${validFrom}`}>
            {t('money.taxes.row', {
              zone: t(`money.taxes.zone.${zone}`),
              tax: t(`domain:tax.${kind}`),
              rate: percentFine(bps / 100),
              day: day(validFrom, LONG_DATE),
            })}
          </li>
        ))}
      </chakra.ul>
      {isOpen ? (
        <LazyDecisionForm
          name="tax"
          fields={[
            {
              name: 'zone',
              label: t('money.taxes.where'),
              kind: TaxZoneValues.map((value) => ({ value, label: t(`money.taxes.zone.${value}`) })),
            },
            { name: 'bps', label: t('money.taxes.rate'), hint: t('money.taxes.rateHint'), kind: 'line' },
            { name: 'validFrom', label: t('money.taxes.from'), hint: t('money.taxes.fromHint'), kind: 'date' },
          ]}
          submit={t('money.taxes.submit')}
          done={t('money.taxes.done')}
          onSend={({ zone, bps = '', validFrom = '' }) =>
            set({ variables: { input: { zone: zone as TaxZone, bps: hundredthsOf(bps), validFrom } } })
          }
          onLeave={() => setOpen(false)}
        />
      ) : (
        <Button variant="outline" alignSelf="flex-start" onClick={() => setOpen(true)}>
          {t('money.taxes.open')}
        </Button>
      )}
    </Stack>
  );
}
