import type { ReactNode } from 'react';
import { FloorPlan } from '../../../ui/floor-plan/FloorPlan';
import {
  Bed,
  Bicycle,
  Car,
  Chair,
  Crate,
  Motorbike,
  Shelf,
  Sofa,
  Suitcase,
  Surfboard,
  Table,
  Wardrobe,
  Washer,
} from '../../../ui/floor-plan/things';

const crates = (...places: [number, number][]): ReactNode =>
  places.map(([x, y]) => <Crate key={`${x}-${y}`} x={x} y={y} />);

interface PlanProps {
  label: string;
}

const WardrobePlan = ({ label }: PlanProps) => (
  <FloorPlan lengthCm={200} widthCm={100} door={{ kind: 'hinged', fromCm: 60, toCm: 130 }} label={label}>
    {crates([8, 8], [56, 8], [104, 8], [152, 8])}
    <Suitcase x={8} y={50} />
    <Surfboard x={64} y={48} />
  </FloorPlan>
);

const StoragePlan = ({ label }: PlanProps) => (
  <FloorPlan lengthCm={250} widthCm={200} door={{ kind: 'hinged', fromCm: 90, toCm: 165 }} label={label}>
    <Bed x={8} y={8} lengthCm={170} widthCm={105} />
    <Bicycle x={8} y={136} />
    {crates([196, 8], [196, 50], [196, 92], [196, 134])}
  </FloorPlan>
);

const RoomPlan = ({ label }: PlanProps) => (
  <FloorPlan lengthCm={400} widthCm={250} door={{ kind: 'hinged', fromCm: 250, toCm: 330 }} label={label}>
    <Sofa x={10} y={10} />
    <Bed x={10} y={108} lengthCm={190} widthCm={130} />
    <Wardrobe x={212} y={10} />
    <Washer x={336} y={10} />
    {crates([346, 82], [346, 124], [346, 166], [346, 206])}
    <Table x={222} y={92} />
    <Chair x={222} y={176} />
  </FloorPlan>
);

const GaragePlan = ({ label }: PlanProps) => (
  <FloorPlan lengthCm={600} widthCm={300} door={{ kind: 'vehicle', fromCm: 50, toCm: 250 }} label={label}>
    <Car x={160} y={86} />
    <Shelf x={120} y={6} />
    <Shelf x={236} y={6} />
    <Shelf x={352} y={6} />
    <Motorbike x={-52} y={150} />
    {crates([10, 10], [62, 10], [10, 50], [478, 8], [530, 8])}
  </FloorPlan>
);

/** The four plans by size: 2, 5, 10 and 18 m². */
export const PLANS = { wardrobe: WardrobePlan, storage: StoragePlan, room: RoomPlan, garage: GaragePlan } as const;
