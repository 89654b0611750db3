import type { ServiceContext, SignedInContext } from '../../core/context.js';

// Later features know spaces, never the other way round: what spaces need of them, they register here.

/** Runs inside the transaction that changed a space, its status, or its pictures. */
export type SpaceChangeHook = (tx: ServiceContext, spaceId: string) => Promise<void>;

/** What only the bookings know. */
export interface SpaceBookingFacts {
  /** Those of the spaces whose exact address a booking of the viewer opens (from `confirmed` on). */
  addressRight(ctx: SignedInContext, spaceIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of the spaces whose access instructions a booking of the viewer opens (from its first day on). */
  accessRight(ctx: SignedInContext, spaceIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether anybody holds days of the space, today or later. */
  hasOpenBooking(tx: ServiceContext, spaceId: string): Promise<boolean>;
}

const nobody: ReadonlySet<string> = new Set();
const changeHooks = new Set<SpaceChangeHook>();
let facts: SpaceBookingFacts = {
  addressRight: () => Promise.resolve(nobody),
  accessRight: () => Promise.resolve(nobody),
  hasOpenBooking: () => Promise.resolve(false),
};

/** Registers what runs in the same transaction as every change of a space. */
export function onSpaceChanged(hook: SpaceChangeHook): void {
  changeHooks.add(hook);
}

/** Tells everybody registered that a space changed. */
export async function spaceChanged(tx: ServiceContext, spaceId: string): Promise<void> {
  for (const hook of changeHooks) await hook(tx, spaceId);
}

/** Registers the bookings' answers; there is one such feature. */
export function provideSpaceBookingFacts(given: SpaceBookingFacts): void {
  facts = given;
}

/** The bookings' answers; without that feature nobody has booked anything. */
export function spaceBookingFacts(): SpaceBookingFacts {
  return facts;
}
