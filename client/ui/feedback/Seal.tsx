import { chakra } from '@chakra-ui/react';

/** The olive seal of a completed step; grey with clock hands for a booking that did not happen. */
export function Seal({ isGood }: { isGood: boolean }) {
  return (
    <chakra.svg
      viewBox="0 0 72 72"
      fill="none"
      aria-hidden
      boxSize={{ base: '56px', md: '72px' }}
      marginBottom={{ base: '4', md: '6' }}
    >
      <chakra.path
        fill={isGood ? 'trust.subtle' : 'bg.emphasized'}
        d="M36 3l8.6 6.3 10.6-.2 3.1 10.2 8.7 6.1L63.6 36 67 46.600l-8.700 6.100-3.100 10.200-10.600-.200L36 69l-8.600-6.300-10.600.200-3.100-10.200L5 46.600 8.400 36 5 25.400l8.700-6.100 3.100-10.200 10.600.200z"
      />
      <chakra.path
        d={isGood ? 'M24 37l8.5 8.5L49 28' : 'M36 24v13l8 6'}
        stroke={isGood ? 'trust.solid' : 'fg.muted'}
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </chakra.svg>
  );
}
