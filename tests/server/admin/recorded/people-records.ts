import { uuidOf } from '../../../support/spaces.js';
import { deed, downloaded, WHY, type RecordsOf, type Scenario } from './stage.js';

const about = (personId: string, more: object = {}) => ({ personId, statement: WHY, ...more });
const limit = { reason: 'ABUSE', kinds: ['LIMIT_MESSAGES'], days: 7 };

export const peopleRecords = {
  'people.downloaded': downloaded('people'),
  'user.email_revealed': async (stage) => deed('revealEmail', { personId: await stage.personId() }),
  'user.viewed_as': async (stage) => deed('viewAsPerson', about(await stage.personId())),
  'user.warned': async (stage) => deed('warnPerson', about(await stage.personId(), { reason: 'ABUSE' })),
  'user.limited': async (stage) => deed('limitPerson', about(await stage.personId(), limit)),
  'user.limit_lifted': async (stage) => {
    const personId = await stage.personId();
    await stage.carryOut(deed('limitPerson', about(personId, limit)));
    return deed('liftPersonLimit', about(personId, { kind: 'LIMIT_MESSAGES' }));
  },
  'user.suspended': async (stage) => deed('suspendPerson', about(await stage.personId(), { reason: 'FRAUD', days: 7 })),
  'user.restored': async (stage) => {
    const personId = await stage.personId();
    await stage.carryOut(deed('suspendPerson', about(personId, { reason: 'FRAUD', days: 7 })));
    return deed('restorePerson', about(personId));
  },
  'user.banned': async (stage) =>
    deed('banPerson', about(await stage.personId(), { reason: 'FRAUD', confirmation: 'Marta Ruiz Soler' })),
  'user.verification_reset': async (stage) => {
    const personId = await stage.personId();
    await stage.sql('update users set phone_verified_at = now(), identity_verified_at = now() where id = ?', [
      uuidOf(personId),
    ]);
    return deed('resetVerification', about(personId));
  },
  'user.merged': async (stage) => {
    const [goes, stays] = [await stage.personId(), await stage.personId()];
    const [row] = await stage.sql<{ email: string }>('select email from users where id = ?', [uuidOf(stays)]);
    return deed('mergePeople', about(goes, { intoEmail: row?.email, confirmation: 'Marta Ruiz Soler' }));
  },
  'user.roles_changed': async (stage) =>
    deed('changePersonRoles', about(await stage.personId(), { staffRoles: ['SUPPORT'] })),
  'note.written': async (stage) => deed('writeStaffNote', { subjectId: await stage.personId(), body: WHY }),
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
