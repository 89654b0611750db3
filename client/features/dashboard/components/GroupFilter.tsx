import type { FlexProps } from '@chakra-ui/react';
import { QuietChoice } from '../../../ui/controls/QuietChoice';

interface GroupFilterProps<G extends string> extends Omit<FlexProps, 'onChange'> {
  label: string;
  /** Null stands for all of them. */
  groups: readonly { name: G | null; label: string; count: number }[];
  value: G | null;
  onChange: (name: G | null) => void;
}

/** The groups of a list with how many each has, in one row; one is shown, or all of them. */
export function GroupFilter<G extends string>({ groups, ...props }: GroupFilterProps<G>) {
  return (
    <QuietChoice
      options={groups.map(({ name, ...group }) => ({ value: name, ...group }))}
      wrap="nowrap"
      whiteSpace="nowrap"
      overflowX="auto"
      marginInline={{ base: '-2', md: '0' }}
      scrollbarWidth="none"
      {...props}
    />
  );
}
