import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useProhibitedGoodsQuery } from '../../generated/graphql';
import { ErrorState, SkeletonRows } from '../feedback/states';

/** The current list of prohibited goods; small and in two columns beside a form. */
export function ProhibitedGoodsList({ isSmall = false }: { isSmall?: boolean }) {
  const { i18n } = useTranslation();
  const { data, error, refetch } = useProhibitedGoodsQuery({
    variables: { locale: i18n.language === 'en' ? 'EN' : 'ES' },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows count={3} />;
  return (
    <chakra.ul
      textStyle={isSmall ? 'small' : 'body'}
      listStyleType="disc"
      ps="5"
      columnCount={isSmall ? { base: 1, sm: 2 } : undefined}
      columnGap="8"
      css={{ '& > li': { breakInside: 'avoid', paddingBottom: isSmall ? '1' : '2' } }}
    >
      {data.prohibitedGoods.map(({ key, name }) => (
        <li key={key}>{name}</li>
      ))}
    </chakra.ul>
  );
}
