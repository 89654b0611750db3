import { chakra, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ClaimSide } from '../../../generated/graphql';
import { ConditionGallery } from '../../../ui/condition/ConditionGallery';
import { InventoryTable } from '../../../ui/condition/InventoryTable';
import type { ClaimView } from './claim-view';

const MOMENTS = ['MOVE_IN', 'MOVE_OUT'] as const;

/** What was recorded before the claim, as evidence: photos with their time, and the list of stored things. */
export function CaseCondition({ claim: { booking, viewerRole, side } }: { claim: ClaimView }) {
  const { t } = useTranslation('condition');
  const { conditionPhotos, inventory, timeZone } = booking;
  if (conditionPhotos.length === 0 && !inventory) return null;
  const nameOf = (one: ClaimSide): string => (one === 'RENTER' ? booking.renter : booking.host).displayName;
  const other = side === 'RENTER' ? 'HOST' : 'RENTER';
  const own = viewerRole === 'CLAIMANT' ? side : viewerRole === 'OTHER_SIDE' ? other : null;
  return (
    <chakra.section layerStyle="panel" aria-labelledby="claim-condition">
      <Stack gap="5" padding={{ base: '4', md: '6' }}>
        <chakra.h2 id="claim-condition" textStyle="h3">
          {t('title')}
        </chakra.h2>
        {MOMENTS.map((moment) => {
          const photos = conditionPhotos.filter((photo) => photo.moment === moment);
          return (
            photos.length > 0 && (
              <div key={moment}>
                <chakra.h3 fontWeight="600" textStyle="small" marginBottom="2">
                  {t(`photos.${moment}`)}
                </chakra.h3>
                <ConditionGallery photos={photos} nameOf={nameOf} timeZone={timeZone} label={t(`photos.${moment}`)} />
              </div>
            )
          );
        })}
        {inventory && (
          <div>
            <chakra.h3 fontWeight="600" textStyle="small" marginBottom="2">
              {t('inventory.title')}
            </chakra.h3>
            <InventoryTable inventory={inventory} own={own} nameOf={nameOf} timeZone={timeZone} />
          </div>
        )}
      </Stack>
    </chakra.section>
  );
}
