import { chakra } from '@chakra-ui/react';

/** The car in the garage; `y` is where its wheels stand. */
export function Car({ y }: { y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <chakra.path fill="olivo.600" d="M300-8v-18q2-6 10-8l10-16q4-6 12-6h30q8 0 13 6l11 14 14 3q8 2 8 9v16z" />
      <chakra.path fill="arena.100" d="M324-34l7-11q2-4 7-4h8v15zM350-49h10q5 0 9 5l8 10h-27z" />
      {[322, 388].map((x) => (
        <g key={x}>
          <chakra.circle cx={x} cy="-9" r="9" fill="arena.900" />
          <chakra.circle cx={x} cy="-9" r="3.5" fill="arena.300" />
        </g>
      ))}
    </g>
  );
}

type BoxSpec = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  tone: 'teja.200' | 'teja.300' | 'teja.400',
];

const BOXES: readonly BoxSpec[] = [
  [160, 524, 26, 22, 'teja.300'],
  [188, 520, 24, 26, 'teja.200'],
  [162, 506, 22, 18, 'teja.200'],
  [218, 528, 22, 18, 'teja.300'],
  [222, 512, 18, 16, 'teja.400'],
  [304, 490, 20, 14, 'teja.300'],
  [328, 492, 18, 12, 'teja.200'],
  [364, 491, 24, 13, 'teja.300'],
  [308, 512, 26, 14, 'teja.200'],
  [354, 510, 20, 16, 'teja.400'],
  [376, 515, 16, 11, 'teja.300'],
  [304, 530, 24, 16, 'teja.300'],
  [332, 532, 24, 14, 'teja.200'],
  [362, 530, 26, 16, 'teja.300'],
  [518, 526, 22, 20, 'teja.300'],
  [542, 530, 18, 16, 'teja.200'],
  [520, 510, 20, 16, 'teja.400'],
];

const ROOMS = [
  [150, 128],
  [292, 112],
  [418, 150],
] as const;

/** Three storage rooms under the street: boxes and a bicycle, shelves, a sofa. */
export function Basement() {
  return (
    <g>
      {ROOMS.map(([x, width]) => (
        <g key={x}>
          <chakra.rect x={x} y="472" width={width} height="76" fill="arena.50" />
          <chakra.path d={`M${x} 472h${width}M${x - 3} 548h${width + 6}`} stroke="arena.400" strokeWidth="4" />
        </g>
      ))}
      <chakra.path d="M300 546V486M394 546V486M300 504h94M300 526h94" stroke="arena.500" strokeWidth="2" fill="none" />
      <chakra.g transform="translate(246 546)" fill="none" stroke="arena.800" strokeWidth="1.6">
        <circle cx="10" cy="-10" r="9" />
        <circle cx="36" cy="-10" r="9" />
        <path d="M10-10l8-15h13l5 15M18-25l6 15h12M15-28h7M30-29h6M24-10l7-15" />
      </chakra.g>
      <chakra.rect x="430" y="516" width="66" height="30" rx="5" fill="olivo.500" />
      <chakra.rect x="436" y="500" width="54" height="24" rx="6" fill="olivo.400" />
      <chakra.rect x="500" y="484" width="12" height="62" fill="teja.300" />
      {BOXES.map(([x, y, width, height, tone]) => (
        <g key={`${x}-${y}`}>
          <chakra.rect x={x} y={y} width={width} height={height} fill={tone} />
          <chakra.path
            d={`M${x + width / 2} ${y}v${Math.min(5, height / 3)}`}
            stroke="color-mix(in srgb, {colors.teja.800} 50%, transparent)"
          />
        </g>
      ))}
    </g>
  );
}
