import type DataLoader from 'dataloader';
import type { RequestContext } from '../../core/context.js';
import { attemptsOfPeople } from './verification-attempts.js';
import { readVerifications } from './verification.loaders.js';
import type { VerificationApplicant } from './verification-standing.types.js';
import type { Verification } from './verification.types.js';

/** So many earlier ones are shown. */
const EARLIER = 10;

interface PersonRow {
  readonly id: string;
  readonly full_name: string;
  readonly email: string;
  readonly is_phone_verified: boolean;
}

/** Whose verifications are, for those who decide: three queries, however many an operation shows. */
export function applicantLoader(ctx: RequestContext): DataLoader<Verification, VerificationApplicant> {
  return ctx.loaders.get<Verification, VerificationApplicant>('verification-applicants', async (verifications) => {
    const userIds = [...new Set(verifications.map(({ userId }) => userId))];
    const ids = `{${userIds.join(',')}}`;
    const people = await ctx.em.execute<PersonRow[]>(
      'select id, full_name, email, phone_verified_at is not null as is_phone_verified from users where id = any(?::uuid[])',
      [ids],
    );
    const byId = new Map(people.map((person) => [person.id, person]));
    // One more than is shown: the one that is asked about may be among them.
    const decided = await readVerifications(
      ctx,
      `v.id in (select id from (
         select id, row_number() over (partition by user_id, kind, space_id order by decided_at desc) as nth from verifications where user_id = any(?::uuid[]) and decided_at is not null
       ) ranked where nth <= ?) order by v.decided_at desc`,
      [ids, EARLIER + 1],
    );
    const attemptsFor = await attemptsOfPeople(ctx, userIds);
    return verifications.map((verification) => {
      const { id, userId, kind, spaceId } = verification;
      const person = byId.get(userId);
      if (!person) return new Error(`there is no user ${userId}`);
      const earlier = decided.filter((one) => one.id !== id && one.userId === userId && one.kind === kind && one.spaceId === spaceId).slice(0, EARLIER);
      return { userId, fullName: person.full_name, email: person.email, isPhoneVerified: person.is_phone_verified, attemptsUsed: attemptsFor(verification).used, earlier };
    });
  });
}
