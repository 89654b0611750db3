import { chakra, Flex, type FlexProps } from '@chakra-ui/react';

interface GroupFilterProps<G extends string> extends Omit<FlexProps, 'onChange'> {
  label: string;
  /** Null stands for all of them. */
  groups: readonly { name: G | null; label: string; count: number }[];
  value: G | null;
  onChange: (name: G | null) => void;
}

/** The groups of a list with how many each has; one is shown, or all of them. */
export function GroupFilter<G extends string>({ label, groups, value, onChange, ...props }: GroupFilterProps<G>) {
  return (
    <Flex
      role="group"
      aria-label={label}
      gap="1"
      overflowX="auto"
      marginInline={{ base: '-2', md: '0' }}
      scrollbarWidth="none"
      {...props}
    >
      {groups.map((group) => (
        <chakra.button
          key={group.name}
          type="button"
          aria-pressed={group.name === value}
          onClick={() => onChange(group.name)}
          flexShrink="0"
          height={{ base: '11', md: '9' }}
          paddingInline="3"
          borderRadius="9px"
          textStyle="sm"
          fontWeight="500"
          color="fg.muted"
          whiteSpace="nowrap"
          cursor="pointer"
          _hover={{ bg: 'hover' }}
          _pressed={{ bg: 'bg.muted', color: 'fg', fontWeight: '600' }}
        >
          {group.label}{' '}
          <chakra.span fontWeight="500" fontVariantNumeric="tabular-nums" color="fg.subtle">
            {group.count}
          </chakra.span>
        </chakra.button>
      ))}
    </Flex>
  );
}
