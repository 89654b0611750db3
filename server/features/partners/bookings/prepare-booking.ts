import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems, type FieldError } from '../../../core/errors/errors.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { TermType } from '../../bookings/booking.enums.js';
import { externalSourceOf, type ExternalId } from '../../bookings/holds/external-id.rules.js';
import { startBooking } from '../../bookings/lifecycle/start-booking.js';
import { isFitState } from '../oauth/return-address.js';
import type { PrepareBookingInput, PrepareBookingPayload } from './prepare-booking.types.js';

const MAX_EXTERNAL_ID = 200;

/** Holds the days for the user and links to our checkout, which takes over the hold: a program neither pays nor accepts terms. */
export async function prepareBooking(ctx: SignedInContext, input: PrepareBookingInput): Promise<PrepareBookingPayload> {
  const termType = input.termType ?? TermType.FIXED;
  const to = input.to ?? null;
  const returnUri = input.returnUri ?? null;
  const state = input.state ?? null;
  refuseProblems([...externalProblems(input.externalId ?? null), ...(await returnProblems(ctx, returnUri, state))]);
  const booking = await startBooking(ctx, {
    spaceId: fromGlobalId('Space', input.spaceId),
    from: input.from,
    to,
    termType,
    // A repeated call finds the hold of the same days, or is answered by its Idempotency-Key.
    idempotencyKey: randomUUID(),
    external: externalOf(ctx, input.externalId ?? null),
    preparedByAppId: ctx.apiKey?.appId ?? null,
  });
  const stay = { spaceId: input.spaceId, from: input.from, to, termType };
  return { booking, checkoutUrl: checkoutUrl(ctx, stay, { returnUri, state }) };
}

function externalProblems(externalId: string | null): FieldError[] {
  const isFit = externalId === null || (externalId.trim() !== '' && externalId.length <= MAX_EXTERNAL_ID);
  return isFit
    ? []
    : [{ path: 'externalId', code: FieldProblemCode.TEXT_LENGTH, params: { min: 1, max: MAX_EXTERNAL_ID } }];
}

/** Users are sent back only to redirect URIs that the app has registered; a key has none. */
async function returnProblems(
  ctx: SignedInContext,
  returnUri: string | null,
  state: string | null,
): Promise<FieldError[]> {
  const problems: FieldError[] = [];
  if (returnUri !== null && !(await registeredUris(ctx)).includes(returnUri))
    problems.push({ path: 'returnUri', code: FieldProblemCode.REDIRECT_URI_INVALID });
  if (state !== null && (returnUri === null || !isFitState(state)))
    problems.push({ path: 'state', code: FieldProblemCode.VALUE_INVALID });
  return problems;
}

async function registeredUris({ db, apiKey }: SignedInContext): Promise<readonly string[]> {
  if (!apiKey?.appId) return [];
  const app = await db
    .selectFrom('PartnerApp')
    .select('redirectUris')
    .where('id', '=', apiKey.appId)
    .executeTakeFirst();
  return app?.redirectUris ?? [];
}

function externalOf(ctx: SignedInContext, externalId: string | null): ExternalId | null {
  if (externalId === null) return null;
  const externalSourceId = externalSourceOf(ctx);
  return externalSourceId === null ? null : { externalId, externalSourceId };
}

interface PreparedStay {
  readonly spaceId: string;
  readonly from: string;
  readonly to: string | null;
  readonly termType: TermType;
}

interface WayBack {
  readonly returnUri: string | null;
  readonly state: string | null;
}

/**
 * The payment page of an app, or our own checkout for a key: with the keys of `client/ui/booking/stay-address.ts` and `return-address.ts`.
 */
function checkoutUrl(
  { config, apiKey }: SignedInContext,
  { spaceId, from, to, termType }: PreparedStay,
  { returnUri, state }: WayBack,
): string {
  const url = new URL(`/${apiKey?.appId ? 'pay' : 'booking'}/${spaceId}`, config.publicUrl);
  url.searchParams.set('from', from);
  if (termType === TermType.ROLLING) url.searchParams.set('term', 'rolling');
  else if (to) url.searchParams.set('to', to);
  if (apiKey?.appId) url.searchParams.set('app', toGlobalId('ConnectedApp', apiKey.id));
  if (returnUri !== null) url.searchParams.set('return', returnUri);
  if (state !== null) url.searchParams.set('state', state);
  return url.href;
}
