import { chakra, Stack, type BoxProps } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  useBookingConditionQuery,
  type BookingCondition_BookingFragment,
  type ClaimSide,
} from '../../../../generated/graphql';
import { CONDITION_ID } from '../../../../ui/links/condition-path';
import { Panel } from '../Panel';
import { InventoryPart } from './InventoryPart';
import { PhotosPart } from './PhotosPart';
import { useConditionUploads } from './use-condition-uploads';

/** What both sides recorded: photos of the move-in and the move-out, and the inventory. */
export function ConditionPanel({ id, ...rest }: { id: string; order?: BoxProps['order'] }) {
  const { t } = useTranslation('condition');
  const { hash } = useLocation();
  const { data, error, refetch } = useBookingConditionQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const booking = data?.booking;
  const isInAddress = booking !== undefined && hash === `#${CONDITION_ID}`;
  // Move-in and move-out lists link here, but the part exists only once it has loaded.
  useEffect(() => {
    if (isInAddress) document.getElementById(CONDITION_ID)?.scrollIntoView();
  }, [isInAddress]);
  return (
    <Panel id={CONDITION_ID} scrollMarginTop="24" title={t('title')} query={{ error, refetch }} {...rest}>
      {booking ? <Parts booking={booking} refetch={refetch} /> : null}
    </Panel>
  );
}

function Parts({ booking, refetch }: { booking: BookingCondition_BookingFragment; refetch: () => Promise<unknown> }) {
  const { t } = useTranslation('condition');
  const sending = useConditionUploads(booking.id, refetch);
  const own = booking.viewerRole === 'RENTER' || booking.viewerRole === 'HOST' ? booking.viewerRole : null;
  const personOf = (side: ClaimSide): string => (side === 'RENTER' ? booking.renter : booking.host).displayName;
  const takerOf = (side: ClaimSide): string => (side === own ? t('photos.you') : personOf(side));
  return (
    <Stack gap="6" padding={{ base: '8px 16px 20px', md: '8px 24px 24px' }}>
      <chakra.p textStyle="small" color="fg.muted">
        {t('proof')}
      </chakra.p>
      <PhotosPart booking={booking} moment="MOVE_IN" nameOf={takerOf} sending={sending} />
      <PhotosPart booking={booking} moment="MOVE_OUT" nameOf={takerOf} sending={sending} />
      <InventoryPart booking={booking} own={own} nameOf={personOf} onStale={() => void refetch()} />
    </Stack>
  );
}
