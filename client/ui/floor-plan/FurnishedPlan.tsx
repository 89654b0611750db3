import type { ComponentType } from 'react';
import { FloorPlan } from './FloorPlan';
import { sidesOf, type FurnishedRoom, type Placed, type Thing } from './furnish';
import {
  Bed,
  Bicycle,
  Car,
  Crate,
  Motorbike,
  Pallet,
  Shelf,
  Sofa,
  Suitcase,
  Surfboard,
  Table,
  Wardrobe,
  Washer,
} from './things';

interface At {
  x: number;
  y: number;
}

const SHAPES: Readonly<Record<Thing, ComponentType<At>>> = {
  car: Car,
  // Its picture is upright, centred on a point.
  motorbike: ({ x, y }) => <Motorbike x={x - 64.5} y={y + 64.5} />,
  pallet: Pallet,
  shelf: Shelf,
  sofa: (at) => <Sofa {...at} lengthCm={160} />,
  bed: (at) => <Bed {...at} lengthCm={190} widthCm={130} />,
  wardrobe: Wardrobe,
  washer: Washer,
  table: Table,
  bicycle: Bicycle,
  surfboard: Surfboard,
  crate: Crate,
  suitcase: Suitcase,
};

function ThingAt({ placed }: { placed: Placed }) {
  const Shape = SHAPES[placed.thing];
  if (!placed.isTurned) return <Shape x={placed.x} y={placed.y} />;
  return (
    <g transform={`translate(${placed.x + sidesOf(placed).w} ${placed.y}) rotate(90)`}>
      <Shape x={0} y={0} />
    </g>
  );
}

interface FurnishedPlanProps {
  room: FurnishedRoom;
  /** The size of its container, pixels. */
  maxWidth: number;
  maxHeight: number;
  label: string;
  dimensions?: { length: string; width: string };
}

/* As large as the smallest rooms of the design. */
const LARGEST_SCALE = 1.16;

/** A floor plan with what fits in it, as large as its container allows. */
export function FurnishedPlan({ room, maxWidth, maxHeight, label, dimensions }: FurnishedPlanProps) {
  const below = room.door.kind === 'hinged' ? room.openingCm : 0;
  const scale = Math.min(LARGEST_SCALE, maxWidth / room.lengthCm, maxHeight / (room.widthCm + below));
  return (
    <FloorPlan
      lengthCm={room.lengthCm}
      widthCm={room.widthCm}
      door={room.door}
      gridCm={room.gridCm}
      scale={scale}
      label={label}
      isFluid
      {...(dimensions && { dimensions })}
    >
      {room.things.map((placed) => (
        <ThingAt key={`${placed.thing}-${placed.x}-${placed.y}`} placed={placed} />
      ))}
    </FloorPlan>
  );
}
