import { prepareAct, downloaded, WHY, type RecordsOf, type Scenario } from './scenario-context.js';

const about = (spaceId: string, more: object = {}) => ({ spaceId, statement: WHY, ...more });

export const spaceRecords = {
  'spaces.downloaded': downloaded('spaces'),
  'space.approved': async (context) => prepareAct('approveSpace', { spaceId: await context.submittedSpace() }),
  'space.changes_requested': async (context) =>
    prepareAct('requestSpaceChanges', { spaceId: await context.submittedSpace(), reason: WHY }),
  'space.hidden': async (context) => prepareAct('hideSpace', about(await context.space())),
  'space.shown': async (context) => {
    const spaceId = await context.space();
    await context.perform(prepareAct('hideSpace', about(spaceId)));
    return prepareAct('showSpace', about(spaceId));
  },
  'space.removed': async (context) => prepareAct('removeSpace', about(await context.space())),
  'space.featured': async (context) => prepareAct('featureSpace', { spaceId: await context.space(), isFeatured: true }),
  'space.unfeatured': async (context) => {
    const spaceId = await context.space();
    await context.perform(prepareAct('featureSpace', { spaceId, isFeatured: true }));
    return prepareAct('featureSpace', { spaceId, isFeatured: false });
  },
  'space.pin_moved': async (context) =>
    prepareAct('moveSpacePin', about(await context.space(), { lat: 40.4168, lng: -3.7038 })),
  'space.type_changed': async (context) =>
    prepareAct('changeSpaceType', about(await context.space(), { type: 'GARAGE' })),
} satisfies Record<
  RecordsOf<'SEE_SPACES' | 'DECIDE_SPACES' | 'HIDE_SPACES' | 'REMOVE_SPACES' | 'FEATURE_SPACES' | 'MEND_SPACES'>,
  Scenario
>;
