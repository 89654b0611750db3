import { useStore } from 'zustand';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { UndoStore, type Undoable } from '../../undo/undo-store';

/** An acceptance given on this page, with its booking for the lists that contain it; null if none does. */
export type Acceptance = Undoable<DashboardBooking_BookingFragment | null>;

/** The acceptances of this page: they are sent, and charged, five seconds later. */
export const acceptanceStore = new UndoStore<DashboardBooking_BookingFragment | null>(5_000);

/** The acceptance of one booking, if it was accepted on this page. */
export const useAcceptance = (id: string): Acceptance | undefined => useStore(acceptanceStore, ({ byId }) => byId[id]);

/** All acceptances of this page, by booking. */
export const useAcceptances = (): Readonly<Record<string, Acceptance>> => useStore(acceptanceStore, ({ byId }) => byId);
