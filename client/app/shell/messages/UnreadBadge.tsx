import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** The number of unread messages; the surrounding link states it as text. */
export function UnreadBadge({ count, ...rest }: HTMLChakraProps<'span'> & { count: number }) {
  if (count === 0) return null;
  return (
    <chakra.span
      aria-hidden
      minWidth="5"
      height="5"
      paddingInline="1"
      display="grid"
      placeItems="center"
      borderRadius="full"
      bg="brand.solid"
      color="brand.contrast"
      textStyle="caption"
      fontWeight="700"
      fontVariantNumeric="tabular-nums"
      {...rest}
    >
      {count > 99 ? '99+' : count}
    </chakra.span>
  );
}
