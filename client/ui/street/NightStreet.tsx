import { chakra } from '@chakra-ui/react';
import { ArchedDoor, Awning, House, Roof, RollingShutter, type WindowSpec } from './street-parts';

const paint = {
  '& [data-part=wall]': { fill: 'olivo.800' },
  '& [data-part=wall-2]': { fill: 'color-mix(in srgb, {colors.olivo.800} 70%, {colors.olivo.700})' },
  '& [data-part=trim], & [data-part=shutter], & [data-part=blind], & [data-part=roof]': { fill: 'olivo.700' },
  '& [data-part=dark], & [data-part=door]': { fill: 'olivo.950' },
  '& [data-part=pale]': { fill: 'olivo.600' },
  '& [data-part=cloth]': { fill: 'olivo.300' },
  '& [data-part=plant]': { fill: 'olivo.500' },
  '& [data-part=lit]': { fill: 'teja.200' },
  '& [data-part=shade]': { fill: 'color-mix(in srgb, {colors.arena.900} 16%, transparent)' },
  '& [data-part=line]': {
    fill: 'none',
    stroke: 'color-mix(in srgb, {colors.arena.900} 30%, transparent)',
    strokeWidth: '1',
  },
  '& [data-part=rail]': { fill: 'none', stroke: 'olivo.950', strokeWidth: '1' },
  '& [data-part=bar]': {
    fill: 'none',
    stroke: 'color-mix(in srgb, {colors.arena.50} 38%, transparent)',
    strokeWidth: '1.2',
  },
  '& [data-part=mast]': { fill: 'none', stroke: 'olivo.600', strokeWidth: '1.4' },
  '& [data-part=box]': { fill: 'teja.400' },
  '& [data-part=box-2]': { fill: 'teja.500' },
  '& [data-part=bike]': { fill: 'none', stroke: 'olivo.900', strokeWidth: '1.7' },
} as const;

/* Windows by row and column: b balcony, l lit, p plant. */
const FIRST: WindowSpec = {
  bays: [606.7, 652, 697.3],
  rows: [146, 206, 266],
  height: 36,
  marks: ['b,,b', ',b,', 'bl,,b'],
};
const SECOND: WindowSpec = {
  bays: [748, 804, 860],
  rows: [154, 210, 266],
  height: 32,
  marks: ['b,blp,b', 'b,b,blp', 'b,b,b'],
};
const THIRD: WindowSpec = {
  bays: [913, 963, 1013, 1063],
  rows: [190, 252],
  height: 38,
  marks: ['b,,b,', ',b,,b'],
  blinds: [0.15, 0.7, 0.4, 0.9, 0.25, 0.15, 0.7, 0.4],
};
const FOURTH: WindowSpec = {
  bays: [1120, 1183, 1246],
  rows: [90, 150, 210, 264],
  height: 34,
  marks: ['b,bp,b', 'b,b,b', 'b,b,bp', 'b,b,b'],
};

/** Decorative SVG of a street at night; the lit garage is the free space. */
export function NightStreet() {
  return (
    <chakra.svg viewBox="0 0 1200 440" preserveAspectRatio="xMaxYMax slice" display="block" boxSize="full" css={paint}>
      <House x={584} width={136} top={128} line={302} windows={FIRST}>
        <Roof x={584} width={136} top={128} chimney={676} />
        <ArchedDoor centre={616} radius={16} spring={334} />
        <RollingShutter x={644} y={318} width={66} height={90} />
      </House>
      <House x={720} width={168} top={136} line={298} windows={SECOND} isLighter>
        <Attic />
        <ArchedDoor centre={755} radius={17} spring={331} />
        <rect data-part="dark" x="790" y="328" width="84" height="70" />
        <path data-part="bar" d="M842 328V398" />
        <Awning x={786} y={316} stripes={8} />
      </House>
      <House x={888} width={200} top={172} line={290} windows={THIRD}>
        <Roof x={888} width={200} top={172} chimney={1024} />
        <rect data-part="trim" x="907" y="322" width="38" height="60" />
        <rect data-part="dark" x="910" y="325" width="32" height="54" />
        <FreeSpace />
      </House>
      <House x={1088} width={190} top={72} line={298} windows={FOURTH}>
        <rect data-part="trim" x="1092" y="60" width="182" height="12" />
        <path data-part="mast" d="M1145 60v-34m-9 6h18m-15 7h12" />
        <ArchedDoor centre={1127} radius={17} spring={331} />
        <RollingShutter x={1160} y={314} width={98} height={94} />
      </House>
      <rect data-part="trim" x="-50" y="408" width="1300" height="7" />
      <rect data-part="dark" x="-50" y="415" width="1300" height="32" />
    </chakra.svg>
  );
}

function Attic() {
  const posts = Array.from({ length: 27 }, (_, index) => `M${724 + index * 6} 124v12`).join('');
  return (
    <>
      <rect data-part="trim" x="738" y="90" width="132" height="46" />
      <rect data-part="trim" x="734" y="86" width="140" height="5" />
      {[751, 795, 839].map((x) => (
        <rect key={x} data-part="dark" x={x} y="100" width="18" height="26" />
      ))}
      <path data-part="rail" d={`M722 124H886${posts}`} />
    </>
  );
}

function FreeSpace() {
  return (
    <>
      <rect data-part="trim" x="965" y="310" width="108" height="98" />
      <rect data-part="lit" x="970" y="315" width="98" height="93" />
      <g transform="translate(976 382)">
        <rect data-part="box-2" width="14" height="26" />
        <rect data-part="box" x="16" y="8" width="18" height="18" />
        <rect data-part="box" x="1" y="-13" width="17" height="13" />
        <g data-part="bike">
          <circle cx="54" cy="17" r="9" />
          <circle cx="79" cy="17" r="9" />
          <path d="M54 17l8-15h13l4 15M62 2l6 15h11M59-2h7M74-3h6" />
        </g>
      </g>
      <rect data-part="pale" x="970" y="315" width="98" height="14" />
    </>
  );
}
