import type { SignedInContext } from '../../../core/context.js';
import { parseGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { findBookingById } from '../../bookings/booking-lists.js';
import { PartnerApp } from '../apps/partner-app.entity.js';
import { findConnectedApp } from '../oauth/connected-apps.js';
import { answerUri, isFitState } from '../oauth/return-address.js';
import type { ReturnToApp, ReturnToAppInput } from './return-to-app.types.js';

/** The URI is validated again here: the link may not come from the app, or the app may have removed the URI. */
export async function findReturnToApp(ctx: SignedInContext, input: ReturnToAppInput): Promise<ReturnToApp | null> {
  const app = await appOf(ctx, input.connectedAppId);
  if (!app) return null;
  const { name: appName, website, redirectUris } = app;
  const { returnUri } = input;
  if (!returnUri || !redirectUris.includes(returnUri)) return { appName, url: website, sendsOutcome: false };
  const state = input.state && isFitState(input.state) ? input.state : null;
  const outcome = await outcomeOf(ctx, input.bookingId ?? null);
  return { appName, url: answerUri(ctx.config, returnUri, { ...outcome, state }), sendsOutcome: true };
}

async function appOf(ctx: SignedInContext, connectedAppId: string): Promise<PartnerApp | null> {
  const parsed = parseGlobalId(connectedAppId);
  const grant = parsed?.type === 'ConnectedApp' ? await findConnectedApp(ctx, parsed.uuid) : null;
  return grant && ctx.em.fork().findOne(PartnerApp, grant.appId);
}

/** The status of the viewer's booking. */
async function outcomeOf(ctx: SignedInContext, bookingId: string | null): Promise<Record<string, string>> {
  const booking = bookingId === null ? null : await findBookingById(ctx, bookingId);
  if (booking?.renterId !== ctx.viewer.id) return {};
  return { booking_id: toGlobalId('Booking', booking.id), status: booking.status.toUpperCase() };
}
