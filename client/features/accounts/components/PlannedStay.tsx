import { Box, chakra, type BoxProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { usePlannedStayQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import type { StayRequest } from '../../../ui/booking/stay-address';
import { Money } from '../../../ui/display/Price';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { dottedText } from '../../../ui/display/dotted-text';

interface PlannedStayProps extends BoxProps {
  request: StayRequest;
  /** Says below the total what happens with it while the account is created. */
  hasNote?: boolean;
}

/** The space, the days and the total of the planned booking. */
export function PlannedStay({ request, hasNote = false, ...frame }: PlannedStayProps) {
  const { t } = useTranslation('accounts');
  const { day, dayRange, area } = useFormats();
  const { spaceId, ...stay } = request;
  const { data } = usePlannedStayQuery({
    variables: { id: spaceId, input: { spaceId, ...stay } },
    // The checkout reports a stay that has no price any more; the space is shown anyway.
    errorPolicy: 'all',
  });
  const space = data?.space;
  if (!space) return null;
  const quote = data.priceQuote as typeof data.priceQuote | null | undefined;
  const place = [space.city, space.postalCode].filter(Boolean).join(' ');
  const isRolling = stay.termType === 'ROLLING';
  return (
    <Box as="section" aria-label={t('planned.label')} {...frame}>
      <Box
        display="grid"
        gridTemplateColumns={hasNote ? '112px minmax(0, 1fr)' : '64px minmax(0, 1fr)'}
        gap="4"
        alignItems="center"
      >
        <SpacePhoto photo={space.coverPhoto} alt="" sizes="112px" aspectRatio="4 / 3" borderRadius="control" isEager />
        <Box minWidth="0">
          <chakra.h2 textStyle={hasNote ? 'h3' : 'md'} fontWeight="600" lineClamp="2">
            {space.title}
          </chakra.h2>
          <chakra.p textStyle="small" color="fg.muted" marginTop="0.5">
            {hasNote && dottedText([space.sizeM2 !== null && area(space.sizeM2), place])}
            {hasNote && <br />}
            {isRolling || !stay.to ? t('planned.from', { day: day(stay.from) }) : dayRange(stay.from, stay.to)}
          </chakra.p>
        </Box>
      </Box>
      {quote && (
        <chakra.dl
          display="flex"
          justifyContent="space-between"
          alignItems="baseline"
          gap="4"
          marginTop="3"
          paddingTop="3"
          borderTopWidth="1px"
          borderColor="hairline"
        >
          <chakra.dt fontWeight="600">{t(isRolling ? 'planned.month' : 'planned.total')}</chakra.dt>
          <chakra.dd textStyle={hasNote ? 'price' : undefined} fontWeight="700">
            <Money cents={(isRolling ? quote.monthTotalCents : null) ?? quote.totalCents} />
          </chakra.dd>
        </chakra.dl>
      )}
      {hasNote && (
        <chakra.p marginTop="3" textStyle="sm" color="fg.muted">
          {t('planned.note')}
        </chakra.p>
      )}
    </Box>
  );
}
