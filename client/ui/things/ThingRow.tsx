import { Box, chakra } from '@chakra-ui/react';
import {
  Armchair,
  BedDouble,
  Bike,
  Box as BoxIcon,
  Boxes,
  CarFront,
  CircleAlert,
  DoorClosed,
  Luggage,
  Motorbike,
  Refrigerator,
  Rows3,
  Snowflake,
  Sofa,
  SquareMenu,
  Table2,
  Tv,
  WashingMachine,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../forms/NumberInput';
import { Stepper } from '../../forms/Stepper';
import type { StorableThing } from '../../generated/schema';
import { thingBounds } from '../../generated/bounds';
import { capitalised } from '../display/capitalised';

const ICONS: Readonly<Record<StorableThing, LucideIcon>> = {
  BOX: BoxIcon,
  SUITCASE: Luggage,
  SOFA: Sofa,
  BED: BedDouble,
  WARDROBE: DoorClosed,
  TABLE: Table2,
  CHAIR: Armchair,
  BICYCLE: Bike,
  FRIDGE: Refrigerator,
  WASHER: WashingMachine,
  TELEVISION: Tv,
  SHELF: Rows3,
  CHEST: SquareMenu,
  ARMCHAIR: Armchair,
  BOARD: Snowflake,
  TOOLS: Wrench,
  PALLET: Boxes,
  MOTORBIKE: Motorbike,
  CAR: CarFront,
};

interface ThingRowProps {
  thing: StorableThing;
  count: number;
  max: number;
  onChange: (count: number) => void;
  error?: string | undefined;
}

const SEVERAL = 2;

/** The number of one thing: changed with buttons, or typed. */
export function ThingRow({ thing, count, max, onChange, error }: ThingRowProps) {
  const { t } = useTranslation('things');
  const errorId = useId();
  const Icon = ICONS[thing];
  const name = capitalised(t(`thing.${thing}`, { count: SEVERAL }));
  return (
    <chakra.li
      paddingInlineStart="3.5"
      paddingInlineEnd="2"
      paddingBlock="1.5"
      borderWidth="1px"
      borderRadius="card"
      borderColor={error ? 'border.error' : count > 0 ? 'fg' : 'border'}
      bg="bg.panel"
    >
      <Box display="flex" alignItems="center" gap="3" minHeight="12">
        <Box color={count > 0 ? 'fg' : 'fg.muted'} flexShrink="0">
          <Icon size={22} aria-hidden />
        </Box>
        <Box flex="1" minWidth="0" textStyle="sm" fontWeight="500" lineHeight="1.25">
          {name}
        </Box>
        <Stepper
          value={count}
          min={0}
          max={max}
          gap="1"
          onChange={onChange}
          labels={{ less: t('oneLess', { thing: name }), more: t('oneMore', { thing: name }) }}
        >
          <chakra.span width="12" flexShrink="0">
            <NumberInput
              isWhole
              maxDigits={String(thingBounds.count.max).length}
              aria-label={t('countOf', { thing: name })}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              paddingInline="1"
              textAlign="center"
              borderColor="transparent"
              bg="transparent"
              value={count}
              onChange={(value) => onChange(value ?? 0)}
            />
          </chakra.span>
        </Stepper>
      </Box>
      {error && (
        <chakra.p
          id={errorId}
          display="flex"
          gap="1.5"
          paddingBlockEnd="1"
          textStyle="sm"
          fontWeight="500"
          color="fg.error"
        >
          <CircleAlert size={16} aria-hidden />
          {error}
        </chakra.p>
      )}
    </chakra.li>
  );
}
