import type { LocalDate } from '../../../core/values/date-range.js';
import type { FieldError } from '../../../core/errors/errors.js';
import type { ValueOf } from '../fields/space-field.types.js';
import type { AccessHours } from '../fields/space-fields.types.js';
import type { SpaceFieldName, SpaceFields } from '../fields/space-fields.js';
import type { WizardStep } from '../space.enums.js';

/** Hours of one weekday (1 is Monday), minutes after midnight. */
export type AccessHoursValues = AccessHours;

/** The wizard's current values: anything may be missing, nothing is validated. */
export type DraftValues = { -readonly [Name in SpaceFieldName]?: ValueOf<SpaceFields[Name]['type']> | null };

/** Inputs of the rules besides the draft itself. */
export interface DraftContext {
  photoCount: number;
  /** The centre of the postal code, if known. */
  postalCodeCentre: { lat: number; lng: number } | null;
  /** Whether the pin is in Spain. */
  isInSpain: boolean;
  today: LocalDate;
  identityApproved: boolean;
  requireIdentity: boolean;
  /** Another space of the host is let by a company. */
  rentsOutAsCompany: boolean;
  /** The day from which a published space is already offered, which may be in the past. */
  keptAvailableFrom?: LocalDate | null;
}

/** Why one field would prevent publishing. */
export type DraftProblem = FieldError & { readonly step: WizardStep };
