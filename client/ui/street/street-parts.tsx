import type { ReactNode } from 'react';

/** The windows of a front: where their columns and rows are, and what each has. */
export interface WindowSpec {
  /** Middle of each column. */
  bays: readonly number[];
  /** Upper edge of each row. */
  rows: readonly number[];
  height: number;
  /** One text a row, columns parted by commas; letters: b balcony, l lit, p plant, a awning. */
  marks: readonly string[];
  /** How far each blind is down, row by row; shutters at the sides when there are none. */
  blinds?: readonly number[];
}

interface HouseProps {
  x: number;
  width: number;
  top: number;
  /** The band above the ground floor. */
  line: number;
  windows: WindowSpec;
  isLighter?: boolean;
  /** Where its foot stands. */
  ground?: number;
  /** Roof and ground floor. */
  children: ReactNode;
}

/** Position of the street in the picture of the night. */
const NIGHT_GROUND = 408;
const GLASS = 22;

/** A front: wall, bands, windows, and the objects on the ground floor. */
export function House({ x, width, top, line, windows, isLighter, ground = NIGHT_GROUND, children }: HouseProps) {
  const { bays, rows, marks, blinds } = windows;
  return (
    <g>
      <rect data-part={isLighter ? 'wall-2' : 'wall'} x={x} y={top} width={width} height={ground - top} />
      <rect data-part="trim" x={x - 3} y={top - 1} width={width + 6} height="7" />
      <rect data-part="trim" x={x} y={line} width={width} height="5" />
      <rect data-part="shade" x={x} y={ground - 8} width={width} height="8" />
      {rows.map((y, row) =>
        bays.map((bay, column) => (
          <Window
            key={`${y}-${bay}`}
            x={bay}
            y={y}
            height={windows.height}
            marks={marks[row]?.split(',')[column] ?? ''}
            blind={blinds?.[row * bays.length + column]}
          />
        )),
      )}
      {children}
    </g>
  );
}

interface WindowProps {
  x: number;
  y: number;
  height: number;
  marks: string;
  blind: number | undefined;
}

function Window({ x, y, height, marks, blind }: WindowProps) {
  const left = x - GLASS / 2;
  const foot = y + height;
  return (
    <>
      <rect data-part="trim" x={left - 3} y={y - 3} width={GLASS + 6} height={height + 3} />
      <rect data-part={marks.includes('l') ? 'lit' : 'dark'} x={left} y={y} width={GLASS} height={height} />
      <path data-part="line" d={`M${x} ${y}v${height}M${left} ${y + height * 0.42}h${GLASS}`} />
      {blind === undefined ? (
        <Shutters left={left} y={y} height={height} />
      ) : (
        <rect data-part="blind" x={left} y={y} width={GLASS} height={height * blind} />
      )}
      {marks.includes('b') && <Balcony x={x} foot={foot} />}
      {marks.includes('a') && <path data-part="sunshade" d={`M${left - 4} ${y - 2}h30l5 20h-40z`} />}
      {marks.includes('p') && <path data-part="plant" d={`M${x - 17} ${foot - 17}q3-11 6 0q2-14 6 0q4-10 6 0z`} />}
    </>
  );
}

function Shutters({ left, y, height }: { left: number; y: number; height: number }) {
  const slats = Array.from(
    { length: Math.floor(height / 5) },
    (_, index) => `M${left - 13} ${y + 5 + index * 5}h7M${left + GLASS + 6} ${y + 5 + index * 5}h7`,
  ).join('');
  return (
    <>
      <rect data-part="shutter" x={left - 15} y={y} width="11" height={height} />
      <rect data-part="shutter" x={left + GLASS + 4} y={y} width="11" height={height} />
      <path data-part="line" d={slats} />
    </>
  );
}

function Balcony({ x, foot }: { x: number; foot: number }) {
  const posts = Array.from({ length: 11 }, (_, index) => `M${x - 20 + index * 4} ${foot - 17}v17`).join('');
  return (
    <>
      <path data-part="rail" d={`M${x - 20} ${foot - 17}h40${posts}`} />
      <rect data-part="trim" x={x - 22} y={foot} width="44" height="4" />
    </>
  );
}

/** A hipped roof with its tiles and a chimney. */
export function Roof({ x, width, top, chimney }: { x: number; width: number; top: number; chimney: number }) {
  const centre = x + width / 2;
  const tiles = Array.from({ length: Math.floor((width - 16) / 9) }, (_, index) => {
    const from = x + 10 + index * 9;
    return `M${from} ${top - 22}l${((from - centre) * 0.065).toFixed(1)} 22`;
  }).join('');
  return (
    <>
      <rect data-part="wall" x={chimney} y={top - 40} width="16" height="22" />
      <rect data-part="trim" x={chimney - 2} y={top - 43} width="20" height="5" />
      <path data-part="roof" d={`M${x - 5} ${top}L${x + 8} ${top - 22}H${x + width - 8}L${x + width + 5} ${top}Z`} />
      <path data-part="line" d={tiles} />
    </>
  );
}

/** A door under an arch with a fanlight. */
export function ArchedDoor({
  centre,
  radius,
  spring,
  ground = NIGHT_GROUND,
}: {
  centre: number;
  radius: number;
  spring: number;
  ground?: number;
}) {
  const arch = (r: number) => `M${centre - r} ${ground}V${spring}a${r} ${r} 0 0 1 ${2 * r} 0V${ground}Z`;
  const ray = radius * 0.7;
  return (
    <>
      <path data-part="trim" d={arch(radius + 5)} />
      <path data-part="door" d={arch(radius)} />
      <path
        data-part="bar"
        d={`M${centre} ${ground}V${spring - radius}M${centre - radius} ${spring + 4}H${centre + radius}M${centre - ray} ${spring - ray}L${centre} ${spring}L${centre + ray} ${spring - ray}`}
      />
    </>
  );
}

/** A closed rolling shutter in its frame. */
export function RollingShutter({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const slats = Array.from(
    { length: Math.floor((height - 14) / 6) + 1 },
    (_, index) => `M${x + 4} ${y + 14 + index * 6}h${width - 8}`,
  ).join('');
  return (
    <>
      <rect data-part="trim" x={x} y={y} width={width} height={height} />
      <rect data-part="pale" x={x + 4} y={y + 4} width={width - 8} height={height - 4} />
      <path data-part="line" d={slats} />
    </>
  );
}

/** A striped awning. */
export function Awning({ x, y, stripes, stripe = 11.5 }: { x: number; y: number; stripes: number; stripe?: number }) {
  return (
    <>
      {Array.from({ length: stripes }, (_, index) => (
        <path
          key={index}
          data-part={index % 2 === 0 ? 'pale' : 'cloth'}
          d={`M${x + index * stripe} ${y}h${stripe}v24a${stripe / 2} 6 0 0 1 -${stripe} 0z`}
        />
      ))}
    </>
  );
}
