import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { Role } from '../../../server/core/roles.js';
import { approximateCentre } from '../../../server/features/spaces/approximate-area.js';
import { givenDraftValues } from '../../../server/features/spaces/draft/draft-input.rules.js';
import { canSeeSpace, spacePermissions } from '../../../server/features/spaces/space.policy.js';
import { nextSpaceStatus, SpaceAction } from '../../../server/features/spaces/publishing/space.state-machine.js';
import { spaceStatusMeans } from '../../../server/features/spaces/space-status.rules.js';
import { SpaceStatus } from '../../../server/features/spaces/space.enums.js';

const person = (id: string, ...roles: Role[]) => ({ id, roles: new Set(roles) });
const host = person('host', Role.HOST);
const renter = person('renter', Role.RENTER);
const admin = person('admin', Role.ADMIN);
const NO_RIGHTS = { hasAddressRight: false, isLimited: false };

describe('permissions of a space', () => {
  test.each(Object.values(SpaceStatus))('%s: others see published spaces only, host and admin all', (status) => {
    const space = { hostId: 'host', status };
    const isPublic = status === SpaceStatus.PUBLISHED;
    expect([null, renter, host, admin].map((viewer) => canSeeSpace(viewer, space))).toEqual([
      isPublic,
      isPublic,
      true,
      true,
    ]);
    expect(spacePermissions(renter, space, NO_RIGHTS)).toEqual({
      edit: false,
      publish: false,
      pause: false,
      resume: false,
      archive: false,
      request: isPublic,
      report: isPublic,
      seeExactAddress: false,
    });
    expect(spacePermissions(host, space, NO_RIGHTS)).toMatchObject({ request: false, report: false });
  });

  test('the permissions of the host depend on the status', () => {
    const open = (status: SpaceStatus, isLimited = false) =>
      Object.entries(spacePermissions(host, { hostId: 'host', status }, { ...NO_RIGHTS, isLimited }))
        .filter(([, can]) => can)
        .map(([name]) => name);
    expect(open(SpaceStatus.DRAFT)).toEqual(['edit', 'publish', 'archive', 'seeExactAddress']);
    expect(open(SpaceStatus.PUBLISHED)).toEqual(['edit', 'publish', 'pause', 'archive', 'seeExactAddress']);
    expect(open(SpaceStatus.PAUSED)).toEqual(['edit', 'publish', 'resume', 'archive', 'seeExactAddress']);
    expect(open(SpaceStatus.SUSPENDED)).toEqual(['seeExactAddress']);
    expect(open(SpaceStatus.ARCHIVED)).toEqual(['seeExactAddress']);
    // A host who may not publish writes drafts, and takes what is public away.
    expect(open(SpaceStatus.DRAFT, true)).toEqual(['edit', 'archive', 'seeExactAddress']);
    expect(open(SpaceStatus.NEEDS_CHANGES, true)).toEqual(['edit', 'archive', 'seeExactAddress']);
    expect(open(SpaceStatus.IN_REVIEW, true)).toEqual(['archive', 'seeExactAddress']);
    expect(open(SpaceStatus.PUBLISHED, true)).toEqual(['pause', 'archive', 'seeExactAddress']);
    expect(open(SpaceStatus.PAUSED, true)).toEqual(['archive', 'seeExactAddress']);
  });

  test('a booking adds the exact address only', () => {
    const space = { hostId: 'host', status: SpaceStatus.PAUSED };
    expect(
      Object.entries(spacePermissions(renter, space, { ...NO_RIGHTS, hasAddressRight: true })).filter(([, can]) => can),
    ).toEqual([['seeExactAddress', true]]);
  });
});

test('everybody sees published spaces; the host has the next step of drafts, asked changes and published ones', () => {
  const that = (meaning: 'isPublic' | 'isImprovable') =>
    Object.values(SpaceStatus).filter((status) => spaceStatusMeans(status, meaning));
  expect(that('isPublic')).toEqual([SpaceStatus.PUBLISHED]);
  expect(that('isImprovable')).toEqual([SpaceStatus.DRAFT, SpaceStatus.NEEDS_CHANGES, SpaceStatus.PUBLISHED]);
});

const openTo = (status: SpaceStatus, actor: Parameters<typeof nextSpaceStatus>[2]): SpaceAction[] =>
  Object.values(SpaceAction).filter((action) => nextSpaceStatus(status, action, actor) !== null);

test('only admins end a suspension or bring an archived space back, which is then not public', () => {
  expect((['host', 'system'] as const).flatMap((actor) => openTo(SpaceStatus.ARCHIVED, actor))).toEqual([]);
  expect(openTo(SpaceStatus.ARCHIVED, 'admin')).toEqual([SpaceAction.RESTORE]);
  const restored = (wasPublic: boolean) =>
    nextSpaceStatus(SpaceStatus.ARCHIVED, SpaceAction.RESTORE, 'admin', { wasPublic });
  expect([restored(true), restored(false)]).toEqual([SpaceStatus.PAUSED, SpaceStatus.NEEDS_CHANGES]);
  expect(nextSpaceStatus(SpaceStatus.SUSPENDED, SpaceAction.RESUME, 'host')).toBeNull();
  expect(openTo(SpaceStatus.SUSPENDED, 'host')).toEqual([]);
  expect(nextSpaceStatus(SpaceStatus.SUSPENDED, SpaceAction.REINSTATE, 'admin')).toBe(SpaceStatus.PUBLISHED);
});

test('the approximate centre is 150–300 m away and stable for a space and secret', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.string({ minLength: 32 }),
      fc.double({ min: 27, max: 44, noNaN: true }),
      fc.double({ min: -18, max: 5, noNaN: true }),
      (id, secret, lat, lng) => {
        const area = approximateCentre(secret, id, lat, lng);
        const metres = Math.hypot(
          (area.lat - lat) * 111_195,
          (area.lng - lng) * 111_195 * Math.cos((lat * Math.PI) / 180),
        );
        return metres > 149.9 && metres < 300.1 && approximateCentre(secret, id, lat, lng).lat === area.lat;
      },
    ),
  );
  const spread = new Set(
    Array.from({ length: 40 }, (_, index) => approximateCentre('s'.repeat(32), String(index), 40, -3).lat > 40),
  );
  expect(spread.size).toBe(2);
});

test('unknown fields of an input are dropped', () => {
  const hostile = JSON.parse(
    '{ "title": "Hola", "hostId": "x", "__proto__": { "isSample": true }, "draft": {} }',
  ) as object;
  expect(givenDraftValues(hostile)).toEqual({ title: 'Hola' });
});
