import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { announceVersion, listVersions } from './announce-version.js';
import { AnnouncedVersion, AnnounceLegalVersionInput } from './legal.types.js';

const COST = { complexity: 50 };

/** Versions of the legal pages with their first day and their advance notice. */
@Resolver()
export class LegalResolver {
  @AuthorizedStaff('EDIT_WORDS')
  @Query(() => [AnnouncedVersion], {
    ...COST,
    description:
      'Staff: announced versions of legal pages, the latest day first, at most 50. Errors: MFA_SETUP_REQUIRED.',
  })
  legalVersions(@Ctx() ctx: RequestContext): Promise<AnnouncedVersion[]> {
    return listVersions(ctx);
  }

  @AuthorizedStaff('EDIT_WORDS')
  @PayloadMutation({
    payload: { versions: [() => [AnnouncedVersion], 'The versions that were announced.'] },
    ...COST,
    description:
      'Staff: announces a version of a legal page, shown on that page, and notifies every professional host by bell and mail. The same page and day again changes nothing. ' +
      'Errors: VALIDATION_FAILED with NOTICE_OUT_OF_RANGE {min, max} at `validFrom`, TEXT_LENGTH at `changesEs` and `changesEn`, REASON_REQUIRED or TOO_LONG at `statement`, MFA_SETUP_REQUIRED.',
  })
  async announceLegalVersion(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AnnounceLegalVersionInput, { description: 'The page, the first day and what changes.' })
    input: AnnounceLegalVersionInput,
  ): Promise<{ versions: AnnouncedVersion[] }> {
    await announceVersion(signedIn(ctx), input);
    return { versions: await listVersions(ctx) };
  }
}
