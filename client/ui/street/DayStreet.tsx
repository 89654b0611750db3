import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Basement, Car } from './day-things';
import { ArchedDoor, Awning, House, Roof, RollingShutter, type WindowSpec } from './street-parts';

const GROUND = 446;

/* Each house has its own wall, frames and shutters; all else is the street's. */
const paint = {
  '& [data-part=wall]': { fill: 'var(--wall)' },
  '& [data-part=wall-2]': { fill: 'color-mix(in srgb, var(--wall) 70%, white)' },
  '& [data-part=trim]': { fill: 'var(--trim)' },
  '& [data-part=shutter], & [data-part=blind]': { fill: 'var(--shutter)' },
  '& [data-part=dark]': { fill: 'color-mix(in srgb, {colors.arena.700} 62%, {colors.olivo.300})' },
  '& [data-part=door]': { fill: 'olivo.800' },
  '& [data-part=roof]': { fill: 'teja.500' },
  '& [data-part=pale]': { fill: 'arena.400' },
  '& [data-part=awning] [data-part=pale]': { fill: 'teja.600' },
  '& [data-part=cloth]': { fill: 'teja.50' },
  '& [data-part=sunshade]': { fill: 'olivo.600' },
  '& [data-part=plant]': { fill: 'olivo.500' },
  '& [data-part=lit]': { fill: 'teja.100' },
  '& [data-part=gate]': { fill: 'arena.500' },
  '& [data-part=shade]': { fill: 'color-mix(in srgb, {colors.arena.900} 16%, transparent)' },
  '& [data-part=line]': {
    fill: 'none',
    stroke: 'color-mix(in srgb, {colors.arena.900} 25%, transparent)',
    strokeWidth: '1',
  },
  '& [data-part=rail]': { fill: 'none', stroke: 'arena.800', strokeWidth: '1' },
  '& [data-part=bar]': {
    fill: 'none',
    stroke: 'color-mix(in srgb, {colors.arena.50} 38%, transparent)',
    strokeWidth: '1.2',
  },
  '& [data-part=mast]': { fill: 'none', stroke: 'arena.500', strokeWidth: '1.4' },
  '& [data-part=sky]': { fill: 'color-mix(in srgb, {colors.teja.100} 75%, {colors.arena.50})' },
  '& [data-part=sun]': { fill: 'color-mix(in srgb, {colors.teja.200} 62%, {colors.arena.50})' },
  '& [data-part=pavement]': { fill: 'arena.300' },
  '& [data-part=earth]': { fill: 'arena.200' },
} as const;

const FIRST: WindowSpec = {
  bays: [83.3, 130, 176.6],
  rows: [176, 240, 304],
  height: 40,
  marks: ['b,,b', ',b,', 'b,,b'],
};
const SECOND: WindowSpec = {
  bays: [228.5, 285.5, 342.5, 399.5],
  rows: [174, 236, 298],
  height: 38,
  marks: ['b,a,bp,', ',b,a,bp', 'ba,,b,a'],
  blinds: [0.2, 0, 0.4, 0.8, 0.6, 0.2, 0, 0.4, 0, 0.7, 0.3, 0],
};
const THIRD: WindowSpec = {
  bays: [453, 503, 553],
  rows: [118, 180, 242, 304],
  height: 38,
  marks: ['bp,b,b', 'b,bp,b', 'b,b,bp', 'b,b,b'],
};
const FOURTH: WindowSpec = {
  bays: [606.7, 664.2, 721.7, 779.2],
  rows: [166, 230, 294],
  height: 40,
  marks: ['b,,b,', ',b,,b', 'bp,,b,'],
};

