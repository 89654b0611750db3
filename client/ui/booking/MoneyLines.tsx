import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Money } from '../display/Price';

export interface MoneyLine {
  label: ReactNode;
  cents: number;
}

interface MoneyLinesProps extends HTMLChakraProps<'dl'> {
  lines: readonly MoneyLine[];
}

/** The items of a total, one per row, amounts aligned at the right. */
export function MoneyLines({ lines, ...rest }: MoneyLinesProps) {
  return (
    <chakra.dl display="grid" gap="2.5" textStyle="md" {...rest}>
      {lines.map(({ label, cents }, index) => (
        <chakra.div key={index} display="flex" justifyContent="space-between" gap="4">
          <chakra.dt color="fg.muted" minWidth="0">
            {label}
          </chakra.dt>
          <dd>
            <Money cents={cents} />
          </dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

/** The total below a rule, in the size of a price. */
export function MoneyTotal({ label, cents }: MoneyLine) {
  return (
    <chakra.dl
      display="flex"
      justifyContent="space-between"
      alignItems="baseline"
      gap="4"
      paddingTop="4"
      marginTop="4"
      borderTopWidth="1px"
    >
      <chakra.dt fontWeight="700">{label}</chakra.dt>
      <chakra.dd textStyle="price">
        <Money cents={cents} />
      </chakra.dd>
    </chakra.dl>
  );
}
