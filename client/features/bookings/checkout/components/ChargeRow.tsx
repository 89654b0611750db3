import { Box, chakra } from '@chakra-ui/react';
import { Money } from '../../../../ui/display/Price';

interface ChargeRowProps {
  title: string;
  cents: number;
  text?: string;
  isTotal?: boolean;
}

/** One charge with its amount and label, or the total. */
export function ChargeRow({ title, cents, text, isTotal }: ChargeRowProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="4"
      rowGap="0.5"
      paddingBlock={{ base: '3.5', md: '4' }}
      paddingInline={{ base: '4', md: '5' }}
      bg={isTotal ? 'bg.muted' : undefined}
      borderTopWidth={isTotal ? '1px' : undefined}
      borderColor="hairline"
    >
      <chakra.span fontWeight={isTotal ? '700' : '600'}>{title}</chakra.span>
      <chakra.span fontWeight={isTotal ? '700' : '600'} textAlign="end">
        <Money cents={cents} />
      </chakra.span>
      {text && (
        <chakra.span gridColumn="1 / -1" textStyle="small" color="fg.muted">
          {text}
        </chakra.span>
      )}
    </Box>
  );
}
