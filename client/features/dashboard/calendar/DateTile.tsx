import { chakra } from '@chakra-ui/react';
import { useFormats } from '../../../i18n/format';

/** A day as a small square: the day above its month. */
export function DateTile({ day }: { day: string }) {
  const formats = useFormats();
  return (
    <chakra.time
      dateTime={day}
      display="grid"
      justifyItems="center"
      alignContent="center"
      flexShrink="0"
      boxSize="44px"
      borderRadius="12px"
      bg="bg.muted"
      textStyle="xs"
      lineHeight="14px"
      fontWeight="500"
      color="fg.muted"
    >
      <chakra.b textStyle="md" lineHeight="18px" fontWeight="700" color="fg" fontVariantNumeric="tabular-nums">
        {Number(day.slice(8))}
      </chakra.b>
      {formats.day(day, { month: 'short' })}
    </chakra.time>
  );
}
