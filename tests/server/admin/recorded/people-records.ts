import { uuidOf } from '../../../support/spaces.js';
import { prepareAct, downloaded, WHY, type RecordsOf, type Scenario } from './scenario-context.js';

const about = (personId: string, more: object = {}) => ({ personId, statement: WHY, ...more });
const limit = { reason: 'ABUSE', kinds: ['LIMIT_MESSAGES'], days: 7 };

export const peopleRecords = {
  'people.downloaded': downloaded('people'),
  'user.email_revealed': async (context) => prepareAct('revealEmail', { personId: await context.personId() }),
  'user.viewed_as': async (context) => prepareAct('viewAsPerson', about(await context.personId())),
  'user.warned': async (context) => prepareAct('warnPerson', about(await context.personId(), { reason: 'ABUSE' })),
  'user.limited': async (context) => prepareAct('limitPerson', about(await context.personId(), limit)),
  'user.limit_lifted': async (context) => {
    const personId = await context.personId();
    await context.perform(prepareAct('limitPerson', about(personId, limit)));
    return prepareAct('liftPersonLimit', about(personId, { kind: 'LIMIT_MESSAGES' }));
  },
  'user.suspended': async (context) =>
    prepareAct('suspendPerson', about(await context.personId(), { reason: 'FRAUD', days: 7 })),
  'user.restored': async (context) => {
    const personId = await context.personId();
    await context.perform(prepareAct('suspendPerson', about(personId, { reason: 'FRAUD', days: 7 })));
    return prepareAct('restorePerson', about(personId));
  },
  'user.banned': async (context) =>
    prepareAct('banPerson', about(await context.personId(), { reason: 'FRAUD', confirmation: 'Marta Ruiz Soler' })),
  'user.verification_reset': async (context) => {
    const personId = await context.personId();
    await context.sql('update users set phone_verified_at = now(), identity_verified_at = now() where id = ?', [
      uuidOf(personId),
    ]);
    return prepareAct('resetVerification', about(personId));
  },
  'user.merged': async (context) => {
    const [goes, stays] = [await context.personId(), await context.personId()];
    const [row] = await context.sql<{ email: string }>('select email from users where id = ?', [uuidOf(stays)]);
    return prepareAct('mergePeople', about(goes, { intoEmail: row?.email, confirmation: 'Marta Ruiz Soler' }));
  },
  'user.roles_changed': async (context) =>
    prepareAct('changePersonRoles', about(await context.personId(), { staffRoles: ['SUPPORT'] })),
  'note.written': async (context) => prepareAct('writeStaffNote', { subjectId: await context.personId(), body: WHY }),
} satisfies Record<
  RecordsOf<
    | 'SEE_PEOPLE'
    | 'VIEW_AS'
    | 'WARN_PEOPLE'
    | 'LIMIT_PEOPLE'
    | 'SUSPEND_PEOPLE'
    | 'BAN_PEOPLE'
    | 'RESET_VERIFICATION'
    | 'MERGE_PEOPLE'
    | 'CHANGE_ROLES'
    | 'WRITE_NOTES'
  >,
  Scenario
>;
