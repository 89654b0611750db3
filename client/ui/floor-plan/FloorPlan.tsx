import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Position of the door, along the lower wall or the whole right one. */
export type Door = { kind: 'hinged'; fromCm: number; toCm: number } | { kind: 'vehicle'; fromCm: number; toCm: number };

interface FloorPlanProps {
  lengthCm: number;
  widthCm: number;
  door: Door;
  /** Pixels per centimetre: plans side by side share it. */
  scale?: number;
  /** The side of a grid square: a metre by default. */
  gridCm?: number;
  /** Labels of the sides, written along them. */
  dimensions?: { length: string; width: string };
  /** Shrinks with its box. */
  isFluid?: boolean;
  /** Alternative text. */
  label: string;
  /** The things inside, in centimetres from the top left corner. */
  children: ReactNode;
}

const EDGE = 6;
/* Below this scale the things are so small that they need finer lines. */
const FINE_BELOW = 0.35;
/* Room for the sides' labels, on the left and above. */
const RULER = { left: 44, top: 34 };

const planStyles = {
  overflow: 'visible',
  flexShrink: '0',
  '& *': { vectorEffect: 'non-scaling-stroke' },
  '& [data-part=room]': { fill: 'bg.panel' },
  '& [data-part=wall]': { fill: 'none', stroke: 'fg', strokeWidth: '3.5', strokeLinecap: 'square' },
  '& [data-part=leaf]': { fill: 'none', stroke: 'fg', strokeWidth: '2' },
  '& [data-part=swing]': { fill: 'none', stroke: 'fg.subtle', strokeWidth: '1', strokeDasharray: '3 3' },
  '& [data-part=grid]': { fill: 'none', stroke: 'border', strokeWidth: '1', opacity: '0.7' },
  '& [data-part=things]': {
    fill: 'none',
    stroke: 'fg.muted',
    strokeWidth: 'var(--line)',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
  '& [data-part=ruler]': { fill: 'none', stroke: 'fg.subtle', strokeWidth: '1' },
  '& text': { fill: 'fg.muted', fontFamily: 'body', fontSize: 'xs', fontWeight: '600' },
  '& [data-tint=carton]': {
    fill: {
      base: 'color-mix(in srgb, {colors.teja.200} 45%, {colors.bg.panel})',
      _dark: 'color-mix(in srgb, {colors.teja.900} 75%, {colors.bg.panel})',
    },
  },
  '& [data-tint=sofa]': {
    fill: { base: 'color-mix(in srgb, {colors.teja.300} 70%, {colors.bg.panel})', _dark: '{colors.teja.800}' },
  },
  '& [data-tint=cushion]': {
    fill: { base: 'color-mix(in srgb, {colors.teja.200} 80%, {colors.bg.panel})', _dark: '{colors.teja.900}' },
  },
  '& [data-tint=body]': {
    fill: { base: 'color-mix(in srgb, {colors.olivo.200} 75%, {colors.bg.panel})', _dark: '{colors.olivo.800}' },
  },
  '& [data-tint=glass]': {
    fill: { base: 'color-mix(in srgb, {colors.olivo.400} 45%, {colors.bg.panel})', _dark: '{colors.olivo.950}' },
  },
  '& [data-tint=pale]': { fill: 'bg' },
  '& [data-tint=shelf]': { fill: 'bg.muted' },
  '& [data-tint=tyre]': { fill: 'fg.muted' },
} as const;

/** A floor plan to scale: wall, door and a one-metre grid. */
export function FloorPlan({
  lengthCm,
  widthCm,
  door,
  scale = 0.62,
  gridCm = 100,
  dimensions,
  isFluid,
  label,
  children,
}: FloorPlanProps) {
  const below = door.kind === 'hinged' ? door.toCm - door.fromCm : 0;
  const left = dimensions ? RULER.left : EDGE;
  const top = dimensions ? RULER.top : EDGE;
  const width = lengthCm * scale + left + EDGE;
  const height = (widthCm + below) * scale + top + EDGE;
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      css={planStyles}
      style={{
        ['--line' as string]: scale < FINE_BELOW ? 0.7 : 1.2,
        ...(isFluid && { maxWidth: '100%', height: 'auto' }),
      }}
    >
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        <rect data-part="room" width={lengthCm} height={widthCm} />
        <path data-part="grid" d={gridOf(lengthCm, widthCm, gridCm)} />
        <g data-part="things">{children}</g>
        {door.kind === 'hinged' ? (
          <HingedDoor {...{ lengthCm, widthCm, ...door }} />
        ) : (
          <VehicleDoor {...{ lengthCm, widthCm, ...door }} />
        )}
      </g>
      {dimensions && (
        <>
          <Ruler at={`translate(${left} 14)`} length={lengthCm * scale} text={dimensions.length} />
          <Ruler
            at={`translate(14 ${top + widthCm * scale}) rotate(-90)`}
            length={widthCm * scale}
            text={dimensions.width}
          />
        </>
      )}
    </chakra.svg>
  );
}

/* Half the gap in a side's line for its label. */
const TEXT_HALF = 24;

function Ruler({ at, length, text }: { at: string; length: number; text: string }) {
  const middle = length / 2;
  return (
    <g transform={at} aria-hidden>
      <path
        data-part="ruler"
        d={`M0 -5v10M${length} -5v10M0 0H${Math.max(0, middle - TEXT_HALF)}M${Math.min(length, middle + TEXT_HALF)} 0H${length}`}
      />
      <text x={middle} y="4" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

interface DoorProps {
  lengthCm: number;
  widthCm: number;
  fromCm: number;
  toCm: number;
}

function HingedDoor({ lengthCm, widthCm, fromCm, toCm }: DoorProps) {
  const leaf = toCm - fromCm;
  return (
    <>
      <path data-part="wall" d={`M${fromCm} ${widthCm}H0V0H${lengthCm}V${widthCm}H${toCm}`} />
      <path data-part="leaf" d={`M${fromCm} ${widthCm}v${leaf}`} />
      <path data-part="swing" d={`M${fromCm} ${widthCm + leaf}A${leaf} ${leaf} 0 0 0 ${toCm} ${widthCm}`} />
    </>
  );
}

function VehicleDoor({ lengthCm, widthCm, fromCm, toCm }: DoorProps) {
  return (
    <>
      <path data-part="wall" d={`M${lengthCm} ${fromCm}V0H0V${widthCm}H${lengthCm}V${toCm}`} />
      <path data-part="leaf" strokeDasharray="6 4" d={`M${lengthCm} ${fromCm}V${toCm}`} />
    </>
  );
}

function gridOf(lengthCm: number, widthCm: number, stepCm: number): string {
  const lines: string[] = [];
  for (let x = stepCm; x < lengthCm; x += stepCm) lines.push(`M${x} 0V${widthCm}`);
  for (let y = stepCm; y < widthCm; y += stepCm) lines.push(`M0 ${y}H${lengthCm}`);
  return lines.join('');
}
