import type { SpacePage_SpaceFragment } from '../../../../generated/graphql';
import type { QuoteState } from '../use-quote';
import type { Stay } from '../../../../ui/booking/stay-address';

/** Props shared by the parts of the booking card. */
export interface BookingProps {
  space: SpacePage_SpaceFragment;
  stay: Stay;
  onStay: (stay: Stay) => void;
  quoting: QuoteState;
  /** The first available day. */
  min: string;
}
