import { deed, downloaded, WHY, type RecordsOf, type Scenario } from './stage.js';

const about = (spaceId: string, more: object = {}) => ({ spaceId, statement: WHY, ...more });

export const spaceRecords = {
  'spaces.downloaded': downloaded('spaces'),
  'space.approved': async (stage) => deed('approveSpace', { spaceId: await stage.submittedSpace() }),
  'space.changes_requested': async (stage) =>
    deed('requestSpaceChanges', { spaceId: await stage.submittedSpace(), reason: WHY }),
  'space.hidden': async (stage) => deed('hideSpace', about(await stage.space())),
  'space.shown': async (stage) => {
    const spaceId = await stage.space();
    await stage.carryOut(deed('hideSpace', about(spaceId)));
    return deed('showSpace', about(spaceId));
  },
  'space.removed': async (stage) => deed('removeSpace', about(await stage.space())),
  'space.featured': async (stage) => deed('featureSpace', { spaceId: await stage.space(), isFeatured: true }),
  'space.unfeatured': async (stage) => {
    const spaceId = await stage.space();
    await stage.carryOut(deed('featureSpace', { spaceId, isFeatured: true }));
    return deed('featureSpace', { spaceId, isFeatured: false });
  },
  'space.pin_moved': async (stage) => deed('moveSpacePin', about(await stage.space(), { lat: 40.4168, lng: -3.7038 })),
  'space.type_changed': async (stage) => deed('changeSpaceType', about(await stage.space(), { type: 'GARAGE' })),
} satisfies Record<
  RecordsOf<'SEE_SPACES' | 'DECIDE_SPACES' | 'HIDE_SPACES' | 'REMOVE_SPACES' | 'FEATURE_SPACES' | 'MEND_SPACES'>,
  Scenario
>;
