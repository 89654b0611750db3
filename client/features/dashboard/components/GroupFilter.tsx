import type { FlexProps } from '@chakra-ui/react';
import { QuietChoice } from '../../../ui/controls/QuietChoice';

interface GroupFilterProps<G extends string> extends Omit<FlexProps, 'onChange'> {
  label: string;
  /** Null means all. */
  groups: readonly { name: G | null; label: string; count: number }[];
  value: G | null;
  onChange: (name: G | null) => void;
}

/** The groups of a list with their counts, in one row; one of them or all is selected. */
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
