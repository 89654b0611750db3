import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpacePage_SpaceFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { furnish, type FurnishedRoom } from '../../../ui/floor-plan/furnish';

/** The floor plan of a space with what fits in it; null without a size. */
export function useFurnishedRoom(space: SpacePage_SpaceFragment): FurnishedRoom | null {
  return useMemo(
    () =>
      furnish({
        sizeM2: space.sizeM2,
        lengthM: space.lengthM,
        widthM: space.widthM,
        heightM: space.heightM,
        doorWidthM: space.doorWidthM,
        hasVehicleDoor: space.features.includes('VEHICLE_DOOR'),
        isGarage: space.type === 'GARAGE',
        isForStock: space.type === 'SHOP' || space.type === 'WAREHOUSE',
        goods: space.allowedGoods,
      }),
    [space],
  );
}

/** The texts of a floor plan: its sides, and each kind of thing with its number. */
export function useRoomLabels(room: FurnishedRoom): {
  length: string;
  width: string;
  label: string;
  lines: { thing: string; count: number; name: string }[];
} {
  const { t } = useTranslation('space');
  const { number, list } = useFormats();
  const [length, width] = [number(room.lengthCm / 100), number(room.widthCm / 100)];
  const lines = room.counts.map(({ thing, count, boxes }) => ({
    thing,
    count,
    name:
      thing === 'shelf' && boxes !== null ? t('fit.shelves', { count, boxes }) : t(`fit.things.${thing}`, { count }),
  }));
  const things = list(lines.map(({ count, name }) => `${count} ${name}`));
  return {
    length,
    width,
    lines,
    label: lines.length > 0 ? t('fit.plan', { length, width, things }) : t('fit.emptyPlan', { length, width }),
  };
}
