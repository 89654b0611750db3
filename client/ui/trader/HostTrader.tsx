import { chakra, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useHostTraderDetailsQuery } from '../../generated/graphql';
import { TraderRows } from './TraderRows';

/** The details of a professional host where something is booked; loaded separately from the page. */
export function HostTrader({ id }: { id: string }) {
  const { t } = useTranslation('trader');
  const { data, error } = useHostTraderDetailsQuery({ variables: { id } });
  if (error) return null;
  if (!data) return <Skeleton height="20" borderRadius="lg" />;
  const details = data.user?.traderDetails;
  return (
    <chakra.section aria-label={t('title')}>
      <chakra.h4 textStyle="small" fontWeight="600" marginBottom="2">
        {t('title')}
      </chakra.h4>
      {details ? (
        <TraderRows details={details} />
      ) : (
        <chakra.p textStyle="small" color="fg.muted">
          {t('missing')}
        </chakra.p>
      )}
    </chakra.section>
  );
}
