import type { ServiceContext, SignedInContext } from '../../core/context.js';

// Other features depend on spaces, never the other way round: they register here what spaces need of them.

/** Runs inside the transaction that changed a space, its status, or its pictures. */
export type SpaceChangeHook = (tx: ServiceContext, spaceId: string) => Promise<void>;

/** Queries that the bookings feature implements. */
export interface SpaceBookingQueries {
  /** Those of the spaces whose exact address a booking of the viewer reveals (from `confirmed` on). */
  addressRight(ctx: SignedInContext, spaceIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of the spaces whose access instructions a booking of the viewer reveals (from its first day on). */
  accessRight(ctx: SignedInContext, spaceIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of the hosts with a booking that was confirmed and not cancelled. */
  hostsWhoRented(ctx: ServiceContext, hostIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether a booking holds days of the space, today or later. */
  hasOpenBooking(tx: ServiceContext, spaceId: string): Promise<boolean>;
}

/** Runs inside the transaction that published another address of a space, after the change. */
export type SpaceMoveHook = (tx: ServiceContext, spaceId: string) => Promise<void>;

const nobody: ReadonlySet<string> = new Set();
const changeHooks = new Set<SpaceChangeHook>();
const moveHooks = new Set<SpaceMoveHook>();
let bookingQueries: SpaceBookingQueries = {
  addressRight: () => Promise.resolve(nobody),
  accessRight: () => Promise.resolve(nobody),
  hostsWhoRented: () => Promise.resolve(nobody),
  hasOpenBooking: () => Promise.resolve(false),
};

/** Registers a hook that runs in the same transaction as every change of a space. */
export function onSpaceChanged(hook: SpaceChangeHook): void {
  changeHooks.add(hook);
}

/** Runs all registered hooks. */
export async function spaceChanged(tx: ServiceContext, spaceId: string): Promise<void> {
  for (const hook of changeHooks) await hook(tx, spaceId);
}

/** Registers a hook that runs in the transaction that published another address. */
export function onSpaceMoved(hook: SpaceMoveHook): void {
  moveHooks.add(hook);
}

/** Runs the hooks of a moved space. */
export async function spaceMoved(tx: ServiceContext, spaceId: string): Promise<void> {
  for (const hook of moveHooks) await hook(tx, spaceId);
}

/** Registers the queries of the bookings feature. */
export function provideSpaceBookingQueries(given: SpaceBookingQueries): void {
  bookingQueries = given;
}

/** The registered queries; without the bookings feature there are no bookings. */
export function spaceBookingQueries(): SpaceBookingQueries {
  return bookingQueries;
}
