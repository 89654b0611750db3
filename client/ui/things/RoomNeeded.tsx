import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ThingsRoom_RoomFragment } from '../../generated/graphql';
import { useFormats } from '../../i18n/format';
import { useErrorText } from '../../i18n/use-error-text';

interface RoomNeededProps {
  /** Null for no things, undefined while unknown. */
  room: ThingsRoom_RoomFragment | null | undefined;
  isStale: boolean;
  error: unknown;
}

/** The room that things need, as numbers; announced when it changes. */
export function RoomNeeded({ room, isStale, error }: RoomNeededProps) {
  const { t } = useTranslation('things');
  const { area, length, number } = useFormats();
  const { textOf } = useErrorText();
  if (error) {
    return (
      <chakra.p role="alert" textStyle="sm" color="fg.error" py="1">
        {textOf(error)}
      </chakra.p>
    );
  }
  return (
    <Box
      role="status"
      aria-label={t('fit.room')}
      aria-busy={isStale || undefined}
      minH={{ base: '24', sm: '20' }}
      py="1"
    >
      {room ? (
        <>
          <chakra.dl
            display="grid"
            gridTemplateColumns="repeat(3, auto)"
            justifyContent="space-between"
            columnGap="4"
            opacity={isStale ? '0.6' : undefined}
            transition="opacity 120ms"
          >
            <Measure name={t('fit.volume')}>{t('fit.cubic', { volume: number(room.volumeM3) })}</Measure>
            <Measure name={t('fit.floor')}>{area(room.floorM2)}</Measure>
            <Measure name={t('fit.size')} isStrong>
              {area(room.sizeM2)}
            </Measure>
          </chakra.dl>
          <chakra.p textStyle="small" color="fg.muted" mt="1.5">
            {t('fit.needs', { door: length(room.doorM), height: length(room.heightM) })}{' '}
            {room.features.includes('VEHICLE_DOOR') && t('fit.vehicleDoor')}
            <chakra.span hideBelow="sm"> {t('fit.method')}</chakra.span>
          </chakra.p>
        </>
      ) : (
        room === null && (
          <chakra.p textStyle="sm" color="fg.muted">
            {t('fit.none')}
          </chakra.p>
        )
      )}
    </Box>
  );
}

function Measure({ name, isStrong, children }: { name: string; isStrong?: boolean; children: string }) {
  return (
    <div>
      <chakra.dt textStyle="sm" color="fg.subtle">
        {name}
      </chakra.dt>
      <chakra.dd
        fontWeight="700"
        fontSize="lg"
        lineHeight="1.5rem"
        fontVariantNumeric="tabular-nums"
        color={isStrong ? 'brand.fg' : undefined}
      >
        {children}
      </chakra.dd>
    </div>
  );
}
