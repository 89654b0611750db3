import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingCondition_BookingFragment, ClaimSide, ConditionMoment } from '../../../../generated/graphql';
import { evidenceBounds } from '../../../../generated/rare-bounds';
import { DOT } from '../../../../ui/display/dotted-text';
import { ConditionGallery } from '../../../../ui/condition/ConditionGallery';
import { AddPhotos, PhotoTile } from '../../../../ui/photo/PhotoTiles';
import type { useConditionUploads } from './use-condition-uploads';

interface PhotosPartProps {
  booking: BookingCondition_BookingFragment;
  moment: ConditionMoment;
  nameOf: (side: ClaimSide) => string;
  sending: ReturnType<typeof useConditionUploads>;
}

/** Photos of the move-in or move-out; nothing while there are none and none can be added. */
export function PhotosPart({ booking, moment, nameOf, sending }: PhotosPartProps) {
  const { t } = useTranslation('condition');
  const { photoMoments, fullMoments, minPhotos, maxPhotos } = booking.conditionRights;
  const photos = booking.conditionPhotos.filter((photo) => photo.moment === moment);
  const uploads = sending.uploads.filter((upload) => upload.moment === moment);
  const isOpen = photoMoments.includes(moment);
  const isFull = fullMoments.includes(moment);
  const isIn = moment === 'MOVE_IN';
  if (!isIn && !isOpen && photos.length === 0) return null;
  const count = photos.length;
  const state =
    isIn && count < minPhotos && !booking.isFinal
      ? t('photos.count', { count, min: minPhotos })
      : count > 0 && t('photos.enough', { count });
  return (
    <Box>
      <chakra.h3 fontWeight="600" textStyle="small" marginBottom="1">
        {t(`photos.${moment}`)}
        {state && (
          <chakra.small fontWeight="400" color="fg.muted">
            {DOT}
            {state}
          </chakra.small>
        )}
      </chakra.h3>
      <chakra.p textStyle="small" color="fg.muted" marginBottom="3">
        {!isOpen
          ? count === 0 && t(booking.isFinal ? 'photos.none' : 'photos.later')
          : isFull
            ? t('photos.full', { max: maxPhotos })
            : t(isIn ? 'photos.hint' : 'photos.hintOut', { min: minPhotos, ...evidenceBounds })}
      </chakra.p>
      <ConditionGallery photos={photos} nameOf={nameOf} timeZone={booking.timeZone} label={t(`photos.${moment}`)}>
        {uploads.map((upload) => (
          <PhotoTile
            key={upload.key}
            picture={upload.preview}
            progress={upload.progress}
            progressLabel={t('photos.sending', { name: upload.file.name })}
            problem={upload.problem}
            removeLabel={t('photos.remove', { name: upload.file.name })}
            onRemove={() => sending.remove(upload.key)}
            onRetry={() => sending.retry(upload)}
          />
        ))}
        {isOpen && !isFull && <AddPhotos label={t('photos.add')} onFiles={(files) => sending.add(files, moment)} />}
      </ConditionGallery>
    </Box>
  );
}