/** Decorative SVG of a street with a cutaway basement; the car is in the rented space. */
export function DayStreet() {
  return (
    <chakra.svg
      viewBox="0 0 760 560"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      data-photo
      display="block"
      boxSize="full"
      css={paint}
    >
      <rect data-part="sky" x="-200" y="-200" width="1400" height="900" />
      <circle data-part="sun" cx="430" cy="150" r="104" />
      <Painted wall="color-mix(in srgb, {colors.teja.200} 55%, {colors.arena.50})" trim="arena.50" shutter="olivo.600">
        <House x={60} width={140} top={158} line={344} windows={FIRST} ground={GROUND}>
          <Roof x={60} width={140} top={158} chimney={155} />
          <ArchedDoor centre={90} radius={16} spring={376} ground={GROUND} />
          <Shop x={122} y={374} width={66} awning={{ x: 118, y: 362, stripes: 8, stripe: 9.25 }} />
        </House>
      </Painted>
      <Painted wall="arena.100" trim="white" shutter="olivo.700">
        <House x={200} width={228} top={156} line={336} windows={SECOND} ground={GROUND}>
          <Attic />
          <rect data-part="dark" x="224" y="371" width="34" height="46" />
          <path data-part="rail" d="M228 371v46M233 371v46M238 371v46M243 371v46M248 371v46M253 371v46" />
          <rect data-part="trim" x="281" y="356" width="132" height="90" />
          <rect data-part="lit" x="286" y="361" width="122" height="85" />
          <Car y={GROUND} />
          <rect data-part="gate" x="286" y="361" width="122" height="14" />
        </House>
      </Painted>
      <Painted
        wall="color-mix(in srgb, {colors.teja.400} 78%, {colors.arena.100})"
        trim="color-mix(in srgb, {colors.arena.50} 92%, {colors.teja.300})"
        shutter="arena.700"
      >
        <House x={428} width={150} top={100} line={342} windows={THIRD} ground={GROUND}>
          <rect data-part="trim" x="432" y="88" width="142" height="12" />
          <path data-part="mast" d="M473 88v-34m-9 6h18m-15 7h12" />
          <ArchedDoor centre={461} radius={17} spring={375} ground={GROUND} />
          <RollingShutter x={490} y={358} width={78} height={88} />
        </House>
      </Painted>
      <Painted wall="color-mix(in srgb, {colors.olivo.200} 60%, {colors.arena.50})" trim="arena.50" shutter="arena.600">
        <House x={578} width={230} top={148} line={334} windows={FOURTH} ground={GROUND}>
          <Roof x={578} width={230} top={148} chimney={734} />
          <Shop x={600} y={364} width={112} awning={{ x: 596, y: 352, stripes: 8, stripe: 15 }} />
          <ArchedDoor centre={754} radius={18} spring={368} ground={GROUND} />
        </House>
      </Painted>
      <rect data-part="pavement" x="-50" y={GROUND} width="860" height="7" />
      <rect data-part="earth" x="-50" y={GROUND + 7} width="860" height="114" />
      <Basement />
    </chakra.svg>
  );
}

function Painted({
  wall,
  trim,
  shutter,
  children,
}: {
  wall: string;
  trim: string;
  shutter: string;
  children: ReactNode;
}) {
  const color = (name: string): string => (name.includes('(') || name === 'white' ? name : `{colors.${name}}`);
  return (
    <chakra.g css={{ '--wall': color(wall), '--trim': color(trim), '--shutter': color(shutter) }}>{children}</chakra.g>
  );
}

interface ShopProps {
  x: number;
  y: number;
  width: number;
  awning: { x: number; y: number; stripes: number; stripe: number };
}

function Shop({ x, y, width, awning }: ShopProps) {
  return (
    <>
      <rect data-part="dark" x={x} y={y} width={width} height={GROUND - y - 10} />
      <path data-part="bar" d={`M${x + width * 0.62} ${y}V${GROUND - 10}`} />
      <g data-part="awning">
        <Awning {...awning} />
      </g>
    </>
  );
}

function Attic() {
  const posts = Array.from({ length: 38 }, (_, index) => `M${204 + index * 6} 144v12`).join('');
  return (
    <>
      <rect data-part="wall-2" x="218" y="110" width="192" height="46" />
      <rect data-part="trim" x="214" y="106" width="200" height="5" />
      {[241, 305, 369].map((x) => (
        <rect key={x} data-part="dark" x={x} y="120" width="18" height="26" />
      ))}
      <path data-part="rail" d={`M202 144H426${posts}`} />
    </>
  );
}
