import fc from 'fast-check';
import { expect, test } from 'vitest';
import { furnish, sidesOf, THINGS, type FurnishInput } from '../../../client/ui/floor-plan/furnish';
import { GoodsCategoryValues } from '../../../client/generated/values/GoodsCategory';

const metres = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10);

const inputs: fc.Arbitrary<FurnishInput> = fc.record({
  sizeM2: metres(1, 400),
  lengthM: fc.option(metres(0.5, 30)),
  widthM: fc.option(metres(0.5, 30)),
  heightM: fc.option(metres(1, 6)),
  doorWidthM: fc.option(metres(0.3, 6)),
  hasVehicleDoor: fc.boolean(),
  isGarage: fc.boolean(),
  isForStock: fc.boolean(),
  goods: fc.subarray([...GoodsCategoryValues]),
});

const storage: FurnishInput = {
  sizeM2: 6,
  lengthM: 3,
  widthM: 2,
  heightM: 2.4,
  doorWidthM: 0.82,
  hasVehicleDoor: false,
  isGarage: false,
  isForStock: false,
  goods: [],
};
const thingsOf = (input: FurnishInput) => furnish(input)?.counts.map(({ thing }) => thing) ?? [];

test('everything in the plan lies within the walls and nothing overlaps', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const room = furnish(input);
      const rects = room?.things.map((placed) => ({ x: placed.x, y: placed.y, ...sidesOf(placed) })) ?? [];
      for (const [index, a] of rects.entries()) {
        expect(a.x >= 0 && a.y >= 0 && a.x + a.w <= room!.lengthCm && a.y + a.h <= room!.widthCm).toBe(true);
        const isFree = rects
          .slice(index + 1)
          .every((b) => a.x >= b.x + b.w || b.x >= a.x + a.w || a.y >= b.y + b.h || b.y >= a.y + a.h);
        expect(isFree).toBe(true);
      }
    }),
    { numRuns: 120 },
  );
});

test('the counts match the plan, have a fixed order and are deterministic', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const room = furnish(input)!;
      expect(room.counts.reduce((sum, { count }) => sum + count, 0)).toBe(room.things.length);
      const places = room.counts.map(({ thing }) => THINGS.indexOf(thing));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(furnish({ ...input })).toEqual(room);
    }),
    { numRuns: 60 },
  );
});

test('a storage room of 3 × 2 m holds shelves, a sofa, a bicycle and boxes and keeps its entrance clear', () => {
  const room = furnish(storage)!;
  expect(room.counts.map(({ thing, count }) => [thing, count])).toEqual(
    expect.arrayContaining([
      ['shelf', 2],
      ['sofa', 1],
      ['bicycle', 1],
    ]),
  );
  expect(room.counts.find(({ thing }) => thing === 'shelf')?.boxes).toBe(20);
  const [threshold] = room.clear;
  expect(
    room.things.every(
      (placed) => placed.x + sidesOf(placed).w <= threshold!.x || placed.y + sidesOf(placed).h <= threshold!.y,
    ),
  ).toBe(true);
});

test('the plan contains only allowed goods that fit through the door and under the ceiling', () => {
  expect(thingsOf({ ...storage, goods: ['BICYCLES'] })).toEqual(['bicycle']);
  expect(thingsOf({ ...storage, doorWidthM: 0.5 })).not.toContain('sofa');
  expect(thingsOf({ ...storage, heightM: 1.5 })).not.toContain('shelf');
  const garage = { ...storage, lengthM: 5.4, widthM: 3, hasVehicleDoor: true, isGarage: true, doorWidthM: 2.4 };
  expect(thingsOf(garage)).toContain('car');
  expect(thingsOf({ ...garage, doorWidthM: 1.8 })).not.toContain('car');
  expect(thingsOf({ ...garage, goods: ['BOXES'] })).not.toContain('car');
});

test('without side lengths the shape is estimated and marked as such; without a size there is no plan', () => {
  expect(furnish({ ...storage, lengthM: null, widthM: null })).toMatchObject({
    isMeasured: false,
    lengthCm: 300,
    widthCm: 200,
  });
  expect(furnish({ ...storage, widthM: null })).toMatchObject({ isMeasured: false });
  expect(furnish({ ...storage, sizeM2: null, lengthM: null, widthM: null })).toBeNull();
});

test('large rooms have a wider grid and an aisle', () => {
  const hall = furnish({
    ...storage,
    sizeM2: 180,
    lengthM: 20,
    widthM: 9,
    heightM: 6,
    doorWidthM: 4,
    hasVehicleDoor: true,
    isForStock: true,
  })!;
  expect(hall.gridCm).toBe(500);
  expect(hall.counts[0]).toMatchObject({ thing: 'pallet' });
  const aisle = hall.clear[1]!;
  expect(hall.things.every((placed) => placed.y + sidesOf(placed).h <= aisle.y || placed.y >= aisle.y + aisle.h)).toBe(
    true,
  );
});
