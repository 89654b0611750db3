import type { LocalDate } from '../../core/date-range.js';
import type { ErrorParams } from '../../core/errors.js';
import type { FieldProblemCode } from '../../core/field-problem-codes.js';
import type {
  AccessMode,
  CancellationPolicy,
  Declaration,
  DepositMonths,
  GoodsCategory,
  Humidity,
  SpaceFeature,
  SpaceType,
  TaxProfile,
  WizardStep,
} from './space-types.js';

/** Hours of one weekday (1 is Monday), minutes after midnight. */
export interface AccessHoursValues {
  weekday: number;
  fromMinute: number;
  toMinute: number;
}

/** What the wizard holds so far: anything may be missing, nothing is checked. */
export type DraftValues = Partial<{ [Field in keyof FullDraft]: FullDraft[Field] | null }>;

interface FullDraft {
  address: string;
  city: string;
  postalCode: string;
  lat: number;
  lng: number;
  isPinConfirmed: boolean;
  floor: string;
  door: string;
  type: SpaceType;
  title: string;
  description: string;
  sizeM2: number;
  lengthM: number;
  widthM: number;
  heightM: number;
  doorWidthM: number;
  doorHeightM: number;
  features: readonly SpaceFeature[];
  humidity: Humidity;
  allowedGoods: readonly GoodsCategory[];
  priceMonthCents: number;
  minDays: number;
  discount90Percent: number;
  discount180Percent: number;
  discount365Percent: number;
  deposit: DepositMonths;
  cancellationPolicy: CancellationPolicy;
  /** Of the host, not of the space: publishing stores it with the account. */
  isTrader: boolean;
  taxProfile: TaxProfile;
  nif: string;
  accessMode: AccessMode;
  accessHours: readonly AccessHoursValues[];
  visitNoticeHours: number;
  visitsPerMonth: number;
  accessInstructions: string;
  keysLent: number;
  isInstantBook: boolean;
  availableFrom: LocalDate;
  declarations: readonly Declaration[];
}

/** Data the rules need beside the draft itself. */
export interface DraftContext {
  photoCount: number;
  /** The centre of the postal code, when it is known. */
  postalCodeCentre: { lat: number; lng: number } | null;
  /** Whether the pin lies in Spain. */
  isInSpain: boolean;
  today: LocalDate;
  identityApproved: boolean;
  requireIdentity: boolean;
  /** Another space of the host is let by a company. */
  letsAsCompany: boolean;
  /** The day a published space is already offered from: it may lie in the past. */
  keptAvailableFrom?: LocalDate | null;
}

/** Why one field would stop publishing. */
export interface DraftProblem {
  step: WizardStep;
  path: string;
  code: FieldProblemCode;
  params?: ErrorParams;
}
