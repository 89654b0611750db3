import { chakra } from '@chakra-ui/react';

/** The plan of an empty room, to the scale of the other plans. */
export function EmptyRoom() {
  return (
    <chakra.svg
      viewBox="0 0 188 180"
      w={{ base: '150px', md: '188px' }}
      h="auto"
      order={{ base: -1, md: 0 }}
      aria-hidden
      fill="none"
      overflow="visible"
      css={{ '& *': { vectorEffect: 'non-scaling-stroke' } }}
    >
      <g transform="translate(4 4) scale(0.6)">
        <chakra.rect width="300px" height="200px" fill="bg.panel" />
        <chakra.path d="M100 0V200M200 0V200M0 100H300" stroke="border" opacity="0.7" />
        <chakra.g stroke="fg.muted" css={{ strokeWidth: '1.2', strokeDasharray: '5 4' }}>
          <rect x="12" y="12" width="100" height="40" rx="6" />
          <rect x="118" y="12" width="100" height="40" rx="6" />
          <rect x="12" y="104" width="150" height="84" rx="6" />
          <rect x="232" y="12" width="56" height="44" rx="6" />
          <rect x="232" y="62" width="56" height="44" rx="6" />
        </chakra.g>
        <chakra.path d="M196 200H0V0H300V200H280" stroke="fg" css={{ strokeWidth: '3.5', strokeLinecap: 'square' }} />
        <chakra.path d="M196 200V284" stroke="fg" css={{ strokeWidth: '2' }} />
        <chakra.path d="M196 284A84 84 0 0 0 280 200" stroke="fg.subtle" css={{ strokeDasharray: '3 3' }} />
      </g>
    </chakra.svg>
  );
}
