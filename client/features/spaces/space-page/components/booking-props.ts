import type { SpacePage_SpaceFragment } from '../../../../generated/graphql';
import type { QuoteState } from '../use-quote';
import type { Stay } from '../../../../ui/booking/stay-address';

/** What the parts of the booking card share. */
export interface BookingProps {
  space: SpacePage_SpaceFragment;
  stay: Stay;
  onStay: (stay: Stay) => void;
  quoting: QuoteState;
  /** The first day that can be asked for. */
  min: string;
}
