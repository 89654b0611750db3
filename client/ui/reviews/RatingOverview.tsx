import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { RatingOverview_RatingFragment } from '../../generated/graphql';
import { useFormats } from '../../i18n/format';
import { FullStar } from './Rating';
import { reviewBounds } from '../../generated/bounds';

const MAX_STARS = reviewBounds.stars.max;
/* Categories of renters first, then those of hosts only. */
const SCORES = [
  'accuracy',
  'access',
  'condition',
  'security',
  'communication',
  'value',
  'care',
  'rules',
  'payment',
] as const;

/** Average rating, distribution of stars and average of each category. */
export function RatingOverview({ rating }: { rating: RatingOverview_RatingFragment }) {
  const { t } = useTranslation('reviews');
  const { score, number } = useFormats();
  const scores = SCORES.flatMap((name) => {
    const mean = rating.scores[name];
    return mean === null ? [] : [{ name, mean }];
  });
  const most = Math.max(1, ...rating.distribution);
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }}
      columnGap={{ base: '8', lg: '12' }}
      rowGap="6"
      alignItems="center"
    >
      <chakra.p>
        <chakra.span srOnly>{t('mean.spoken', { average: score(rating.average), count: rating.count })}</chakra.span>
        <chakra.span
          aria-hidden
          display="flex"
          alignItems="center"
          gap="2"
          fontFamily="heading"
          fontSize="4xl"
          lineHeight="2.875rem"
          fontWeight="700"
          letterSpacing="tight"
        >
          {score(rating.average)}
          <FullStar size={28} />
        </chakra.span>
        <chakra.span aria-hidden textStyle="small" color="fg.muted">
          {t('mean.of')}
        </chakra.span>
      </chakra.p>
      <Bars label={t('distribution')}>
        {rating.distribution
          .map((count, place) => (
            <BarRow
              key={place}
              name={t('starsShort', { count: place + 1 })}
              share={count / most}
              value={number(count)}
            />
          ))
          .toReversed()}
      </Bars>
      {scores.length > 0 && (
        <Box gridColumn="1 / -1">
          <Bars label={t('byPart')} isTwoColumns>
            {scores.map(({ name, mean }) => (
              <BarRow key={name} name={t(`scores.${name}`)} share={mean / MAX_STARS} value={score(mean)} />
            ))}
          </Bars>
        </Box>
      )}
    </Box>
  );
}

function Bars({
  label,
  isTwoColumns = false,
  children,
}: {
  label: string;
  isTwoColumns?: boolean;
  children: React.ReactNode;
}) {
  return (
    <chakra.ul
      aria-label={label}
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: isTwoColumns ? 'repeat(2, minmax(0, 1fr))' : undefined,
        md: 'minmax(0, 1fr)',
        lg: isTwoColumns ? 'repeat(2, minmax(0, 1fr))' : undefined,
      }}
      columnGap="10"
      rowGap={isTwoColumns ? '3' : '1.5'}
      textStyle="sm"
      maxW={isTwoColumns ? undefined : '24rem'}
      css={{
        '& > li': { gridTemplateColumns: isTwoColumns ? '132px minmax(0, 1fr) 28px' : '72px minmax(0, 1fr) 28px' },
      }}
    >
      {children}
    </chakra.ul>
  );
}

/* The bar is decorative; the number is text. */
function BarRow({ name, share, value }: { name: string; share: number; value: string }) {
  return (
    <chakra.li display="grid" alignItems="center" columnGap="3">
      <span>{name}</span>
      <chakra.span aria-hidden h="1" borderRadius="full" bg="border" overflow="hidden">
        <chakra.span display="block" h="full" borderRadius="full" bg="fg" style={{ width: `${share * 100}%` }} />
      </chakra.span>
      <chakra.b fontWeight="600" fontVariantNumeric="tabular-nums" textAlign="end">
        {value}
      </chakra.b>
    </chakra.li>
  );
}
