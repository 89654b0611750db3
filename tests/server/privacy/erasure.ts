import { PASSWORD } from '../../support/accounts.js';
import { createWorld, type World } from '../../support/bookings.js';
import type { GraphqlClient } from '../../support/graphql-client.js';

export const PREVIEW =
  '{ erasurePreview { canRequest runAt coolingOffDays spaceCount blockers { kind reference endsOn amountCents } scheduled { requestedAt runAt } } }';
export const REQUEST =
  'mutation ($input: RequestErasureInput!) { requestErasure(input: $input) { erasure { requestedAt runAt } } }';
export const CANCEL = 'mutation { cancelErasure { isCancelled } }';

export interface Preview {
  readonly canRequest: boolean;
  readonly runAt: string;
  readonly spaceCount: number;
  readonly blockers: readonly {
    readonly kind: string;
    readonly reference: string | null;
    readonly endsOn: string | null;
    readonly amountCents: number | null;
  }[];
  readonly scheduled: { readonly requestedAt: string; readonly runAt: string } | null;
}

/** A test world that runs mails, events and jobs as in production. */
export function backgroundWorld(): Promise<World> {
  return createWorld({ background: true });
}

export async function preview(client: GraphqlClient): Promise<Preview> {
  return (await client.query<{ erasurePreview: Preview }>(PREVIEW)).erasurePreview;
}

/** Requests the erasure of the client's account. */
export async function ask(client: GraphqlClient, overrides: Record<string, unknown> = {}): Promise<{ runAt: string }> {
  return (
    await client.query<{ requestErasure: { erasure: { runAt: string } } }>(REQUEST, {
      input: { password: PASSWORD, confirm: true, ...overrides },
    })
  ).requestErasure.erasure;
}

/** Runs the job that is scheduled every ten minutes. */
export async function runErasures({ app }: World): Promise<void> {
  await app.jobs.handlers.get('privacy.run-erasures')?.(app.context(), {});
}
