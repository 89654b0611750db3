import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GoodsCategory, SpaceFeature } from '../../../server/features/spaces/space.enums.js';
import {
  Misfit,
  misfitsOf,
  roomForThings,
  StorableThing,
  thingBounds,
  thingProblems,
  thingRooms,
  type ThingCount,
} from '../../../server/features/spaces/things/things.rules.js';

const THINGS = Object.values(StorableThing);
const anyThings = fc
  .uniqueArray(fc.constantFrom(...THINGS), { minLength: 1 })
  .chain((kinds) =>
    fc.tuple(...kinds.map((thing) => fc.record({ thing: fc.constant(thing), count: fc.integer(thingBounds.count) }))),
  );
const sizeOf = (things: readonly ThingCount[]): number => roomForThings(things)?.sizeM2 ?? 0;

describe('P10 area for things', () => {
  test.each<[string, ThingCount[], number, number]>([
    ['ten boxes fit into the smallest space', [{ thing: StorableThing.BOX, count: 10 }], 0.8, 1],
    [
      'a bicycle and two suitcases',
      [
        { thing: StorableThing.BICYCLE, count: 1 },
        { thing: StorableThing.SUITCASE, count: 2 },
      ],
      1.24,
      1.5,
    ],
    [
      'the things of a room',
      [
        { thing: StorableThing.BED, count: 1 },
        { thing: StorableThing.WARDROBE, count: 1 },
        { thing: StorableThing.TABLE, count: 1 },
        { thing: StorableThing.BOX, count: 10 },
      ],
      3.7,
      3.5,
    ],
    ['a car', [{ thing: StorableThing.CAR, count: 1 }], 10.5, 10],
  ])('%s', (_name, things, volumeM3, sizeM2) => {
    expect(roomForThings(things)).toMatchObject({ volumeM3, sizeM2 });
  });

  test('no things need no area', () => {
    expect(roomForThings([])).toBeNull();
  });

  test('the required goods, features, door width and height are derived from the things', () => {
    expect(
      roomForThings([
        { thing: StorableThing.CAR, count: 1 },
        { thing: StorableThing.BOX, count: 3 },
        { thing: StorableThing.SOFA, count: 1 },
      ]),
    ).toMatchObject({
      goods: [GoodsCategory.FURNITURE, GoodsCategory.BOXES, GoodsCategory.VEHICLES],
      features: [SpaceFeature.VEHICLE_DOOR],
      doorM: 2.05,
      heightM: 1.6,
    });
  });

  test('random things need multiples of half a metre, at least their floor area, and never less for more', () => {
    fc.assert(
      fc.property(anyThings, (things) => {
        const room = roomForThings(things);
        if (!room) throw new Error('no room');
        expect((room.sizeM2 * 2) % 1).toBe(0);
        expect(room.sizeM2).toBeGreaterThanOrEqual(room.floorM2);
        expect(room.floorM2 * 2).toBeGreaterThanOrEqual(room.volumeM3 - 0.02);
        expect(
          sizeOf(things.map((each, index) => (index === 0 ? { ...each, count: each.count + 1 } : each))),
        ).toBeGreaterThanOrEqual(room.sizeM2);
      }),
    );
  });

  test('every thing has positive dimensions', () => {
    for (const thing of THINGS) {
      const { m3, m2, doorM, heightM } = thingRooms[thing];
      expect(Math.min(m3, m2, doorM, heightM), thing).toBeGreaterThan(0);
    }
  });

  test('every reason why things do not fit is returned', () => {
    const room = roomForThings([
      { thing: StorableThing.CAR, count: 1 },
      { thing: StorableThing.WARDROBE, count: 1 },
    ]);
    if (!room) throw new Error('no room');
    const fine = {
      sizeM2: 40,
      doorWidthM: null,
      heightM: null,
      allowedGoods: [],
      features: [SpaceFeature.VEHICLE_DOOR],
    };
    expect(misfitsOf(fine, room)).toEqual([]);
    expect(misfitsOf({ ...fine, sizeM2: room.sizeM2 - 0.1 }, room)).toEqual([Misfit.TOO_SMALL]);
    expect(misfitsOf({ ...fine, heightM: 2 }, room)).toEqual([Misfit.CEILING_TOO_LOW]);
    expect(misfitsOf({ ...fine, doorWidthM: 2 }, room)).toEqual([Misfit.DOOR_TOO_NARROW]);
    expect(misfitsOf({ ...fine, allowedGoods: [GoodsCategory.VEHICLES] }, room)).toEqual([Misfit.NOT_ALLOWED]);
    expect(misfitsOf({ ...fine, features: [] }, room)).toEqual([Misfit.DOOR_TOO_NARROW, Misfit.NO_VEHICLE_DOOR]);
  });

  test('counts out of range and duplicate things are reported at their path', () => {
    expect(
      thingProblems(
        [
          { thing: StorableThing.BOX, count: 0 },
          { thing: StorableThing.SOFA, count: 501 },
        ],
        'things',
      ).map(({ path, code }) => [path, code]),
    ).toEqual([
      ['things.0.count', 'FILTER_OUT_OF_RANGE'],
      ['things.1.count', 'FILTER_OUT_OF_RANGE'],
    ]);
    expect(
      thingProblems(
        [
          { thing: StorableThing.BOX, count: 1 },
          { thing: StorableThing.BOX, count: 1 },
        ],
        'things',
      ),
    ).toMatchObject([{ path: 'things', code: 'TOO_LONG' }]);
  });
});
