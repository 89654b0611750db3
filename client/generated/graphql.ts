/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AccessMode } from './schema';
import type { AdjustmentKind } from './schema';
import type { AdjustmentStatus } from './schema';
import type { AlertCadence } from './schema';
import type { ApiChangeKind } from './schema';
import type { ApiEntryKind } from './schema';
import type { ApiMode } from './schema';
import type { ApiScope } from './schema';
import type { ArticleKind } from './schema';
import type { ArticleOwner } from './schema';
import type { ArticleSection } from './schema';
import type { AttachmentKind } from './schema';
import type { BannerAudience } from './schema';
import type { BillingState } from './schema';
import type { BlockReason } from './schema';
import type { BookingAction } from './schema';
import type { BookingActionReason } from './schema';
import type { BookingActor } from './schema';
import type { BookingChangeKind } from './schema';
import type { BookingGroup } from './schema';
import type { BookingMilestoneKind } from './schema';
import type { BookingMilestoneState } from './schema';
import type { BookingNextStepKind } from './schema';
import type { BookingStatus } from './schema';
import type { BookingStepUrgency } from './schema';
import type { CalendarEntryKind } from './schema';
import type { CalendarFeedProblem } from './schema';
import type { CalendarMoveKind } from './schema';
import type { CancellationPolicy } from './schema';
import type { CancellationReason } from './schema';
import type { CardUse } from './schema';
import type { ChangeKind } from './schema';
import type { ClaimActor } from './schema';
import type { ClaimBarrier } from './schema';
import type { ClaimCase } from './schema';
import type { ClaimDetail } from './schema';
import type { ClaimGround } from './schema';
import type { ClaimObstacle } from './schema';
import type { ClaimRemedy } from './schema';
import type { ClaimSide } from './schema';
import type { ClaimStatus } from './schema';
import type { ClaimStep } from './schema';
import type { ClosedDayReason } from './schema';
import type { CommissionKind } from './schema';
import type { ComplaintOutcome } from './schema';
import type { ConditionMoment } from './schema';
import type { ConsentProblem } from './schema';
import type { ConsentPurpose } from './schema';
import type { ConstantGroup } from './schema';
import type { ConstantUnit } from './schema';
import type { ContactDataKind } from './schema';
import type { ContactTopic } from './schema';
import type { ContentKind } from './schema';
import type { ContentState } from './schema';
import type { ConversationChangeKind } from './schema';
import type { ConversationFilter } from './schema';
import type { ConversationKind } from './schema';
import type { ConversationRole } from './schema';
import type { DashboardMode } from './schema';
import type { DataExportStatus } from './schema';
import type { DataFieldKey } from './schema';
import type { DataGroupKey } from './schema';
import type { DataRequestKind } from './schema';
import type { DataRequestOutcome } from './schema';
import type { DataRequestStatus } from './schema';
import type { DecidedMeasureKind } from './schema';
import type { DecisionReader } from './schema';
import type { Declaration } from './schema';
import type { DeclaredValue } from './schema';
import type { DeclineReason } from './schema';
import type { DepositMonths } from './schema';
import type { DocumentKind } from './schema';
import type { DocumentSide } from './schema';
import type { DocumentType } from './schema';
import type { EarningState } from './schema';
import type { ErasureBlockerKind } from './schema';
import type { ErrorCode } from './schema';
import type { EvidenceKind } from './schema';
import type { FieldProblemCode } from './schema';
import type { GoodsCategory } from './schema';
import type { GuaranteePaymentStatus } from './schema';
import type { Humidity } from './schema';
import type { Intention } from './schema';
import type { IssuerType } from './schema';
import type { ItemKind } from './schema';
import type { LegalPage } from './schema';
import type { Locale } from './schema';
import type { MeasureKind } from './schema';
import type { MeasureReason } from './schema';
import type { MergeBlockerKind } from './schema';
import type { MergedKind } from './schema';
import type { MessageEventType } from './schema';
import type { MessageKind } from './schema';
import type { MessageReportReason } from './schema';
import type { Misfit } from './schema';
import type { MoveInStep } from './schema';
import type { MovementKind } from './schema';
import type { MovementState } from './schema';
import type { NoticeReason } from './schema';
import type { NotificationChannel } from './schema';
import type { NotificationGroup } from './schema';
import type { NotificationIcon } from './schema';
import type { NotificationType } from './schema';
import type { OnboardingStep } from './schema';
import type { OpenTransferKind } from './schema';
import type { OwedChargeStepKind } from './schema';
import type { PartnerAppKind } from './schema';
import type { PaymentDisputeStatus } from './schema';
import type { PaymentRecordKind } from './schema';
import type { PaymentStatus } from './schema';
import type { PayoutAccountStatus } from './schema';
import type { PayoutRequirement } from './schema';
import type { PayoutStatus } from './schema';
import type { PersonAct } from './schema';
import type { PersonState } from './schema';
import type { PlaceKind } from './schema';
import type { PriceReasonCode } from './schema';
import type { ProposalReason } from './schema';
import type { ProtectionPlan } from './schema';
import type { RefundRule } from './schema';
import type { RefundStatus } from './schema';
import type { RejectReason } from './schema';
import type { ReportSide } from './schema';
import type { ReportStatus } from './schema';
import type { ReportedKind } from './schema';
import type { ResponseTimeBucket } from './schema';
import type { RestrictionKind } from './schema';
import type { ReviewDirection } from './schema';
import type { ReviewFlag } from './schema';
import type { ReviewOrder } from './schema';
import type { ReviewReportReason } from './schema';
import type { ReviewStatus } from './schema';
import type { Role } from './schema';
import type { SearchSuggestionKind } from './schema';
import type { SpaceFeature } from './schema';
import type { SpacePart } from './schema';
import type { SpaceReportReason } from './schema';
import type { SpaceSort } from './schema';
import type { SpaceStatus } from './schema';
import type { SpaceType } from './schema';
import type { SpokenLanguage } from './schema';
import type { StaffAct } from './schema';
import type { StaffBookingAct } from './schema';
import type { StaffClaimAct } from './schema';
import type { StaffMoneyAct } from './schema';
import type { StaffQueue } from './schema';
import type { StaffReportAct } from './schema';
import type { StaffSpaceAct } from './schema';
import type { StatsPeriod } from './schema';
import type { StorableThing } from './schema';
import type { TaxName } from './schema';
import type { TaxProfile } from './schema';
import type { TaxZone } from './schema';
import type { TermType } from './schema';
import type { TerminationReason } from './schema';
import type { TicketAction } from './schema';
import type { TicketAuthor } from './schema';
import type { TicketCategory } from './schema';
import type { TicketPriority } from './schema';
import type { TicketQueueScope } from './schema';
import type { TicketStatus } from './schema';
import type { UserBadge } from './schema';
import type { UserReportReason } from './schema';
import type { VerificationDecision } from './schema';
import type { VerificationKind } from './schema';
import type { VerificationStatus } from './schema';
import type { VersionState } from './schema';
import type { ViewStep } from './schema';
import type { WaitingState } from './schema';
import type { WebhookDeliveryState } from './schema';
import type { WebhookEventType } from './schema';
import type { WebhookState } from './schema';
import type { WizardStep } from './schema';
import type { WordListName } from './schema';
export type * from './schema';
/** A request to accept. */
export type AcceptBookingInput = {
  /** A booking of the caller’s space, in REQUESTED. */
  bookingId: string;
  /** For staff only, and required of them: why they accept for the host, 1–1000 characters; kept in the audit log. */
  statement?: string | null | undefined;
};

/** The data for invoicing the rent in the viewer’s name. */
export type AcceptInvoicingInput = {
  /** Accepts that Hueco issues the invoices in this name; must be true. */
  accepts: boolean;
  /** Tax address, 10–200 characters. */
  address: string;
  /** Name or company on the invoices, 2–120 characters. */
  legalName: string;
  /** Spanish tax number with a valid control character. */
  nif: string;
};

/** Hours of one weekday; several per day are allowed. */
export type AccessHoursInput = {
  /** Minutes after midnight, in steps of 15. */
  fromMinute: number;
  /** Minutes after midnight, in steps of 15; after `fromMinute`, at most 1440. */
  toMinute: number;
  /** 1 = Monday … 7 = Sunday. */
  weekday: number;
};

export { AccessMode };

/** An external calendar to add. */
export type AddCalendarFeedInput = {
  /** An own space, published or paused. */
  spaceId: string;
  /** Its URL: https, http or webcal, up to 2,000 characters. */
  url: string;
};

/** A space to save. */
export type AddFavoriteInput = {
  /** A published space. */
  spaceId: string;
};

/** A card to save. */
export type AddPaymentMethodInput = {
  /** The provider’s id of the card, from its form. */
  providerMethodId: string;
};

/** A note that only support sees. */
export type AddTicketNoteInput = {
  /** 1–3000 characters of plain text with line breaks. */
  body: string;
  /** The ticket’s id. */
  ticketId: string;
};

/** A paired ledger entry about a booking. */
export type AdjustBooksInput = {
  /** The amount, 1–10000000 cents; above 50000 a second person must confirm it. */
  amountCents: number;
  /** The booking. */
  bookingId: string;
  /** Idempotency key of at most 200 characters: calls with the same key are one, for at least 24 h. */
  idempotencyKey?: string | null | undefined;
  /** Its effect. */
  kind: AdjustmentKind;
  /** The reason, 1–1000 characters; kept in the audit log. */
  statement: string;
};

export { AdjustmentKind };

export { AdjustmentStatus };

export { AlertCadence };

/** A booking of a suspended host whose charges resume. */
export type AllowChargesInput = {
  /** The booking. */
  bookingId: string;
  /** The displayed `StaffBookingRecord.chargesPausedSince`: a newer measure is not covered unseen. */
  pausedSince?: string | null | undefined;
  /** The reason, 1–1000 characters; kept in the audit log. */
  statement: string;
};

/** A version to announce. */
export type AnnounceLegalVersionInput = {
  /** What changes, in English: 20–1000 characters; public. */
  changesEn: string;
  /** What changes, in Spanish: 20–1000 characters; public. */
  changesEs: string;
  /** The page. */
  page: LegalPage;
  /** The reason, for the audit log; 1–1000 characters. */
  statement: string;
  /** Its first day: 15 to 366 days ahead. */
  validFrom: string;
};

/** The answer to a change request of the other side. */
export type AnswerBookingChangeInput = {
  /** The change, requested by the other side. */
  changeId: string;
  /** The displayed `BookingChangeRequest.differenceCents`, cents; ignored for withdrawing a notice. */
  differenceCents?: number | null | undefined;
  /** True agrees, false declines. */
  isAgreed: boolean;
};

/** The other side's answer to a claim. */
export type AnswerClaimInput = {
  /** Renter, of DEPOSIT: `Claim.wantedCents`, to agree to pay it whole, beyond the deposit too; without it the deposit is the limit. */
  agreedCents?: number | null | undefined;
  /** The claim. */
  claimId: string;
  /** Files uploaded for this booking and not sent yet, at most 12, in their order. */
  evidenceIds: Array<string>;
  /** Whether the caller agrees with the claim. */
  isAgreed: boolean;
  /** Your own measure, m², 0.1–5000. */
  measuredM2?: number | null | undefined;
  /** At most 2000 characters; needed when you do not agree. */
  text?: string | null | undefined;
};

/** A person’s answer to an authorization request. */
export type AnswerConsentRequestInput = {
  /** Whether the app may act for the viewer from now on. */
  isAllowed: boolean;
  /** The authorization request. */
  request: ConsentRequestInput;
};

/** The answer to a request. */
export type AnswerDataRequestInput = {
  /** What was done or why not, shown to the requester; 20–3000 characters. */
  answer: string;
  /** The request. */
  dataRequestId: string;
  /** Granted or refused. */
  outcome: DataRequestOutcome;
};

/** An answer of support. */
export type AnswerTicketInput = {
  /** At most 3000 characters of plain text with line breaks; can be empty when there are files. */
  body: string;
  /** Uploaded files, at most 5; each can be sent once. */
  fileIds?: Array<string> | null | undefined;
  /** Idempotency key of at most 200 characters: repeated calls with the same key count once, for at least 24 h. */
  idempotencyKey: string;
  /** True resolves the ticket; false waits for the requester. */
  isResolved: boolean;
  /** The ticket’s id. */
  ticketId: string;
};

export { ApiChangeKind };

export { ApiEntryKind };

export { ApiMode };

export { ApiScope };

/** An appeal. */
export type AppealClaimInput = {
  /** The claim. */
  claimId: string;
  /** The reason: 20–2000 characters. */
  text: string;
};

/** A time for a video call. */
export type AppointmentInput = {
  /** The id of an offered time. */
  appointmentId: string;
};

/** A space to publish. */
export type ApproveSpaceInput = {
  /** A space that waits for the staff. */
  spaceId: string;
};

export { ArticleKind };

export { ArticleOwner };

export { ArticleSection };

/** A question of the staff to one side of a claim. */
export type AskForClaimDataInput = {
  /** The claim. */
  claimId: string;
  /** Days to answer: 1–7. */
  days: number;
  /** The side. */
  side: ClaimSide;
  /** The question: 20–1000 characters, which that side reads. */
  text: string;
};

/** Other days for a booking. */
export type AskForDatesInput = {
  /** A booking of the caller: before its start, or active with an end. */
  bookingId: string;
  /** The displayed `DateChangePreview.differenceCents`, cents. */
  differenceCents: number;
  /** First day; unchanged once the stay has begun. */
  from: string;
  /** Day of leaving; ignored for a rolling stay. */
  to?: string | null | undefined;
};

/** A notice to withdraw. */
export type AskToUndoNoticeInput = {
  /** A booking of the caller, in ENDING by their own notice. */
  bookingId: string;
};

/** The member of the staff to assign a claim to. */
export type AssignClaimInput = {
  /** The claim. */
  claimId: string;
  /** One of `StaffClaimRecord.assignees`; null gives it back. */
  userId?: string | null | undefined;
};

/** The assignment of a ticket. */
export type AssignTicketInput = {
  /** The ticket’s id. */
  ticketId: string;
  /** A member of support; null for nobody. */
  userId?: string | null | undefined;
};

export { AttachmentKind };

/** Filters of the audit log; all given ones must match. */
export type AuditFilter = {
  /** An action, `user.warned`, or all actions of one kind, `user`; 1–50 characters. */
  action?: string | null | undefined;
  /** On this day or later, Spanish time. */
  from?: string | null | undefined;
  /** The id of the target in the API: a person, a space, a booking or a payment. */
  object?: string | null | undefined;
  /** Part of the name or the beginning of the e-mail address of the actor; 2–100 characters. */
  query?: string | null | undefined;
  /** Before this day, Spanish time. */
  to?: string | null | undefined;
};

/** A ban; the name is typed as a confirmation. */
export type BanPersonInput = {
  /** The full name of the person, as their page shows it. */
  confirmation: string;
  /** The person. */
  personId: string;
  /** The reason. */
  reason: MeasureReason;
  /** What happened, 20–1000 characters; the person reads it. */
  statement: string;
};

export { BannerAudience };

export { BillingState };

/** Whether to block a conversation. */
export type BlockConversationInput = {
  /** The conversation’s id. */
  conversationId: string;
  /** True blocks; false removes the viewer's own block. */
  isBlocked: boolean;
};

/** Days to block. */
export type BlockDaysInput = {
  /** First day, today or later. */
  from: string;
  /** A note for the host, up to 120 characters. */
  note?: string | null | undefined;
  /** The reason; only the host sees it. */
  reason: BlockReason;
  /** Own spaces, 1–100; the days are blocked in all of them or in none. */
  spaceIds: Array<string>;
  /** The first free day after it, at most two years from today. */
  to: string;
};

export { BlockReason };

/** An act on a booking, as filled in so far. */
export type BookingActPreviewInput = {
  /** The act. */
  act: StaffBookingAct;
  /** For CANCEL the refund, for GIVE_CREDIT the credit, for END_FOR_HOST what the host pays (by default what is due), for WAIVE_CHARGE what is owed; cents. */
  amountCents?: number | null | undefined;
  /** The booking. */
  bookingId: string;
  /** For CANCEL. */
  cancelReason?: CancellationReason | null | undefined;
  /** For WAIVE_CHARGE: the month. */
  cycleId?: string | null | undefined;
  /** For DECLINE. */
  declineReason?: DeclineReason | null | undefined;
  /** For CHANGE_END and END_FOR_HOST: the day of leaving. */
  endsOn?: string | null | undefined;
  /** For LIST_LEFT_THINGS. */
  firstWitness?: string | null | undefined;
  /** For END_FOR_HOST. */
  noticeReason?: NoticeReason | null | undefined;
  /** For LIST_LEFT_THINGS. */
  secondWitness?: string | null | undefined;
  /** The statement. */
  statement: string;
  /** For TERMINATE. */
  terminationReason?: TerminationReason | null | undefined;
  /** For LIST_LEFT_THINGS. */
  things?: string | null | undefined;
};

export { BookingAction };

export { BookingActionReason };

export { BookingActor };

export { BookingChangeKind };

export { BookingGroup };

export { BookingMilestoneKind };

export { BookingMilestoneState };

export { BookingNextStepKind };

export { BookingStatus };

export { BookingStepUrgency };

/** A rectangle of the map, degrees. */
export type BoundsInput = {
  /** Eastern longitude, to 180; a rectangle must not cross that line. */
  east: number;
  /** Northern latitude, to 85. */
  north: number;
  /** Southern latitude, from -85. */
  south: number;
  /** Western longitude, from -180. */
  west: number;
};

export { CalendarEntryKind };

export { CalendarFeedProblem };

export { CalendarMoveKind };

/** A call to cancel, and the reasons. */
export type CancelAppointmentInput = {
  /** The id of an offered time. */
  appointmentId: string;
  /** The reasons, 20–1000 characters; the person reads them. */
  statement: string;
};

/** A booking to cancel. */
export type CancelBookingInput = {
  /** A booking of the caller, in CONFIRMED. */
  bookingId: string;
  /** The reason: optional for a renter; a host and the staff give one of theirs. */
  reason?: CancellationReason | null | undefined;
  /** The refund that `Booking.cancellation` shows, cents. For staff the refund they decide, up to what was paid; null for all of it. */
  refundCents?: number | null | undefined;
  /** Shown to both sides, at most 500 characters; required of the staff, and of a host with OTHER. */
  text?: string | null | undefined;
};

/** A scheduled change to cancel. */
export type CancelSettingChangeInput = {
  /** The setting. */
  key: string;
  /** Its first day. */
  validFrom: string;
};

export { CancellationPolicy };

export { CancellationReason };

export { CardUse };

/** Another card for future charges. */
export type ChangeBookingCardInput = {
  /** The booking. */
  bookingId: string;
  /** A saved card (`addPaymentMethod`). */
  paymentMethodId: string;
};

/** Other days for a booking that waits for payment. */
export type ChangeBookingDatesInput = {
  /** The caller’s booking, in PENDING_PAYMENT. */
  bookingId: string;
  /** First day, in the space’s time zone; today at the earliest. */
  from: string;
  /** Day of leaving: not counted, not charged. At most a year after the first day. */
  to: string;
};

/** A new last day of a fixed-term booking, for both sides. */
export type ChangeBookingEndInput = {
  /** The booking, CONFIRMED or ACTIVE. */
  bookingId: string;
  /** The day of leaving: not counted, not charged. */
  endsOn: string;
  /** The reason, 1–1000 characters; kept in the audit log. */
  statement: string;
};

/** A different remedy than the one first requested. */
export type ChangeClaimRemedyInput = {
  /** The caller’s claim. */
  claimId: string;
  /** One of `ClaimOption.remedies` of its case. */
  remedy: ClaimRemedy;
};

export { ChangeKind };

/** A new password for the signed-in user. */
export type ChangePasswordInput = {
  /** The new password once more. */
  confirmPassword: string;
  /** The current password. */
  currentPassword: string;
  /** 10–128 characters, at least of medium strength, not a common one, without the e-mail in it. */
  password: string;
};

/** The staff roles of a person. */
export type ChangePersonRolesInput = {
  /** The person. */
  personId: string;
  /** All staff roles they have from now on; an empty list revokes all. */
  staffRoles: Array<Role>;
  /** The reason, 20–1000 characters; kept in the audit log. */
  statement: string;
};

/** Changes of a saved search; fields that are left out stay as they are. */
export type ChangeSavedSearchInput = {
  /** How often to be notified of new matches. */
  cadence?: AlertCadence | null | undefined;
  /** Its name, 1–60 characters. */
  name?: string | null | undefined;
  /** The saved search. */
  savedSearchId: string;
};

/** A new value of a setting. */
export type ChangeSettingInput = {
  /** The setting. */
  key: string;
  /** The `setAt` of its newest change as it was read; null when it had none. */
  seenSetAt?: string | null | undefined;
  /** Its `value` as it was read, so that no change is overwritten unread. */
  seenValue: number;
  /** The reason, for the history and the audit log; 1–1000 characters. */
  statement: string;
  /** The first day with the new value, tomorrow to a year ahead; null for at once. */
  validFrom?: string | null | undefined;
  /** The new value, between its `min` and `max`. */
  value: number;
};

/** The correct type of a space. */
export type ChangeSpaceTypeInput = {
  /** The space. */
  spaceId: string;
  /** What is wrong and since when, 20–1000 characters; the host reads it. */
  statement: string;
  /** What kind of place it is. */
  type: SpaceType;
};

export { ClaimActor };

export { ClaimBarrier };

export { ClaimCase };

/** A decision of a claim, as filled in so far. */
export type ClaimDecisionPreviewInput = {
  /** The payment in cents. */
  amountCents: number;
  /** The claim. */
  claimId: string;
  /** The short reason. */
  ground: ClaimGround;
  /** The full reasons. */
  reasons: string;
  /** One of `StaffClaimRecord.options`. */
  remedy: ClaimRemedy;
};

export { ClaimDetail };

export { ClaimGround };

export { ClaimObstacle };

/** A hypothetical claim, to see what it would pay. */
export type ClaimPreviewInput = {
  /** A booking of the caller. */
  bookingId: string;
  /** Its subject. */
  case: ClaimCase;
  /** What exactly. */
  detail?: ClaimDetail | null | undefined;
  /** The damaged or stolen things. */
  items?: Array<ItemInput> | null | undefined;
  /** What is asked as a sum, cents; where the remedy has no sum of its own. */
  wantedCents?: number | null | undefined;
};

export { ClaimRemedy };

export { ClaimSide };

export { ClaimStatus };

export { ClaimStep };

export { ClosedDayReason };

export { CommissionKind };

export { ComplaintOutcome };

/** A cycle whose payment needed the bank’s confirmation. */
export type CompleteCyclePaymentInput = {
  /** The cycle. */
  cycleId: string;
};

/** A booking whose payment needed the bank’s confirmation. */
export type CompletePaymentActionInput = {
  /** The caller’s booking. */
  bookingId: string;
};

/** A card that waits for the bank’s page. */
export type CompletePaymentMethodInput = {
  /** From `addPaymentMethod`. */
  setupId: string;
};

export { ConditionMoment };

/** A booking whose space is empty again. */
export type ConfirmMoveOutInput = {
  /** A booking of the caller’s space, in MOVE_OUT. */
  bookingId: string;
};

/** The address of a mail, confirmed by its link. */
export type ConfirmWaitingListInput = {
  /** The token of the link. */
  token: string;
};

/** Filters of the consent log; all given ones must match. */
export type ConsentFilter = {
  /** On this day or later, Spanish time. */
  from?: string | null | undefined;
  /** True for granted, false for refused or withdrawn. */
  isGranted?: boolean | null | undefined;
  /** The purpose. */
  purpose?: ConsentPurpose | null | undefined;
  /** The person: an id, the beginning of an e-mail (with @), a phone or part of a name; 2–100 characters. */
  query?: string | null | undefined;
  /** Where the choice was made, as `Consent.source` names it. */
  source?: string | null | undefined;
  /** Before this day, Spanish time. */
  to?: string | null | undefined;
};

export { ConsentProblem };

export { ConsentPurpose };

/** An app’s authorization request, from the URL of the consent page. */
export type ConsentRequestInput = {
  /** `client_id`: the app. */
  clientId?: string | null | undefined;
  /** `code_challenge` of PKCE. */
  codeChallenge?: string | null | undefined;
  /** `code_challenge_method`: always `S256`. */
  codeChallengeMethod?: string | null | undefined;
  /** `redirect_uri`: one of the addresses of the app, letter by letter. */
  redirectUri?: string | null | undefined;
  /** `response_type`: always `code`. */
  responseType?: string | null | undefined;
  /** `scope`: what it asks for, as `bookings:read`, separated by spaces. */
  scope?: string | null | undefined;
  /** `state`: comes back with the answer; up to 1,000 characters. */
  state?: string | null | undefined;
};

export { ConstantGroup };

export { ConstantUnit };

export { ContactDataKind };

/** A message to support. */
export type ContactInput = {
  /** E-mail address for the answer. */
  email: string;
  /** Name of the sender, 2–80 characters. */
  fullName: string;
  /** The language of the receipt and of the answer. */
  locale?: Locale | null | undefined;
  /** Plain text, 20–3000 characters. */
  message: string;
  /** Its topic. */
  topic: ContactTopic;
};

export { ContactTopic };

export { ContentKind };

export { ContentState };

export { ConversationChangeKind };

export { ConversationFilter };

export { ConversationKind };

export { ConversationRole };

/** An API key to create. */
export type CreateApiKeyInput = {
  /** IP addresses or networks (CIDR) it may be used from, at most 20; empty allows any. */
  addresses?: Array<string> | null | undefined;
  /** Its last valid day, in Madrid, at most two years away; null for no expiry. */
  expiresOn?: string | null | undefined;
  /** Its name, 1–60 characters. */
  name: string;
  /** The password of the account. */
  password: string;
  /** Its scopes, at least one. */
  scopes: Array<ApiScope>;
};

/** A new list. */
export type CreateFavoriteListInput = {
  /** Idempotency key of at most 200 characters: the same key gives the same list, for at least 24 h. */
  idempotencyKey: string;
  /** 1–40 characters, unique among the viewer’s lists. */
  name: string;
};

/** An app to register. */
export type CreatePartnerAppInput = {
  /** Whether it can keep a secret; cannot be changed. */
  kind: PartnerAppKind;
  /** Its name as shown to people, 1–60 characters. */
  name: string;
  /** The password of the account. */
  password: string;
  /** Its redirect URIs, 1–10: https, http on localhost, or a custom scheme with a dot; up to 500 characters, no fragment. */
  redirectUris: Array<string>;
  /** The scopes that it may request, at least one; never WEBHOOKS. */
  scopes: Array<ApiScope>;
  /** Its website: https, up to 200 characters. */
  website: string;
};

/** A webhook to create. */
export type CreateWebhookEndpointInput = {
  /** The events to subscribe to, at least one. */
  events: Array<WebhookEventType>;
  /** Its URL: https, up to 500 characters, not inside a private network. */
  url: string;
};

export { DashboardMode };

export { DataExportStatus };

export { DataFieldKey };

export { DataGroupKey };

export { DataRequestKind };

export { DataRequestOutcome };

export { DataRequestStatus };

/** The decision of the second person about a proposed entry. */
export type DecideAdjustmentInput = {
  /** The entry. */
  adjustmentId: string;
  /** True books it, false rejects it. */
  isConfirmed: boolean;
  /** The reason, 1–1000 characters; kept in the audit log. */
  statement: string;
};

/** The staff's decision of a claim. */
export type DecideClaimInput = {
  /** The payment in cents: the previewed amount, or the staff’s own where the remedy has none. */
  amountCents: number;
  /** The claim. */
  claimId: string;
  /** The short reason; both sides see it. */
  ground: ClaimGround;
  /** The reasons, shown to both sides: 20–2000 characters. */
  reasons: string;
  /** One of `StaffClaimRecord.options`. */
  remedy: ClaimRemedy;
};

/** A decision about a complaint. */
export type DecideReportComplaintInput = {
  /** The code of the report. */
  code: string;
  /** True reverses the decision and ends its effect: what other decisions hide or limit stays so. False confirms it. */
  isChanged: boolean;
  /** The reasons, 20–1000 characters; both sides read them. */
  statement: string;
};

/** A decision about a report. */
export type DecideReportInput = {
  /** The code of the report. */
  code: string;
  /** With false above: it was unfounded. Three of these within 90 days suspend reporting for 30. */
  isUnfounded?: boolean | null | undefined;
  /** True upholds it: a space or review is hidden, a person is warned. False changes nothing. */
  isUpheld: boolean;
  /** The reasons, 20–1000 characters; both sides read them. */
  statement: string;
  /** With true above, for a review: the codes of its other open reports that were unfounded too, since one decision answers all of them. Other codes are ignored. */
  unfoundedCodes?: Array<string> | null | undefined;
};

/** A decision of the staff on a review. */
export type DecideReviewInput = {
  /** True hides it, false publishes it. */
  isHidden: boolean;
  /** A review that is held, published or hidden. */
  reviewId: string;
  /** Its `decidedAt` as it was read, so that no decision is reversed unread; null before the first one. */
  seenDecidedAt?: string | null | undefined;
  /** Its `submittedAt` as it was read, so that no text is decided unread: its author can change one that is held. Not compared when omitted. */
  seenSubmittedAt?: string | null | undefined;
  /** Reasons, sent to the author and to people who reported it: 20–1000 characters. A low rating is no reason. */
  statement: string;
};

/** A decision of the staff on a verification. */
export type DecideVerificationInput = {
  /** Approval or rejection. */
  decision: VerificationDecision;
  /** A note to the person; at most 500 characters, purged with the files. */
  note?: string | null | undefined;
  /** Required for a rejection. */
  reason?: RejectReason | null | undefined;
  /** A verification that is in review. */
  verificationId: string;
};

export { DecidedMeasureKind };

export { DecisionReader };

export { Declaration };

export { DeclaredValue };

/** A request to decline. */
export type DeclineBookingInput = {
  /** A booking of the caller’s space, in REQUESTED. */
  bookingId: string;
  /** The reason. */
  reason: DeclineReason;
  /** Shown to the renter, at most 500 characters; required with OTHER. */
  text?: string | null | undefined;
};

export { DeclineReason };

/** A quick reply to delete. */
export type DeleteQuickReplyInput = {
  /** The quick reply’s id. */
  quickReplyId: string;
};

/** A saved reply to delete. */
export type DeleteSavedReplyInput = {
  /** The saved reply’s id. */
  savedReplyId: string;
};

export { DepositMonths };

export { DocumentKind };

export { DocumentSide };

export { DocumentType };

export { EarningState };

export { ErasureBlockerKind };

export { ErrorCode };

export { EvidenceKind };

/** A payout that the provider neither answered nor sent. */
export type FailPayoutInput = {
  /** The payout. */
  payoutId: string;
  /** How it was verified, 1–1000 characters. */
  reason: string;
};

/** Whether a space is featured on the home page. */
export type FeatureSpaceInput = {
  /** Whether the home page shows it. */
  isFeatured: boolean;
  /** A published space. */
  spaceId: string;
};

export { FieldProblemCode };

/** A new data request. */
export type FileDataRequestInput = {
  /** What is requested and why, 20–3000 characters. */
  details: string;
  /** The right. */
  kind: DataRequestKind;
};

/** A complaint about a decision. */
export type FileReportComplaintInput = {
  /** Why the decision is wrong, 20–1000 characters; the staff read it. */
  text: string;
  /** The last part of the URL in the decision’s mail. */
  token: string;
};

/** Credit for the renter of a booking. */
export type GiveBookingCreditInput = {
  /** The amount, 1–5000 cents. */
  amountCents: number;
  /** The booking. */
  bookingId: string;
  /** The reason, 1–1000 characters; the renter reads it. */
  statement: string;
};

/** A side’s answer to a question of the staff. */
export type GiveClaimDataInput = {
  /** The claim. */
  claimId: string;
  /** Files uploaded for this booking and not sent yet, at most 12, in their order. */
  evidenceIds: Array<string>;
  /** `ClaimQuestion.number`. */
  number: number;
  /** At most 2000 characters; needed without files. */
  text?: string | null | undefined;
};

/** A stay to end by notice. */
export type GiveNoticeInput = {
  /** A booking of the caller, in ACTIVE. */
  bookingId: string;
  /** The day of leaving: not counted, not charged. */
  endsOn: string;
  /** Staff: the displayed `NoticePreview.hostFeeCents`, or 0 when the host is not at fault; by default what is due. Cents. */
  hostFeeCents?: number | null | undefined;
  /** The displayed `NoticePreview.lastChargeCents`, cents. */
  lastChargeCents: number;
  /** The reason: optional for a renter, and hidden from the host; a host and the staff give one of theirs. */
  reason?: NoticeReason | null | undefined;
  /** The displayed `NoticePreview.refundCents`, cents. */
  refundCents: number;
  /** Shown to the renter, at most 500 characters; required of the staff, and of a host with OTHER. */
  text?: string | null | undefined;
};

export { GoodsCategory };

export { GuaranteePaymentStatus };

/** The conversation to hide. */
export type HideConversationInput = {
  /** The conversation’s id. */
  conversationId: string;
};

/** Holds earnings of a host. */
export type HoldPayoutInput = {
  /** One of their bookings; everything the host has when omitted. */
  bookingId?: string | null | undefined;
  /** The host. */
  hostId: string;
  /** The reason, 1–1000 characters. */
  reason: string;
  /** When it ends automatically; only by `releasePayout` when omitted. */
  until?: string | null | undefined;
};

export { Humidity };

export { Intention };

export { IssuerType };

/** A thing with its value. */
export type ItemInput = {
  /** Its kind. */
  kind?: ItemKind | null | undefined;
  /** Its description, 1–80 characters. */
  name: string;
  /** Its value, cents: 1–1 000 000. */
  valueCents: number;
};

export { ItemKind };

/** A request to be notified when a city opens. */
export type JoinWaitingListInput = {
  /** The path of the city: `murcia`. */
  city: string;
  /** The recipient of the mail. */
  email: string;
  /** The language of the mails. */
  locale?: Locale | null | undefined;
};

/** A review by one side of a rental about the other. Sending it again before publication replaces it. */
export type LeaveReviewInput = {
  /** Getting in; renters only: 1–5. */
  access?: number | null | undefined;
  /** Whether the space is as described; renters only: 1–5. */
  accuracy?: number | null | undefined;
  /** One of the viewer's bookings. */
  bookingId: string;
  /** Care for the space; hosts only: 1–5. */
  care?: number | null | undefined;
  /** Communication; both sides: 1–5. */
  communication?: number | null | undefined;
  /** State and cleanliness; renters only: 1–5. */
  condition?: number | null | undefined;
  /** Overall rating: 1–5. */
  overall: number;
  /** Payments; hosts only: 1–5. */
  payment?: number | null | undefined;
  /** A renter’s pictures, uploaded by POST /uploads/review-photos, at most five, in order; others it had are deleted. Null keeps them. */
  photoIds?: Array<string> | null | undefined;
  /** Note for the other side only, shown with the publication: at most 500 characters. */
  privateNote?: string | null | undefined;
  /** Keeping to the rules; hosts only: 1–5. */
  rules?: number | null | undefined;
  /** Security; renters only: 1–5. */
  security?: number | null | undefined;
  /** Public text: 20–1000 characters, no contact data. */
  text: string;
  /** Worth the price; renters only: 1–5. */
  value?: number | null | undefined;
};

export { LegalPage };

/** A limit to end early. */
export type LiftPersonLimitInput = {
  /** The limit. */
  kind: MeasureKind;
  /** The person. */
  personId: string;
  /** The reason, 20–1000 characters; kept in the audit log. */
  statement: string;
};

/** Parts of the product to close to a person for a time. */
export type LimitPersonInput = {
  /** Duration in days, 1–90. */
  days: number;
  /** One to three of the limits. */
  kinds: Array<MeasureKind>;
  /** The person. */
  personId: string;
  /** The reason. */
  reason: MeasureReason;
  /** What happened, 20–1000 characters; the person reads it. */
  statement: string;
};

/** What is left in the space of a terminated rental. */
export type ListLeftThingsInput = {
  /** The booking. */
  bookingId: string;
  /** Name and identity number of the first witness, 1–120 characters. */
  firstWitness: string;
  /** Name and identity number of the second witness, 1–120 characters. */
  secondWitness: string;
  /** Who opened the space, when and how, 1–1000 characters; kept in the audit log. */
  statement: string;
  /** The things, one per line, 1–5000 characters. */
  things: string;
};

export { Locale };

/** A booking whose renter has moved in. */
export type MarkBookingActiveInput = {
  /** A booking of the caller, in CONFIRMED, from its first day on. */
  bookingId: string;
};

/** The conversation to mark as read. */
export type MarkConversationReadInput = {
  /** The conversation’s id. */
  conversationId: string;
};

/** The viewer's mark that a review was useful. */
export type MarkReviewUsefulInput = {
  /** True sets the mark, false removes it; idempotent. */
  isUseful: boolean;
  /** A published review of a rental of which the viewer is not a side. */
  reviewId: string;
};

export { MeasureKind };

/** A decision about a person, to preview its mail. */
export type MeasurePreviewInput = {
  /** Duration in days, for limits and suspensions. */
  days?: number | null | undefined;
  /** The decision. */
  kinds: Array<MeasureKind>;
  /** The person. */
  personId: string;
  /** The reason. */
  reason: MeasureReason;
  /** What happened, 20–1000 characters; the person reads it. */
  statement: string;
};

export { MeasureReason };

export { MergeBlockerKind };

/** A merge of two accounts of one person. */
export type MergePeopleInput = {
  /** The name of the account to close, typed as a confirmation. */
  confirmation: string;
  /** The e-mail address of the remaining account. */
  intoEmail: string;
  /** The account to close. */
  personId: string;
  /** The reason, 20–1000 characters; the person reads it. */
  statement: string;
};

/** Two accounts of one person. */
export type MergePreviewInput = {
  /** The e-mail address of the remaining account. */
  intoEmail: string;
  /** The account to close. */
  personId: string;
};

export { MergedKind };

export { MessageEventType };

export { MessageKind };

/** A text to preview. */
export type MessagePreviewInput = {
  /** 1–2000 characters of plain text with line breaks; control characters are removed. */
  body: string;
  /** The receiver. */
  to: MessageReceiverInput;
};

/** The receiver of a message: exactly one of the fields. */
export type MessageReceiverInput =
  {   /** The other side of a conversation of the viewer. */
  conversationId: string; spaceId?: never; }
  |  { conversationId?: never;   /** The host of a published space of another user: starts or continues the viewer's conversation with them. */
  spaceId: string; };

export { MessageReportReason };

export { Misfit };

/** Filters of money movements; all given ones must match. */
export type MoneyMovementFilter = {
  /** Requested on this day or later, Spanish time. */
  from?: string | null | undefined;
  /** Only those of this direction. */
  kind?: MovementKind | null | undefined;
  /** A booking’s reference or its beginning, an e-mail address or its beginning, the provider’s reference, or part of a name; 2–100 characters. */
  query?: string | null | undefined;
  /** Only those in this status. */
  state?: MovementState | null | undefined;
  /** Requested before this day, Spanish time. */
  to?: string | null | undefined;
};

/** A call to move, its new time and the reasons. */
export type MoveAppointmentInput = {
  /** The id of an offered time. */
  appointmentId: string;
  /** The reasons, 20–1000 characters; the person reads them. */
  statement: string;
  /** A free time. */
  toAppointmentId: string;
};

/** A favorite to move to another list. */
export type MoveFavoriteInput = {
  /** The list it is in. */
  fromListId: string;
  /** The space. */
  spaceId: string;
  /** Whether to keep it in the first list as well. */
  staysHere?: boolean | null | undefined;
  /** The target list; no-op when it already contains the space. */
  toListId: string;
};

export { MoveInStep };

/** The correct pin of a space. */
export type MoveSpacePinInput = {
  /** Latitude in degrees, WGS 84. */
  lat: number;
  /** Longitude in degrees, WGS 84. */
  lng: number;
  /** The space. */
  spaceId: string;
  /** What is wrong and since when, 20–1000 characters; the host reads it. */
  statement: string;
};

export { MovementKind };

export { MovementState };

/** Whether to mute a conversation. */
export type MuteConversationInput = {
  /** The conversation’s id. */
  conversationId: string;
  /** True turns notifications off. */
  isMuted: boolean;
};

/** A point of the map to search around, such as the centre of `Space.approximateArea`. */
export type NearInput = {
  /** Latitude, degrees, -85 to 85. */
  lat: number;
  /** Longitude, degrees, -180 to 180. */
  lng: number;
  /** Radius in metres, 100 to 50000; 2000 by default. */
  radiusM?: number | null | undefined;
};

export { NoticeReason };

export { NotificationChannel };

export { NotificationGroup };

export { NotificationIcon };

/** A changed preference. */
export type NotificationPreferenceInput = {
  /** The channel. */
  channel: NotificationChannel;
  /** The group. */
  group: NotificationGroup;
  /** Whether it is turned on. Locked ones stay on. */
  isOn: boolean;
};

export { NotificationType };

/** A time for a video call. */
export type OfferAppointmentInput = {
  /** The URL of the call, https; up to 300 characters. */
  link: string;
  /** When it begins: an hour to 60 days ahead. */
  startsAt: string;
};

export { OnboardingStep };

/** A question to support. */
export type OpenTicketInput = {
  /** Plain text with line breaks, 20–3000 characters. */
  body: string;
  /** The booking of the viewer that it is about. */
  bookingId?: string | null | undefined;
  /** Its topic. */
  category: TicketCategory;
  /** Uploaded files, at most 5; each can be sent once. */
  fileIds?: Array<string> | null | undefined;
  /** Idempotency key of at most 200 characters: repeated calls with the same key count once, for at least 24 h. */
  idempotencyKey: string;
  /** Whether there is danger for people or things; false by default. */
  isDangerous?: boolean | null | undefined;
  /** One line, 5–100 characters. */
  subject: string;
};

export { OpenTransferKind };

export { OwedChargeStepKind };

export { PartnerAppKind };

/** Password and code, required for changes that weaken the account’s security. */
export type PasswordAndCodeInput = {
  /** The six digits of the app, or a recovery code. */
  code: string;
  /** The password of the account. */
  password: string;
};

/** A cycle that the renter pays. */
export type PayCycleInput = {
  /** The displayed `totalCents`. */
  amountCents: number;
  /** The displayed `OwedCharge.creditCents`; refused when less credit is left. Null uses whatever is left. */
  creditCents?: number | null | undefined;
  /** The cycle. */
  cycleId: string;
  /** Idempotency key: repeating the call with it changes nothing. */
  idempotencyKey: string;
  /** The card: the id of a saved one, or the payment provider’s id of one entered in its form. */
  paymentMethodId: string;
};

export { PaymentDisputeStatus };

export { PaymentRecordKind };

export { PaymentStatus };

export { PayoutAccountStatus };

export { PayoutRequirement };

export { PayoutStatus };

/** Filters of people; all given ones must match. */
export type PeopleFilter = {
  /** True: only people warned in the last 12 months. */
  isWarned?: boolean | null | undefined;
  /** True: only professional hosts without trader details. */
  lacksTraderDetails?: boolean | null | undefined;
  /** Only people with at least this verification level, 1–5. */
  minLevel?: number | null | undefined;
  /** Part of a name, beginning of an e-mail (with @), phone, reference of a booking (HU-…) or ticket (SUP-…), or postal code of a space; 2–100 characters. */
  query?: string | null | undefined;
  /** Only people with this role. */
  role?: Role | null | undefined;
  /** Only people with this account status. */
  state?: PersonState | null | undefined;
};

export { PersonAct };

/** A person. */
export type PersonIdInput = {
  /** The person. */
  personId: string;
};

export { PersonState };

/** A person and the reason, for acts without a reason code. */
export type PersonStatementInput = {
  /** The person. */
  personId: string;
  /** The reason, 20–1000 characters; kept in the audit log. */
  statement: string;
};

export { PlaceKind };

/** A stay to be priced. */
export type PriceQuoteInput = {
  /** First day, in the space’s time zone; today at the earliest. */
  from: string;
  /** The guarantee plan. */
  protectionPlan?: ProtectionPlan | null | undefined;
  /** The space. */
  spaceId: string;
  /** ROLLING has no end: its first month is quoted. */
  termType?: TermType | null | undefined;
  /** Day of leaving: not counted, not charged. At most a year after the first day. Required with FIXED, ignored with ROLLING. */
  to?: string | null | undefined;
};

export { PriceReasonCode };

/** The space to suggest a price for. */
export type PriceSuggestionInput = {
  /** Whether renters let themselves in. */
  accessMode?: AccessMode | null | undefined;
  /** Its features, and missing ones. */
  features?: Array<SpaceFeature>;
  /** The host's own test for damp. */
  humidity?: Humidity | null | undefined;
  /** Whether they can come at any hour. */
  is24h?: boolean | null | undefined;
  /** Degrees north; without it the centre of the postal code counts. */
  lat?: number | null | undefined;
  /** Degrees east. */
  lng?: number | null | undefined;
  /** Five digits. */
  postalCode: string;
  /** Square metres, 0.5–5000. */
  sizeM2: number;
  /** The space itself, so that it is not compared with itself. */
  spaceId?: string | null | undefined;
  /** The type of place. */
  type: SpaceType;
};

export { ProposalReason };

export { ProtectionPlan };

/** A version of a text by the staff. */
export type PublishContentInput = {
  /** Its key. An unknown key adds an article: lower-case letters, digits and single hyphens, 3–80 characters. */
  key: string;
  /** Its kind. */
  kind: ContentKind;
  /** The section of an article added by the staff; ignored for the product’s own. */
  section?: ArticleSection | null | undefined;
  /** The version that was the last one when the text was read; null for none. */
  seenVersionId?: string | null | undefined;
  /** The reason, for the history and the audit log; 1–1000 characters. */
  statement: string;
  /** The parts that change; others stay. */
  texts: Array<WordsInput>;
  /** Its first day, at most 366 days ahead; null for at once. */
  validFrom?: string | null | undefined;
};

/** Two different hours. */
export type QuietHoursInput = {
  /** First quiet hour by the clock of mainland Spain, 0–23. */
  fromHour: number;
  /** Hour that ends them, 0–23; smaller than `fromHour` over midnight. */
  toHour: number;
};

/** Whether a help article, or a guide of the API, was helpful. */
export type RateArticleInput = {
  /** What is missing, at most 500 characters of plain text; only stored when it was not helpful. */
  comment?: string | null | undefined;
  /** Yes or no. */
  isHelpful: boolean;
  /** Language in which it was read. */
  locale: Locale;
  /** The slug of the article, or `api/` and the name of a guide. */
  slug: string;
  /** A random key of 16–100 characters per visit, made by the client; a second answer with it replaces the first. */
  visitKey: string;
};

/** A rating of a resolved ticket. */
export type RateTicketInput = {
  /** 1 (badly) to 5 (very well). */
  score: number;
  /** The ticket’s id. */
  ticketId: string;
};

/** A request to read messages under a case. */
export type ReadBookingMessagesInput = {
  /** The booking. */
  bookingId: string;
  /** Code of a claim or a ticket about the booking or one of its sides. */
  caseCode: string;
};

/** A calendar to fetch now. */
export type ReadCalendarFeedInput = {
  /** The calendar. */
  calendarFeedId: string;
};

/** The report whose conversation is read. */
export type ReadReportedConversationInput = {
  /** The code of the report. */
  code: string;
};

/** A sent certified letter. */
export type RecordAbandonmentLetterInput = {
  /** The booking. */
  bookingId: string;
  /** Its postal tracking number, 4–40 characters. */
  reference: string;
};

/** A partial refund of a payment. */
export type RefundPaymentInput = {
  /** The amount in cents; at most what is left of the payment. */
  amountCents: number;
  /** Idempotency key of at most 200 characters: calls with the same key are one, for at least 24 h. */
  idempotencyKey?: string | null | undefined;
  /** The payment, a `StaffPayment`. */
  paymentId: string;
  /** The reason, 1–1000 characters; kept in the audit log. */
  statement: string;
};

export { RefundRule };

export { RefundStatus };

export { RejectReason };

/** Releases a hold of `holdPayout`. */
export type ReleasePayoutInput = {
  /** The booking of the hold; omitted for a hold on everything. */
  bookingId?: string | null | undefined;
  /** The host. */
  hostId: string;
  /** The reason, 1–1000 characters. */
  reason: string;
};

/** A calendar to remove. */
export type RemoveCalendarFeedInput = {
  /** The calendar. */
  calendarFeedId: string;
};

/** A saved card. */
export type RemovePaymentMethodInput = {
  /** Its id. */
  paymentMethodId: string;
};

/** A new name for a list. */
export type RenameFavoriteListInput = {
  /** The list; not the default one. */
  listId: string;
  /** 1–40 characters, unique among the viewer’s lists. */
  name: string;
};

/** A stay to renew. */
export type RenewBookingInput = {
  /** The caller’s booking, in ACTIVE and near its end. */
  bookingId: string;
  /** The displayed `RenewalPreview.differenceCents`, cents. */
  differenceCents: number;
  /** The new day of leaving; for a rolling stay `RenewalPreview.latest`. */
  endsOn: string;
};

/** What remains unresolved. */
export type ReopenTicketInput = {
  /** At most 3000 characters of plain text with line breaks; can be empty when there are files. */
  body: string;
  /** Uploaded files, at most 5; each can be sent once. */
  fileIds?: Array<string> | null | undefined;
  /** Idempotency key of at most 200 characters: repeated calls with the same key count once, for at least 24 h. */
  idempotencyKey: string;
  /** The ticket’s id. */
  ticketId: string;
};

/** A public reply to a review. */
export type ReplyToReviewInput = {
  /** The review; it must be about the viewer. */
  reviewId: string;
  /** 10–500 characters, no contact data; it cannot be changed later. */
  text: string;
};

/** An act on a report, as filled in so far. */
export type ReportActPreviewInput = {
  /** The act; TAKE_COMPLAINT notifies nobody. */
  act: StaffReportAct;
  /** The code of the report. */
  code: string;
  /** For DECIDE_COMPLAINT: the decision is reversed. */
  isChanged?: boolean | null | undefined;
  /** For DISMISS: it was unfounded. */
  isUnfounded?: boolean | null | undefined;
  /** The reasons. */
  statement: string;
};

/** A report that a message is illegal or against the rules. */
export type ReportMessageInput = {
  /** A conversation of the viewer. */
  conversationId: string;
  /** Explanation in plain text, up to 3000 characters; at least 20 with OTHER. */
  details?: string | null | undefined;
  /** Confirms that the report is accurate and complete. Must be true. */
  isGoodFaith: boolean;
  /** A message of the other side in it; omitted to report the whole conversation. */
  messageId?: string | null | undefined;
  /** The reason. */
  reason: MessageReportReason;
};

/** A notice that a review is illegal or against the rules. */
export type ReportReviewInput = {
  /** Explanation in plain text: 20–3000 characters. */
  details: string;
  /** Address for the answer; ignored when signed in. */
  email?: string | null | undefined;
  /** Name of the reporter, 2–80 characters; ignored when signed in. */
  fullName?: string | null | undefined;
  /** The reporter declares that the report is accurate and complete. Must be true. */
  isGoodFaith: boolean;
  /** The language of the receipt and of the answer. */
  locale?: Locale | null | undefined;
  /** The reason. */
  reason: ReviewReportReason;
  /** A published review. */
  reviewId: string;
};

export { ReportSide };

/** A notice that a space is illegal or against the rules. */
export type ReportSpaceInput = {
  /** Explanation in plain text: 20–3000 characters. */
  details: string;
  /** Address for the answer; ignored when signed in. */
  email?: string | null | undefined;
  /** Name of the reporter, 2–80 characters; ignored when signed in. */
  fullName?: string | null | undefined;
  /** The reporter declares that the report is accurate and complete. Must be true. */
  isGoodFaith: boolean;
  /** The language of the receipt and of the answer. */
  locale?: Locale | null | undefined;
  /** The reason. */
  reason: SpaceReportReason;
  /** A public space. */
  spaceId: string;
};

export { ReportStatus };

/** A notice that a person acts illegally or against the rules. */
export type ReportUserInput = {
  /** Explanation in plain text: 20–3000 characters. */
  details: string;
  /** Address for the answer; ignored when signed in. */
  email?: string | null | undefined;
  /** Name of the reporter, 2–80 characters; ignored when signed in. */
  fullName?: string | null | undefined;
  /** The reporter declares that the report is accurate and complete. Must be true. */
  isGoodFaith: boolean;
  /** The language of the receipt and of the answer. */
  locale?: Locale | null | undefined;
  /** The reason. */
  reason: UserReportReason;
  /** The person, as a `User`. */
  userId: string;
};

export { ReportedKind };

/** What the host needs to know, and how the renter pays. */
export type RequestBookingInput = {
  /** Agrees that future charges use the same card; must be true. */
  acceptsMandate: boolean;
  /** Confirms that nothing prohibited is stored; must be true. */
  acceptsProhibitedGoodsRule: boolean;
  /** Accepts the terms of the rental and the rules of the space; must be true. */
  acceptsTerms: boolean;
  /** The caller’s booking, in PENDING_PAYMENT. */
  bookingId: string;
  /** The credit shown at checkout, `PlanPrice.creditCents`; refused when less is left. Null uses whatever is left. */
  creditCents?: number | null | undefined;
  /** The value of the things. */
  declaredValue: DeclaredValue;
  /** What will be stored, at least one kind; only kinds that the space allows. */
  goods: Array<GoodsCategory>;
  /** Idempotency key of at most 200 characters: the same key never pays twice. Use a new one for another card. */
  idempotencyKey: string;
  /** The message to the host, at most 2000 characters. */
  message?: string | null | undefined;
  /** A saved card’s id, or one from the payment provider’s form; never a card number. */
  paymentMethodId: string;
  /** The guarantee plan. */
  protectionPlan?: ProtectionPlan | null | undefined;
};

/** A new address for the account. */
export type RequestEmailChangeInput = {
  /** The new address, at most 254 characters; stored in lower case. */
  email: string;
  /** The password of the account. */
  password: string;
};

/** Confirmation of an erasure. */
export type RequestErasureInput = {
  /** A code of the authenticator app or a recovery code; required with two-step verification. */
  code?: string | null | undefined;
  /** Confirms that it cannot be undone once it has run; must be true. */
  confirm: boolean;
  /** The password of the account. */
  password: string;
};

/** A space to be changed by its host before it is published. */
export type RequestSpaceChangesInput = {
  /** One note for each part to change, at most 9. */
  notes?: Array<SpacePartNoteInput> | null | undefined;
  /** The requested changes and the reasons, 20–1000 characters; may be empty with `notes`. The host reads them. */
  reason: string;
  /** A space that waits for the staff. */
  spaceId: string;
};

/** A text to reset to the product’s own version. */
export type ResetContentInput = {
  /** Its key; a text added by the staff is taken back. */
  key: string;
  /** Its kind. */
  kind: ContentKind;
  /** The version that was the last one when the text was read; null for none. */
  seenVersionId?: string | null | undefined;
  /** The reason, for the history and the audit log; 1–1000 characters. */
  statement: string;
  /** The first day, at most 366 days ahead; null for at once. */
  validFrom?: string | null | undefined;
};

/** A new password, set by a mailed link. */
export type ResetPasswordInput = {
  /** The new password once more. */
  confirmPassword: string;
  /** 10–128 characters, at least of medium strength, not a common one, without the e-mail in it. */
  password: string;
  /** The token of the mailed link. */
  token: string;
};

/** An alarm and its explanation. */
export type ResolveAlarmInput = {
  /** The alarm. */
  alarmId: string;
  /** The explanation, 1–1000 characters. */
  resolution: string;
};

export { ResponseTimeBucket };

export { RestrictionKind };

/** What `retryDepositCharge` is called with. */
export type RetryDepositChargeInput = {
  /** The claim. */
  claimId: string;
};

/** A failed refund to retry. */
export type RetryRefundInput = {
  /** The refund. */
  refundId: string;
};

/** The app that prepared a booking, and how to return to it. */
export type ReturnToAppInput = {
  /** The booking of the viewer; null while no days are held. */
  bookingId?: string | null | undefined;
  /** The connected app. */
  connectedAppId: string;
  /** The redirect URI that the app gave when it prepared the booking. */
  returnUri?: string | null | undefined;
  /** The app’s `state` for it. */
  state?: string | null | undefined;
};

/** A second person’s review of a pending decision. */
export type ReviewClaimDecisionInput = {
  /** The claim. */
  claimId: string;
  /** True confirms it, false returns it undecided. */
  isConfirmed: boolean;
  /** The reason, 1–1000 characters; kept in the audit log. */
  statement: string;
};

export { ReviewDirection };

export { ReviewFlag };

export { ReviewOrder };

export { ReviewReportReason };

export { ReviewStatus };

export { Role };

/** An API key to replace. */
export type RotateApiKeyInput = {
  /** An own key in use. */
  apiKeyId: string;
  /** The password of the account. */
  password: string;
};

/** An app to get a new secret. */
export type RotatePartnerAppSecretInput = {
  /** Whether the previous secrets end at once, as after a leak; false by default: the previous one works for 24 more hours. */
  endsPrevious?: boolean | null | undefined;
  /** An own app with a secret. */
  partnerAppId: string;
  /** The password of the account. */
  password: string;
};

/** A new or changed banner. */
export type SaveBannerInput = {
  /** The audience. */
  audience: BannerAudience;
  /** The banner to change; null creates one. */
  bannerId?: string | null | undefined;
  /** The first day on which it is shown. */
  from: string;
  /** Whether it can be closed. */
  isDismissible: boolean;
  /** The link: a path of this site, such as `/help/citas`; null or empty for none. */
  path?: string | null | undefined;
  /** Its `setAt` as it was read, so that nobody’s change is overwritten unread; null for a new one. */
  seenSetAt?: string | null | undefined;
  /** The reason, for the audit log; 1–1000 characters. */
  statement: string;
  /** The text in English: 10–160 characters. */
  textEn: string;
  /** The text in Spanish: 10–160 characters. */
  textEs: string;
  /** The first day on which it is no longer shown, at most 366 after the first; the first day itself hides it. */
  until: string;
};

/** Changes of a favorite; omitted fields stay. */
export type SaveFavoriteInput = {
  /** The favorite. */
  favoriteId: string;
  /** At most 200 characters; empty deletes the note. */
  note?: string | null | undefined;
  /** Whether to notify the viewer of price drops. */
  notifyPriceDrop?: boolean | null | undefined;
};

/** Changed preferences; others stay as they are. */
export type SaveNotificationPreferencesInput = {
  /** At most one per group and channel; the last one wins. */
  preferences: Array<NotificationPreferenceInput>;
};

/** Changed answers; fields left out stay as they are. */
export type SaveOnboardingInput = {
  /** What the viewer signs up for. */
  intention?: Intention | null | undefined;
  /** What the viewer wants to store. */
  need?: StorageNeedInput | null | undefined;
  /** The space the viewer offers. */
  offer?: SpaceOfferInput | null | undefined;
  /** The current step, so that the viewer can continue on any device. */
  step?: OnboardingStep | null | undefined;
};

/** A quick reply to create or to change. */
export type SaveQuickReplyInput = {
  /** The quick reply to change; without it a new one is created. */
  quickReplyId?: string | null | undefined;
  /** Plain text with line breaks, 1–500 characters, without contact data. */
  text: string;
};

/** The quiet hours of the viewer. */
export type SaveQuietHoursInput = {
  /** The hours; null for none. */
  quietHours?: QuietHoursInput | null | undefined;
};

/** A saved reply to create or to change. */
export type SaveSavedReplyInput = {
  /** The reply to change; without it a new one is created. */
  savedReplyId?: string | null | undefined;
  /** Its text in English, 1–3000 characters. */
  textEn: string;
  /** Its text in Spanish, 1–3000 characters. */
  textEs: string;
  /** Its title in the list, 3–60 characters. */
  title: string;
};

/** A search to save. */
export type SaveSearchInput = {
  /** How often to be notified of new matches. */
  cadence?: AlertCadence | null | undefined;
  /** A filter as for `searchSpaces`, with at least one field set. */
  filter: SpaceFilter;
  /** Its name, 1–60 characters. */
  name: string;
};

/** Without a `spaceId` a new draft is created; the same `clientKey` gives the same draft. */
export type SaveSpaceDraftInput = {
  /** Made by the client once per new draft; 8–100 letters without accents, digits, `-` or `_`. */
  clientKey?: string | null | undefined;
  /** The changed fields. */
  draft: SpaceDraftInput;
  /** The space; none makes a new draft. */
  spaceId?: string | null | undefined;
};

/** What is reported to the tax office about a private host. */
export type SaveTaxDetailsInput = {
  /** Tax residence, 10–200 characters. */
  address: string;
  /** Date of birth, YYYY-MM-DD; required with the tax number of a person. */
  birthDate?: string | null | undefined;
  /** Spanish tax number of a person or organisation. */
  nif: string;
};

/** The details of a professional host. Renters read all of them. */
export type SaveTraderDetailsInput = {
  /** Their address, 10–200 characters. */
  address: string;
  /** An e-mail address for renters. */
  email: string;
  /** Declares that they only offer what EU law permits; must be true. */
  isCertified: boolean;
  /** Name of the person or company, 2–120 characters. */
  name: string;
  /** Spanish tax number of a person or company. */
  nif: string;
  /** A phone for renters, in any common notation. */
  phone: string;
  /** The public register they are entered in, 2–120 characters. */
  register?: string | null | undefined;
  /** Their number there, 1–60 characters; with a register only. */
  registerNumber?: string | null | undefined;
};

/** An edit of an entry. */
export type SaveWordsInput = {
  /** Switches it off or on; null keeps it. */
  isOff?: boolean | null | undefined;
  /** Its key. An unknown key adds an entry, where the list allows it: lower-case letters, digits and hyphens. */
  key: string;
  /** Its list. */
  list: WordListName;
  /** Moves it to this position, counted from 1, in lists with an order; null keeps it. */
  place?: number | null | undefined;
  /** The reason, for the history and the audit log; 1–1000 characters. */
  statement: string;
  /** The texts that change; others stay. */
  texts: Array<WordsInput>;
};

export { SearchSuggestionKind };

/** A message to a conversation or to the host of a space. */
export type SendMessageInput = {
  /** Uploaded files, at most 5; each can be sent once. */
  attachmentIds?: Array<string> | null | undefined;
  /** 1–2000 characters of plain text with line breaks; control characters are removed. Can be empty when files are attached. */
  body: string;
  /** Idempotency key of at most 200 characters: repeated calls with the same key send one message, for at least 24 h. */
  idempotencyKey: string;
  /** The receiver. */
  to?: MessageReceiverInput | null | undefined;
};

/** A further message of the requester. */
export type SendTicketMessageInput = {
  /** At most 3000 characters of plain text with line breaks; can be empty when there are files. */
  body: string;
  /** Uploaded files, at most 5; each can be sent once. */
  fileIds?: Array<string> | null | undefined;
  /** Idempotency key of at most 200 characters: repeated calls with the same key count once, for at least 24 h. */
  idempotencyKey: string;
  /** The ticket’s id. */
  ticketId: string;
};

/** A saved card. */
export type SetDefaultPaymentMethodInput = {
  /** Its id. */
  paymentMethodId: string;
};

/** The list of stored things. */
export type SetInventoryInput = {
  /** A booking of the caller, as its renter. */
  bookingId: string;
  /** The whole list, at most 60 things; it replaces the previous one. */
  items: Array<ItemInput>;
};

/** A future rate. */
export type SetTaxRateInput = {
  /** Hundredths of a percent, 0–3000. */
  bps: number;
  /** First day; after today, so that existing charges do not change. */
  validFrom: string;
  /** The zone. */
  zone: TaxZone;
};

/** The bank transfer of a payment by the guarantee. */
export type SettleGuaranteePaymentInput = {
  /** The claim. */
  claimId: string;
  /** The bank's reference, 1–120 characters. */
  transferReference: string;
};

/** A failed refund that was paid by bank transfer. */
export type SettleRefundByHandInput = {
  /** Reference of the bank transfer, 1–500 characters. */
  bankReference: string;
  /** The reason, 1–1000 characters. */
  reason: string;
  /** The refund. */
  refundId: string;
};

/** A terminated rental whose space is empty. */
export type SettleTerminationInput = {
  /** The booking. */
  bookingId: string;
  /** How it was verified, 1–1000 characters; kept in the audit log. */
  statement: string;
};

/** The sign-in form. */
export type SignInInput = {
  /** The address of the account, in any case. */
  email: string;
  /** Return the refresh token in the response, for clients without cookies; no cookie is set then. */
  inBody?: boolean | null | undefined;
  /** The password of the account. */
  password: string;
};

/** A signature of a list of stored things. */
export type SignInventoryInput = {
  /** A booking of the caller. */
  bookingId: string;
  /** The hash of the displayed list. */
  hash: string;
};

/** The sign-up form. */
export type SignUpInput = {
  /** Whether the current terms are accepted; must be true. */
  acceptsTerms: boolean;
  /** The password once more. */
  confirmPassword: string;
  /** At most 254 characters; stored in lower case. */
  email: string;
  /** Name and surnames, 2–80 characters. */
  fullName: string;
  /** The language of e-mails to the user. */
  locale?: Locale | null | undefined;
  /** The path of this site that the confirmation link continues to; anything else is ignored. */
  next?: string | null | undefined;
  /** 10–128 characters, at least of medium strength, not a common one, without the e-mail in it. */
  password: string;
  /** Whether to send news by e-mail. */
  wantsMarketing?: boolean | null | undefined;
};

/** The conversation in which the viewer is typing. */
export type SignalTypingInput = {
  /** The conversation’s id. */
  conversationId: string;
};

/** An act on a space, as filled in so far. */
export type SpaceActPreviewInput = {
  /** The act. */
  act: StaffSpaceAct;
  /** For MOVE_PIN: latitude in degrees, WGS 84. */
  lat?: number | null | undefined;
  /** For MOVE_PIN: longitude in degrees, WGS 84. */
  lng?: number | null | undefined;
  /** For REQUEST_CHANGES: a note for each part. */
  notes?: Array<SpacePartNoteInput> | null | undefined;
  /** The space. */
  spaceId: string;
  /** The text to the host; may be empty with `notes`, and is for APPROVE. */
  statement: string;
  /** For CHANGE_TYPE: the kind of place. */
  type?: SpaceType | null | undefined;
};

/** Omitted fields stay; null clears one. */
export type SpaceDraftInput = {
  /** Opening hours; whole days on all seven mean 24 hours. */
  accessHours?: Array<AccessHoursInput> | null | undefined;
  /** 20–1000 characters; private, shown to the renter from the first day. */
  accessInstructions?: string | null | undefined;
  /** Whether renters let themselves in. */
  accessMode?: AccessMode | null | undefined;
  /** Street and number; 5–150 characters to publish. */
  address?: string | null | undefined;
  /** What may be stored; at least one to publish. */
  allowedGoods?: Array<GoodsCategory> | null | undefined;
  /** First day it can be booked; today to a year from now. */
  availableFrom?: string | null | undefined;
  /** How a cancellation before the start is refunded. */
  cancellationPolicy?: CancellationPolicy | null | undefined;
  /** City; 2–80 characters to publish. */
  city?: string | null | undefined;
  /** The host’s declarations; all are required to publish. */
  declarations?: Array<Declaration> | null | undefined;
  /** The deposit, in months of rent. */
  deposit?: DepositMonths | null | undefined;
  /** 50–2000 characters to publish. */
  description?: string | null | undefined;
  /** 0–30. */
  discount90Percent?: number | null | undefined;
  /** 0–30, at least the discount from 90 days. */
  discount180Percent?: number | null | undefined;
  /** 0–30, at least the discount from 180 days. */
  discount365Percent?: number | null | undefined;
  /** Private; at most 40 characters. */
  door?: string | null | undefined;
  /** Metres, 0.3–10. */
  doorHeightM?: number | null | undefined;
  /** Metres, 0.3–10. */
  doorWidthM?: number | null | undefined;
  /** Its features, and missing ones. */
  features?: Array<SpaceFeature> | null | undefined;
  /** Private; at most 40 characters. */
  floor?: string | null | undefined;
  /** Whether it has its own electricity meter. */
  hasElectricMeter?: boolean | null | undefined;
  /** Metres, 0.5–15. */
  heightM?: number | null | undefined;
  /** The host’s own damp test. */
  humidity?: Humidity | null | undefined;
  /** Instant booking; requires a verified identity. */
  isInstantBook?: boolean | null | undefined;
  /** The host confirms the pin although it is far from the postal code. */
  isPinConfirmed?: boolean | null | undefined;
  /** Whether the host rents out as a professional, a person or a company; publishing stores it with the account. By default the account’s value. */
  isTrader?: boolean | null | undefined;
  /** Number of keys or remotes handed out, 0–10. */
  keysLent?: number | null | undefined;
  /** Degrees north of the pin. */
  lat?: number | null | undefined;
  /** Metres, 0.5–100. */
  lengthM?: number | null | undefined;
  /** Degrees east of the pin. */
  lng?: number | null | undefined;
  /** Minimum stay, 1–365 days. */
  minDays?: number | null | undefined;
  /** Spanish tax number; private. */
  nif?: string | null | undefined;
  /** Five digits, of Spain. */
  postalCode?: string | null | undefined;
  /** Rent a month, cents; whole euros, 10–3000 €. */
  priceMonthCents?: number | null | undefined;
  /** Square metres, 0.5–5000; or give length and width. */
  sizeM2?: number | null | undefined;
  /** Private. EMPRESA is for professionals, PARTICULAR for the others. */
  taxProfile?: TaxProfile | null | undefined;
  /** 10–60 characters to publish, without contact data. */
  title?: string | null | undefined;
  /** The type of place. */
  type?: SpaceType | null | undefined;
  /** Hours of notice for a visit, 1–72. */
  visitNoticeHours?: number | null | undefined;
  /** Visits a month, 1–31; null is unlimited. */
  visitsPerMonth?: number | null | undefined;
  /** Metres, 0.5–100. */
  widthM?: number | null | undefined;
};

export { SpaceFeature };

/** The filter of a search; everything is optional and all given fields must match. */
export type SpaceFilter = {
  /** The kind of access. */
  accessMode?: AccessMode | null | undefined;
  /** A rectangle of the map; replaces the place’s own area. */
  bounds?: BoundsInput | null | undefined;
  /** Name of a city, at most 200 characters. */
  city?: string | null | undefined;
  /** Least width of the door, metres, 0–10; spaces without one are left out. */
  doorWidthMinM?: number | null | undefined;
  /** All of these features. */
  features?: Array<SpaceFeature> | null | undefined;
  /** First wanted day; today or later. */
  from?: string | null | undefined;
  /** True: only with an electricity meter of their own. */
  hasElectricMeter?: boolean | null | undefined;
  /** True: only of hosts with the label "Anfitrión destacado" (User.isFeaturedHost). */
  hasFeaturedHost?: boolean | null | undefined;
  /** Least height inside, metres, 0–15; spaces without one are left out. */
  heightMinM?: number | null | undefined;
  /** True: only with access day and night. */
  is24h?: boolean | null | undefined;
  /** True: only those with instant booking. */
  isInstantBook?: boolean | null | undefined;
  /** Only spaces whose minimum stay is at most this, days, 1–365. */
  minStayMaxDays?: number | null | undefined;
  /** A point to search around, instead of the place’s own area and of `radiusM`; distances are measured from it. */
  near?: NearInput | null | undefined;
  /** Five digits, or any other text, which is then interpreted as a place; at most 200 characters. */
  postalCode?: string | null | undefined;
  /** Maximum all-in monthly price, cents, to 10000000. */
  priceMaxCents?: number | null | undefined;
  /** Minimum all-in monthly price, cents, from 0. */
  priceMinCents?: number | null | undefined;
  /** Radius in metres around the place, 100 to 50000; clients offer 2000, 5000, 10000 or 25000. */
  radiusM?: number | null | undefined;
  /** Most area, m², to 5000. */
  sizeMaxM2?: number | null | undefined;
  /** Minimum area, m², from 0. */
  sizeMinM2?: number | null | undefined;
  /** Words in title, description or place; at most 100 characters. */
  text?: string | null | undefined;
  /** Only spaces that fit all of these, through the door too, and allow them; each thing once. */
  things?: Array<ThingCountInput> | null | undefined;
  /** Day of leaving, not counted; at most a year after `from`. */
  to?: string | null | undefined;
  /** Any of these types. */
  type?: Array<SpaceType> | null | undefined;
};

/** Fields left out stay as they are; null clears one. */
export type SpaceOfferInput = {
  /** Spanish postal code of five digits to be valid; at most 20 characters. */
  postalCode?: string | null | undefined;
  /** Size in m²; valid from 0.5 to 5000. */
  sizeM2?: number | null | undefined;
  /** Type of the space. */
  type?: SpaceType | null | undefined;
};

export { SpacePart };

/** A change request for one part of a space. */
export type SpacePartNoteInput = {
  /** The requested change, 5–500 characters; the host reads it. */
  note: string;
  /** The part. */
  part: SpacePart;
};

export { SpaceReportReason };

export { SpaceSort };

/** A space and the reasons; the host reads them. */
export type SpaceStatementInput = {
  /** The space. */
  spaceId: string;
  /** What is wrong and since when, 20–1000 characters; the host reads it. */
  statement: string;
};

export { SpaceStatus };

export { SpaceType };

export { SpokenLanguage };

export { StaffAct };

export { StaffBookingAct };

/** Filters of bookings; all given ones must match. */
export type StaffBookingFilter = {
  /** True: only bookings with an open claim. */
  hasOpenClaim?: boolean | null | undefined;
  /** True: only bookings with a refused charge. */
  isOwing?: boolean | null | undefined;
  /** A reference or its beginning, name, e-mail or phone of either side, code of a ticket, or the postal code of the space; 2–100 characters. */
  query?: string | null | undefined;
  /** Bookings in this status. */
  status?: BookingStatus | null | undefined;
};

export { StaffClaimAct };

/** Filters of claims; all given ones must match. */
export type StaffClaimFilter = {
  /** Only claims with this subject. */
  case?: ClaimCase | null | undefined;
  /** Only those due before the end of this day, overdue ones included. */
  dueUntil?: string | null | undefined;
  /** True: only overdue ones. */
  isLate?: boolean | null | undefined;
  /** True: only those assigned to the viewer. */
  isMine?: boolean | null | undefined;
  /** True: only those that wait for the staff. */
  isWaiting?: boolean | null | undefined;
  /** Only those made on this day or later. */
  madeFrom?: string | null | undefined;
  /** Reference of the claim or of its booking, or its beginning; name, e-mail or phone of either side; 2–100 characters. */
  query?: string | null | undefined;
  /** Only claims in this status. */
  status?: ClaimStatus | null | undefined;
};

export { StaffMoneyAct };

export { StaffQueue };

export { StaffReportAct };

/** Filters of reports; all given ones must match. */
export type StaffReportFilter = {
  /** True: only those that wait for a decision of the viewer, or whose complaint does, the earliest due first; open reports of reviews wait in `reviewsToDecide`. */
  isWaiting?: boolean | null | undefined;
  /** Code or its beginning, or name or e-mail of the reporting or the responsible person; 2–100 characters. */
  query?: string | null | undefined;
  /** Only reports in this status. */
  status?: ReportStatus | null | undefined;
  /** Only reports of this kind. */
  subject?: ReportedKind | null | undefined;
};

export { StaffSpaceAct };

/** Filters of spaces; all given ones must match. */
export type StaffSpaceFilter = {
  /** True: only featured ones. */
  isFeatured?: boolean | null | undefined;
  /** Part of the title or of the host’s name, their e-mail or phone, reference of a booking, or a postal code; 2–100 characters. */
  query?: string | null | undefined;
  /** Spaces in this state. */
  status?: SpaceStatus | null | undefined;
  /** Spaces of this type. */
  type?: SpaceType | null | undefined;
};

/** A view of one of the staff’s lists: exactly one field, the filter of its list. */
export type StaffViewInput =
  {   /** A filter of `auditLog`. */
  audit: AuditFilter; bookings?: never; claims?: never; consents?: never; money?: never; people?: never; reports?: never; spaces?: never; }
  |  { audit?: never;   /** A filter of `staffBookings`. */
  bookings: StaffBookingFilter; claims?: never; consents?: never; money?: never; people?: never; reports?: never; spaces?: never; }
  |  { audit?: never; bookings?: never;   /** A filter of `staffClaims`. */
  claims: StaffClaimFilter; consents?: never; money?: never; people?: never; reports?: never; spaces?: never; }
  |  { audit?: never; bookings?: never; claims?: never;   /** A filter of `consentLog`. */
  consents: ConsentFilter; money?: never; people?: never; reports?: never; spaces?: never; }
  |  { audit?: never; bookings?: never; claims?: never; consents?: never;   /** A filter of `moneyMovements`. */
  money: MoneyMovementFilter; people?: never; reports?: never; spaces?: never; }
  |  { audit?: never; bookings?: never; claims?: never; consents?: never; money?: never;   /** A filter of `people`. */
  people: PeopleFilter; reports?: never; spaces?: never; }
  |  { audit?: never; bookings?: never; claims?: never; consents?: never; money?: never; people?: never;   /** A filter of `staffReports`. */
  reports: StaffReportFilter; spaces?: never; }
  |  { audit?: never; bookings?: never; claims?: never; consents?: never; money?: never; people?: never; reports?: never;   /** A filter of `staffSpaces`. */
  spaces: StaffSpaceFilter; };

/** The days chosen at checkout. */
export type StartBookingInput = {
  /** First day, in the space’s time zone; today at the earliest. */
  from: string;
  /** Idempotency key of at most 200 characters: the same key gives the same booking, for at least 24 h. */
  idempotencyKey: string;
  /** The space; not one of the caller’s own. */
  spaceId: string;
  /** ROLLING has no end and holds a year. */
  termType?: TermType | null | undefined;
  /** Day of leaving: not counted, not charged. At most a year after the first day. Required with FIXED, ignored with ROLLING. */
  to?: string | null | undefined;
};

/** Data of a document to upload. */
export type StartVerificationInput = {
  /** Date of birth, at least 18 years ago. Required for an identity, ignored otherwise. */
  birthDate?: string | null | undefined;
  /** The issuing country, ISO 3166-1. Required for an identity, ignored otherwise. */
  country?: string | null | undefined;
  /** The number of the document; only its last four characters are stored. Required for an identity, ignored otherwise. */
  documentNumber?: string | null | undefined;
  /** The kind of document: see verificationRules. */
  documentType: DocumentType;
  /** The last day on which the document is valid. Required for an identity, ignored otherwise. */
  expiresOn?: string | null | undefined;
  /** The name on the document. Required for an identity, ignored otherwise. */
  fullName?: string | null | undefined;
  /** The subject to verify. */
  kind: VerificationKind;
  /** A space of the viewer. Required for a space, ignored otherwise. */
  spaceId?: string | null | undefined;
};

export { StatsPeriod };

/** A place to give up. */
export type StopWaitingInput = {
  /** The place. */
  waitingPlaceId: string;
};

export { StorableThing };

/** Fields left out stay as they are; null clears one. */
export type StorageNeedInput = {
  /** First day; valid from today to 180 days from now. */
  from?: string | null | undefined;
  /** Number of months, 1–12; null when unknown. */
  months?: number | null | undefined;
  /** The place, as free text of at most 120 characters. */
  place?: string | null | undefined;
  /** The things, each at most once. */
  things?: Array<ThingCountInput> | null | undefined;
};

/** A claim. */
export type SubmitClaimInput = {
  /** A booking of the caller. */
  bookingId: string;
  /** Its subject. */
  case: ClaimCase;
  /** What exactly. */
  detail?: ClaimDetail | null | undefined;
  /** The day the damage was found; needed for damage, theft and the deposit. */
  discoveredOn?: string | null | undefined;
  /** Files uploaded for this booking and not sent yet, at most 12, in their order. */
  evidenceIds: Array<string>;
  /** Idempotency key of at most 200 characters: the same key gives the same claim. */
  idempotencyKey: string;
  /** UNSAFE: the defect could not be seen at the start; false by default. */
  isHidden?: boolean | null | undefined;
  /** Declares that the statements are true; must be true. */
  isTrue: boolean;
  /** The damaged or stolen things. */
  items?: Array<ItemInput> | null | undefined;
  /** The measured area, m², 0.1–5000; needed for SMALLER. */
  measuredM2?: number | null | undefined;
  /** The requested remedy; one of `ClaimOption.remedies`. */
  remedy: ClaimRemedy;
  /** What happened: 50–3000 characters; may be shorter with a photo. */
  text: string;
  /** What is asked as a sum, cents; where the remedy has no sum of its own. */
  wantedCents?: number | null | undefined;
};

/** The subscription of the browser’s PushManager: `subscription.toJSON()`. */
export type SubscribeToPushInput = {
  /** Secret of the subscription, base64url. */
  auth: string;
  /** Address of the push service: https at a public host, 1000 characters at most. */
  endpoint: string;
  /** Public key of the browser, base64url. */
  p256dh: string;
};

/** A hypothetical ticket. */
export type SupportPromiseInput = {
  /** Its topic. */
  category: TicketCategory;
  /** Whether there is danger for people or things; false by default. */
  isDangerous?: boolean | null | undefined;
};

/** A suspension. */
export type SuspendPersonInput = {
  /** Duration in days: 7 or 30. */
  days: number;
  /** The person. */
  personId: string;
  /** The reason. */
  reason: MeasureReason;
  /** What happened, 20–1000 characters; the person reads it. */
  statement: string;
};

/** A complaint that came by mail or ticket. */
export type TakeReportComplaintInput = {
  /** The code of the report. */
  code: string;
  /** The person who complains. */
  side: ReportSide;
  /** Their text, 20–1000 characters. */
  text: string;
};

export { TaxName };

export { TaxProfile };

export { TaxZone };

export { TermType };

/** The termination of a rental for a breach. */
export type TerminateBookingInput = {
  /** The booking. */
  bookingId: string;
  /** The breach. */
  reason: TerminationReason;
  /** The statement that both sides read; at most 1000 characters. */
  text: string;
};

export { TerminationReason };

/** A number of one thing. */
export type ThingCountInput = {
  /** The number, 1–500. */
  count: number;
  /** The thing. */
  thing: StorableThing;
};

export { TicketAction };

export { TicketAuthor };

export { TicketCategory };

export { TicketPriority };

export { TicketQueueScope };

export { TicketStatus };

/** A text to translate, and the target language. */
export type TranslateTextInput = {
  /** A published review, or a message that the viewer received. */
  subjectId: string;
  /** The target language. */
  to: Locale;
};

/** A subscription to end. */
export type UnsubscribeFromPushInput = {
  /** Address of the push service. */
  endpoint: string;
};

/** An app to change; omitted fields stay. */
export type UpdatePartnerAppInput = {
  /** Its new name, 1–60 characters. */
  name?: string | null | undefined;
  /** An own app. */
  partnerAppId: string;
  /** The password of the account; required when the redirect URIs or the scopes change. */
  password?: string | null | undefined;
  /** Its new redirect URIs, 1–10. */
  redirectUris?: Array<string> | null | undefined;
  /** The scopes that it may request from now on. A removed scope ends at once for everybody. */
  scopes?: Array<ApiScope> | null | undefined;
  /** Its new website: https, up to 200 characters. */
  website?: string | null | undefined;
};

/** Changes of a profile; omitted fields stay as they are. */
export type UpdateProfileInput = {
  /** Plain text of at most 500 characters; contact data in it is redacted for others. */
  bio?: string | null | undefined;
  /** City of residence, at most 80 characters without contact data. */
  city?: string | null | undefined;
  /** The name others see, 2–40 characters without contact data; null for first name and initial. */
  displayName?: string | null | undefined;
  /** Whether the viewer rents out as a professional, a person or a company; null leaves it as it is. */
  isTrader?: boolean | null | undefined;
  /** Spoken languages, each once, at most six. */
  languages?: Array<SpokenLanguage> | null | undefined;
  /** The language of e-mails to the viewer. */
  locale?: Locale | null | undefined;
};

/** A webhook to change; omitted fields stay. */
export type UpdateWebhookEndpointInput = {
  /** The events to subscribe to from now on. */
  events?: Array<WebhookEventType> | null | undefined;
  /** False queues events. True activates it again and sends the queue. */
  isActive?: boolean | null | undefined;
  /** Its new URL. */
  url?: string | null | undefined;
  /** The webhook. */
  webhookEndpointId: string;
};

export { UserBadge };

export { UserReportReason };

export { VerificationDecision };

export { VerificationKind };

export { VerificationStatus };

/** The second step of signing in. */
export type VerifyMfaInput = {
  /** `extensions.params.challenge` of the MFA_REQUIRED error of signIn; valid for five minutes and five codes. */
  challenge: string;
  /** The six digits of the app, or a recovery code; each is accepted once. */
  code: string;
  /** Return the refresh token in the response, for clients without cookies; no cookie is set then. */
  inBody?: boolean | null | undefined;
};

export { VersionState };

export { ViewStep };

/** A vote on the proposal, or acceptance of the decision. */
export type VoteOnClaimInput = {
  /** The claim. */
  claimId: string;
  /** True accepts, false rejects. */
  isAccepted: boolean;
  /** The displayed `Claim.offerToken`. */
  offerToken: string;
};

/** Taken days of a space to wait for. */
export type WaitForDaysInput = {
  /** First day; the same bounds as for a booking. */
  from: string;
  /** A published space of somebody else. */
  spaceId: string;
  /** The day of leaving; null for a rolling stay. */
  to?: string | null | undefined;
};

/** A search without results because of its days. */
export type WaitForSearchInput = {
  /** The search, with `from`; without `to` for a rolling stay. */
  filter: SpaceFilter;
};

export { WaitingState };

/** A month that the staff waive. */
export type WaiveChargeInput = {
  /** The displayed amount, cents; above 50000 a second person must confirm it. */
  amountCents: number;
  /** Its billing cycle, one of `StaffBookingRecord.uncollectableMonths`. */
  cycleId: string;
  /** The reason, 1–1000 characters; kept in the audit log. */
  statement: string;
};

/** A warning. */
export type WarnPersonInput = {
  /** The person. */
  personId: string;
  /** The reason. */
  reason: MeasureReason;
  /** What happened, 20–1000 characters; the person reads it. */
  statement: string;
};

export { WebhookDeliveryState };

export { WebhookEventType };

export { WebhookState };

/** A change request of the caller, to withdraw. */
export type WithdrawBookingChangeInput = {
  /** The change, requested by the caller. */
  changeId: string;
};

/** A request to withdraw. */
export type WithdrawBookingInput = {
  /** The caller’s booking, in REQUESTED. */
  bookingId: string;
};

/** A version to withdraw before it begins. */
export type WithdrawContentInput = {
  /** The reason, for the audit log; 1–1000 characters. */
  statement: string;
  /** The version. */
  versionId: string;
};

/** A contract to withdraw from. */
export type WithdrawFromContractInput = {
  /** The caller’s booking, begun at most 14 days after its confirmation. */
  bookingId: string;
  /** The displayed `ContractWithdrawal.refundCents`, cents. */
  refundCents: number;
};

export { WizardStep };

export { WordListName };

/** A new text of an entry. */
export type WordsInput = {
  /** Their language. */
  locale: Locale;
  /** The part. */
  part: string;
  /** The text as it was read, so that nobody’s edit is overwritten unread; null checks nothing. */
  seenText?: string | null | undefined;
  /** The text; empty resets it to the product’s own. */
  text: string;
};

/** A note about a person, a space or a booking. */
export type WriteStaffNoteInput = {
  /** 1–1000 characters. */
  body: string;
  /** The id of a person, a space or a booking. */
  subjectId: string;
};

export type WizardDraft_DraftFragment = { address: string | null, city: string | null, postalCode: string | null, lat: number | null, lng: number | null, isPinConfirmed: boolean | null, floor: string | null, door: string | null, type: SpaceType | null, title: string | null, description: string | null, sizeM2: number | null, lengthM: number | null, widthM: number | null, heightM: number | null, doorWidthM: number | null, doorHeightM: number | null, features: Array<SpaceFeature> | null, hasElectricMeter: boolean | null, humidity: Humidity | null, allowedGoods: Array<GoodsCategory> | null, priceMonthCents: number | null, minDays: number | null, discount90Percent: number | null, discount180Percent: number | null, discount365Percent: number | null, deposit: DepositMonths | null, cancellationPolicy: CancellationPolicy | null, isTrader: boolean | null, taxProfile: TaxProfile | null, nif: string | null, accessMode: AccessMode | null, visitNoticeHours: number | null, visitsPerMonth: number | null, accessInstructions: string | null, keysLent: number | null, isInstantBook: boolean | null, availableFrom: string | null, declarations: Array<Declaration> | null, accessHours: Array<{ weekday: number, fromMinute: number, toMinute: number }> | null };

export type NoteCookieConsentsMutationVariables = Exact<{
  analytics: boolean;
  marketing: boolean;
}>;


export type NoteCookieConsentsMutation = { analytics: { consents: Array<{ isGranted: boolean }> }, marketing: { consents: Array<{ isGranted: boolean }> } };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailMutation = { confirmEmail: { email: string, isPasswordDue: boolean } };

export type SignInAfterSignUpMutationVariables = Exact<{ [key: string]: never; }>;


export type SignInAfterSignUpMutation = { signInAfterSignUp: Session_AuthFragment | null };

export type ShownBannersQueryVariables = Exact<{
  locale: Locale;
}>;


export type ShownBannersQuery = { shownBanners: Array<{ id: string, text: string, path: string | null, isDismissible: boolean }> };

export type StaffSearchQueryVariables = Exact<{
  query: string;
  people: boolean;
  spaces: boolean;
  bookings: boolean;
  tickets: boolean;
  payments: boolean;
}>;


export type StaffSearchQuery = { people?: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, fullName: string, maskedEmail: string, city: string | null, state: PersonState } }> }, staffSpaces?: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, title: string | null, city: string | null, postalCode: string | null, status: SpaceStatus, host: { id: string, displayName: string } } }> }, staffBookings?: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, reference: string, status: BookingStatus, from: string, to: string, totalCents: number | null, space: { id: string, title: string | null }, renter: { id: string, displayName: string } } }> }, staffTickets?: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, code: string, subject: string, status: TicketStatus, requesterName: string, createdAt: string } }> }, moneyMovements?: { totalCount: number, edges: Array<{ cursor: string, node: { caseId: string, amountCents: number, state: MovementState, bookingReference: string | null, personName: string, orderedAt: string } }> } };

export type StaffShellQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffShellQuery = { viewer: { id: string, fullName: string, roles: Array<Role>, staffActs: Array<StaffAct>, sessionEndsAt: string | null } | null, staffQueues: Array<{ queue: StaffQueue, openCount: number, lateCount: number }> };

export type Onboarding_AnswersFragment = { step: OnboardingStep, isAsked: boolean, intention: Intention | null, needTo: string | null, draftId: string | null, doneAt: string | null, need: { place: string | null, from: string | null, months: number | null, things: Array<{ thing: StorableThing, count: number }> | null }, offer: { type: SpaceType | null, postalCode: string | null, sizeM2: number | null }, problems: Array<{ path: string, code: FieldProblemCode, params: Record<string, unknown> | null }>, room: { sizeM2: number, volumeM3: number, features: Array<SpaceFeature> } | null, estimate: { netCents: number, lowNetCents: number, highNetCents: number, suggestedCents: number, comparableCount: number } | null };

export type OnboardingQueryVariables = Exact<{ [key: string]: never; }>;


export type OnboardingQuery = { onboarding: Onboarding_AnswersFragment };

export type SaveOnboardingMutationVariables = Exact<{
  input: SaveOnboardingInput;
}>;


export type SaveOnboardingMutation = { saveOnboarding: { onboarding: Onboarding_AnswersFragment } };

export type FinishOnboardingMutationVariables = Exact<{ [key: string]: never; }>;


export type FinishOnboardingMutation = { finishOnboarding: { onboarding: Onboarding_AnswersFragment } };

export type OnboardingIdentityQueryVariables = Exact<{ [key: string]: never; }>;


export type OnboardingIdentityQuery = { viewer: { id: string, verification: { identity: { verifiedAt: string | null } } } | null };

export type PlannedStayQueryVariables = Exact<{
  id: string;
  input: PriceQuoteInput;
}>;


export type PlannedStayQuery = { space: { id: string, title: string | null, sizeM2: number | null, city: string | null, postalCode: string | null, coverPhoto: SpacePhoto_PhotoFragment | null } | null, priceQuote: { from: string, to: string, totalCents: number, monthTotalCents: number | null } };

export type OwnProfile_ViewerFragment = { id: string, userId: string, displayName: string | null, publicName: string, initials: string, bio: string, city: string | null, languages: Array<SpokenLanguage>, isTrader: boolean | null, locale: Locale, badges: Array<UserBadge>, phone: string | null, pushDeviceCount: number, isPushOffered: boolean, avatar: { url: string, srcSet: string } | null, notificationPreferences: Array<{ group: NotificationGroup, channel: NotificationChannel, isOn: boolean, isLocked: boolean }>, quietHours: { fromHour: number, toHour: number } | null };

export type OwnProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProfileQuery = { viewer: OwnProfile_ViewerFragment | null };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { viewer: OwnProfile_ViewerFragment } };

export type RemoveAvatarMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAvatarMutation = { removeAvatar: { viewer: { id: string, avatar: { url: string, srcSet: string } | null } } };

export type RequestPhoneCodeMutationVariables = Exact<{
  phone: string;
}>;


export type RequestPhoneCodeMutation = { requestPhoneCode: { phone: string, expiresAt: string, retryAfterSeconds: number } };

export type ConfirmPhoneMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmPhoneMutation = { confirmPhone: { viewer: { id: string, userId: string, phone: string | null, badges: Array<UserBadge> } } };

export type RemovePhoneMutationVariables = Exact<{ [key: string]: never; }>;


export type RemovePhoneMutation = { removePhone: { viewer: { id: string, userId: string, phone: string | null, badges: Array<UserBadge> } } };

export type SaveNotificationPreferencesMutationVariables = Exact<{
  input: SaveNotificationPreferencesInput;
}>;


export type SaveNotificationPreferencesMutation = { saveNotificationPreferences: { viewer: { id: string, notificationPreferences: Array<{ group: NotificationGroup, channel: NotificationChannel, isOn: boolean, isLocked: boolean }> } } };

export type SaveQuietHoursMutationVariables = Exact<{
  input: SaveQuietHoursInput;
}>;


export type SaveQuietHoursMutation = { saveQuietHours: { viewer: { id: string, quietHours: { fromHour: number, toHour: number } | null } } };

export type PushSubscribedQueryVariables = Exact<{
  endpoint: string;
}>;


export type PushSubscribedQuery = { isSubscribedToPush: boolean };

export type PushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushKeyQuery = { pushKey: string };

export type SubscribeToPushMutationVariables = Exact<{
  input: SubscribeToPushInput;
}>;


export type SubscribeToPushMutation = { subscribeToPush: { viewer: { id: string, pushDeviceCount: number } } };

export type UnsubscribeFromPushMutationVariables = Exact<{
  input: UnsubscribeFromPushInput;
}>;


export type UnsubscribeFromPushMutation = { unsubscribeFromPush: { viewer: { id: string, pushDeviceCount: number } } };

export type PublicProfileQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type PublicProfileQuery = { user: { id: string, displayName: string, initials: string, bio: string, city: string | null, languages: Array<SpokenLanguage>, badges: Array<UserBadge>, memberSince: string, isTrader: boolean, isFeaturedHost: boolean, responseTime: ResponseTimeBucket | null, responseRatePercent: number | null, asHost: RatingOverview_RatingFragment | null, asRenter: RatingOverview_RatingFragment | null, hostReviews: ReviewPage_ReviewsFragment, renterReviews: ReviewPage_ReviewsFragment, avatar: { url: string, srcSet: string } | null, spaces: { totalCount: number, edges: Array<{ cursor: string, node: SpaceCard_SpaceFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type TaxForm_ViewerFragment = { id: string, isTrader: boolean | null, taxDetails: { nif: string, address: string, birthDate: string | null } | null };

export type OwnTaxDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTaxDetailsQuery = { viewer: TaxForm_ViewerFragment | null };

export type SaveTaxDetailsMutationVariables = Exact<{
  input: SaveTaxDetailsInput;
}>;


export type SaveTaxDetailsMutation = { saveTaxDetails: { viewer: (
      { hostData: { dueAt: string, unlistedAt: string | null } | null }
      & TaxForm_ViewerFragment
    ) } };

export type OwnTraderDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTraderDetailsQuery = { viewer: { id: string, email: string, fullName: string, phone: string | null, traderDetails: (
      { certifiedAt: string }
      & TraderDetails_DetailsFragment
    ) | null } | null };

export type SaveTraderDetailsMutationVariables = Exact<{
  input: SaveTraderDetailsInput;
}>;


export type SaveTraderDetailsMutation = { saveTraderDetails: { viewer: { id: string, traderDetails: (
        { certifiedAt: string }
        & TraderDetails_DetailsFragment
      ) | null } } };

export type ConnectedAppsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConnectedAppsQuery = { connectedApps: Array<{ id: string, name: string, website: string, scopes: Array<ApiScope>, consentedAt: string, lastUsedAt: string | null }> };

export type DisconnectAppMutationVariables = Exact<{
  connectedAppId: string;
}>;


export type DisconnectAppMutation = { disconnectApp: { disconnectedAppId: string } };

export type Mandate_BookingFragment = { id: string, reference: string, status: BookingStatus, preparedBy: string | null, mandateWithdrawnAt: string | null, deadline: { since: string, until: string } | null, space: { id: string, title: string | null }, nextCharge: { dueOn: string, totalCents: number } | null };

export type MandatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MandatesQuery = { mandatedBookings: Array<Mandate_BookingFragment> };

export type WithdrawMandateMutationVariables = Exact<{
  bookingId: string;
}>;


export type WithdrawMandateMutation = { withdrawMandate: { booking: { id: string, mandateWithdrawnAt: string | null } } };

export type GiveMandateMutationVariables = Exact<{
  bookingId: string;
}>;


export type GiveMandateMutation = { giveMandate: { booking: { id: string, mandateWithdrawnAt: string | null } } };

export type Security_ViewerFragment = { id: string, email: string, pendingEmail: string | null, hasSecondFactor: boolean, mustAddSecondFactor: boolean, recoveryCodesLeft: number };

export type SecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityQuery = { viewer: Security_ViewerFragment | null };

export type StartSecondFactorMutationVariables = Exact<{
  password: string;
}>;


export type StartSecondFactorMutation = { startSecondFactor: { secret: string, otpauthUrl: string } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: { recoveryCodes: Array<string> } };

export type RemoveSecondFactorMutationVariables = Exact<{
  input: PasswordAndCodeInput;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: { viewer: { id: string } } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: PasswordAndCodeInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> } };

export type AdminMarketQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminMarketQuery = { marketFacts: { spaceCount: number, priceFromCents: number | null, cityCount: number }, cities: Array<{ slug: string, name: string, spaceCount: number, priceFromCents: number | null, isComingSoon: boolean }> };

export type AdminCountsQueryVariables = Exact<{
  isOwn?: boolean | null | undefined;
}>;


export type AdminCountsQuery = { staffQueues: Array<{ queue: StaffQueue, openCount: number, lateCount: number, todayCount: number, ownCount: number | null, oldestAt: string | null, targetHours: number, isInWorkingDays: boolean, countedAt: string }> };

export type QueuedVerification_VerificationFragment = { id: string, kind: VerificationKind, status: VerificationStatus, documentType: DocumentType, submittedAt: string | null, dueAt: string | null, isOverdue: boolean, space: { id: string, title: string | null } | null, applicant: { fullName: string, attemptsUsed: number, user: { id: string, initials: string } } | null, appointment: { id: string, startsAt: string, link: string } | null };

export type VerificationQueueQueryVariables = Exact<{
  kind?: VerificationKind | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type VerificationQueueQuery = { verificationQueue: { totalCount: number, overdueCount: number, edges: Array<{ cursor: string, node: QueuedVerification_VerificationFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type VerificationReviewQueryVariables = Exact<{
  id: string;
}>;


export type VerificationReviewQuery = { verification: (
    { id: string, documentCountry: string | null, documentLast4: string | null, documentExpiresOn: string | null, fullName: string | null, birthDate: string | null, rejectReason: RejectReason | null, note: string, decidedAt: string | null, files: Array<{ id: string, side: DocumentSide, mime: string, bytes: number }>, space: { id: string, title: string | null, address: string | null, postalCode: string | null, city: string | null } | null, applicant: { email: string, fullName: string, isPhoneVerified: boolean, attemptsUsed: number, earlier: Array<{ id: string, status: VerificationStatus, rejectReasonName: string | null, documentType: DocumentType, documentLast4: string | null, decidedAt: string | null }> } | null }
    & QueuedVerification_VerificationFragment
  ) | null, verificationRules: { attempts: number, filesKeptDays: number, reviewHours: number } };

export type StaffAppointmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffAppointmentsQuery = { staffAppointments: Array<{ id: string, startsAt: string, link: string, offeredByName: string | null, verificationId: string | null, personName: string | null }> };

export type OfferAppointmentMutationVariables = Exact<{
  input: OfferAppointmentInput;
}>;


export type OfferAppointmentMutation = { offerAppointment: { appointments: Array<{ id: string }> } };

export type CancelAppointmentMutationVariables = Exact<{
  input: CancelAppointmentInput;
}>;


export type CancelAppointmentMutation = { cancelAppointment: { appointments: Array<{ id: string }> } };

export type MoveAppointmentMutationVariables = Exact<{
  input: MoveAppointmentInput;
}>;


export type MoveAppointmentMutation = { moveAppointment: { appointments: Array<{ id: string }> } };

export type WithdrawAppointmentMutationVariables = Exact<{
  input: AppointmentInput;
}>;


export type WithdrawAppointmentMutation = { withdrawAppointment: { appointments: Array<{ id: string }> } };

export type VerificationDecisionPreviewQueryVariables = Exact<{
  input: DecideVerificationInput;
}>;


export type VerificationDecisionPreviewQuery = { verificationDecisionPreview: Array<{ reader: DecisionReader, subject: string, text: string }> };

export type DecideVerificationMutationVariables = Exact<{
  input: DecideVerificationInput;
}>;


export type DecideVerificationMutation = { decideVerification: { verification: { id: string, status: VerificationStatus, rejectReason: RejectReason | null, note: string, decidedAt: string | null } } };

export type ArticleFeedbackQueryVariables = Exact<{
  locale?: Locale | null | undefined;
}>;


export type ArticleFeedbackQuery = { articleFeedback: Array<{ slug: string, owner: ArticleOwner, nextReviewOn: string, isReviewDue: boolean, helpfulCount: number, unhelpfulCount: number, article: { kind: ArticleKind, locale: Locale, slug: string, section: ArticleSection, title: string } | null, comments: Array<{ text: string, locale: Locale, version: string, at: string }> }> };

export type DataRequestQueueQueryVariables = Exact<{ [key: string]: never; }>;


export type DataRequestQueueQuery = { dataRequestQueue: { totalCount: number, overdueCount: number, waiting: Array<{ fullName: string, email: string, request: { id: string, kind: DataRequestKind, status: DataRequestStatus, details: string, requestedAt: string, dueAt: string, isOverdue: boolean } }> } };

export type AnswerDataRequestMutationVariables = Exact<{
  input: AnswerDataRequestInput;
}>;


export type AnswerDataRequestMutation = { answerDataRequest: { dataRequest: { id: string, status: DataRequestStatus } } };

export type QueuedReview_ReviewFragment = { waitingSince: string, decidedAt: string | null, flags: Array<ReviewFlag>, note: string, reportCount: number, reports: Array<{ code: string, reasonName: string, details: string, createdAt: string }>, space: { id: string, title: string | null }, review: { id: string, direction: ReviewDirection, status: ReviewStatus, submittedAt: string, text: string, language: Locale, scores: { overall: number, accuracy: number | null, access: number | null, condition: number | null, security: number | null, communication: number | null, value: number | null, care: number | null, rules: number | null, payment: number | null }, author: { id: string, displayName: string } | null, subject: { id: string, displayName: string } | null, space: { id: string } | null } };

export type ReviewsToDecideQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ReviewsToDecideQuery = { reviewsToDecide: { totalCount: number, edges: Array<{ cursor: string, node: QueuedReview_ReviewFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ReviewDecisionPreviewQueryVariables = Exact<{
  input: DecideReviewInput;
}>;


export type ReviewDecisionPreviewQuery = { reviewDecisionPreview: Array<{ reader: DecisionReader, subject: string, text: string }> };

export type DecideReviewMutationVariables = Exact<{
  input: DecideReviewInput;
}>;


export type DecideReviewMutation = { decideReview: { review: { id: string, status: ReviewStatus } } };

export type QueuedSpace_SpaceFragment = { id: string, title: string | null, type: SpaceType | null, city: string | null, sizeM2: number | null, priceAllInCents: number | null, submittedAt: string | null, host: { id: string, displayName: string } };

export type SpacesToApproveQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SpacesToApproveQuery = { spacesToApprove: { totalCount: number, edges: Array<{ cursor: string, node: QueuedSpace_SpaceFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ApproveSpaceMutationVariables = Exact<{
  input: ApproveSpaceInput;
}>;


export type ApproveSpaceMutation = { approveSpace: { space: { id: string, status: SpaceStatus } } };

export type RequestSpaceChangesMutationVariables = Exact<{
  input: RequestSpaceChangesInput;
}>;


export type RequestSpaceChangesMutation = { requestSpaceChanges: { space: { id: string, status: SpaceStatus, changesAsked: string | null, changeNotes: Array<{ part: SpacePart, note: string }> } } };

export type AuditRow_RecordFragment = (
  { objectType: string, objectId: string | null, objectName: string | null }
  & AuditRecord_RecordFragment
);

export type AuditLogQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { totalCount: number, edges: Array<{ cursor: string, node: AuditRow_RecordFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AuditActQueryVariables = Exact<{
  number: number;
}>;


export type AuditActQuery = { auditRecord: AuditRow_RecordFragment | null };

export type AuditChainQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditChainQuery = { auditChain: { count: number, brokenAt: number | null } };

export type BannerRowFragment = { id: string, textEs: string, textEn: string, path: string | null, audience: BannerAudience, from: string, until: string, isDismissible: boolean, isShown: boolean, setByName: string | null, setAt: string };

export type StaffBannersQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffBannersQuery = { banners: Array<BannerRowFragment> };

export type SaveBannerMutationVariables = Exact<{
  input: SaveBannerInput;
}>;


export type SaveBannerMutation = { saveBanner: { banners: Array<BannerRowFragment> } };

export type ReadBookingMessagesMutationVariables = Exact<{
  input: ReadBookingMessagesInput;
}>;


export type ReadBookingMessagesMutation = { readBookingMessages: { messages: Array<{ from: BookingActor, body: string, createdAt: string }> } };

export type EndForHostPreviewQueryVariables = Exact<{
  id: string;
  endsOn: string;
}>;


export type EndForHostPreviewQuery = { noticePreview: { noticeDays: number, lastChargeCents: number, refundCents: number, hostFeeCents: number } };

export type EndForHostMutationVariables = Exact<{
  input: GiveNoticeInput;
}>;


export type EndForHostMutation = { giveNotice: { booking: { id: string, status: BookingStatus, to: string } } };

export type StaffBookingLeftThings_FileFragment = { openedOn: string, dayCents: number, costCents: number, things: string | null, witnesses: Array<string> | null, listedAt: string | null, letterReference: string | null, letterSentAt: string | null };

export type ListLeftThingsMutationVariables = Exact<{
  input: ListLeftThingsInput;
}>;


export type ListLeftThingsMutation = { listLeftThings: { booking: { id: string, status: BookingStatus } } };

export type RecordAbandonmentLetterMutationVariables = Exact<{
  input: RecordAbandonmentLetterInput;
}>;


export type RecordAbandonmentLetterMutation = { recordAbandonmentLetter: { booking: { id: string, status: BookingStatus } } };

export type StaffBookingRow_BookingFragment = { id: string, reference: string, status: BookingStatus, billingState: BillingState, from: string, to: string, totalCents: number | null, createdAt: string, space: { id: string, title: string | null }, renter: { id: string, displayName: string }, host: { id: string, displayName: string }, staffRecord: { availableActs: Array<StaffBookingAct> } | null };

export type StaffBookingsQueryVariables = Exact<{
  filter?: StaffBookingFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type StaffBookingsQuery = { staffBookings: { totalCount: number, edges: Array<{ cursor: string, node: StaffBookingRow_BookingFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type StaffBookingCase_BookingFragment = (
  { termType: TermType, protectionPlan: ProtectionPlan, rentCents: number, renterFeeCents: number | null, protectionCents: number | null, commissionCents: number | null, hostNetCents: number | null, depositCents: number, declineText: string | null, cancelText: string | null, terminationText: string | null, cancellation: { paidCents: number } | null, abandonmentFile: StaffBookingLeftThings_FileFragment | null, refunds: Array<{ id: string, totalCents: number, creditCents: number, createdAt: string }>, nextCharge: { dueOn: string, totalCents: number } | null, timeline: Array<{ from: BookingStatus | null, to: BookingStatus, action: string, actor: BookingActor, at: string }>, claims: Array<{ id: string, reference: string, case: ClaimCase, status: ClaimStatus, text: string, createdAt: string, evidence: Array<{ id: string, name: string, kind: EvidenceKind, url: string, createdAt: string }> }>, conditionPhotos: Array<{ id: string, moment: ConditionMoment, by: ClaimSide, url: string, createdAt: string }>, staffRecord: { chargesPausedSince: string | null, messageCount: number, caseCodes: Array<string>, uncollectableMonths: Array<{ cycleId: string, from: string, to: string, totalCents: number }>, adjustments: Array<AdjustmentRow_AdjustmentFragment>, notes: Array<StaffNote_NoteFragment>, timeline: Array<AuditRecord_RecordFragment> } | null }
  & StaffBookingRow_BookingFragment
);

export type StaffBookingQueryVariables = Exact<{
  id: string;
}>;


export type StaffBookingQuery = { booking: StaffBookingCase_BookingFragment | null };

export type BookingActPreviewQueryVariables = Exact<{
  input: BookingActPreviewInput;
}>;


export type BookingActPreviewQuery = { bookingActPreview: Array<{ reader: BookingActor, name: string, subject: string, text: string }> };

export type ChangeBookingEndMutationVariables = Exact<{
  input: ChangeBookingEndInput;
}>;


export type ChangeBookingEndMutation = { changeBookingEnd: { booking: { id: string, to: string } } };

export type GiveBookingCreditMutationVariables = Exact<{
  input: GiveBookingCreditInput;
}>;


export type GiveBookingCreditMutation = { giveBookingCredit: { booking: { id: string } } };

export type TerminateBookingMutationVariables = Exact<{
  input: TerminateBookingInput;
}>;


export type TerminateBookingMutation = { terminateBooking: { booking: { id: string, status: BookingStatus } } };

export type SettleTerminationMutationVariables = Exact<{
  input: SettleTerminationInput;
}>;


export type SettleTerminationMutation = { settleTermination: { booking: { id: string, status: BookingStatus } } };

export type AllowChargesMutationVariables = Exact<{
  input: AllowChargesInput;
}>;


export type AllowChargesMutation = { allowCharges: { booking: { id: string, status: BookingStatus } } };

export type HoldPayoutMutationVariables = Exact<{
  input: HoldPayoutInput;
}>;


export type HoldPayoutMutation = { holdPayout: { isHeld: boolean } };

export type ReleasePayoutMutationVariables = Exact<{
  input: ReleasePayoutInput;
}>;


export type ReleasePayoutMutation = { releasePayout: { isReleased: boolean } };

export type WaiveChargeMutationVariables = Exact<{
  input: WaiveChargeInput;
}>;


export type WaiveChargeMutation = { waiveCharge: { adjustment: { id: string, status: AdjustmentStatus } } };

export type AskForClaimDataMutationVariables = Exact<{
  input: AskForClaimDataInput;
}>;


export type AskForClaimDataMutation = { askForClaimData: { claim: { id: string, status: ClaimStatus } } };

export type ReviewClaimDecisionMutationVariables = Exact<{
  input: ReviewClaimDecisionInput;
}>;


export type ReviewClaimDecisionMutation = { reviewClaimDecision: { claim: { id: string, status: ClaimStatus } } };

export type RetryDepositChargeMutationVariables = Exact<{
  input: RetryDepositChargeInput;
}>;


export type RetryDepositChargeMutation = { retryDepositCharge: { claim: { id: string, depositCharge: PaymentStatus | null } } };

export type SettleGuaranteePaymentMutationVariables = Exact<{
  input: SettleGuaranteePaymentInput;
}>;


export type SettleGuaranteePaymentMutation = { settleGuaranteePayment: { claim: { id: string } } };

export type StaffClaimRow_ClaimFragment = { id: string, reference: string, side: ClaimSide, case: ClaimCase, detail: ClaimDetail | null, status: ClaimStatus, decideBy: string | null, createdAt: string, questions: Array<{ number: number, side: ClaimSide, answerBy: string, endedAt: string | null }>, staffRecord: { isWaiting: boolean, isLate: boolean, assignee: { id: string, displayName: string } | null, pending: { createdAt: string } | null } | null, booking: { id: string, reference: string, space: { id: string, title: string | null }, renter: { id: string, displayName: string }, host: { id: string, displayName: string } } };

export type StaffClaimsQueryVariables = Exact<{
  filter?: StaffClaimFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type StaffClaimsQuery = { staffClaims: { totalCount: number, edges: Array<{ cursor: string, node: StaffClaimRow_ClaimFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type StaffClaimFile_EvidenceFragment = { id: string, kind: EvidenceKind, name: string, url: string, isPoliceReport: boolean, createdAt: string };

export type StaffClaimCase_ClaimFragment = (
  { windowHours: number | null, text: string, wantedRemedy: ClaimRemedy, wantedCents: number | null, discoveredOn: string | null, remedy: ClaimRemedy | null, proposalReason: ProposalReason | null, proposedAt: string | null, appealedAt: string | null, appealedBy: ClaimSide | null, appealText: string | null, closedAt: string | null, holdsCents: number | null, depositCharge: PaymentStatus | null, guaranteePayment: { amountCents: number, status: GuaranteePaymentStatus } | null, areas: { describedM2: number, limitM2: number, claimedM2: number, answeredM2: number | null } | null, items: Array<{ name: string, kind: ItemKind, valueCents: number, isCovered: boolean }>, evidence: Array<StaffClaimFile_EvidenceFragment>, answer: { isAgreed: boolean, text: string, createdAt: string, evidence: Array<StaffClaimFile_EvidenceFragment> } | null, questions: Array<{ number: number, side: ClaimSide, text: string, answer: string | null, askedAt: string, answerBy: string, endedAt: string | null, evidence: Array<StaffClaimFile_EvidenceFragment> }>, votes: Array<{ side: ClaimSide, isAccepted: boolean, createdAt: string }>, decisions: Array<{ round: number, remedy: ClaimRemedy, amountCents: number, ground: ClaimGround | null, reasons: string, createdAt: string }>, booking: (
    { from: string, to: string, status: BookingStatus, termType: TermType, protectionPlan: ProtectionPlan, timeZone: string, rentCents: number, renterFeeCents: number | null, protectionCents: number | null, totalCents: number | null, depositCents: number, renter: { initials: string }, host: { initials: string }, staffRecord: { availableActs: Array<StaffBookingAct>, messageCount: number, caseCodes: Array<string> } | null }
    & ClaimRecords_BookingFragment
  ), staffRecord: { availableActs: Array<StaffClaimAct>, obstacle: ClaimObstacle | null, aloneCents: number, place: { position: number, total: number, previousId: string | null, nextId: string | null } | null, assignees: Array<{ id: string, displayName: string }>, options: Array<{ remedy: ClaimRemedy, amountCents: number, laterCents: number, growthCents: number, hasOwnSum: boolean }>, pending: { remedy: ClaimRemedy, amountCents: number, ground: ClaimGround, reasons: string, proposedByName: string | null } | null, similar: Array<{ id: string, reference: string, remedy: ClaimRemedy | null, closedAt: string | null, preview: { amountCents: number | null } }>, timeline: Array<AuditRecord_RecordFragment> } | null }
  & StaffClaimRow_ClaimFragment
);

export type StaffClaimQueryVariables = Exact<{
  id: string;
}>;


export type StaffClaimQuery = { claim: StaffClaimCase_ClaimFragment | null };

export type ClaimDecisionPreviewQueryVariables = Exact<{
  input: ClaimDecisionPreviewInput;
}>;


export type ClaimDecisionPreviewQuery = { claimDecisionPreview: Array<{ reader: BookingActor, name: string, subject: string, text: string }> };

export type DecideClaimMutationVariables = Exact<{
  input: DecideClaimInput;
}>;


export type DecideClaimMutation = { decideClaim: { claim: { id: string, status: ClaimStatus } } };

export type AssignClaimMutationVariables = Exact<{
  input: AssignClaimInput;
}>;


export type AssignClaimMutation = { assignClaim: { claim: { id: string } } };

export type ConsentRow_RecordFragment = { number: number, personId: string, fullName: string, purpose: ConsentPurpose, isGranted: boolean, version: string, source: string, at: string };

export type ConsentLogQueryVariables = Exact<{
  filter?: ConsentFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ConsentLogQuery = { consentLog: { totalCount: number, edges: Array<{ cursor: string, node: ConsentRow_RecordFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ContentRowFragment = { kind: ContentKind, key: string, title: string, path: string, state: ContentState, comingFrom: string | null, changedAt: string | null };

export type ContentEntriesQueryVariables = Exact<{
  kind: ContentKind;
}>;


export type ContentEntriesQuery = { contentEntries: Array<ContentRowFragment> };

export type ContentInEditorFragment = { kind: ContentKind, key: string, lastVersionId: string | null, entry: ContentRowFragment, texts: Array<{ part: string, locale: Locale, text: string, defaultText: string | null, maxLength: number, choices: Array<{ value: string, label: string }> }>, versions: Array<{ id: string, validFrom: string, state: VersionState, isReset: boolean, reason: string, setByName: string | null, setAt: string }> };

export type EditedContentQueryVariables = Exact<{
  kind: ContentKind;
  key: string;
}>;


export type EditedContentQuery = { editableContent: ContentInEditorFragment | null };

export type NewContentQueryVariables = Exact<{
  kind: ContentKind;
}>;


export type NewContentQuery = { newContent: { sections: Array<ArticleSection>, texts: Array<{ part: string, locale: Locale, text: string, maxLength: number, choices: Array<{ value: string, label: string }> }> } };

export type ContentVersionQueryVariables = Exact<{
  id: string;
}>;


export type ContentVersionQuery = { contentVersion: { id: string, texts: Array<{ part: string, locale: Locale, text: string }> } };

export type ContentPreviewQueryVariables = Exact<{
  body: string;
  locale: Locale;
}>;


export type ContentPreviewQuery = { contentPreview: string };

export type PublishContentMutationVariables = Exact<{
  input: PublishContentInput;
}>;


export type PublishContentMutation = { publishContent: { content: { key: string } } };

export type ResetContentMutationVariables = Exact<{
  input: ResetContentInput;
}>;


export type ResetContentMutation = { resetContent: { content: { key: string } } };

export type WithdrawContentMutationVariables = Exact<{
  input: WithdrawContentInput;
}>;


export type WithdrawContentMutation = { withdrawContent: { content: { key: string } } };

export type StaffViewCountsQueryVariables = Exact<{
  views: Array<StaffViewInput> | StaffViewInput;
}>;


export type StaffViewCountsQuery = { staffViewCounts: Array<number | null> };

export type MovementRow_MovementFragment = { kind: MovementKind, caseId: string, orderedAt: string, amountCents: number, state: MovementState, bookingReference: string | null, personName: string, providerRef: string | null, failureCode: string | null };

export type MoneyMovementsQueryVariables = Exact<{
  filter?: MoneyMovementFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MoneyMovementsQuery = { moneyMovements: { totalCount: number, edges: Array<{ cursor: string, node: MovementRow_MovementFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AdjustmentRow_AdjustmentFragment = { id: string, kind: AdjustmentKind, from: string | null, to: string | null, amountCents: number, statement: string, status: AdjustmentStatus, proposedAt: string, decision: string | null, canDecide: boolean, proposer: { id: string, displayName: string }, booking: { id: string, reference: string } };

export type StaffPayment_PaymentFragment = { id: string, state: MovementState, rentCents: number, renterFeeCents: number, protectionCents: number, totalCents: number, creditCents: number, refundableCents: number, methodBrand: string | null, methodLast4: string | null, provider: string, providerRef: string | null, failureCode: string | null, dueAt: string, capturedAt: string | null, availableActs: Array<StaffMoneyAct>, booking: { id: string, reference: string, status: BookingStatus, space: { id: string, title: string | null }, renter: { id: string, displayName: string }, host: { id: string, displayName: string } }, refunds: Array<{ id: string, totalCents: number, creditCents: number, status: RefundStatus, createdAt: string, failureCode: string | null }>, ledgerLines: Array<{ number: number, account: string, amountCents: number, bookedAt: string }>, adjustments: Array<AdjustmentRow_AdjustmentFragment>, timeline: Array<AuditRecord_RecordFragment> };

export type StaffPaymentQueryVariables = Exact<{
  id: string;
}>;


export type StaffPaymentQuery = { staffPayment: StaffPayment_PaymentFragment | null };

export type StaffPayout_PayoutFragment = { id: string, state: MovementState, amountCents: number, ibanLast4: string | null, provider: string, providerRef: string | null, transferRef: string | null, failureCode: string | null, orderedAt: string, completedAt: string | null, availableActs: Array<StaffMoneyAct>, host: { id: string, displayName: string }, parts: Array<{ bookingReference: string | null, amountCents: number }>, timeline: Array<AuditRecord_RecordFragment> };

export type StaffPayoutQueryVariables = Exact<{
  id: string;
}>;


export type StaffPayoutQuery = { staffPayout: StaffPayout_PayoutFragment | null };

export type ProposedAdjustmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProposedAdjustmentsQuery = { proposedAdjustments: Array<AdjustmentRow_AdjustmentFragment> };

export type RefundPaymentMutationVariables = Exact<{
  input: RefundPaymentInput;
}>;


export type RefundPaymentMutation = { refundPayment: { payment: { id: string, refundableCents: number } } };

export type AdjustBooksMutationVariables = Exact<{
  input: AdjustBooksInput;
}>;


export type AdjustBooksMutation = { adjustBooks: { adjustment: { id: string, status: AdjustmentStatus } } };

export type DecideAdjustmentMutationVariables = Exact<{
  input: DecideAdjustmentInput;
}>;


export type DecideAdjustmentMutation = { decideAdjustment: { adjustment: AdjustmentRow_AdjustmentFragment } };

export type FailPayoutMutationVariables = Exact<{
  input: FailPayoutInput;
}>;


export type FailPayoutMutation = { failPayout: { payout: { status: PayoutStatus } } };

export type FailedRefundsQueryVariables = Exact<{ [key: string]: never; }>;


export type FailedRefundsQuery = { failedRefunds: Array<{ id: string, totalCents: number, creditCents: number, createdAt: string, failureCode: string | null, canSettle: boolean, booking: { id: string, reference: string, renter: { id: string, displayName: string } } | null }> };

export type OpenTransfersQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenTransfersQuery = { openTransfers: Array<{ kind: OpenTransferKind, caseId: string, reference: string | null, personName: string, amountCents: number, since: string, failureCode: string | null }> };

export type ReconciliationAlarmsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReconciliationAlarmsQuery = { reconciliationAlarms: Array<{ id: string, kind: string, ref: string, expectedCents: number, foundCents: number, foundAt: string, answerDueAt: string | null, answeredAt: string | null, disputeStatus: PaymentDisputeStatus | null, resolvedAt: string | null, resolution: string | null }> };

export type RetryRefundMutationVariables = Exact<{
  input: RetryRefundInput;
}>;


export type RetryRefundMutation = { retryRefund: { refund: { id: string, status: RefundStatus } } };

export type SettleRefundByHandMutationVariables = Exact<{
  input: SettleRefundByHandInput;
}>;


export type SettleRefundByHandMutation = { settleRefundByHand: { refund: { id: string, status: RefundStatus } } };

export type ResolveReconciliationAlarmMutationVariables = Exact<{
  input: ResolveAlarmInput;
}>;


export type ResolveReconciliationAlarmMutation = { resolveReconciliationAlarm: { reconciliationAlarm: { id: string, resolvedAt: string | null, resolution: string | null } } };

export type TaxRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type TaxRatesQuery = { taxRates: Array<{ zone: TaxZone, kind: TaxName, bps: number, validFrom: string }> };

export type SetTaxRateMutationVariables = Exact<{
  input: SetTaxRateInput;
}>;


export type SetTaxRateMutation = { setTaxRate: { taxRates: Array<{ zone: TaxZone, kind: TaxName, bps: number, validFrom: string }> } };

export type MetricSums_SumsFragment = { volumeCents: number, takeCents: number, takePercent: number | null, occupancyPercent: number | null, offeredCount: number, rentedCount: number, searchCount: number, requestCount: number, requestPercent: number | null, confirmedCount: number, confirmPercent: number | null, answerCount: number, answerMinutes: number | null, renterCancelPercent: number | null, hostCancelPercent: number | null, staffCancelPercent: number | null, cancelPercent: number | null, ratingCount: number, satisfaction: number | null };

export type StaffMetricsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffMetricsQuery = { staffMetrics: { countedAt: string, from: string, to: string, now: MetricSums_SumsFragment, before: MetricSums_SumsFragment, weeks: Array<{ from: string, to: string, metrics: MetricSums_SumsFragment }>, days: Array<{ day: string, volumeCents: number, volumeCentsBefore: number }> } };

export type OwnStaffCasesQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type OwnStaffCasesQuery = { ownStaffCases: { totalCount: number, cases: Array<{ queue: StaffQueue, caseId: string, code: string, subject: string, claimCase: ClaimCase | null, amountCents: number | null, personName: string | null, isUrgent: boolean, since: string, dueAt: string | null }> } | null };

export type StaffAlarmsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffAlarmsQuery = { staffAlarms: { canSeeAudit: boolean, books: { openCount: number, differenceCents: number, foundAt: string | null, comparedAt: string | null, comparedCount: number } | null, webhooks: { totalCount: number, newest: Array<{ personId: string, ownerName: string, host: string, failingSince: string }> } | null, audit: { checkedAt: string, count: number, brokenAt: number | null } | null, events: { lateCount: number, oldestAt: string | null } } };

export type AuditRecord_RecordFragment = { number: number, action: string, actorName: string | null, reason: string | null, before: string | null, after: string | null, at: string };

export type StaffNote_NoteFragment = { body: string, authorName: string | null, createdAt: string };

export type PersonRow_PersonFragment = { id: string, fullName: string, initials: string, maskedEmail: string, roles: Array<Role>, level: number, isTrader: boolean, city: string | null, spaceCount: number, bookingCount: number, yearCents: number, warningCount: number, state: PersonState, lastActiveAt: string | null, createdAt: string, availableActs: Array<PersonAct> };

export type StaffPeopleQueryVariables = Exact<{
  filter?: PeopleFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type StaffPeopleQuery = { people: { totalCount: number, edges: Array<{ cursor: string, node: PersonRow_PersonFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PersonCase_PersonFragment = (
  { userId: string, runningBookingCount: number, traderDetails: (
    { certifiedAt: string }
    & TraderDetails_DetailsFragment
  ) | null, measures: Array<{ kind: MeasureKind, reasonName: string, statement: string, startsAt: string, endsAt: string | null, isOpen: boolean, staffName: string | null }>, latestBookings: Array<{ id: string, reference: string, status: BookingStatus, totalCents: number | null, space: { id: string, title: string | null }, renter: { id: string, displayName: string }, host: { id: string, displayName: string } }>, hostMoney: { paidCents: number, heldCents: number, nextPayout: { on: string, amountCents: number } | null } | null, latestSpaces: Array<{ id: string, title: string | null, status: SpaceStatus }>, notes: Array<StaffNote_NoteFragment>, timeline: Array<AuditRecord_RecordFragment> }
  & PersonRow_PersonFragment
);

export type StaffPersonQueryVariables = Exact<{
  id: string;
}>;


export type StaffPersonQuery = { person: PersonCase_PersonFragment | null };

export type MeasurePreviewQueryVariables = Exact<{
  input: MeasurePreviewInput;
}>;


export type MeasurePreviewQuery = { measurePreview: { subject: string, text: string } };

export type MergePreviewQueryVariables = Exact<{
  input: MergePreviewInput;
}>;


export type MergePreviewQuery = { mergePreview: { into: { id: string, fullName: string, maskedEmail: string }, moves: Array<{ kind: MergedKind, count: number }>, blockers: Array<{ kind: MergeBlockerKind, reference: string | null, amountCents: number | null }> } };

export type MergePeopleMutationVariables = Exact<{
  input: MergePeopleInput;
}>;


export type MergePeopleMutation = { mergePeople: { person: { id: string, state: PersonState } } };

export type WriteStaffNoteMutationVariables = Exact<{
  input: WriteStaffNoteInput;
}>;


export type WriteStaffNoteMutation = { writeStaffNote: { note: StaffNote_NoteFragment } };

export type WarnPersonMutationVariables = Exact<{
  input: WarnPersonInput;
}>;


export type WarnPersonMutation = { warnPerson: { person: { id: string, state: PersonState } } };

export type LimitPersonMutationVariables = Exact<{
  input: LimitPersonInput;
}>;


export type LimitPersonMutation = { limitPerson: { person: { id: string, state: PersonState } } };

export type LiftPersonLimitMutationVariables = Exact<{
  input: LiftPersonLimitInput;
}>;


export type LiftPersonLimitMutation = { liftPersonLimit: { person: { id: string, state: PersonState } } };

export type SuspendPersonMutationVariables = Exact<{
  input: SuspendPersonInput;
}>;


export type SuspendPersonMutation = { suspendPerson: { person: { id: string, state: PersonState } } };

export type BanPersonMutationVariables = Exact<{
  input: BanPersonInput;
}>;


export type BanPersonMutation = { banPerson: { person: { id: string, state: PersonState } } };

export type RestorePersonMutationVariables = Exact<{
  input: PersonStatementInput;
}>;


export type RestorePersonMutation = { restorePerson: { person: { id: string, state: PersonState } } };

export type AllowPayoutsMutationVariables = Exact<{
  input: PersonStatementInput;
}>;


export type AllowPayoutsMutation = { allowPayouts: { person: { id: string, availableActs: Array<PersonAct> } } };

export type ResetVerificationMutationVariables = Exact<{
  input: PersonStatementInput;
}>;


export type ResetVerificationMutation = { resetVerification: { person: { id: string, level: number } } };

export type ChangePersonRolesMutationVariables = Exact<{
  input: ChangePersonRolesInput;
}>;


export type ChangePersonRolesMutation = { changePersonRoles: { person: { id: string, roles: Array<Role> } } };

export type RevealEmailMutationVariables = Exact<{
  input: PersonIdInput;
}>;


export type RevealEmailMutation = { revealEmail: { email: string } };

export type ViewAsPersonMutationVariables = Exact<{
  input: PersonStatementInput;
}>;


export type ViewAsPersonMutation = { viewAsPerson: { token: string, expiresAt: string, person: { id: string, fullName: string } } };

export type StaffReportRow_ReportFragment = { code: string, subject: ReportedKind, reasonName: string, status: ReportStatus, isUnfounded: boolean, isOwnInitiative: boolean, isWaiting: boolean, isLate: boolean, openedAt: string, dueAt: string, answeredTogetherAs: string, availableActs: Array<StaffReportAct>, owner: { id: string, fullName: string } | null };

export type StaffReportsQueryVariables = Exact<{
  filter?: StaffReportFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type StaffReportsQuery = { staffReports: { totalCount: number, edges: Array<{ cursor: string, node: StaffReportRow_ReportFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type StaffReportCase_ReportFragment = (
  { details: string, followsCode: string | null, statement: string | null, decidedByName: string | null, decidedAt: string | null, otherReportCount: number, mayReverse: boolean, mustRevokeRole: boolean, messageText: string | null, canReadConversation: boolean, complaint: { side: ReportSide, text: string, complainedAt: string, outcome: ComplaintOutcome | null, statement: string | null, decidedByName: string | null, decidedAt: string | null } | null, reporter: { id: string, fullName: string } | null, space: { id: string, title: string | null, city: string | null, status: SpaceStatus } | null, review: { id: string, text: string, overall: number } | null, timeline: Array<AuditRecord_RecordFragment> }
  & StaffReportRow_ReportFragment
);

export type StaffReportQueryVariables = Exact<{
  code: string;
}>;


export type StaffReportQuery = { staffReport: StaffReportCase_ReportFragment | null };

export type ReportActPreviewQueryVariables = Exact<{
  input: ReportActPreviewInput;
}>;


export type ReportActPreviewQuery = { reportActPreview: Array<{ reader: ReportSide, subject: string, text: string }> };

export type ReadReportedConversationMutationVariables = Exact<{
  input: ReadReportedConversationInput;
}>;


export type ReadReportedConversationMutation = { readReportedConversation: { messages: Array<{ from: ReportSide, body: string, createdAt: string, isReported: boolean }> } };

export type DecideReportMutationVariables = Exact<{
  input: DecideReportInput;
}>;


export type DecideReportMutation = { decideReport: { report: { code: string, status: ReportStatus } } };

export type TakeReportComplaintMutationVariables = Exact<{
  input: TakeReportComplaintInput;
}>;


export type TakeReportComplaintMutation = { takeReportComplaint: { report: { code: string, status: ReportStatus } } };

export type DecideReportComplaintMutationVariables = Exact<{
  input: DecideReportComplaintInput;
}>;


export type DecideReportComplaintMutation = { decideReportComplaint: { report: { code: string, status: ReportStatus } } };

export type SettingSummaryFragment = { key: string, group: ConstantGroup, unit: ConstantUnit, value: number, defaultValue: number, min: number, max: number, noticeDays: number | null, changes: Array<{ value: number, previous: number | null, validFrom: string, reason: string, setByName: string | null, setAt: string, appliedAt: string | null, cancelledAt: string | null }> };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { settings: Array<SettingSummaryFragment> };

export type ChangeSettingMutationVariables = Exact<{
  input: ChangeSettingInput;
}>;


export type ChangeSettingMutation = { changeSetting: { setting: { key: string } } };

export type CancelSettingChangeMutationVariables = Exact<{
  input: CancelSettingChangeInput;
}>;


export type CancelSettingChangeMutation = { cancelSettingChange: { setting: { key: string } } };

export type StaffSpaceRow_SpaceFragment = { id: string, title: string | null, type: SpaceType | null, city: string | null, status: SpaceStatus, isFeatured: boolean, priceAllInCents: number | null, updatedAt: string, host: { id: string, displayName: string }, coverPhoto: SpacePhoto_PhotoFragment | null, staffRecord: { availableActs: Array<StaffSpaceAct>, bookingCount: number, qualityPercent: number | null } | null };

export type StaffSpacesQueryVariables = Exact<{
  filter?: StaffSpaceFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type StaffSpacesQuery = { staffSpaces: { totalCount: number, edges: Array<{ cursor: string, node: StaffSpaceRow_SpaceFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type StaffSpaceCase_SpaceFragment = (
  { description: string | null, sizeM2: number | null, minDays: number, accessMode: AccessMode | null, allowedGoods: Array<GoodsCategory>, cancellationPolicy: CancellationPolicy, address: string | null, postalCode: string | null, createdAt: string, submittedAt: string | null, changesAsked: string | null, changeNotes: Array<{ part: SpacePart, note: string }>, photos: Array<SpacePhoto_PhotoFragment>, staffRecord: { lat: number | null, lng: number | null, notes: Array<StaffNote_NoteFragment>, timeline: Array<AuditRecord_RecordFragment> } | null }
  & StaffSpaceRow_SpaceFragment
);

export type StaffSpaceQueryVariables = Exact<{
  id: string;
}>;


export type StaffSpaceQuery = { space: StaffSpaceCase_SpaceFragment | null };

export type SpaceActPreviewQueryVariables = Exact<{
  input: SpaceActPreviewInput;
}>;


export type SpaceActPreviewQuery = { spaceActPreview: { subject: string, text: string } | null };

export type HideSpaceMutationVariables = Exact<{
  input: SpaceStatementInput;
}>;


export type HideSpaceMutation = { hideSpace: { space: { id: string, status: SpaceStatus } } };

export type ShowSpaceMutationVariables = Exact<{
  input: SpaceStatementInput;
}>;


export type ShowSpaceMutation = { showSpace: { space: { id: string, status: SpaceStatus } } };

export type RemoveSpaceMutationVariables = Exact<{
  input: SpaceStatementInput;
}>;


export type RemoveSpaceMutation = { removeSpace: { space: { id: string, status: SpaceStatus } } };

export type FeatureSpaceMutationVariables = Exact<{
  input: FeatureSpaceInput;
}>;


export type FeatureSpaceMutation = { featureSpace: { space: { id: string, isFeatured: boolean } } };

export type MoveSpacePinMutationVariables = Exact<{
  input: MoveSpacePinInput;
}>;


export type MoveSpacePinMutation = { moveSpacePin: { space: { id: string } } };

export type ChangeSpaceTypeMutationVariables = Exact<{
  input: ChangeSpaceTypeInput;
}>;


export type ChangeSpaceTypeMutation = { changeSpaceType: { space: { id: string, type: SpaceType | null } } };

export type QueuedTicket_TicketFragment = (
  { priority: TicketPriority, requesterName: string, createdAt: string, answerDueAt: string | null }
  & TicketRow_TicketFragment
);

export type TicketQueueQueryVariables = Exact<{
  scope: TicketQueueScope;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TicketQueueQuery = { ticketQueue: { mineCount: number, unassignedCount: number, allCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: QueuedTicket_TicketFragment }> } };

export type ServedTicket_TicketFragment = (
  { answerDueAt: string | null, solveBy: string, promisedMinutes: number, requesterName: string, requesterEmail: string | null, requester: { id: string, displayName: string, city: string | null, memberSince: string } | null, assignee: { id: string, displayName: string } | null, booking: { id: string, reference: string, status: BookingStatus, space: { id: string, title: string | null } } | null }
  & TicketThread_TicketFragment
);

export type ServedTicketQueryVariables = Exact<{
  id: string;
}>;


export type ServedTicketQuery = { ticket: ServedTicket_TicketFragment | null };

export type SupportStaffQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportStaffQuery = { supportStaff: Array<{ id: string, displayName: string }> };

export type SavedReply_ReplyFragment = { id: string, title: string, textEs: string, textEn: string };

export type SavedRepliesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedRepliesQuery = { savedReplies: Array<SavedReply_ReplyFragment> };

export type AnswerTicketMutationVariables = Exact<{
  input: AnswerTicketInput;
}>;


export type AnswerTicketMutation = { answerTicket: { ticket: ServedTicket_TicketFragment } };

export type AddTicketNoteMutationVariables = Exact<{
  input: AddTicketNoteInput;
}>;


export type AddTicketNoteMutation = { addTicketNote: { ticket: ServedTicket_TicketFragment } };

export type AssignTicketMutationVariables = Exact<{
  input: AssignTicketInput;
}>;


export type AssignTicketMutation = { assignTicket: { ticket: ServedTicket_TicketFragment } };

export type SaveSavedReplyMutationVariables = Exact<{
  input: SaveSavedReplyInput;
}>;


export type SaveSavedReplyMutation = { saveSavedReply: { savedReply: SavedReply_ReplyFragment } };

export type DeleteSavedReplyMutationVariables = Exact<{
  input: DeleteSavedReplyInput;
}>;


export type DeleteSavedReplyMutation = { deleteSavedReply: { isDeleted: boolean } };

export type TicketQueueChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type TicketQueueChangedSubscription = { ticketQueueChanged: ServedTicket_TicketFragment };

export type LegalVersionsQueryVariables = Exact<{ [key: string]: never; }>;


export type LegalVersionsQuery = { legalVersions: Array<{ page: LegalPage, validFrom: string, changesEs: string, changesEn: string, setByName: string | null, setAt: string }> };

export type AnnounceLegalVersionMutationVariables = Exact<{
  input: AnnounceLegalVersionInput;
}>;


export type AnnounceLegalVersionMutation = { announceLegalVersion: { versions: Array<{ page: LegalPage }> } };

export type EditableEntryFragment = { list: WordListName, key: string, isOff: boolean, hasSwitch: boolean, place: number | null, texts: Array<{ part: string, locale: Locale, text: string, defaultText: string | null, maxLength: number, gaps: Array<{ name: string, example: string }> }>, changes: Array<{ isOff: boolean | null, place: number | null, reason: string, setByName: string | null, setAt: string, texts: Array<{ part: string, locale: Locale, before: string | null, after: string }> }> };

export type WordEntriesQueryVariables = Exact<{
  list: WordListName;
}>;


export type WordEntriesQuery = { editableWords: Array<EditableEntryFragment> };

export type SaveEntryMutationVariables = Exact<{
  input: SaveWordsInput;
}>;


export type SaveEntryMutation = { saveWords: { words: { key: string } } };

export type CheckoutSpaceQueryVariables = Exact<{
  id: string;
  from: string;
  to: string;
}>;


export type CheckoutSpaceQuery = { space: { id: string, title: string | null, sizeM2: number | null, city: string | null, postalCode: string | null, allowedGoods: Array<GoodsCategory>, availableFrom: string | null, minDays: number, coverPhoto: SpacePhoto_PhotoFragment | null, host: { id: string, displayName: string, isTrader: boolean, responseTime: ResponseTimeBucket | null }, busy: Array<{ from: string, to: string }> } | null, viewer: { id: string, lastGoods: { goods: Array<GoodsCategory>, declaredValue: DeclaredValue } | null } | null };

export type Checkout_BookingFragment = { id: string, reference: string, status: BookingStatus, isLive: boolean, from: string, to: string, days: number, termType: TermType, isHostTrader: boolean, confirmsAtOnce: boolean, timeZone: string, taxName: TaxName, depositCents: number, cancellationPolicy: CancellationPolicy, freeCancellationUntil: string | null, freeHoursAfterConfirmation: number | null, holdExpiresAt: string | null, createdAt: string, availableActions: Array<BookingAction>, cancellationTerms: PolicyTerms_TermsFragment, deadline: { since: string, until: string } | null, planPrices: Array<{ plan: ProtectionPlan, recommendedFor: Array<DeclaredValue>, perChargeCents: number, firstChargeCents: number, creditCents: number, monthTotalCents: number | null, totalCents: number, ivaCents: number, lines: Array<Checkout_LineFragment> }> };

export type Checkout_LineFragment = { from: string, to: string, days: number, dueOn: string, isWholeMonth: boolean, rentCents: number, renterFeeCents: number, protectionCents: number, ivaCents: number, totalCents: number };

export type CheckoutBookingQueryVariables = Exact<{
  id: string;
}>;


export type CheckoutBookingQuery = { booking: Checkout_BookingFragment | null };

export type StartBookingMutationVariables = Exact<{
  input: StartBookingInput;
}>;


export type StartBookingMutation = { startBooking: { booking: Checkout_BookingFragment } };

export type ChangeBookingDatesMutationVariables = Exact<{
  input: ChangeBookingDatesInput;
}>;


export type ChangeBookingDatesMutation = { changeBookingDates: { booking: Checkout_BookingFragment } };

export type RequestBookingMutationVariables = Exact<{
  input: RequestBookingInput;
}>;


export type RequestBookingMutation = { requestBooking: { actionUrl: string | null, booking: { id: string, status: BookingStatus, showsAddress: boolean, deadline: { since: string, until: string } | null } } };

export type CompletePaymentActionMutationVariables = Exact<{
  input: CompletePaymentActionInput;
}>;


export type CompletePaymentActionMutation = { completePaymentAction: { actionUrl: string | null, booking: { id: string, status: BookingStatus, showsAddress: boolean, deadline: { since: string, until: string } | null } } };

export type BookingDocuments_BookingFragment = { id: string, documents: Array<{ id: string, kind: DocumentKind, title: string, number: string | null, issuedAt: string, totalCents: number | null, url: string | null }> };

export type BookingDocumentsQueryVariables = Exact<{
  id: string;
}>;


export type BookingDocumentsQuery = { booking: BookingDocuments_BookingFragment | null };

export type BookingHead_BookingFragment = (
  { isFinal: boolean, isLeaving: boolean, noticeBy: BookingActor | null, billingPeriods: Array<BookingPeriod_PeriodFragment>, nextStep: { kind: BookingNextStepKind, urgency: BookingStepUrgency, action: BookingAction | null, until: string | null, day: string | null, amountCents: number | null, claimId: string | null } | null }
  & DashboardBooking_BookingFragment
);

export type BookingPeriod_PeriodFragment = { from: string, to: string, dueOn: string | null, takenAt: string | null, amountCents: number | null, rentCents: number | null, feeCents: number | null, protectionCents: number | null, creditCents: number | null, methodBrand: string | null, methodLast4: string | null };

export type BookingPageQueryVariables = Exact<{
  id: string;
}>;


export type BookingPageQuery = { booking: BookingHead_BookingFragment | null };

export type BookingPageAccessQueryVariables = Exact<{
  id: string;
}>;


export type BookingPageAccessQuery = { booking: BookingAccess_BookingFragment | null };

export type BookingMilestone_MilestoneFragment = { kind: BookingMilestoneKind, state: BookingMilestoneState, day: string | null, at: string | null, amountCents: number | null, from: string | null, to: string | null, count: number | null, daysLeft: number | null };

export type BookingPageLifeQueryVariables = Exact<{
  id: string;
}>;


export type BookingPageLifeQuery = { booking: { id: string, milestones: Array<BookingMilestone_MilestoneFragment> } | null };

export type BookingMoney_BookingFragment = { id: string, viewerRole: BookingActor | null, termType: TermType, isPending: boolean, isBillable: boolean, isLeaving: boolean, noticeBy: BookingActor | null, depositCents: number, monthTotalCents: number | null, hostMonthNetCents: number | null, billingPeriods: Array<BookingPeriod_PeriodFragment>, nextCharge: { dueOn: string, totalCents: number, creditCents: number, isCardExpired: boolean } | null, card: { methodBrand: string | null, methodLast4: string, use: CardUse } | null, refund: { status: RefundStatus, isByTransfer: boolean, completedAt: string | null, totalCents: number } | null, abandonmentFile: { openedOn: string, dayCents: number, costCents: number } | null };

export type BookingPageMoneyQueryVariables = Exact<{
  id: string;
}>;


export type BookingPageMoneyQuery = { booking: BookingMoney_BookingFragment | null };

export type BookingPerson_UserFragment = { id: string, displayName: string, initials: string, isIdentityVerified: boolean, responseTime: ResponseTimeBucket | null, avatar: { url: string, srcSet: string } | null };

export type BookingPagePersonQueryVariables = Exact<{
  id: string;
}>;


export type BookingPagePersonQuery = { booking: { id: string, host: (
      { rating: { average: number, count: number } | null }
      & BookingPerson_UserFragment
    ), renter: (
      { rating: { average: number, count: number } | null }
      & BookingPerson_UserFragment
    ), conversation: { id: string, lastMessage: { id: string, body: string, createdAt: string, isOwn: boolean } | null } | null } | null };

export type BookingPageActionsQueryVariables = Exact<{
  id: string;
}>;


export type BookingPageActionsQuery = { booking: { id: string, actions: Array<{ action: BookingAction, isAllowed: boolean, reason: BookingActionReason | null, opensAt: string | null }>, claims: Array<{ id: string, reference: string, status: ClaimStatus, isOpen: boolean }> } | null };

export type BookingPageAgreementQueryVariables = Exact<{
  id: string;
}>;


export type BookingPageAgreementQuery = { booking: { id: string, viewerRole: BookingActor | null, termType: TermType, decidedAt: string | null, isHostTrader: boolean, rentCents: number, totalCents: number | null, monthTotalCents: number | null, commissionCents: number | null, depositCents: number, cancellationPolicy: CancellationPolicy, protectionPlan: ProtectionPlan, goods: Array<GoodsCategory>, freeCancellationUntil: string | null, timeZone: string, commissionTerms: { kind: CommissionKind, bps: number } | null } | null };

export type BookingCondition_BookingFragment = { id: string, viewerRole: BookingActor | null, timeZone: string, isFinal: boolean, renter: { id: string, displayName: string }, host: { id: string, displayName: string }, conditionRights: { photoMoments: Array<ConditionMoment>, fullMoments: Array<ConditionMoment>, minPhotos: number, maxPhotos: number, canSetInventory: boolean, canSignInventory: boolean }, conditionPhotos: Array<{ id: string, moment: ConditionMoment, by: ClaimSide, createdAt: string, url: string }>, inventory: { totalCents: number, hash: string, items: Array<{ name: string, kind: ItemKind, valueCents: number }>, signatures: Array<{ side: ClaimSide, signedAt: string }> } | null };

export type BookingConditionQueryVariables = Exact<{
  id: string;
}>;


export type BookingConditionQuery = { booking: BookingCondition_BookingFragment | null };

export type BookingChecklist_BookingFragment = { id: string, moveIn: { items: Array<{ step: MoveInStep, isDone: boolean, isNeededForAccess: boolean }> } | null };

export type SetInventoryMutationVariables = Exact<{
  input: SetInventoryInput;
}>;


export type SetInventoryMutation = { setInventory: { booking: (
      BookingCondition_BookingFragment
      & BookingChecklist_BookingFragment
    ) } };

export type SignInventoryMutationVariables = Exact<{
  input: SignInventoryInput;
}>;


export type SignInventoryMutation = { signInventory: { booking: (
      BookingCondition_BookingFragment
      & BookingChecklist_BookingFragment
    ) } };

export type ReturnToAppQueryVariables = Exact<{
  input: ReturnToAppInput;
}>;


export type ReturnToAppQuery = { returnToApp: { appName: string, url: string, sendsOutcome: boolean } | null };

export type BookingSuccessQueryVariables = Exact<{
  id: string;
}>;


export type BookingSuccessQuery = { booking: { id: string, reference: string, status: BookingStatus, isPending: boolean, isUnpaid: boolean, isLive: boolean, isRunning: boolean, isLeaving: boolean, isFinal: boolean, isStopped: boolean, from: string, to: string, termType: TermType, isOpenEnded: boolean, isHostTrader: boolean, confirmsAtOnce: boolean, taxName: TaxName, respondBy: string | null, requestedAt: string | null, freeCancellationUntil: string | null, freeHoursAfterConfirmation: number | null, timeZone: string, firstChargeCents: number | null, protectionPlan: ProtectionPlan, viewerRole: BookingActor | null, cancellationTerms: { policy: CancellationPolicy, withdrawalDays: number }, deadline: { since: string, until: string } | null, lines: Array<{ from: string, to: string, rentCents: number, renterFeeCents: number, protectionCents: number, totalCents: number }>, payment: { status: PaymentStatus, isToCome: boolean, methodLast4: string | null, totalCents: number, creditCents: number, dueAt: string } | null, host: { id: string, displayName: string, isTrader: boolean, responseTime: ResponseTimeBucket | null }, space: { id: string, title: string | null, sizeM2: number | null, city: string | null, postalCode: string | null, address: string | null, coverPhoto: SpacePhoto_PhotoFragment | null } } | null };

export type CityPageQueryVariables = Exact<{
  slug: string;
}>;


export type CityPageQuery = { city: { verifiedCount: number, outlinesPath: string | null, city: { slug: string, name: string, spaceCount: number, priceFromCents: number | null, isComingSoon: boolean }, prices: { lowCents: number, quarterCents: number, threeQuartersCents: number, shownLowCents: number, shownHighCents: number, usualHighCents: number, highCents: number, bars: Array<{ fromCents: number, count: number, isMiddle: boolean }>, examples: Array<{ priceCents: number, sizeM2: number, district: string }> } | null, types: Array<{ type: SpaceType, count: number, medianCents: number, medianSizeM2: number }>, districts: Array<{ name: string, count: number, medianCents: number | null, search: string | null }>, featured: Array<SpaceCard_SpaceFragment>, textsEs: { lead: string | null, about: string | null }, textsEn: { lead: string | null, about: string | null }, es: Array<{ question: string, answer: string }>, en: Array<{ question: string, answer: string }> } | null };

export type JoinWaitingListMutationVariables = Exact<{
  input: JoinWaitingListInput;
}>;


export type JoinWaitingListMutation = { joinWaitingList: { isJoined: boolean } };

export type ConfirmWaitingListMutationVariables = Exact<{
  input: ConfirmWaitingListInput;
}>;


export type ConfirmWaitingListMutation = { confirmWaitingList: { isConfirmed: boolean } };

export type LeaveWaitingListMutationVariables = Exact<{
  token: string;
}>;


export type LeaveWaitingListMutation = { leaveWaitingList: { isRemoved: boolean } };

export type ComparisonPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ComparisonPageQuery = { priceComparison: { source: string, sourceTitle: string, sourceUrl: string, sourcePublishedOn: string, comparedOn: string, upToPercent: number | null, cities: Array<{ slug: string, name: string, sampleCount: number, cityMeanCents: number, medianCents: number, lowTenthCents: number, medianSavingPercent: number, tenthSavingPercent: number }> } };

export type AboutPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutPageQuery = { platformMetrics: { countedAt: string, spaceCount: number, verifiedSpaceCount: number, metresToNearest: { median: number } | null, monthSplit: { rentCents: number, totalCents: number, hostNetCents: number, commissionCents: number, renterFeeCents: number, commissionBps: number, renterFeeBps: number } }, marketFacts: { priceFromCents: number | null, cityCount: number }, cities: Array<{ slug: string, name: string, spaceCount: number, isComingSoon: boolean }> };

export type TrustPageQueryVariables = Exact<{ [key: string]: never; }>;


export type TrustPageQuery = { platformMetrics: { countedAt: string, spaceCount: number, verifiedSpaceCount: number, isIdentityRequired: boolean, hostAnswerHours: number, claimWindowHours: number, identityReviewHours: { median: number } | null, bookingsWithoutClaim: { total: number, withoutClaim: number } | null, claimDays: { median: number, cases: number } | null, hostCancelCredit: { bps: number, maxCents: number }, guaranteePlans: Array<{ plan: ProtectionPlan, monthCents: number, bookingCents: number, objectCents: number, waterCents: number, excessCents: number }> } };

export type ArticleLink_ArticleFragment = { kind: ArticleKind, locale: Locale, slug: string, section: ArticleSection, title: string, excerpt: string, version: string, readingMinutes: number, cover: string | null, tags: Array<string> };

export type ArticleQueryVariables = Exact<{
  kind: ArticleKind;
  slug: string;
  locale: Locale;
}>;


export type ArticleQuery = { article: (
    { html: string, updatedOn: string, coverAlt: string, author: string, comingVersion: { validFrom: string, changes: string } | null, headings: Array<{ id: string, text: string }>, related: Array<ArticleLink_ArticleFragment> }
    & ArticleLink_ArticleFragment
  ) | null };

export type SendContactMessageMutationVariables = Exact<{
  input: ContactInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { code: string } };

export type ArticlesQueryVariables = Exact<{
  kind: ArticleKind;
  locale: Locale;
}>;


export type ArticlesQuery = { articles: Array<ArticleLink_ArticleFragment> };

export type SearchHelpQueryVariables = Exact<{
  text: string;
  locale: Locale;
}>;


export type SearchHelpQuery = { searchHelp: Array<ArticleLink_ArticleFragment> };

export type HostMonthQueryVariables = Exact<{
  month: string;
}>;


export type HostMonthQuery = { hostMonth: { month: string, spaceCount: number, occupiedDays: number, availableDays: number, occupancyPercent: number | null, rows: Array<{ canBlock: boolean, space: { id: string, status: SpaceStatus, pausedAt: string | null, title: string | null, district: string | null, city: string | null, coverPhoto: SpacePhoto_PhotoFragment | null }, entries: Array<{ kind: CalendarEntryKind, from: string, to: string, booking: { id: string, isOpenEnded: boolean, renter: { id: string, displayName: string } } | null, block: { id: string, from: string, to: string, reason: BlockReason, note: string } | null, feed: { id: string, name: string } | null }> }> } };

export type BlockDaysMutationVariables = Exact<{
  input: BlockDaysInput;
}>;


export type BlockDaysMutation = { blockDays: { blocks: Array<{ id: string, from: string, to: string, reason: BlockReason, note: string }> } };

export type UnblockDaysMutationVariables = Exact<{
  blockId: string;
}>;


export type UnblockDaysMutation = { unblockDays: { deletedBlockId: string } };

export type CalendarAddressQueryVariables = Exact<{
  spaceId: string;
}>;


export type CalendarAddressQuery = { calendarAddress: { url: string, lastReadAt: string | null } | null };

export type ChangeCalendarAddressMutationVariables = Exact<{
  spaceId: string;
}>;


export type ChangeCalendarAddressMutation = { changeCalendarAddress: { calendarAddress: { url: string, lastReadAt: string | null } } };

export type FeedLine_FeedFragment = { id: string, name: string, address: string, problem: CalendarFeedProblem | null, failingSince: string | null, lastReadAt: string | null, space: { id: string, title: string | null }, conflicts: Array<{ from: string, to: string, busyFrom: string, busyTo: string, booking: { id: string, from: string, renter: { id: string, displayName: string } } }> };

export type CalendarFeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedsQuery = { calendarFeeds: Array<FeedLine_FeedFragment> };

export type AddCalendarFeedMutationVariables = Exact<{
  input: AddCalendarFeedInput;
}>;


export type AddCalendarFeedMutation = { addCalendarFeed: { feed: FeedLine_FeedFragment } };

export type ReadCalendarFeedMutationVariables = Exact<{
  input: ReadCalendarFeedInput;
}>;


export type ReadCalendarFeedMutation = { readCalendarFeed: { feed: FeedLine_FeedFragment } };

export type RemoveCalendarFeedMutationVariables = Exact<{
  input: RemoveCalendarFeedInput;
}>;


export type RemoveCalendarFeedMutation = { removeCalendarFeed: { deletedCalendarFeedId: string } };

export type DashboardOnboardingQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardOnboardingQuery = { onboarding: { isAsked: boolean, doneAt: string | null } };

export type DashboardSummaryQueryVariables = Exact<{
  mode: DashboardMode;
}>;


export type DashboardSummaryQuery = { dashboardSummary: { mode: DashboardMode, todoCount: number, answersLeft: number, spaceCount: number, publishedSpaceCount: number, lettableSpaceCount: number, monthCents: number, incomePaidCents: number, occupancyPercent: number | null, occupiedDays: number | null, availableDays: number | null, takenByDay: Array<number>, groups: Array<{ group: BookingGroup, count: number }>, todo: Array<DashboardBooking_BookingFragment>, answersDue: Array<{ claimId: string | null, since: string, until: string | null, booking: { id: string, renter: { id: string, displayName: string }, space: { id: string, title: string | null } } }>, income: Array<{ month: string, paidCents: number, expectedCents: number }>, upcoming: Array<{ id: string, from: string, space: { id: string, district: string | null, city: string | null } }>, nextCharge: { dueOn: string, totalCents: number, creditCents: number, methodBrand: string | null, methodLast4: string | null } | null } };

export type NextPayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type NextPayoutQuery = { dashboardSummary: { mode: DashboardMode, nextPayout: { on: string, amountCents: number, ibanLast4: string | null } | null } };

export type HostCalendarQueryVariables = Exact<{
  month: string;
}>;


export type HostCalendarQuery = { hostCalendar: { month: string, spaceCount: number, days: Array<{ day: string, takenSpaces: number, arrivals: number, departures: number }>, moves: Array<{ day: string, kind: CalendarMoveKind, booking: { id: string, renter: { id: string, displayName: string }, space: { id: string, title: string | null, district: string | null, city: string | null } } }> } };

export type DashboardBookingsQueryVariables = Exact<{
  mode: DashboardMode;
  group?: BookingGroup | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DashboardBookingsQuery = { myBookings: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: DashboardBooking_BookingFragment }> } };

export type DashboardBookingQueryVariables = Exact<{
  id: string;
}>;


export type DashboardBookingQuery = { booking: DashboardBooking_BookingFragment | null };

export type HostTaxesQueryVariables = Exact<{ [key: string]: never; }>;


export type HostTaxesQuery = { viewer: { id: string, taxPeriods: Array<TaxRow_PeriodFragment> } | null };

export type TaxRow_PeriodFragment = { year: number, quarter: number | null, isRunning: boolean, byTax: Array<{ tax: TaxName, rentCents: number, baseCents: number, taxCents: number, commissionTaxCents: number, differenceCents: number }> };

export type HostInvoicesQueryVariables = Exact<{
  issuerType?: IssuerType | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type HostInvoicesQuery = { myDocuments: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, issuerType: IssuerType, title: string, number: string | null, totalCents: number | null, issuedAt: string, url: string | null } }> } };

export type HostEarningsQueryVariables = Exact<{ [key: string]: never; }>;


export type HostEarningsQuery = { viewer: { id: string, chargesTax: boolean | null, verification: { hasTaxDetails: boolean }, payoutAccount: { status: PayoutAccountStatus, requirements: Array<PayoutRequirement>, requirementsDueAt: string | null, ibanLast4: string | null } | null, earnings: { payableCents: number, onHoldCents: number, paidCents: number, debtCents: number, minPayoutCents: number, nextPayout: { on: string, amountCents: number } | null, lines: Array<EarningLine_LineFragment>, earlierLines: { count: number, paidCount: number }, months: Array<{ month: string, paidCents: number, bookedCents: number, requestedCents: number }> } } | null };

export type PayoutAccountCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type PayoutAccountCheckQuery = { viewer: { id: string, payoutAccount: { status: PayoutAccountStatus, requirements: Array<PayoutRequirement>, requirementsDueAt: string | null, ibanLast4: string | null } | null } | null };

export type EarningLine_LineFragment = { from: string | null, to: string | null, rentCents: number, commissionCents: number, netCents: number, state: EarningState, availableOn: string | null, booking: { id: string, reference: string, commissionTerms: { kind: CommissionKind, bps: number } | null, renter: { id: string, displayName: string, initials: string, avatar: { url: string, srcSet: string } | null }, space: { id: string, title: string | null } } | null };

export type HostPayoutsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type HostPayoutsQuery = { viewer: { id: string, payouts: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, amountCents: number, status: PayoutStatus, runOn: string, arrivesOn: string | null, isOfAccount: boolean, ibanLast4: string | null, statement: { id: string, title: string, url: string | null } | null } }> } } | null };

export type StartPayoutOnboardingMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPayoutOnboardingMutation = { startPayoutOnboarding: { url: string } };

export type InvoicingAgreement_AgreementFragment = { legalName: string, nif: string, address: string, agreedAt: string };

export type InvoicingAgreementQueryVariables = Exact<{ [key: string]: never; }>;


export type InvoicingAgreementQuery = { invoicingAgreement: InvoicingAgreement_AgreementFragment | null };

export type AcceptInvoicingAgreementMutationVariables = Exact<{
  input: AcceptInvoicingInput;
}>;


export type AcceptInvoicingAgreementMutation = { acceptInvoicingAgreement: { invoicingAgreement: InvoicingAgreement_AgreementFragment } };

export type EndInvoicingAgreementMutationVariables = Exact<{ [key: string]: never; }>;


export type EndInvoicingAgreementMutation = { endInvoicingAgreement: { isEnded: boolean } };

export type SpaceMetricsQueryVariables = Exact<{ [key: string]: never; }>;


export type SpaceMetricsQuery = { hostStats: { bySpace: Array<{ publishedOn: string | null, requests: number, space: { id: string }, views: { total: number, previous: number, trend: Array<number> } }> } };

export type DashboardSpace_SpaceFragment = { id: string, status: SpaceStatus, isPublic: boolean, isImprovable: boolean, title: string | null, type: SpaceType | null, sizeM2: number | null, city: string | null, district: string | null, priceAllInCents: number | null, hostNetMonthCents: number | null, completenessPercent: number, photoCount: number, draftSavedAt: string | null, hasUnpublishedChanges: boolean, changesAsked: string | null, waitingCount: number | null, freeFrom: string | null, freeUntil: string | null, pausedAt: string | null, decisionPath: string | null, isHiddenByDecision: boolean, commissionTerms: { kind: CommissionKind, bps: number } | null, changeNotes: Array<{ part: SpacePart, note: string, step: WizardStep, field: string }>, viewerCan: { edit: boolean, publish: boolean, pause: boolean, resume: boolean, archive: boolean }, coverPhoto: SpacePhoto_PhotoFragment | null };

export type MySpacesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MySpacesQuery = { viewer: { id: string, hostData: { dueAt: string, unlistedAt: string | null } | null } | null, mySpaces: { totalCount: number, statusCounts: Array<{ status: SpaceStatus, count: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: DashboardSpace_SpaceFragment }> } };

export type PauseSpaceMutationVariables = Exact<{
  id: string;
}>;


export type PauseSpaceMutation = { pauseSpace: { space: DashboardSpace_SpaceFragment } };

export type ResumeSpaceMutationVariables = Exact<{
  id: string;
}>;


export type ResumeSpaceMutation = { resumeSpace: { space: DashboardSpace_SpaceFragment } };

export type ArchiveSpaceMutationVariables = Exact<{
  id: string;
}>;


export type ArchiveSpaceMutation = { archiveSpace: { space: DashboardSpace_SpaceFragment } };

export type PaidBooking_BookingFragment = { id: string, space: { id: string, title: string | null, district: string | null, city: string | null }, host: { id: string, displayName: string } };

export type RenterPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type RenterPaymentsQuery = { viewer: { id: string, credits: { availableCents: number, items: Array<{ amountCents: number, usedCents: number, reason: string, createdAt: string, booking: PaidBooking_BookingFragment | null }> } } | null, renterPayments: { upcoming: Array<{ from: string, to: string, dueOn: string, totalCents: number, creditCents: number, isRequest: boolean, isRefused: boolean, isHeld: boolean, isComing: boolean, methodBrand: string | null, methodLast4: string | null, isCardExpired: boolean, booking: (
        { deadline: { since: string, until: string } | null }
        & PaidBooking_BookingFragment
      ) }>, deposits: Array<{ amountCents: number, chargedCents: number, releasedAt: string | null, booking: (
        { isAgreed: boolean }
        & PaidBooking_BookingFragment
      ) }>, years: Array<{ year: number, paidCents: number, chargeCount: number, refundCount: number }> } };

export type PaymentRecordsQueryVariables = Exact<{
  kind?: PaymentRecordKind | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PaymentRecordsQuery = { paymentRecords: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, kind: PaymentRecordKind, at: string, amountCents: number, creditCents: number, from: string | null, to: string | null, refundStatus: RefundStatus | null, isByTransfer: boolean, methodBrand: string | null, methodLast4: string | null, booking: PaidBooking_BookingFragment, documents: Array<{ id: string, kind: DocumentKind, title: string, number: string | null, url: string | null }> } }> } };

export type HostStatsQueryVariables = Exact<{
  period: StatsPeriod;
  spaceId?: string | null | undefined;
}>;


export type HostStatsQuery = { hostStats: { from: string, to: string, incomeMonth: string, incomePerM2Cents: number | null, previousIncomePerM2Cents: number | null, expectedPerM2Cents: number | null, choices: Array<{ id: string, title: string | null }>, views: { total: number, previous: number, trend: Array<number> }, favorites: { total: number, previous: number, trend: Array<number> }, requests: { total: number, previous: number, trend: Array<number> }, steps: Array<{ from: string, to: string, views: number, previousViews: number, favorites: number, requests: number }>, funnel: { views: number, priceViews: number, requests: number, accepted: number, waiting: number, declined: number, before: { views: number, priceViews: number, requests: number, accepted: number } }, response: { percent: number | null, previousPercent: number | null, medianMinutes: number | null, count: number, withinHour: number, withinSixHours: number, later: number, unanswered: number, trend: Array<{ day: string, percent: number }> }, occupancy: Array<{ month: string, percent: number | null, isForecast: boolean }>, bySpace: Array<{ publishedOn: string | null, favorites: number, requests: number, occupancyPercent: number | null, incomePerM2Cents: number | null, previousIncomePerM2Cents: number | null, space: { id: string, title: string | null, type: SpaceType | null, sizeM2: number | null, coverPhoto: SpacePhoto_PhotoFragment | null }, views: { total: number, previous: number, trend: Array<number> }, position: { priceCents: number, peerCount: number, radiusM: number, minSizeM2: number, maxSizeM2: number, medianCents: number | null, lowCents: number | null, highCents: number | null, past: Array<{ month: string, priceCents: number, medianCents: number }> } | null }> } };

export type MyTicketsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MyTicketsQuery = { myTickets: { waitingCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: TicketRow_TicketFragment }> } };

export type TicketsWaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketsWaitingQuery = { myTickets: { waitingCount: number } };

export type OwnTicket_TicketFragment = (
  { booking: { id: string, space: { id: string, title: string | null } } | null }
  & TicketThread_TicketFragment
);

export type OwnTicketQueryVariables = Exact<{
  id: string;
}>;


export type OwnTicketQuery = { ticket: OwnTicket_TicketFragment | null };

export type SupportPromiseQueryVariables = Exact<{
  input: SupportPromiseInput;
}>;


export type SupportPromiseQuery = { supportPromise: { priority: TicketPriority, answerBy: string, answerMinutes: number } };

export type SuggestedArticlesQueryVariables = Exact<{
  text: string;
  locale: Locale;
}>;


export type SuggestedArticlesQuery = { searchHelp: Array<{ kind: ArticleKind, locale: Locale, slug: string, title: string, excerpt: string }> };

export type TicketBookingsQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketBookingsQuery = { asRenter: { edges: Array<{ node: TicketBooking_BookingFragment }> }, asHost: { edges: Array<{ node: TicketBooking_BookingFragment }> } };

export type TicketBookingQueryVariables = Exact<{
  id: string;
}>;


export type TicketBookingQuery = { booking: TicketBooking_BookingFragment | null };

export type TicketBooking_BookingFragment = { id: string, from: string, space: { id: string, title: string | null } };

export type OpenTicketMutationVariables = Exact<{
  input: OpenTicketInput;
}>;


export type OpenTicketMutation = { openTicket: { ticket: OwnTicket_TicketFragment } };

export type SendTicketMessageMutationVariables = Exact<{
  input: SendTicketMessageInput;
}>;


export type SendTicketMessageMutation = { sendTicketMessage: { ticket: OwnTicket_TicketFragment } };

export type ReopenTicketMutationVariables = Exact<{
  input: ReopenTicketInput;
}>;


export type ReopenTicketMutation = { reopenTicket: { ticket: OwnTicket_TicketFragment } };

export type RateTicketMutationVariables = Exact<{
  input: RateTicketInput;
}>;


export type RateTicketMutation = { rateTicket: { ticket: OwnTicket_TicketFragment } };

export type TicketChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type TicketChangedSubscription = { ticketChanged: OwnTicket_TicketFragment };

export type ConsentRequestQueryVariables = Exact<{
  input: ConsentRequestInput;
}>;


export type ConsentRequestQuery = { consentRequest: { scopes: Array<ApiScope>, problem: ConsentProblem | null, redirectTo: string | null, app: { name: string, website: string, ownerName: string, isOwnerVerified: boolean } | null }, viewer: { id: string, userId: string, email: string, publicName: string, initials: string } | null };

export type AnswerConsentRequestMutationVariables = Exact<{
  input: AnswerConsentRequestInput;
}>;


export type AnswerConsentRequestMutation = { answerConsentRequest: { redirectTo: string } };

export type ConsoleApp_PartnerAppFragment = { id: string, name: string, website: string, kind: PartnerAppKind, redirectUris: Array<string>, scopes: Array<ApiScope>, userCount: number, lastUsedAt: string | null, needsSecret: boolean };

export type ConsoleAppsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleAppsQuery = { apiUsage: ConsoleUsage_ApiUsageFragment, partnerApps: Array<ConsoleApp_PartnerAppFragment> };

export type CreatePartnerAppMutationVariables = Exact<{
  input: CreatePartnerAppInput;
}>;


export type CreatePartnerAppMutation = { createPartnerApp: { secret: string | null, partnerApp: ConsoleApp_PartnerAppFragment } };

export type UpdatePartnerAppMutationVariables = Exact<{
  input: UpdatePartnerAppInput;
}>;


export type UpdatePartnerAppMutation = { updatePartnerApp: { partnerApp: ConsoleApp_PartnerAppFragment } };

export type RotatePartnerAppSecretMutationVariables = Exact<{
  input: RotatePartnerAppSecretInput;
}>;


export type RotatePartnerAppSecretMutation = { rotatePartnerAppSecret: { secret: string, partnerApp: ConsoleApp_PartnerAppFragment } };

export type DeletePartnerAppMutationVariables = Exact<{
  partnerAppId: string;
}>;


export type DeletePartnerAppMutation = { deletePartnerApp: { deletedPartnerAppId: string } };

export type ConsoleRailQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleRailQuery = { apiConsole: { mode: ApiMode, canMakeKeys: boolean, points: { remaining: number, limit: number, perSecond: number } | null }, webhookEndpoints: Array<ConsoleWebhook_WebhookEndpointFragment> };

export type ConsoleUsage_ApiUsageFragment = { calls: number, errors: number, pointsPerCall: number | null, p95Milliseconds: number | null, days: Array<{ day: string, calls: number, errors: number, points: number, p95Milliseconds: number | null }> };

export type ConsoleKey_ApiKeyFragment = { id: string, name: string, shownAs: string, scopes: Array<ApiScope>, addresses: Array<string>, expiresAt: string | null, lastUsedAt: string | null, replacedAt: string | null };

export type DeveloperConsoleQueryVariables = Exact<{ [key: string]: never; }>;


export type DeveloperConsoleQuery = { apiKeys: Array<ConsoleKey_ApiKeyFragment>, apiUsage: ConsoleUsage_ApiUsageFragment, partnerApps: Array<ConsoleApp_PartnerAppFragment> };

export type ConsoleKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleKeysQuery = { apiKeys: Array<ConsoleKey_ApiKeyFragment> };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { secret: string, apiKey: ConsoleKey_ApiKeyFragment } };

export type RotateApiKeyMutationVariables = Exact<{
  input: RotateApiKeyInput;
}>;


export type RotateApiKeyMutation = { rotateApiKey: { secret: string, apiKey: ConsoleKey_ApiKeyFragment, replaced: ConsoleKey_ApiKeyFragment } };

export type RevokeApiKeyMutationVariables = Exact<{
  apiKeyId: string;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { apiKey: { id: string } } };

export type ConsoleWebhook_WebhookEndpointFragment = { id: string, url: string, events: Array<WebhookEventType>, state: WebhookState, failingSince: string | null, disabledAt: string | null, deliveredPercent: number | null, waitingCount: number };

export type ConsoleWebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleWebhooksQuery = { webhookEndpoints: Array<ConsoleWebhook_WebhookEndpointFragment> };

export type LoggedDelivery_WebhookDeliveryFragment = { id: string, messageId: string, sequence: number, type: string, body: string, isTest: boolean, state: WebhookDeliveryState, createdAt: string, nextAttemptAt: string | null, endpoint: { id: string, url: string }, attempts: Array<{ at: string, status: number | null, problem: string | null, milliseconds: number, signature: string | null, answer: string | null }> };

export type WebhookLogQueryVariables = Exact<{
  webhookEndpointId?: string | null | undefined;
  state?: WebhookDeliveryState | null | undefined;
  type?: WebhookEventType | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type WebhookLogQuery = { webhookDeliveries: { totalCount: number, stateCounts: Array<{ state: WebhookDeliveryState, count: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: LoggedDelivery_WebhookDeliveryFragment }> } };

export type LoggedDeliveryQueryVariables = Exact<{
  id: string;
}>;


export type LoggedDeliveryQuery = { node:
    | LoggedDelivery_WebhookDeliveryFragment
    | Record<PropertyKey, never>
   | null };

export type LoggedEndpointsQueryVariables = Exact<{ [key: string]: never; }>;


export type LoggedEndpointsQuery = { webhookEndpoints: Array<{ id: string, url: string }> };

export type CreateWebhookEndpointMutationVariables = Exact<{
  input: CreateWebhookEndpointInput;
}>;


export type CreateWebhookEndpointMutation = { createWebhookEndpoint: { secret: string, webhookEndpoint: ConsoleWebhook_WebhookEndpointFragment } };

export type UpdateWebhookEndpointMutationVariables = Exact<{
  input: UpdateWebhookEndpointInput;
}>;


export type UpdateWebhookEndpointMutation = { updateWebhookEndpoint: { webhookEndpoint: ConsoleWebhook_WebhookEndpointFragment } };

export type DeleteWebhookEndpointMutationVariables = Exact<{
  webhookEndpointId: string;
}>;


export type DeleteWebhookEndpointMutation = { deleteWebhookEndpoint: { deletedWebhookEndpointId: string } };

export type RotateWebhookSecretMutationVariables = Exact<{
  webhookEndpointId: string;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, webhookEndpoint: { id: string } } };

export type SendTestEventMutationVariables = Exact<{
  webhookEndpointId: string;
}>;


export type SendTestEventMutation = { sendTestEvent: { webhookDelivery: { id: string } } };

export type RedeliverWebhookMutationVariables = Exact<{
  webhookDeliveryId: string;
}>;


export type RedeliverWebhookMutation = { redeliverWebhook: { webhookDelivery: { id: string } } };

export type GuidePageQueryVariables = Exact<{
  filter: SpaceFilter;
}>;


export type GuidePageQuery = { searchSpaces: { edges: Array<{ node: { id: string } }> }, firstCall: { totalCount: number, edges: Array<{ node: { id: string, title: string | null, priceAllIn: { amountCents: number, currency: string } | null } }> }, apiChanges: Array<{ date: string, kind: ApiChangeKind, text: string }> };

export type DevelopersPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DevelopersPageQuery = { apiReference: { entry: ApiReference_EntryFragment | null }, apiChanges: Array<{ date: string, kind: ApiChangeKind, text: string }>, searchSpaces: { totalCount: number, edges: Array<{ node: { id: string, title: string | null, priceAllIn: { amountCents: number } | null } }> } };

export type ApiReferencePageQueryVariables = Exact<{
  name: string;
}>;


export type ApiReferencePageQuery = { apiReference: { operations: Array<{ name: string, kind: ApiEntryKind }>, entry: ApiReference_EntryFragment | null } };

export type ApiReference_EntryFragment = { name: string, kind: ApiEntryKind, scope: ApiScope | null, points: number | null, description: string, errors: Array<string>, definition: string, types: Array<string>, arguments: Array<{ name: string, type: string, description: string }> };

export type DocsSearch_EntryFragment = { name: string, kind: ApiEntryKind, summary: string };

export type DocsSearchQueryVariables = Exact<{ [key: string]: never; }>;


export type DocsSearchQuery = { apiReference: { operations: Array<DocsSearch_EntryFragment>, types: Array<DocsSearch_EntryFragment> } };

export type ApiStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiStatusQuery = { apiStatus: { at: string, version: string, isReady: boolean, areEventsInTime: boolean, calls: number, failures: number, p50Milliseconds: number | null, p95Milliseconds: number | null, hours: Array<{ hour: string, calls: number, failures: number }> } };

export type CompareColumn_SpaceFragment = { id: string, title: string | null, type: SpaceType | null, sizeM2: number | null, heightM: number | null, doorWidthM: number | null, doorHeightM: number | null, priceAllInCents: number | null, pricePerM2Cents: number | null, accessMode: AccessMode | null, is24h: boolean, minDays: number, cancellationPolicy: CancellationPolicy, cancellationTerms: PolicyTerms_TermsFragment, rating: { average: number, count: number } | null, coverPhoto: SpacePhoto_PhotoFragment | null };

export type CompareSpacesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type CompareSpacesQuery = { nodes: Array<
    | CompareColumn_SpaceFragment
    | Record<PropertyKey, never>
   | null> };

export type FavoriteList_ListFragment = { id: string, name: string | null, isFirst: boolean, count: number, isFull: boolean, shareToken: string | null };

export type FavoriteListsQueryVariables = Exact<{ [key: string]: never; }>;


export type FavoriteListsQuery = { favoriteLists: Array<FavoriteList_ListFragment> };

export type CreateFavoriteListMutationVariables = Exact<{
  input: CreateFavoriteListInput;
}>;


export type CreateFavoriteListMutation = { createFavoriteList: { favoriteList: FavoriteList_ListFragment } };

export type RenameFavoriteListMutationVariables = Exact<{
  input: RenameFavoriteListInput;
}>;


export type RenameFavoriteListMutation = { renameFavoriteList: { favoriteList: { id: string, name: string | null } } };

export type DeleteFavoriteListMutationVariables = Exact<{
  id: string;
}>;


export type DeleteFavoriteListMutation = { deleteFavoriteList: { deletedFavoriteListId: string } };

export type MoveFavoriteMutationVariables = Exact<{
  input: MoveFavoriteInput;
}>;


export type MoveFavoriteMutation = { moveFavorite: { favorite: { id: string } } };

export type ShareFavoriteListMutationVariables = Exact<{
  id: string;
}>;


export type ShareFavoriteListMutation = { shareFavoriteList: { favoriteList: { id: string, shareToken: string | null } } };

export type UnshareFavoriteListMutationVariables = Exact<{
  id: string;
}>;


export type UnshareFavoriteListMutation = { unshareFavoriteList: { favoriteList: { id: string, shareToken: string | null } } };

export type FavoriteSpacesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type FavoriteSpacesQuery = { nodes: Array<
    | SpaceCard_SpaceFragment
    | Record<PropertyKey, never>
   | null> };

export type FavoriteCard_FavoriteFragment = { id: string, note: string, notifyPriceDrop: boolean, droppedFromCents: number | null, space: SpaceCard_SpaceFragment };

export type MyFavoritesQueryVariables = Exact<{
  listId?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MyFavoritesQuery = { myFavorites: { edges: Array<{ cursor: string, node: FavoriteCard_FavoriteFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type FavoriteIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type FavoriteIdsQuery = { favoriteIds: Array<string> };

export type AddFavoriteMutationVariables = Exact<{
  input: AddFavoriteInput;
}>;


export type AddFavoriteMutation = { addFavorite: { spaceId: string } };

export type RemoveFavoriteMutationVariables = Exact<{
  spaceId: string;
}>;


export type RemoveFavoriteMutation = { removeFavorite: { removedSpaceId: string } };

export type MergeFavoritesMutationVariables = Exact<{
  spaceIds: Array<string> | string;
}>;


export type MergeFavoritesMutation = { mergeFavorites: { spaceIds: Array<string>, leftOutCount: number } };

export type SaveFavoriteMutationVariables = Exact<{
  input: SaveFavoriteInput;
}>;


export type SaveFavoriteMutation = { saveFavorite: { favorite: { id: string, note: string, notifyPriceDrop: boolean } } };

export type SharedFavoritesQueryVariables = Exact<{
  token: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SharedFavoritesQuery = { sharedFavoriteList: { name: string | null, ownerName: string, count: number, spaces: { edges: Array<{ cursor: string, node: SpaceCard_SpaceFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type HomeIncomesQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeIncomesQuery = { storageIncome: HomeIncome_SuggestionFragment, garageIncome: HomeIncome_SuggestionFragment, shopIncome: HomeIncome_SuggestionFragment };

export type HomeIncome_SuggestionFragment = { lowCents: number, highCents: number, commissionBps: number };

export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { featuredSpaces: Array<(
    { priceMonthCents: number | null, host: { id: string, displayName: string, initials: string, responseTime: ResponseTimeBucket | null, avatar: { url: string, srcSet: string } | null } }
    & SpaceCard_SpaceFragment
  )>, cities: Array<{ slug: string, name: string, spaceCount: number, priceFromCents: number | null, isComingSoon: boolean }>, marketFacts: { spaceCount: number, priceFromCents: number | null, verifiedCount: number }, priceComparison: { upToPercent: number | null, source: string, sourcePublishedOn: string, cities: Array<{ slug: string, name: string, sampleCount: number, cityMeanCents: number, medianCents: number, medianSavingPercent: number }> }, wardrobe: HomeCheapest_ConnectionFragment, storage: HomeCheapest_ConnectionFragment, room: HomeCheapest_ConnectionFragment, garage: HomeCheapest_ConnectionFragment };

export type HomeCheapest_ConnectionFragment = { edges: Array<{ node: { id: string, priceAllInCents: number | null } }> };

export type MessagePerson_UserFragment = { id: string, displayName: string, initials: string, isIdentityVerified: boolean, memberSince: string, responseTime: ResponseTimeBucket | null, rating: { average: number, count: number } | null, avatar: { url: string, srcSet: string } | null };

export type ThreadMessage_MessageFragment = { id: string, kind: MessageKind, body: string, isOwn: boolean, translatableFrom: Locale | null, createdAt: string, readAt: string | null, parts: Array<{ text: string, isHidden: boolean }>, event: { type: MessageEventType } | null, attachments: Array<{ id: string, name: string, kind: AttachmentKind, sizeBytes: number, url: string, width: number | null, height: number | null }> };

export type InboxRow_ConversationFragment = { id: string, kind: ConversationKind, viewerRole: ConversationRole, unreadCount: number, lastMessageAt: string, isMuted: boolean, isBlocked: boolean, spaceTitle: string | null, other: MessagePerson_UserFragment, lastMessage: ThreadMessage_MessageFragment | null };

export type MessagesSpace_SpaceFragment = { id: string, title: string | null, type: SpaceType | null, sizeM2: number | null, city: string | null, district: string | null, priceAllInCents: number | null, coverPhoto: SpacePhoto_PhotoFragment | null };

export type MessagesBooking_BookingFragment = { id: string, status: BookingStatus, isPending: boolean, cameToNothing: boolean, from: string, to: string, days: number, termType: TermType, isOpenEnded: boolean, goods: Array<GoodsCategory>, viewerRole: BookingActor | null, availableActions: Array<BookingAction>, rentCents: number, commissionCents: number | null, hostNetCents: number | null, renterFeeCents: number | null, protectionCents: number | null, totalCents: number | null, renterStayCount: number, deadline: { since: string, until: string } | null, space: { id: string, address: string | null, floor: string | null, door: string | null } };

export type Thread_ConversationFragment = (
  { isSpaceGone: boolean, isBlockedByViewer: boolean, isMasked: boolean, otherContact: { fullName: string, phone: string | null } | null, viewerCan: { write: boolean, writeRefusal: ErrorCode | null, pausedUntil: string | null, contactAttemptsLeft: number | null, attach: boolean, block: boolean, report: boolean }, space: MessagesSpace_SpaceFragment | null, booking: MessagesBooking_BookingFragment | null }
  & InboxRow_ConversationFragment
);

export type InboxQueryVariables = Exact<{
  filter?: ConversationFilter | null | undefined;
  text?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type InboxQuery = { conversations: { totalCount: number, unreadCount: number, bookingCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: InboxRow_ConversationFragment }> } };

export type ThreadQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ThreadQuery = { conversation: (
    { messages: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: ThreadMessage_MessageFragment }> } }
    & Thread_ConversationFragment
  ) | null };

export type ConversationAboutQueryVariables = Exact<{
  spaceId: string;
}>;


export type ConversationAboutQuery = { conversationAbout: { id: string } | null, space: (
    { isOwn: boolean, host: MessagePerson_UserFragment }
    & MessagesSpace_SpaceFragment
  ) | null, newConversationAbilities: { writeRefusal: ErrorCode | null, pausedUntil: string | null, contactAttemptsLeft: number | null } };

export type BookingConversationQueryVariables = Exact<{
  id: string;
}>;


export type BookingConversationQuery = { booking: { id: string, conversation: { id: string } | null } | null };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { message: (
      { conversation: Thread_ConversationFragment }
      & ThreadMessage_MessageFragment
    ) } };

export type MarkConversationReadMutationVariables = Exact<{
  input: MarkConversationReadInput;
}>;


export type MarkConversationReadMutation = { markConversationRead: { conversation: { id: string, unreadCount: number } } };

export type MuteConversationMutationVariables = Exact<{
  input: MuteConversationInput;
}>;


export type MuteConversationMutation = { muteConversation: { conversation: { id: string, isMuted: boolean } } };

export type HideConversationMutationVariables = Exact<{
  input: HideConversationInput;
}>;


export type HideConversationMutation = { hideConversation: { conversation: { id: string } } };

export type BlockConversationMutationVariables = Exact<{
  input: BlockConversationInput;
}>;


export type BlockConversationMutation = { blockConversation: { conversation: Thread_ConversationFragment } };

export type SignalTypingMutationVariables = Exact<{
  input: SignalTypingInput;
}>;


export type SignalTypingMutation = { signalTyping: { isSent: boolean } };

export type ConversationChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ConversationChangedSubscription = { conversationChanged: { kind: ConversationChangeKind, conversation: Thread_ConversationFragment, message: ThreadMessage_MessageFragment | null } };

export type QuickRepliesQueryVariables = Exact<{ [key: string]: never; }>;


export type QuickRepliesQuery = { quickReplies: Array<{ id: string, text: string }> };

export type SaveQuickReplyMutationVariables = Exact<{
  input: SaveQuickReplyInput;
}>;


export type SaveQuickReplyMutation = { saveQuickReply: { quickReply: { id: string, text: string } } };

export type DeleteQuickReplyMutationVariables = Exact<{
  input: DeleteQuickReplyInput;
}>;


export type DeleteQuickReplyMutation = { deleteQuickReply: { deletedQuickReplyId: string } };

export type NotificationRow_NotificationFragment = { id: string, type: NotificationType, icon: NotificationIcon, title: string, message: string, spaceTitle: string | null, path: string | null, read: boolean, createdAt: string, bookingId: string | null, booking: { id: string, viewerRole: BookingActor | null } | null };

export type ListedNotification_NotificationFragment = (
  { group: NotificationGroup | null, spaceTitle: string | null, wayOn: { label: string, path: string } | null, space: { id: string, title: string | null, coverPhoto: SpacePhoto_PhotoFragment | null } | null, booking: { id: string, isPending: boolean, deadline: { since: string, until: string } | null } | null }
  & NotificationRow_NotificationFragment
);

export type NotificationPageQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  group?: NotificationGroup | null | undefined;
  isUnread?: boolean | null | undefined;
}>;


export type NotificationPageQuery = { notifications: { edges: Array<{ cursor: string, node: ListedNotification_NotificationFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type UnreadNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationsQuery = { unreadNotifications: Array<{ group: NotificationGroup, unread: number }> };

export type MarkAllNotificationsReadMutationVariables = Exact<{
  group?: NotificationGroup | null | undefined;
}>;


export type MarkAllNotificationsReadMutation = { markAllNotificationsRead: { unreadNotifications: Array<{ group: NotificationGroup, unread: number }> } };

export type NotificationsQueryVariables = Exact<{
  first?: number | null | undefined;
  mode?: DashboardMode | null | undefined;
}>;


export type NotificationsQuery = { notifications: { edges: Array<{ cursor: string, node: NotificationRow_NotificationFragment }> } };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: { notifications: Array<{ id: string, read: boolean }> } };

export type NotificationChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationChangedSubscription = { notificationChanged: { kind: ChangeKind, notification: NotificationRow_NotificationFragment } };

export type OfflineBooking_BookingFragment = { id: string, reference: string, status: BookingStatus, from: string, to: string, isOpenEnded: boolean, host: { displayName: string }, moveIn: { accessOpensOn: string, isAccessOpen: boolean } | null, space: { title: string | null, address: string | null, floor: string | null, door: string | null, postalCode: string | null, city: string | null, accessInstructions: string | null } };

export type OfflineBookingsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfflineBookingsQuery = { current: { edges: Array<{ node: OfflineBooking_BookingFragment }> }, upcoming: { edges: Array<{ node: OfflineBooking_BookingFragment }> } };

export type DataExport_ExportFragment = { id: string, status: DataExportStatus, isUnderWay: boolean, progressPercent: number, bytes: number | null, createdAt: string, readyAt: string | null, expiresAt: string | null };

export type Consent_ConsentFragment = { purpose: ConsentPurpose, isGranted: boolean, version: string, source: string, at: string };

export type OwnRequest_RequestFragment = { id: string, kind: DataRequestKind, status: DataRequestStatus, isOpen: boolean, details: string, answer: string | null, requestedAt: string, dueAt: string, isOverdue: boolean, closedAt: string | null };

export type MyDataRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataRequestsQuery = { myDataRequests: Array<OwnRequest_RequestFragment> };

export type FileDataRequestMutationVariables = Exact<{
  input: FileDataRequestInput;
}>;


export type FileDataRequestMutation = { fileDataRequest: { dataRequest: OwnRequest_RequestFragment } };

export type WithdrawDataRequestMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawDataRequestMutation = { withdrawDataRequest: { dataRequest: OwnRequest_RequestFragment } };

export type MyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataQuery = { viewer: { id: string, hasSecondFactor: boolean } | null, myData: { groups: Array<{ key: DataGroupKey, count: number, fields: Array<{ key: DataFieldKey, value: string | null }> }> }, myConsents: Array<Consent_ConsentFragment> };

export type MyDataExportsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataExportsQuery = { dataExports: Array<DataExport_ExportFragment> };

export type MyErasureQueryVariables = Exact<{ [key: string]: never; }>;


export type MyErasureQuery = { erasurePreview: { canRequest: boolean, runAt: string, coolingOffDays: number, spaceCount: number, blockers: Array<{ kind: ErasureBlockerKind, bookingId: string | null, reference: string | null, endsOn: string | null, amountCents: number | null }>, scheduled: { requestedAt: string, runAt: string } | null } };

export type SetConsentMutationVariables = Exact<{
  purpose: ConsentPurpose;
  isGranted: boolean;
}>;


export type SetConsentMutation = { setConsent: { consents: Array<Consent_ConsentFragment> } };

export type RequestDataExportMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestDataExportMutation = { requestDataExport: { dataExport: DataExport_ExportFragment } };

export type OpenDataExportMutationVariables = Exact<{
  id: string;
}>;


export type OpenDataExportMutation = { openDataExport: { download: { url: string } } };

export type RequestErasureMutationVariables = Exact<{
  input: RequestErasureInput;
}>;


export type RequestErasureMutation = { requestErasure: { erasure: { requestedAt: string, runAt: string } } };

export type CancelErasureMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelErasureMutation = { cancelErasure: { isCancelled: boolean } };

export type ReportDecisionViewFragment = { code: string, subject: ReportedKind, name: string | null, side: ReportSide, isOwnInitiative: boolean, isUpheld: boolean, statement: string | null, decidedAt: string | null, liftedAt: string | null, complainUntil: string | null, canComplain: boolean, measures: Array<{ kind: DecidedMeasureKind, endsAt: string | null, liftedAt: string | null }>, complaint: { isOwn: boolean, text: string | null, complainedAt: string, dueAt: string, outcome: ComplaintOutcome | null, statement: string | null, decidedAt: string | null } | null };

export type ReportDecisionQueryVariables = Exact<{
  token: string;
}>;


export type ReportDecisionQuery = { reportDecision: ReportDecisionViewFragment | null };

export type FileReportComplaintMutationVariables = Exact<{
  input: FileReportComplaintInput;
}>;


export type FileReportComplaintMutation = { fileReportComplaint: { decision: ReportDecisionViewFragment } };

export type BookingToReviewQueryVariables = Exact<{
  bookingId: string;
}>;


export type BookingToReviewQuery = { booking: LeaveReview_BookingFragment | null };

export type LeaveReviewMutationVariables = Exact<{
  input: LeaveReviewInput;
}>;


export type LeaveReviewMutation = { leaveReview: { review: (
      { booking: LeaveReview_BookingFragment | null }
      & LeaveReview_ReviewFragment
    ) } };

export type LeaveReview_BookingFragment = { id: string, viewerRole: BookingActor | null, from: string, to: string, isOpenEnded: boolean, space: { id: string, isPublic: boolean, title: string | null, sizeM2: number | null, city: string | null, district: string | null, coverPhoto: SpacePhoto_PhotoFragment | null }, renter: ReviewParty_UserFragment, host: ReviewParty_UserFragment, review: { canWrite: boolean, isReplacing: boolean, opensAt: string | null, closesAt: string | null, own: LeaveReview_ReviewFragment | null, other: LeaveReview_ReviewFragment | null } | null };

export type ReviewParty_UserFragment = { id: string, displayName: string, initials: string, isTrader: boolean, avatar: { url: string, srcSet: string } | null };

export type LeaveReview_ReviewFragment = (
  { status: ReviewStatus, isPublished: boolean, isWaiting: boolean, decisionPath: string | null, submittedAt: string, privateNote: string | null, viewerCan: { edit: boolean }, scores: { overall: number, accuracy: number | null, access: number | null, condition: number | null, security: number | null, communication: number | null, value: number | null, care: number | null, rules: number | null, payment: number | null } }
  & ReviewItem_ReviewFragment
);

export type CountSearchMutationVariables = Exact<{ [key: string]: never; }>;


export type CountSearchMutation = { countSearch: { isCounted: boolean } };

export type SearchFitQueryVariables = Exact<{
  things: Array<ThingCountInput> | ThingCountInput;
  filter: SpaceFilter;
}>;


export type SearchFitQuery = { roomFor: ThingsRoom_RoomFragment | null, searchSpaces: { totalCount: number, isCountCapped: boolean } };

export type SearchPageQueryVariables = Exact<{
  filter: SpaceFilter;
  sort: SpaceSort;
  first: number;
  page: number;
}>;


export type SearchPageQuery = { searchSpaces: { totalCount: number, isCountCapped: boolean, canWait: boolean, place: { name: string, kind: PlaceKind, lat: number, lng: number, postalCode: string | null, city: string | null, bounds: { south: number, west: number, north: number, east: number } } | null, suggestedPlace: { name: string, city: string | null } | null, facets: Search_FacetsFragment, pins: Array<Search_PinFragment>, edges: Array<{ node: SpaceCard_SpaceFragment }>, suggestions: Array<{ kind: SearchSuggestionKind, count: number, priceFromCents: number | null, sizeUpToM2: number | null, filter: Record<string, unknown> }>, nearest: Array<SpaceCard_SpaceFragment> } };

export type Search_FacetsFragment = { autonomous: number, scheduled: number, is24h: number, instantBook: number, priceMinCents: number | null, priceMaxCents: number | null, types: Array<{ type: SpaceType, count: number }>, features: Array<{ feature: SpaceFeature, count: number }>, priceBuckets: Array<{ fromCents: number, toCents: number | null, count: number }> };

export type Search_PinFragment = { key: string, lat: number, lng: number, count: number, priceCents: number, spaceId: string | null };

export type SearchCountQueryVariables = Exact<{
  filter: SpaceFilter;
}>;


export type SearchCountQuery = { searchSpaces: { totalCount: number, isCountCapped: boolean, facets: Search_FacetsFragment } };

export type SearchPinsQueryVariables = Exact<{
  filter: SpaceFilter;
}>;


export type SearchPinsQuery = { searchSpaces: { pins: Array<Search_PinFragment> } };

export type SearchPinSpaceQueryVariables = Exact<{
  id: string;
}>;


export type SearchPinSpaceQuery = { space: SpaceCard_SpaceFragment | null };

export type SearchPhotosQueryVariables = Exact<{
  id: string;
}>;


export type SearchPhotosQuery = { space: { id: string, photos: Array<SpacePhoto_PhotoFragment> } | null };

export type SavedSearch_SearchFragment = { id: string, name: string, cadence: AlertCadence, filter: Record<string, unknown>, isOver: boolean, newCount: number };

export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { savedSearches: Array<SavedSearch_SearchFragment> };

export type SavedSearchForQueryVariables = Exact<{
  filter: SpaceFilter;
}>;


export type SavedSearchForQuery = { savedSearch: SavedSearch_SearchFragment | null };

export type SaveSearchMutationVariables = Exact<{
  input: SaveSearchInput;
}>;


export type SaveSearchMutation = { saveSearch: { savedSearch: SavedSearch_SearchFragment } };

export type ChangeSavedSearchMutationVariables = Exact<{
  input: ChangeSavedSearchInput;
}>;


export type ChangeSavedSearchMutation = { changeSavedSearch: { savedSearch: SavedSearch_SearchFragment } };

export type MarkSavedSearchSeenMutationVariables = Exact<{
  id: string;
}>;


export type MarkSavedSearchSeenMutation = { markSavedSearchSeen: { savedSearch: SavedSearch_SearchFragment } };

export type RemoveSavedSearchMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSavedSearchMutation = { removeSavedSearch: { deletedSavedSearchId: string } };

export type StopMailsMutationVariables = Exact<{
  token: string;
}>;


export type StopMailsMutation = { stopMails: { isStopped: boolean } };

export type SpaceFitQueryVariables = Exact<{
  id: string;
  things: Array<ThingCountInput> | ThingCountInput;
}>;


export type SpaceFitQuery = { roomFor: ThingsRoom_RoomFragment | null, space: { id: string, misfits: Array<Misfit> } | null };

export type SpacePageQueryVariables = Exact<{
  id: string;
  from: string;
  to: string;
}>;


export type SpacePageQuery = { space: (
    { reviews: ReviewPage_ReviewsFragment, similar: Array<SpaceCard_SpaceFragment> }
    & SpacePage_SpaceFragment
  ) | null, goneSpace: { type: SpaceType | null, city: string | null, instead: Array<SpaceCard_SpaceFragment> } | null };

export type SpacePage_SpaceFragment = { id: string, status: SpaceStatus, isPublic: boolean, isVerified: boolean, type: SpaceType | null, title: string | null, description: string | null, sizeM2: number | null, lengthM: number | null, widthM: number | null, heightM: number | null, doorWidthM: number | null, doorHeightM: number | null, features: Array<SpaceFeature>, hasElectricMeter: boolean, humidity: Humidity | null, allowedGoods: Array<GoodsCategory>, priceAllInCents: number | null, minDays: number, cancellationPolicy: CancellationPolicy, city: string | null, postalCode: string | null, district: string | null, address: string | null, floor: string | null, door: string | null, accessMode: AccessMode | null, is24h: boolean, visitNoticeHours: number | null, visitsPerMonth: number | null, keysLent: number, isInstantBook: boolean, accessInstructions: string | null, availableFrom: string | null, isSample: boolean, isOwn: boolean, cancellationTerms: PolicyTerms_TermsFragment, exactLocation: { lat: number, lng: number } | null, approximateArea: { lat: number, lng: number, radiusM: number } | null, accessHours: Array<{ weekday: number, fromMinute: number, toMinute: number }>, photos: Array<SpacePhoto_PhotoFragment>, host: { id: string, displayName: string, initials: string, bio: string, memberSince: string, isTrader: boolean, isIdentityVerified: boolean, isFeaturedHost: boolean, responseTime: ResponseTimeBucket | null, responseRatePercent: number | null, avatar: { url: string, srcSet: string } | null, rating: { average: number, count: number } | null }, rating: RatingOverview_RatingFragment | null, busy: Array<{ from: string, to: string }>, viewerCan: { edit: boolean, request: boolean, report: boolean, seeExactAddress: boolean } };

export type SpaceQuoteQueryVariables = Exact<{
  input: PriceQuoteInput;
}>;


export type SpaceQuoteQuery = { priceQuote: { from: string, to: string, days: number, termType: TermType, renterFeeCents: number, protectionCents: number, ivaCents: number, taxName: TaxName, totalCents: number, monthTotalCents: number | null, firstChargeCents: number, discountPercent: number, depositCents: number, cancellationPolicy: CancellationPolicy, freeCancellationUntil: string | null, timeZone: string, isAvailable: boolean, confirmsAtOnce: boolean, promisedUntil: string | null, canWait: boolean, isMinimumApplied: boolean, noticeDays: number, lines: Array<{ from: string, to: string, days: number, dueOn: string, isWholeMonth: boolean, rentCents: number, renterFeeCents: number, protectionCents: number, totalCents: number }> } };

export type CountSpaceViewMutationVariables = Exact<{
  id: string;
  step: ViewStep;
}>;


export type CountSpaceViewMutation = { countSpaceView: { isCounted: boolean } };

export type WizardSpace_SpaceFragment = { id: string, status: SpaceStatus, photoCount: number, hasUnpublishedChanges: boolean, draftSavedAt: string | null, photos: Array<(
    { position: number }
    & SpacePhoto_PhotoFragment
  )>, viewerCan: { edit: boolean, publish: boolean }, draftProblems: Array<{ step: WizardStep, path: string, code: FieldProblemCode, params: Record<string, unknown> | null }>, draftPreview: { sizeM2: number | null, priceAllInCents: number | null, renterFeeCents: number | null, commissionCents: number | null, commissionBps: number, commissionKind: CommissionKind, usualCommissionBps: number, hostNetMonthCents: number | null, taxName: TaxName, monthFrom90Cents: number | null, monthFrom180Cents: number | null, monthFrom365Cents: number | null, halfMonthDepositCents: number | null, is24h: boolean, district: string | null, requiredDeclarations: Array<Declaration>, canBookInstantly: boolean, isInstantBookOffered: boolean, isReviewed: boolean, needsPhone: boolean, needsIdentity: boolean, needsTraderDetails: boolean, area: { lat: number, lng: number, radiusM: number } | null, cancellationTerms: Array<PolicyTerms_TermsFragment> } | null };

export type WizardDraft_SpaceFragment = { isOwn: boolean, draft: WizardDraft_DraftFragment | null };

export type WizardDraftQueryVariables = Exact<{
  id: string;
}>;


export type WizardDraftQuery = { space: (
    WizardSpace_SpaceFragment
    & WizardDraft_SpaceFragment
  ) | null };

export type WizardHostQueryVariables = Exact<{ [key: string]: never; }>;


export type WizardHostQuery = { viewer: { id: string, isTrader: boolean | null } | null };

export type WizardCheckQueryVariables = Exact<{
  id: string;
}>;


export type WizardCheckQuery = { space: WizardSpace_SpaceFragment | null };

export type SaveSpaceDraftMutationVariables = Exact<{
  input: SaveSpaceDraftInput;
}>;


export type SaveSpaceDraftMutation = { saveSpaceDraft: { space: WizardSpace_SpaceFragment } };

export type PublishSpaceMutationVariables = Exact<{
  id: string;
}>;


export type PublishSpaceMutation = { publishSpace: { space: (
      { title: string | null, priceAllInCents: number | null }
      & WizardSpace_SpaceFragment
    ) } };

export type DiscardSpaceChangesMutationVariables = Exact<{
  id: string;
}>;


export type DiscardSpaceChangesMutation = { discardSpaceChanges: { space: WizardSpace_SpaceFragment } };

export type OrderSpacePhotosMutationVariables = Exact<{
  spaceId: string;
  photoIds: Array<string> | string;
}>;


export type OrderSpacePhotosMutation = { orderSpacePhotos: { space: WizardSpace_SpaceFragment } };

export type UpdateSpacePhotoMutationVariables = Exact<{
  id: string;
  alt: string;
}>;


export type UpdateSpacePhotoMutation = { updateSpacePhoto: { space: WizardSpace_SpaceFragment } };

export type RemoveSpacePhotoMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSpacePhotoMutation = { removeSpacePhoto: { space: WizardSpace_SpaceFragment } };

export type WizardPriceSuggestionQueryVariables = Exact<{
  input: PriceSuggestionInput;
}>;


export type WizardPriceSuggestionQuery = { priceSuggestion: { suggestedCents: number, lowCents: number, highCents: number, farBelowCents: number, farAboveCents: number, comparableCount: number, reasons: Array<{ code: PriceReasonCode, percent: number }>, distribution: Array<{ fromCents: number, count: number }> } };

export type VerificationData_VerificationFragment = { id: string, kind: VerificationKind, status: VerificationStatus, documentType: DocumentType, documentCountry: string | null, documentLast4: string | null, documentExpiresOn: string | null, fullName: string | null, birthDate: string | null, rejectReason: RejectReason | null, rejectAdvice: string | null, note: string, submittedAt: string | null, dueAt: string | null, decidedAt: string | null, missingSides: Array<DocumentSide>, appointment: { id: string, startsAt: string, link: string } | null, files: Array<{ id: string, side: DocumentSide, mime: string, bytes: number }> };

export type VerificationState_StandingFragment = { status: VerificationStatus, hasLapsed: boolean, verifiedAt: string | null, attemptsLeft: number, nextAttemptAt: string | null, canStart: boolean, canMeet: boolean, latest: VerificationData_VerificationFragment | null };

export type VerificationOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type VerificationOverviewQuery = { viewer: { id: string, email: string, fullName: string, isTrader: boolean | null, traderDetails: { certifiedAt: string } | null, hostData: { dueAt: string, unlistedAt: string | null } | null, verification: { level: number | null, topLevel: number, isEmailVerified: boolean, isPhoneVerified: boolean, isIdentityRequired: boolean, hasTaxDetails: boolean, hasPayoutAccount: boolean, identity: VerificationState_StandingFragment, spaces: Array<(
        { space: { id: string, title: string | null, city: string | null, isVerified: boolean, coverPhoto: (
            { id: string }
            & SpacePhoto_PhotoFragment
          ) | null } | null }
        & VerificationState_StandingFragment
      )> } } | null, verificationRules: { minBytes: number, maxBytes: number, minLongSide: number, reviewHours: number, attempts: number, attemptDays: number, filesKeptDays: number, documents: Array<{ type: DocumentType, kind: VerificationKind, sides: Array<DocumentSide>, countries: Array<string> }> } };

export type StartVerificationMutationVariables = Exact<{
  input: StartVerificationInput;
}>;


export type StartVerificationMutation = { startVerification: { verification: VerificationData_VerificationFragment } };

export type SubmitVerificationMutationVariables = Exact<{
  id: string;
}>;


export type SubmitVerificationMutation = { submitVerification: { verification: VerificationData_VerificationFragment } };

export type FreeAppointmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type FreeAppointmentsQuery = { freeAppointments: Array<{ id: string, startsAt: string }> };

export type GiveUpAppointmentMutationVariables = Exact<{ [key: string]: never; }>;


export type GiveUpAppointmentMutation = { giveUpAppointment: { appointments: Array<{ id: string }> } };

export type BookAppointmentMutationVariables = Exact<{
  input: AppointmentInput;
}>;


export type BookAppointmentMutation = { bookAppointment: { verification: VerificationData_VerificationFragment } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp: { email: string } };

export type VerifyMfaMutationVariables = Exact<{
  input: VerifyMfaInput;
}>;


export type VerifyMfaMutation = { verifyMfa: Session_AuthFragment };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { email: string } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { isChanged: boolean } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { isChanged: boolean } };

export type RequestEmailChangeMutationVariables = Exact<{
  input: RequestEmailChangeInput;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { email: string } };

export type ResendConfirmationMutationVariables = Exact<{
  email: string;
}>;


export type ResendConfirmationMutation = { resendConfirmation: { email: string } };

export type Viewer_MeFragment = { email: string, fullName: string, roles: Array<Role>, ownsSpaces: boolean, isEmailVerified: boolean, locale: Locale, hasSecondFactor: boolean, mustAddSecondFactor: boolean, isStaff: boolean, isOnboardingDue: boolean, startsAsHost: boolean, id: string };

export type Session_AuthFragment = { accessToken: string, refreshToken: string | null, viewer: Viewer_MeFragment };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: Viewer_MeFragment | null };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: Session_AuthFragment };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { isSignedOut: boolean } };

export type RefreshSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshSessionMutation = { refreshSession: Session_AuthFragment | null };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, browser: string | null, system: string | null, isMobile: boolean, createdAt: string, lastUsedAt: string, isCurrent: boolean, isKnownDevice: boolean }> };

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;


export type RevokeSessionMutation = { revokeSession: { deletedSessionId: string } };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { revokeOtherSessions: { count: number } };

export type RateArticleMutationVariables = Exact<{
  input: RateArticleInput;
}>;


export type RateArticleMutation = { rateArticle: { isRated: boolean } };

export type BookingAccess_BookingFragment = { isPending: boolean, id: string, viewerRole: BookingActor | null, host: { id: string, displayName: string }, renter: { id: string, displayName: string }, moveIn: { accessOpensOn: string, isAccessOpen: boolean, items: Array<{ step: MoveInStep, isDone: boolean, isNeededForAccess: boolean }> } | null, space: { id: string, city: string | null, postalCode: string | null, address: string | null, floor: string | null, door: string | null, accessMode: AccessMode | null, is24h: boolean, accessInstructions: string | null, accessHours: Array<{ weekday: number, fromMinute: number, toMinute: number }> } };

export type DashboardBooking_BookingFragment = { id: string, reference: string, status: BookingStatus, isPending: boolean, isLive: boolean, isRunning: boolean, isAgreed: boolean, canBookAgain: boolean, showsAddress: boolean, cameToNothing: boolean, from: string, to: string, days: number, termType: TermType, isOpenEnded: boolean, goods: Array<GoodsCategory>, message: string, requestedAt: string | null, decidedAt: string | null, declineReason: DeclineReason | null, declineReasonName: string | null, declineText: string | null, cancelledBy: BookingActor | null, cancelledAt: string | null, cancelReason: CancellationReason | null, cancelText: string | null, timeZone: string, completesAt: string | null, availableActions: Array<BookingAction>, acceptRefusal: BookingActionReason | null, viewerRole: BookingActor | null, firstChargeCents: number | null, totalCents: number | null, hostNetCents: number | null, monthTotalCents: number | null, hostMonthNetCents: number | null, renterStayCount: number, deadline: { since: string, until: string } | null, changeRequest: { id: string, canAnswer: boolean } | null, nextCharge: { dueOn: string, totalCents: number, creditCents: number } | null, payment: { status: PaymentStatus, totalCents: number } | null, cancellation: CancellationPreview_PreviewFragment | null, refund: { status: RefundStatus, isByTransfer: boolean, completedAt: string | null, totalCents: number } | null, review: { canWrite: boolean, closesAt: string | null, own: { id: string, overall: number, viewerCan: { edit: boolean } } | null } | null, moveIn: { accessOpensOn: string, isAccessOpen: boolean, items: Array<{ step: MoveInStep, isDone: boolean, isNeededForAccess: boolean }> } | null, renter: { id: string, displayName: string, initials: string, isIdentityVerified: boolean, avatar: { url: string, srcSet: string } | null }, host: { id: string, displayName: string, initials: string, isIdentityVerified: boolean, avatar: { url: string, srcSet: string } | null }, space: { id: string, status: SpaceStatus, title: string | null, type: SpaceType | null, sizeM2: number | null, city: string | null, district: string | null, postalCode: string | null, address: string | null, floor: string | null, door: string | null, accessMode: AccessMode | null, is24h: boolean, accessInstructions: string | null, accessHours: Array<{ weekday: number, fromMinute: number, toMinute: number }>, coverPhoto: SpacePhoto_PhotoFragment | null } };

export type AcceptBookingMutationVariables = Exact<{
  input: AcceptBookingInput;
}>;


export type AcceptBookingMutation = { acceptBooking: { booking: DashboardBooking_BookingFragment } };

export type DeclineBookingMutationVariables = Exact<{
  input: DeclineBookingInput;
}>;


export type DeclineBookingMutation = { declineBooking: { booking: DashboardBooking_BookingFragment } };

export type WithdrawBookingMutationVariables = Exact<{
  input: WithdrawBookingInput;
}>;


export type WithdrawBookingMutation = { withdrawBooking: { booking: DashboardBooking_BookingFragment } };

export type MarkBookingActiveMutationVariables = Exact<{
  input: MarkBookingActiveInput;
}>;


export type MarkBookingActiveMutation = { markBookingActive: { booking: DashboardBooking_BookingFragment } };

export type ConfirmMoveOutMutationVariables = Exact<{
  input: ConfirmMoveOutInput;
}>;


export type ConfirmMoveOutMutation = { confirmMoveOut: { booking: DashboardBooking_BookingFragment } };

export type CancellationPreview_PreviewFragment = { paidCents: number, refundCents: number, creditCents: number, rentRefundCents: number, feeRefundCents: number, protectionRefundCents: number, keptCents: number, rule: RefundRule, freeUntil: string | null, changesAt: string | null, withdrawalUntil: string | null, hostFeeCents: number };

export type BookingCancellationQueryVariables = Exact<{
  id: string;
}>;


export type BookingCancellationQuery = { booking: { id: string, cancellationPolicy: CancellationPolicy, timeZone: string, payment: { methodLast4: string | null } | null, cancellation: CancellationPreview_PreviewFragment | null } | null };

export type CancelBookingMutationVariables = Exact<{
  input: CancelBookingInput;
}>;


export type CancelBookingMutation = { cancelBooking: { booking: DashboardBooking_BookingFragment } };

export type ChangingBooking_BookingFragment = { id: string, reference: string, isRunning: boolean, changeAnswerHours: number, from: string, to: string, termType: TermType, timeZone: string, viewerRole: BookingActor | null, availableActions: Array<BookingAction>, depositCents: number, taxName: TaxName, noticeBy: BookingActor | null, noticeAt: string | null, changeRequest: { id: string, kind: BookingChangeKind, askedBy: BookingActor, from: string, to: string, expiresAt: string, differenceCents: number, canAnswer: boolean } | null, card: { methodLast4: string, use: CardUse } | null, renter: { id: string, displayName: string }, host: { id: string, displayName: string }, space: { id: string, title: string | null } };

export type ChargeDifference_ChargeFragment = { from: string, to: string, paidAt: string | null, nowCents: number, nextCents: number };

export type ChangingBookingQueryVariables = Exact<{
  id: string;
}>;


export type ChangingBookingQuery = { booking: ChangingBooking_BookingFragment | null };

export type NoticePreviewQueryVariables = Exact<{
  id: string;
  endsOn?: string | null | undefined;
}>;


export type NoticePreviewQuery = { noticePreview: { endsOn: string, earliest: string, latest: string, noticeDays: number, lastChargeCents: number, monthCents: number | null, refundCents: number, creditCents: number, paidFrom: string, chargeDays: Array<string>, closedDays: Array<{ from: string, to: string, reason: ClosedDayReason }>, lastCharge: { dueOn: string, days: number, rentCents: number, feeCents: number, protectionCents: number, totalCents: number, creditCents: number } | null } };

export type DateChangePreviewQueryVariables = Exact<{
  id: string;
  from: string;
  to?: string | null | undefined;
}>;


export type DateChangePreviewQuery = { dateChangePreview: { from: string, to: string, isAvailable: boolean, differenceCents: number, dueNowCents: number, refundCents: number, charges: Array<ChargeDifference_ChargeFragment> } };

export type RenewalPreviewQueryVariables = Exact<{
  id: string;
  endsOn?: string | null | undefined;
}>;


export type RenewalPreviewQuery = { renewalPreview: { from: string, to: string, latest: string, isEndFixed: boolean, isAvailable: boolean, monthCents: number | null, differenceCents: number, dueNowCents: number, charges: Array<ChargeDifference_ChargeFragment> } };

export type ContractWithdrawalQueryVariables = Exact<{
  id: string;
}>;


export type ContractWithdrawalQuery = { contractWithdrawal: { endsOn: string, until: string, isRentCovered: boolean, usedDays: number, paidCents: number, rentRefundCents: number, feeRefundCents: number, protectionRefundCents: number, refundCents: number, creditCents: number, keptCents: number } };

export type TakenDaysQueryVariables = Exact<{
  id: string;
  from: string;
  to: string;
}>;


export type TakenDaysQuery = { space: { id: string, busy: Array<{ from: string, to: string }> } | null };

export type GiveNoticeMutationVariables = Exact<{
  input: GiveNoticeInput;
}>;


export type GiveNoticeMutation = { giveNotice: { booking: ChangingBooking_BookingFragment } };

export type AskToUndoNoticeMutationVariables = Exact<{
  input: AskToUndoNoticeInput;
}>;


export type AskToUndoNoticeMutation = { askToUndoNotice: { booking: ChangingBooking_BookingFragment } };

export type AskForDatesMutationVariables = Exact<{
  input: AskForDatesInput;
}>;


export type AskForDatesMutation = { askForDates: { booking: ChangingBooking_BookingFragment } };

export type AnswerBookingChangeMutationVariables = Exact<{
  input: AnswerBookingChangeInput;
}>;


export type AnswerBookingChangeMutation = { answerBookingChange: { booking: ChangingBooking_BookingFragment } };

export type WithdrawBookingChangeMutationVariables = Exact<{
  input: WithdrawBookingChangeInput;
}>;


export type WithdrawBookingChangeMutation = { withdrawBookingChange: { booking: ChangingBooking_BookingFragment } };

export type RenewBookingMutationVariables = Exact<{
  input: RenewBookingInput;
}>;


export type RenewBookingMutation = { renewBooking: { booking: ChangingBooking_BookingFragment } };

export type WithdrawFromContractMutationVariables = Exact<{
  input: WithdrawFromContractInput;
}>;


export type WithdrawFromContractMutation = { withdrawFromContract: { booking: ChangingBooking_BookingFragment } };

export type PolicyTerms_TermsFragment = { policy: CancellationPolicy, freeHours: number | null, freeDays: number | null, keptCents: number | null, refundPercent: number | null, nothingHours: number | null, nothingDays: number | null, withdrawalDays: number };

export type AddPaymentMethodMutationVariables = Exact<{
  input: AddPaymentMethodInput;
}>;


export type AddPaymentMethodMutation = { addPaymentMethod: { setupId: string | null, actionUrl: string | null, paymentMethod: SavedCard_CardFragment | null } };

export type CompletePaymentMethodMutationVariables = Exact<{
  input: CompletePaymentMethodInput;
}>;


export type CompletePaymentMethodMutation = { completePaymentMethod: { setupId: string | null, actionUrl: string | null, paymentMethod: SavedCard_CardFragment | null } };

export type RemovePaymentMethodMutationVariables = Exact<{
  input: RemovePaymentMethodInput;
}>;


export type RemovePaymentMethodMutation = { removePaymentMethod: { deletedPaymentMethodId: string } };

export type SetDefaultPaymentMethodMutationVariables = Exact<{
  input: SetDefaultPaymentMethodInput;
}>;


export type SetDefaultPaymentMethodMutation = { setDefaultPaymentMethod: { paymentMethod: SavedCard_CardFragment } };

export type OwedChargeQueryVariables = Exact<{
  id: string;
}>;


export type OwedChargeQuery = { booking: { id: string, space: { id: string, title: string | null }, owedCharge: { cycleId: string, from: string, to: string, totalCents: number, creditCents: number, refusedAt: string | null, reason: string | null, methodBrand: string | null, methodLast4: string | null, comingSteps: Array<{ kind: OwedChargeStepKind, on: string }> } | null } | null };

export type PayCycleMutationVariables = Exact<{
  input: PayCycleInput;
}>;


export type PayCycleMutation = { payCycle: { actionUrl: string | null, booking: { id: string, billingState: BillingState } } };

export type CompleteCyclePaymentMutationVariables = Exact<{
  input: CompleteCyclePaymentInput;
}>;


export type CompleteCyclePaymentMutation = { completeCyclePayment: { actionUrl: string | null, booking: { id: string, billingState: BillingState } } };

export type BookingCardQueryVariables = Exact<{
  id: string;
}>;


export type BookingCardQuery = { booking: { id: string, space: { id: string, title: string | null }, card: { methodBrand: string | null, methodLast4: string, use: CardUse } | null } | null };

export type ChangeBookingCardMutationVariables = Exact<{
  input: ChangeBookingCardInput;
}>;


export type ChangeBookingCardMutation = { changeBookingCard: { booking: { id: string, billingState: BillingState } } };

export type SavedCard_CardFragment = { id: string, brand: string, last4: string, expMonth: number, expYear: number, isDefault: boolean, isExpired: boolean };

export type SavedCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedCardsQuery = { cardForm: { kind: string, publishableKey: string | null } | null, viewer: { id: string, paymentMethods: Array<(
      { bookings: Array<{ id: string, reference: string, nextCharge: { isCardExpired: boolean } | null, space: { id: string, title: string | null, district: string | null, city: string | null } }> }
      & SavedCard_CardFragment
    )> } | null };

export type ClaimFile_EvidenceFragment = { id: string, kind: EvidenceKind, name: string, isPoliceReport: boolean, url: string };

export type ClaimRecords_BookingFragment = { conditionPhotos: Array<{ id: string, moment: ConditionMoment, by: ClaimSide, createdAt: string, url: string }>, inventory: { totalCents: number, items: Array<{ name: string, kind: ItemKind, valueCents: number }>, signatures: Array<{ side: ClaimSide, signedAt: string }> } | null };

export type ClaimCase_ClaimFragment = { id: string, reference: string, side: ClaimSide, case: ClaimCase, detail: ClaimDetail | null, text: string, windowHours: number | null, status: ClaimStatus, isOpen: boolean, isOffer: boolean, viewerRole: ClaimActor, availableSteps: Array<ClaimStep>, wantedRemedy: ClaimRemedy, wantedCents: number | null, agreedCents: number | null, remedy: ClaimRemedy | null, proposalReason: ProposalReason | null, offerToken: string | null, endsBy: string | null, proposedAt: string | null, appealedAt: string | null, appealedBy: ClaimSide | null, appealText: string | null, closedAt: string | null, createdAt: string, holdsCents: number | null, isHolding: boolean, depositCharge: PaymentStatus | null, guaranteePayment: { amountCents: number, status: GuaranteePaymentStatus } | null, areas: { describedM2: number, limitM2: number, claimedM2: number, answeredM2: number | null } | null, items: Array<{ name: string, kind: ItemKind, valueCents: number, isCovered: boolean }>, evidence: Array<ClaimFile_EvidenceFragment>, answer: { isAgreed: boolean, text: string, measuredM2: number | null, createdAt: string, evidence: Array<ClaimFile_EvidenceFragment> } | null, questions: Array<{ number: number, side: ClaimSide, text: string, answer: string | null, askedAt: string, answerBy: string, endedAt: string | null, evidence: Array<ClaimFile_EvidenceFragment> }>, votes: Array<{ side: ClaimSide, isAccepted: boolean }>, decisions: Array<{ round: number, remedy: ClaimRemedy, amountCents: number, ground: ClaimGround | null, reasons: string, createdAt: string }>, preview: { remedy: ClaimRemedy, amountCents: number | null, laterCents: number | null, isFromGuarantee: boolean, periods: Array<{ from: string, to: string, beforeCents: number, afterCents: number }> }, booking: (
    { id: string, reference: string, timeZone: string, space: { id: string, title: string | null }, renter: { id: string, displayName: string, initials: string }, host: { id: string, displayName: string, initials: string } }
    & ClaimRecords_BookingFragment
  ) };

export type ClaimCaseQueryVariables = Exact<{
  id: string;
}>;


export type ClaimCaseQuery = { claim: ClaimCase_ClaimFragment | null };

export type ClaimFormQueryVariables = Exact<{
  bookingId: string;
}>;


export type ClaimFormQuery = { booking: { id: string, from: string, viewerRole: BookingActor | null, timeZone: string, depositLeftCents: number, space: { id: string, title: string | null, sizeM2: number | null }, renter: { id: string, displayName: string }, host: { id: string, displayName: string }, claims: Array<{ id: string, status: ClaimStatus, isOpen: boolean, viewerRole: ClaimActor }>, claimOptions: Array<{ case: ClaimCase, details: Array<ClaimDetail>, remedies: Array<ClaimRemedy>, minPhotos: number, windowHours: number | null, opensAt: string, closesAt: string | null, hiddenClosesAt: string | null, barrier: ClaimBarrier | null }>, inventory: { items: Array<{ name: string, kind: ItemKind, valueCents: number }> } | null } | null };

export type ClaimPreviewQueryVariables = Exact<{
  input: ClaimPreviewInput;
}>;


export type ClaimPreviewQuery = { claimPreview: Array<{ remedy: ClaimRemedy, amountCents: number | null, laterCents: number | null }> };

export type SubmitClaimMutationVariables = Exact<{
  input: SubmitClaimInput;
}>;


export type SubmitClaimMutation = { submitClaim: { claim: { id: string, status: ClaimStatus, booking: { id: string, availableActions: Array<BookingAction>, claims: Array<{ id: string, status: ClaimStatus, isOpen: boolean }> } } } };

export type AnswerClaimMutationVariables = Exact<{
  input: AnswerClaimInput;
}>;


export type AnswerClaimMutation = { answerClaim: { claim: ClaimCase_ClaimFragment } };

export type GiveClaimDataMutationVariables = Exact<{
  input: GiveClaimDataInput;
}>;


export type GiveClaimDataMutation = { giveClaimData: { claim: ClaimCase_ClaimFragment } };

export type VoteOnClaimMutationVariables = Exact<{
  input: VoteOnClaimInput;
}>;


export type VoteOnClaimMutation = { voteOnClaim: { claim: ClaimCase_ClaimFragment } };

export type ChangeClaimRemedyMutationVariables = Exact<{
  input: ChangeClaimRemedyInput;
}>;


export type ChangeClaimRemedyMutation = { changeClaimRemedy: { claim: ClaimCase_ClaimFragment } };

export type AppealClaimMutationVariables = Exact<{
  input: AppealClaimInput;
}>;


export type AppealClaimMutation = { appealClaim: { claim: ClaimCase_ClaimFragment } };

export type WithdrawClaimMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawClaimMutation = { withdrawClaim: { claim: ClaimCase_ClaimFragment } };

export type OtherWaysQueryVariables = Exact<{
  searched: Array<string> | string;
}>;


export type OtherWaysQuery = { cities: Array<{ slug: string, name: string, spaceCount: number, isComingSoon: boolean }>, newest: { edges: Array<{ node: OtherWay_SpaceFragment }> }, searched: Array<
    | (
      { isPublic: boolean }
      & OtherWay_SpaceFragment
    )
    | Record<PropertyKey, never>
   | null> };

export type OtherWay_SpaceFragment = { id: string, title: string | null, priceAllInCents: number | null, coverPhoto: SpacePhoto_PhotoFragment | null };

export type UnreadMessageCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadMessageCountQuery = { unreadMessageCount: number };

export type UnreadMessageCountChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UnreadMessageCountChangedSubscription = { unreadMessageCountChanged: number };

export type MessagePreviewQueryVariables = Exact<{
  input: MessagePreviewInput;
}>;


export type MessagePreviewQuery = { messagePreview: { hidden: Array<{ from: number, to: number, kind: ContactDataKind }> } };

export type SpacePhoto_PhotoFragment = { id: string, alt: string, width: number, height: number, url: string, srcSetAvif: string | null, srcSetWebp: string | null, thumbhash: string | null, color: string | null };

export type ProhibitedGoodsQueryVariables = Exact<{
  locale: Locale;
}>;


export type ProhibitedGoodsQuery = { prohibitedGoods: Array<{ key: string, name: string }> };

export type ReasonsQueryVariables = Exact<{
  list: WordListName;
  locale: Locale;
}>;


export type ReasonsQuery = { reasons: Array<{ code: string, name: string }> };

export type RecentSpacesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RecentSpacesQuery = { nodes: Array<
    | (
      { isPublic: boolean }
      & SpaceCard_SpaceFragment
    )
    | Record<PropertyKey, never>
   | null> };

export type ReportSpaceMutationVariables = Exact<{
  input: ReportSpaceInput;
}>;


export type ReportSpaceMutation = { reportSpace: { code: string } };

export type ReportReviewMutationVariables = Exact<{
  input: ReportReviewInput;
}>;


export type ReportReviewMutation = { reportReview: { code: string } };

export type ReportMessageMutationVariables = Exact<{
  input: ReportMessageInput;
}>;


export type ReportMessageMutation = { reportMessage: { code: string } };

export type ReportUserMutationVariables = Exact<{
  input: ReportUserInput;
}>;


export type ReportUserMutation = { reportUser: { code: string } };

export type ReviewItem_ReviewFragment = { id: string, overall: number, text: string, language: Locale, submittedAt: string, publishedAt: string | null, replyText: string | null, usefulCount: number, isUsefulToViewer: boolean, translatableFrom: Locale | null, photos: Array<{ id: string, url: string, smallUrl: string, width: number, height: number }>, author: { id: string, displayName: string, initials: string, avatar: { url: string, srcSet: string } | null } | null, viewerCan: { reply: boolean, report: boolean, markUseful: boolean } };

export type ReviewPage_ReviewsFragment = { edges: Array<{ cursor: string, node: ReviewItem_ReviewFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type RatingOverview_RatingFragment = { average: number, count: number, distribution: Array<number>, scores: { accuracy: number | null, access: number | null, condition: number | null, security: number | null, communication: number | null, value: number | null, care: number | null, rules: number | null, payment: number | null } };

export type ReplyToReviewMutationVariables = Exact<{
  input: ReplyToReviewInput;
}>;


export type ReplyToReviewMutation = { replyToReview: { review: ReviewItem_ReviewFragment } };

export type ReviewsOfQueryVariables = Exact<{
  id: string;
  direction?: ReviewDirection | null | undefined;
  order?: ReviewOrder | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type ReviewsOfQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string, reviews: ReviewPage_ReviewsFragment }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string, reviews: ReviewPage_ReviewsFragment }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null };

export type MarkReviewUsefulMutationVariables = Exact<{
  input: MarkReviewUsefulInput;
}>;


export type MarkReviewUsefulMutation = { markReviewUseful: { review: { id: string, usefulCount: number, isUsefulToViewer: boolean } } };

export type SpaceCard_SpaceFragment = { id: string, title: string | null, type: SpaceType | null, sizeM2: number | null, city: string | null, district: string | null, features: Array<SpaceFeature>, accessMode: AccessMode | null, is24h: boolean, freeFrom: string | null, isInstantBook: boolean, isVerified: boolean, hasFeaturedHost: boolean, priceAllInCents: number | null, pricePerM2Cents: number | null, distanceM: number | null, photoCount: number, rating: { average: number, count: number } | null, coverPhoto: SpacePhoto_PhotoFragment | null };

export type TicketFile_FileFragment = { id: string, name: string, kind: AttachmentKind, sizeBytes: number, url: string };

export type TicketLine_MessageFragment = { id: string, author: TicketAuthor, authorName: string | null, body: string, isInternal: boolean, isMail: boolean, isOwn: boolean, createdAt: string, files: Array<TicketFile_FileFragment> };

export type TicketRow_TicketFragment = { id: string, code: string, category: TicketCategory, subject: string, status: TicketStatus, lastMessageAt: string };

export type TicketThread_TicketFragment = (
  { locale: Locale, priority: TicketPriority, createdAt: string, firstAnswerDueAt: string, firstAnsweredAt: string | null, firstAnswerMinutes: number | null, reopenUntil: string | null, satisfaction: number | null, availableActions: Array<TicketAction>, messages: TicketMessages_PageFragment }
  & TicketRow_TicketFragment
);

export type TicketMessages_PageFragment = { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: TicketLine_MessageFragment }> };

export type OlderTicketMessagesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type OlderTicketMessagesQuery = { ticket: { id: string, messages: TicketMessages_PageFragment } | null };

export type ThingsRoom_RoomFragment = { volumeM3: number, floorM2: number, sizeM2: number, doorM: number, heightM: number, features: Array<SpaceFeature> };

export type TraderDetails_DetailsFragment = { name: string, address: string, email: string, phone: string, nif: string, register: string | null, registerNumber: string | null };

export type HostTraderDetailsQueryVariables = Exact<{
  id: string;
}>;


export type HostTraderDetailsQuery = { user: { id: string, traderDetails: TraderDetails_DetailsFragment | null } | null };

export type TranslateTextMutationVariables = Exact<{
  input: TranslateTextInput;
}>;


export type TranslateTextMutation = { translateText: { text: string | null } };

export type Transparency_ReportFragment = { isRunning: boolean, countedAt: string, medianHours: number | null, reportingSuspensions: number, halfYear: { name: string, from: string, to: string }, halfYears: Array<{ name: string }>, reports: Array<{ subject: ReportedKind, reason: string, reasonName: string, received: number, upheld: number, dismissed: number, open: number }>, statements: Array<{ kind: RestrictionKind, count: number }>, complaints: { received: number, changed: number, kept: number, open: number, medianHours: number | null }, automated: { maskedMessages: number, heldReviewsPublished: number, heldReviewsHidden: number } };

export type TransparencyQueryVariables = Exact<{
  halfYear?: string | null | undefined;
}>;


export type TransparencyQuery = { transparencyReport: Transparency_ReportFragment | null };

export type WaitingPlaceRow_PlaceFragment = { id: string, from: string, to: string | null, state: WaitingState, priorityUntil: string | null, timeZone: string, ahead: number, space: { id: string, title: string | null, city: string | null, district: string | null, coverPhoto: SpacePhoto_PhotoFragment | null } | null };

export type WaitingPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingPlacesQuery = { waitingPlaces: Array<WaitingPlaceRow_PlaceFragment> };

export type WaitForDaysMutationVariables = Exact<{
  input: WaitForDaysInput;
}>;


export type WaitForDaysMutation = { waitForDays: { place: WaitingPlaceRow_PlaceFragment } };

export type WaitForSearchMutationVariables = Exact<{
  input: WaitForSearchInput;
}>;


export type WaitForSearchMutation = { waitForSearch: { count: number, places: Array<WaitingPlaceRow_PlaceFragment> } };

export type StopWaitingMutationVariables = Exact<{
  input: StopWaitingInput;
}>;


export type StopWaitingMutation = { stopWaiting: { deletedWaitingPlaceId: string } };

export { WizardDraft_DraftFragmentDoc } from './operations/generated-space-fields';
export { NoteCookieConsentsDocument, useNoteCookieConsentsMutation } from './operations/app-consent-consent';
export { ConfirmEmailDocument, useConfirmEmailMutation, SignInAfterSignUpDocument, useSignInAfterSignUpMutation } from './operations/app-email-confirmation';
export { ShownBannersDocument, useShownBannersQuery, useShownBannersLazyQuery } from './operations/app-shell-banner';
export { StaffSearchDocument, useStaffSearchQuery, useStaffSearchLazyQuery } from './operations/app-staff-search-staff-search';
export { StaffShellDocument, useStaffShellQuery, useStaffShellLazyQuery } from './operations/app-staff-staff';
export { Onboarding_AnswersFragmentDoc, OnboardingDocument, useOnboardingQuery, useOnboardingLazyQuery, SaveOnboardingDocument, useSaveOnboardingMutation, FinishOnboardingDocument, useFinishOnboardingMutation, OnboardingIdentityDocument, useOnboardingIdentityQuery, useOnboardingIdentityLazyQuery } from './operations/accounts-onboarding-onboarding';
export { PlannedStayDocument, usePlannedStayQuery, usePlannedStayLazyQuery } from './operations/accounts-planned-stay';
export { OwnProfile_ViewerFragmentDoc, OwnProfileDocument, useOwnProfileQuery, useOwnProfileLazyQuery, UpdateProfileDocument, useUpdateProfileMutation, RemoveAvatarDocument, useRemoveAvatarMutation, RequestPhoneCodeDocument, useRequestPhoneCodeMutation, ConfirmPhoneDocument, useConfirmPhoneMutation, RemovePhoneDocument, useRemovePhoneMutation, SaveNotificationPreferencesDocument, useSaveNotificationPreferencesMutation, SaveQuietHoursDocument, useSaveQuietHoursMutation, PushSubscribedDocument, usePushSubscribedQuery, usePushSubscribedLazyQuery, PushKeyDocument, usePushKeyQuery, usePushKeyLazyQuery, SubscribeToPushDocument, useSubscribeToPushMutation, UnsubscribeFromPushDocument, useUnsubscribeFromPushMutation } from './operations/accounts-profile-own-profile';
export { PublicProfileDocument, usePublicProfileQuery, usePublicProfileLazyQuery } from './operations/accounts-profile-public-profile';
export { TaxForm_ViewerFragmentDoc, OwnTaxDetailsDocument, useOwnTaxDetailsQuery, useOwnTaxDetailsLazyQuery, SaveTaxDetailsDocument, useSaveTaxDetailsMutation } from './operations/accounts-profile-tax-tax-form';
export { OwnTraderDetailsDocument, useOwnTraderDetailsQuery, useOwnTraderDetailsLazyQuery, SaveTraderDetailsDocument, useSaveTraderDetailsMutation } from './operations/accounts-profile-trader-trader-form';
export { ConnectedAppsDocument, useConnectedAppsQuery, useConnectedAppsLazyQuery, DisconnectAppDocument, useDisconnectAppMutation } from './operations/accounts-security-connected-apps';
export { Mandate_BookingFragmentDoc, MandatesDocument, useMandatesQuery, useMandatesLazyQuery, WithdrawMandateDocument, useWithdrawMandateMutation, GiveMandateDocument, useGiveMandateMutation } from './operations/accounts-security-mandates';
export { Security_ViewerFragmentDoc, SecurityDocument, useSecurityQuery, useSecurityLazyQuery, StartSecondFactorDocument, useStartSecondFactorMutation, ConfirmSecondFactorDocument, useConfirmSecondFactorMutation, RemoveSecondFactorDocument, useRemoveSecondFactorMutation, RenewRecoveryCodesDocument, useRenewRecoveryCodesMutation } from './operations/accounts-security-security';
export { AdminMarketDocument, useAdminMarketQuery, useAdminMarketLazyQuery, AdminCountsDocument, useAdminCountsQuery, useAdminCountsLazyQuery, QueuedVerification_VerificationFragmentDoc, VerificationQueueDocument, useVerificationQueueQuery, useVerificationQueueLazyQuery, VerificationReviewDocument, useVerificationReviewQuery, useVerificationReviewLazyQuery, StaffAppointmentsDocument, useStaffAppointmentsQuery, useStaffAppointmentsLazyQuery, OfferAppointmentDocument, useOfferAppointmentMutation, CancelAppointmentDocument, useCancelAppointmentMutation, MoveAppointmentDocument, useMoveAppointmentMutation, WithdrawAppointmentDocument, useWithdrawAppointmentMutation, VerificationDecisionPreviewDocument, useVerificationDecisionPreviewQuery, useVerificationDecisionPreviewLazyQuery, DecideVerificationDocument, useDecideVerificationMutation, ArticleFeedbackDocument, useArticleFeedbackQuery, useArticleFeedbackLazyQuery, DataRequestQueueDocument, useDataRequestQueueQuery, useDataRequestQueueLazyQuery, AnswerDataRequestDocument, useAnswerDataRequestMutation, QueuedReview_ReviewFragmentDoc, ReviewsToDecideDocument, useReviewsToDecideQuery, useReviewsToDecideLazyQuery, ReviewDecisionPreviewDocument, useReviewDecisionPreviewQuery, useReviewDecisionPreviewLazyQuery, DecideReviewDocument, useDecideReviewMutation, QueuedSpace_SpaceFragmentDoc, SpacesToApproveDocument, useSpacesToApproveQuery, useSpacesToApproveLazyQuery, ApproveSpaceDocument, useApproveSpaceMutation, RequestSpaceChangesDocument, useRequestSpaceChangesMutation } from './operations/admin-admin';
export { AuditRow_RecordFragmentDoc, AuditLogDocument, useAuditLogQuery, useAuditLogLazyQuery, AuditActDocument, useAuditActQuery, useAuditActLazyQuery, AuditChainDocument, useAuditChainQuery, useAuditChainLazyQuery } from './operations/admin-audit-audit';
export { BannerRowFragmentDoc, StaffBannersDocument, useStaffBannersQuery, useStaffBannersLazyQuery, SaveBannerDocument, useSaveBannerMutation } from './operations/admin-banners-banners';
export { ReadBookingMessagesDocument, useReadBookingMessagesMutation } from './operations/admin-booking-cases-booking-messages';
export { EndForHostPreviewDocument, useEndForHostPreviewQuery, useEndForHostPreviewLazyQuery, EndForHostDocument, useEndForHostMutation } from './operations/admin-booking-cases-end-for-host';
export { StaffBookingLeftThings_FileFragmentDoc, ListLeftThingsDocument, useListLeftThingsMutation, RecordAbandonmentLetterDocument, useRecordAbandonmentLetterMutation } from './operations/admin-booking-cases-left-things';
export { StaffBookingRow_BookingFragmentDoc, StaffBookingsDocument, useStaffBookingsQuery, useStaffBookingsLazyQuery, StaffBookingCase_BookingFragmentDoc, StaffBookingDocument, useStaffBookingQuery, useStaffBookingLazyQuery, BookingActPreviewDocument, useBookingActPreviewQuery, useBookingActPreviewLazyQuery, ChangeBookingEndDocument, useChangeBookingEndMutation, GiveBookingCreditDocument, useGiveBookingCreditMutation, TerminateBookingDocument, useTerminateBookingMutation, SettleTerminationDocument, useSettleTerminationMutation, AllowChargesDocument, useAllowChargesMutation, HoldPayoutDocument, useHoldPayoutMutation, ReleasePayoutDocument, useReleasePayoutMutation, WaiveChargeDocument, useWaiveChargeMutation } from './operations/admin-booking-cases-staff-bookings';
export { AskForClaimDataDocument, useAskForClaimDataMutation, ReviewClaimDecisionDocument, useReviewClaimDecisionMutation, RetryDepositChargeDocument, useRetryDepositChargeMutation, SettleGuaranteePaymentDocument, useSettleGuaranteePaymentMutation } from './operations/admin-claims-claim-forms';
export { StaffClaimRow_ClaimFragmentDoc, StaffClaimsDocument, useStaffClaimsQuery, useStaffClaimsLazyQuery, StaffClaimFile_EvidenceFragmentDoc, StaffClaimCase_ClaimFragmentDoc, StaffClaimDocument, useStaffClaimQuery, useStaffClaimLazyQuery, ClaimDecisionPreviewDocument, useClaimDecisionPreviewQuery, useClaimDecisionPreviewLazyQuery, DecideClaimDocument, useDecideClaimMutation, AssignClaimDocument, useAssignClaimMutation } from './operations/admin-claims-staff-claims';
export { ConsentRow_RecordFragmentDoc, ConsentLogDocument, useConsentLogQuery, useConsentLogLazyQuery } from './operations/admin-consents-consents';
export { ContentRowFragmentDoc, ContentEntriesDocument, useContentEntriesQuery, useContentEntriesLazyQuery, ContentInEditorFragmentDoc, EditedContentDocument, useEditedContentQuery, useEditedContentLazyQuery, NewContentDocument, useNewContentQuery, useNewContentLazyQuery, ContentVersionDocument, useContentVersionQuery, useContentVersionLazyQuery, ContentPreviewDocument, useContentPreviewQuery, useContentPreviewLazyQuery, PublishContentDocument, usePublishContentMutation, ResetContentDocument, useResetContentMutation, WithdrawContentDocument, useWithdrawContentMutation } from './operations/admin-content-content';
export { StaffViewCountsDocument, useStaffViewCountsQuery, useStaffViewCountsLazyQuery } from './operations/admin-list-list-views';
export { MovementRow_MovementFragmentDoc, MoneyMovementsDocument, useMoneyMovementsQuery, useMoneyMovementsLazyQuery, AdjustmentRow_AdjustmentFragmentDoc, StaffPayment_PaymentFragmentDoc, StaffPaymentDocument, useStaffPaymentQuery, useStaffPaymentLazyQuery, StaffPayout_PayoutFragmentDoc, StaffPayoutDocument, useStaffPayoutQuery, useStaffPayoutLazyQuery, ProposedAdjustmentsDocument, useProposedAdjustmentsQuery, useProposedAdjustmentsLazyQuery, RefundPaymentDocument, useRefundPaymentMutation, AdjustBooksDocument, useAdjustBooksMutation, DecideAdjustmentDocument, useDecideAdjustmentMutation, FailPayoutDocument, useFailPayoutMutation } from './operations/admin-money-cases-staff-money';
export { FailedRefundsDocument, useFailedRefundsQuery, useFailedRefundsLazyQuery, OpenTransfersDocument, useOpenTransfersQuery, useOpenTransfersLazyQuery, ReconciliationAlarmsDocument, useReconciliationAlarmsQuery, useReconciliationAlarmsLazyQuery, RetryRefundDocument, useRetryRefundMutation, SettleRefundByHandDocument, useSettleRefundByHandMutation, ResolveReconciliationAlarmDocument, useResolveReconciliationAlarmMutation, TaxRatesDocument, useTaxRatesQuery, useTaxRatesLazyQuery, SetTaxRateDocument, useSetTaxRateMutation } from './operations/admin-money-money';
export { MetricSums_SumsFragmentDoc, StaffMetricsDocument, useStaffMetricsQuery, useStaffMetricsLazyQuery, OwnStaffCasesDocument, useOwnStaffCasesQuery, useOwnStaffCasesLazyQuery, StaffAlarmsDocument, useStaffAlarmsQuery, useStaffAlarmsLazyQuery } from './operations/admin-panel-panel';
export { AuditRecord_RecordFragmentDoc, StaffNote_NoteFragmentDoc, PersonRow_PersonFragmentDoc, StaffPeopleDocument, useStaffPeopleQuery, useStaffPeopleLazyQuery, PersonCase_PersonFragmentDoc, StaffPersonDocument, useStaffPersonQuery, useStaffPersonLazyQuery, MeasurePreviewDocument, useMeasurePreviewQuery, useMeasurePreviewLazyQuery, MergePreviewDocument, useMergePreviewQuery, useMergePreviewLazyQuery, MergePeopleDocument, useMergePeopleMutation, WriteStaffNoteDocument, useWriteStaffNoteMutation, WarnPersonDocument, useWarnPersonMutation, LimitPersonDocument, useLimitPersonMutation, LiftPersonLimitDocument, useLiftPersonLimitMutation, SuspendPersonDocument, useSuspendPersonMutation, BanPersonDocument, useBanPersonMutation, RestorePersonDocument, useRestorePersonMutation, AllowPayoutsDocument, useAllowPayoutsMutation, ResetVerificationDocument, useResetVerificationMutation, ChangePersonRolesDocument, useChangePersonRolesMutation, RevealEmailDocument, useRevealEmailMutation, ViewAsPersonDocument, useViewAsPersonMutation } from './operations/admin-people-people';
export { StaffReportRow_ReportFragmentDoc, StaffReportsDocument, useStaffReportsQuery, useStaffReportsLazyQuery, StaffReportCase_ReportFragmentDoc, StaffReportDocument, useStaffReportQuery, useStaffReportLazyQuery, ReportActPreviewDocument, useReportActPreviewQuery, useReportActPreviewLazyQuery, ReadReportedConversationDocument, useReadReportedConversationMutation, DecideReportDocument, useDecideReportMutation, TakeReportComplaintDocument, useTakeReportComplaintMutation, DecideReportComplaintDocument, useDecideReportComplaintMutation } from './operations/admin-reports-reports';
export { SettingSummaryFragmentDoc, SettingsDocument, useSettingsQuery, useSettingsLazyQuery, ChangeSettingDocument, useChangeSettingMutation, CancelSettingChangeDocument, useCancelSettingChangeMutation } from './operations/admin-settings-settings';
export { StaffSpaceRow_SpaceFragmentDoc, StaffSpacesDocument, useStaffSpacesQuery, useStaffSpacesLazyQuery, StaffSpaceCase_SpaceFragmentDoc, StaffSpaceDocument, useStaffSpaceQuery, useStaffSpaceLazyQuery, SpaceActPreviewDocument, useSpaceActPreviewQuery, useSpaceActPreviewLazyQuery, HideSpaceDocument, useHideSpaceMutation, ShowSpaceDocument, useShowSpaceMutation, RemoveSpaceDocument, useRemoveSpaceMutation, FeatureSpaceDocument, useFeatureSpaceMutation, MoveSpacePinDocument, useMoveSpacePinMutation, ChangeSpaceTypeDocument, useChangeSpaceTypeMutation } from './operations/admin-space-cases-staff-spaces';
export { QueuedTicket_TicketFragmentDoc, TicketQueueDocument, useTicketQueueQuery, useTicketQueueLazyQuery, ServedTicket_TicketFragmentDoc, ServedTicketDocument, useServedTicketQuery, useServedTicketLazyQuery, SupportStaffDocument, useSupportStaffQuery, useSupportStaffLazyQuery, SavedReply_ReplyFragmentDoc, SavedRepliesDocument, useSavedRepliesQuery, useSavedRepliesLazyQuery, AnswerTicketDocument, useAnswerTicketMutation, AddTicketNoteDocument, useAddTicketNoteMutation, AssignTicketDocument, useAssignTicketMutation, SaveSavedReplyDocument, useSaveSavedReplyMutation, DeleteSavedReplyDocument, useDeleteSavedReplyMutation, TicketQueueChangedDocument, useTicketQueueChangedSubscription } from './operations/admin-support-support-staff';
export { LegalVersionsDocument, useLegalVersionsQuery, useLegalVersionsLazyQuery, AnnounceLegalVersionDocument, useAnnounceLegalVersionMutation } from './operations/admin-words-legal';
export { EditableEntryFragmentDoc, WordEntriesDocument, useWordEntriesQuery, useWordEntriesLazyQuery, SaveEntryDocument, useSaveEntryMutation } from './operations/admin-words-words';
export { CheckoutSpaceDocument, useCheckoutSpaceQuery, useCheckoutSpaceLazyQuery, Checkout_BookingFragmentDoc, Checkout_LineFragmentDoc, CheckoutBookingDocument, useCheckoutBookingQuery, useCheckoutBookingLazyQuery, StartBookingDocument, useStartBookingMutation, ChangeBookingDatesDocument, useChangeBookingDatesMutation, RequestBookingDocument, useRequestBookingMutation, CompletePaymentActionDocument, useCompletePaymentActionMutation } from './operations/bookings-checkout-checkout';
export { BookingDocuments_BookingFragmentDoc, BookingDocumentsDocument, useBookingDocumentsQuery, useBookingDocumentsLazyQuery } from './operations/bookings-components-booking-documents';
export { BookingHead_BookingFragmentDoc, BookingPeriod_PeriodFragmentDoc, BookingPageDocument, useBookingPageQuery, useBookingPageLazyQuery, BookingPageAccessDocument, useBookingPageAccessQuery, useBookingPageAccessLazyQuery, BookingMilestone_MilestoneFragmentDoc, BookingPageLifeDocument, useBookingPageLifeQuery, useBookingPageLifeLazyQuery, BookingMoney_BookingFragmentDoc, BookingPageMoneyDocument, useBookingPageMoneyQuery, useBookingPageMoneyLazyQuery, BookingPerson_UserFragmentDoc, BookingPagePersonDocument, useBookingPagePersonQuery, useBookingPagePersonLazyQuery, BookingPageActionsDocument, useBookingPageActionsQuery, useBookingPageActionsLazyQuery, BookingPageAgreementDocument, useBookingPageAgreementQuery, useBookingPageAgreementLazyQuery } from './operations/bookings-page-booking-page';
export { BookingCondition_BookingFragmentDoc, BookingConditionDocument, useBookingConditionQuery, useBookingConditionLazyQuery, BookingChecklist_BookingFragmentDoc, SetInventoryDocument, useSetInventoryMutation, SignInventoryDocument, useSignInventoryMutation } from './operations/bookings-page-condition-condition';
export { ReturnToAppDocument, useReturnToAppQuery, useReturnToAppLazyQuery } from './operations/bookings-return-return-to-app';
export { BookingSuccessDocument, useBookingSuccessQuery, useBookingSuccessLazyQuery } from './operations/bookings-success-success';
export { CityPageDocument, useCityPageQuery, useCityPageLazyQuery, JoinWaitingListDocument, useJoinWaitingListMutation, ConfirmWaitingListDocument, useConfirmWaitingListMutation, LeaveWaitingListDocument, useLeaveWaitingListMutation } from './operations/cities-pages-CityPage';
export { ComparisonPageDocument, useComparisonPageQuery, useComparisonPageLazyQuery } from './operations/comparison-pages-ComparisonPage';
export { AboutPageDocument, useAboutPageQuery, useAboutPageLazyQuery, TrustPageDocument, useTrustPageQuery, useTrustPageLazyQuery } from './operations/content-company-PlatformMetrics';
export { ArticleLink_ArticleFragmentDoc, ArticleDocument, useArticleQuery, useArticleLazyQuery, SendContactMessageDocument, useSendContactMessageMutation, ArticlesDocument, useArticlesQuery, useArticlesLazyQuery, SearchHelpDocument, useSearchHelpQuery, useSearchHelpLazyQuery } from './operations/content-content';
export { HostMonthDocument, useHostMonthQuery, useHostMonthLazyQuery, BlockDaysDocument, useBlockDaysMutation, UnblockDaysDocument, useUnblockDaysMutation, CalendarAddressDocument, useCalendarAddressQuery, useCalendarAddressLazyQuery, ChangeCalendarAddressDocument, useChangeCalendarAddressMutation } from './operations/dashboard-calendar-calendar';
export { FeedLine_FeedFragmentDoc, CalendarFeedsDocument, useCalendarFeedsQuery, useCalendarFeedsLazyQuery, AddCalendarFeedDocument, useAddCalendarFeedMutation, ReadCalendarFeedDocument, useReadCalendarFeedMutation, RemoveCalendarFeedDocument, useRemoveCalendarFeedMutation } from './operations/dashboard-calendar-sites-calendar-feeds';
export { DashboardOnboardingDocument, useDashboardOnboardingQuery, useDashboardOnboardingLazyQuery } from './operations/dashboard-components-onboarding-entry';
export { DashboardSummaryDocument, useDashboardSummaryQuery, useDashboardSummaryLazyQuery, NextPayoutDocument, useNextPayoutQuery, useNextPayoutLazyQuery, HostCalendarDocument, useHostCalendarQuery, useHostCalendarLazyQuery, DashboardBookingsDocument, useDashboardBookingsQuery, useDashboardBookingsLazyQuery, DashboardBookingDocument, useDashboardBookingQuery, useDashboardBookingLazyQuery } from './operations/dashboard-dashboard';
export { HostTaxesDocument, useHostTaxesQuery, useHostTaxesLazyQuery, TaxRow_PeriodFragmentDoc, HostInvoicesDocument, useHostInvoicesQuery, useHostInvoicesLazyQuery } from './operations/dashboard-earnings-earnings-papers';
export { HostEarningsDocument, useHostEarningsQuery, useHostEarningsLazyQuery, PayoutAccountCheckDocument, usePayoutAccountCheckQuery, usePayoutAccountCheckLazyQuery, EarningLine_LineFragmentDoc, HostPayoutsDocument, useHostPayoutsQuery, useHostPayoutsLazyQuery, StartPayoutOnboardingDocument, useStartPayoutOnboardingMutation } from './operations/dashboard-earnings-earnings';
export { InvoicingAgreement_AgreementFragmentDoc, InvoicingAgreementDocument, useInvoicingAgreementQuery, useInvoicingAgreementLazyQuery, AcceptInvoicingAgreementDocument, useAcceptInvoicingAgreementMutation, EndInvoicingAgreementDocument, useEndInvoicingAgreementMutation } from './operations/dashboard-earnings-invoicing-invoicing';
export { SpaceMetricsDocument, useSpaceMetricsQuery, useSpaceMetricsLazyQuery } from './operations/dashboard-host-spaces-space-metrics';
export { DashboardSpace_SpaceFragmentDoc, MySpacesDocument, useMySpacesQuery, useMySpacesLazyQuery, PauseSpaceDocument, usePauseSpaceMutation, ResumeSpaceDocument, useResumeSpaceMutation, ArchiveSpaceDocument, useArchiveSpaceMutation } from './operations/dashboard-my-spaces';
export { PaidBooking_BookingFragmentDoc, RenterPaymentsDocument, useRenterPaymentsQuery, useRenterPaymentsLazyQuery, PaymentRecordsDocument, usePaymentRecordsQuery, usePaymentRecordsLazyQuery } from './operations/dashboard-payments-payments';
export { HostStatsDocument, useHostStatsQuery, useHostStatsLazyQuery } from './operations/dashboard-stats-stats';
export { MyTicketsDocument, useMyTicketsQuery, useMyTicketsLazyQuery, TicketsWaitingDocument, useTicketsWaitingQuery, useTicketsWaitingLazyQuery, OwnTicket_TicketFragmentDoc, OwnTicketDocument, useOwnTicketQuery, useOwnTicketLazyQuery, SupportPromiseDocument, useSupportPromiseQuery, useSupportPromiseLazyQuery, SuggestedArticlesDocument, useSuggestedArticlesQuery, useSuggestedArticlesLazyQuery, TicketBookingsDocument, useTicketBookingsQuery, useTicketBookingsLazyQuery, TicketBookingDocument, useTicketBookingQuery, useTicketBookingLazyQuery, TicketBooking_BookingFragmentDoc, OpenTicketDocument, useOpenTicketMutation, SendTicketMessageDocument, useSendTicketMessageMutation, ReopenTicketDocument, useReopenTicketMutation, RateTicketDocument, useRateTicketMutation, TicketChangedDocument, useTicketChangedSubscription } from './operations/dashboard-support-support';
export { ConsentRequestDocument, useConsentRequestQuery, useConsentRequestLazyQuery, AnswerConsentRequestDocument, useAnswerConsentRequestMutation } from './operations/developers-consent-consent';
export { ConsoleApp_PartnerAppFragmentDoc, ConsoleAppsDocument, useConsoleAppsQuery, useConsoleAppsLazyQuery, CreatePartnerAppDocument, useCreatePartnerAppMutation, UpdatePartnerAppDocument, useUpdatePartnerAppMutation, RotatePartnerAppSecretDocument, useRotatePartnerAppSecretMutation, DeletePartnerAppDocument, useDeletePartnerAppMutation } from './operations/developers-console-apps-apps';
export { ConsoleRailDocument, useConsoleRailQuery, useConsoleRailLazyQuery, ConsoleUsage_ApiUsageFragmentDoc, ConsoleKey_ApiKeyFragmentDoc, DeveloperConsoleDocument, useDeveloperConsoleQuery, useDeveloperConsoleLazyQuery, ConsoleKeysDocument, useConsoleKeysQuery, useConsoleKeysLazyQuery, CreateApiKeyDocument, useCreateApiKeyMutation, RotateApiKeyDocument, useRotateApiKeyMutation, RevokeApiKeyDocument, useRevokeApiKeyMutation } from './operations/developers-console-console';
export { ConsoleWebhook_WebhookEndpointFragmentDoc, ConsoleWebhooksDocument, useConsoleWebhooksQuery, useConsoleWebhooksLazyQuery, LoggedDelivery_WebhookDeliveryFragmentDoc, WebhookLogDocument, useWebhookLogQuery, useWebhookLogLazyQuery, LoggedDeliveryDocument, useLoggedDeliveryQuery, useLoggedDeliveryLazyQuery, LoggedEndpointsDocument, useLoggedEndpointsQuery, useLoggedEndpointsLazyQuery, CreateWebhookEndpointDocument, useCreateWebhookEndpointMutation, UpdateWebhookEndpointDocument, useUpdateWebhookEndpointMutation, DeleteWebhookEndpointDocument, useDeleteWebhookEndpointMutation, RotateWebhookSecretDocument, useRotateWebhookSecretMutation, SendTestEventDocument, useSendTestEventMutation, RedeliverWebhookDocument, useRedeliverWebhookMutation } from './operations/developers-console-webhooks-webhooks';
export { GuidePageDocument, useGuidePageQuery, useGuidePageLazyQuery } from './operations/developers-guides-guide';
export { DevelopersPageDocument, useDevelopersPageQuery, useDevelopersPageLazyQuery, ApiReferencePageDocument, useApiReferencePageQuery, useApiReferencePageLazyQuery, ApiReference_EntryFragmentDoc } from './operations/developers-pages-developers';
export { DocsSearch_EntryFragmentDoc, DocsSearchDocument, useDocsSearchQuery, useDocsSearchLazyQuery } from './operations/developers-search-docs-search';
export { ApiStatusDocument, useApiStatusQuery, useApiStatusLazyQuery } from './operations/developers-status-api-status';
export { CompareColumn_SpaceFragmentDoc, CompareSpacesDocument, useCompareSpacesQuery, useCompareSpacesLazyQuery } from './operations/favorites-compare';
export { FavoriteList_ListFragmentDoc, FavoriteListsDocument, useFavoriteListsQuery, useFavoriteListsLazyQuery, CreateFavoriteListDocument, useCreateFavoriteListMutation, RenameFavoriteListDocument, useRenameFavoriteListMutation, DeleteFavoriteListDocument, useDeleteFavoriteListMutation, MoveFavoriteDocument, useMoveFavoriteMutation, ShareFavoriteListDocument, useShareFavoriteListMutation, UnshareFavoriteListDocument, useUnshareFavoriteListMutation } from './operations/favorites-favorite-lists';
export { FavoriteSpacesDocument, useFavoriteSpacesQuery, useFavoriteSpacesLazyQuery, FavoriteCard_FavoriteFragmentDoc, MyFavoritesDocument, useMyFavoritesQuery, useMyFavoritesLazyQuery, FavoriteIdsDocument, useFavoriteIdsQuery, useFavoriteIdsLazyQuery, AddFavoriteDocument, useAddFavoriteMutation, RemoveFavoriteDocument, useRemoveFavoriteMutation, MergeFavoritesDocument, useMergeFavoritesMutation, SaveFavoriteDocument, useSaveFavoriteMutation } from './operations/favorites-favorites';
export { SharedFavoritesDocument, useSharedFavoritesQuery, useSharedFavoritesLazyQuery } from './operations/favorites-shared-favorites';
export { HomeIncomesDocument, useHomeIncomesQuery, useHomeIncomesLazyQuery, HomeIncome_SuggestionFragmentDoc } from './operations/home-components-HostCall';
export { HomePageDocument, useHomePageQuery, useHomePageLazyQuery, HomeCheapest_ConnectionFragmentDoc } from './operations/home-pages-HomePage';
export { MessagePerson_UserFragmentDoc, ThreadMessage_MessageFragmentDoc, InboxRow_ConversationFragmentDoc, MessagesSpace_SpaceFragmentDoc, MessagesBooking_BookingFragmentDoc, Thread_ConversationFragmentDoc, InboxDocument, useInboxQuery, useInboxLazyQuery, ThreadDocument, useThreadQuery, useThreadLazyQuery, ConversationAboutDocument, useConversationAboutQuery, useConversationAboutLazyQuery, BookingConversationDocument, useBookingConversationQuery, useBookingConversationLazyQuery, SendMessageDocument, useSendMessageMutation, MarkConversationReadDocument, useMarkConversationReadMutation, MuteConversationDocument, useMuteConversationMutation, HideConversationDocument, useHideConversationMutation, BlockConversationDocument, useBlockConversationMutation, SignalTypingDocument, useSignalTypingMutation, ConversationChangedDocument, useConversationChangedSubscription, QuickRepliesDocument, useQuickRepliesQuery, useQuickRepliesLazyQuery, SaveQuickReplyDocument, useSaveQuickReplyMutation, DeleteQuickReplyDocument, useDeleteQuickReplyMutation } from './operations/messages-messages';
export { NotificationRow_NotificationFragmentDoc, ListedNotification_NotificationFragmentDoc, NotificationPageDocument, useNotificationPageQuery, useNotificationPageLazyQuery, UnreadNotificationsDocument, useUnreadNotificationsQuery, useUnreadNotificationsLazyQuery, MarkAllNotificationsReadDocument, useMarkAllNotificationsReadMutation, NotificationsDocument, useNotificationsQuery, useNotificationsLazyQuery, MarkNotificationsReadDocument, useMarkNotificationsReadMutation, NotificationChangedDocument, useNotificationChangedSubscription } from './operations/notifications-notifications';
export { OfflineBooking_BookingFragmentDoc, OfflineBookingsDocument, useOfflineBookingsQuery, useOfflineBookingsLazyQuery } from './operations/offline-offline';
export { DataExport_ExportFragmentDoc, Consent_ConsentFragmentDoc, OwnRequest_RequestFragmentDoc, MyDataRequestsDocument, useMyDataRequestsQuery, useMyDataRequestsLazyQuery, FileDataRequestDocument, useFileDataRequestMutation, WithdrawDataRequestDocument, useWithdrawDataRequestMutation, MyDataDocument, useMyDataQuery, useMyDataLazyQuery, MyDataExportsDocument, useMyDataExportsQuery, useMyDataExportsLazyQuery, MyErasureDocument, useMyErasureQuery, useMyErasureLazyQuery, SetConsentDocument, useSetConsentMutation, RequestDataExportDocument, useRequestDataExportMutation, OpenDataExportDocument, useOpenDataExportMutation, RequestErasureDocument, useRequestErasureMutation, CancelErasureDocument, useCancelErasureMutation } from './operations/privacy-privacy';
export { ReportDecisionViewFragmentDoc, ReportDecisionDocument, useReportDecisionQuery, useReportDecisionLazyQuery, FileReportComplaintDocument, useFileReportComplaintMutation } from './operations/reports-pages-decision';
export { BookingToReviewDocument, useBookingToReviewQuery, useBookingToReviewLazyQuery, LeaveReviewDocument, useLeaveReviewMutation, LeaveReview_BookingFragmentDoc, ReviewParty_UserFragmentDoc, LeaveReview_ReviewFragmentDoc } from './operations/reviews-leave-review';
export { CountSearchDocument, useCountSearchMutation } from './operations/search-count-search';
export { SearchFitDocument, useSearchFitQuery, useSearchFitLazyQuery } from './operations/search-fit-SearchFit';
export { SearchPageDocument, useSearchPageQuery, useSearchPageLazyQuery, Search_FacetsFragmentDoc, Search_PinFragmentDoc, SearchCountDocument, useSearchCountQuery, useSearchCountLazyQuery, SearchPinsDocument, useSearchPinsQuery, useSearchPinsLazyQuery, SearchPinSpaceDocument, useSearchPinSpaceQuery, useSearchPinSpaceLazyQuery, SearchPhotosDocument, useSearchPhotosQuery, useSearchPhotosLazyQuery } from './operations/search-pages-SearchPage';
export { SavedSearch_SearchFragmentDoc, SavedSearchesDocument, useSavedSearchesQuery, useSavedSearchesLazyQuery, SavedSearchForDocument, useSavedSearchForQuery, useSavedSearchForLazyQuery, SaveSearchDocument, useSaveSearchMutation, ChangeSavedSearchDocument, useChangeSavedSearchMutation, MarkSavedSearchSeenDocument, useMarkSavedSearchSeenMutation, RemoveSavedSearchDocument, useRemoveSavedSearchMutation, StopMailsDocument, useStopMailsMutation } from './operations/search-saved-saved-searches';
export { SpaceFitDocument, useSpaceFitQuery, useSpaceFitLazyQuery } from './operations/spaces-space-page-fit-space-fit';
export { SpacePageDocument, useSpacePageQuery, useSpacePageLazyQuery, SpacePage_SpaceFragmentDoc, SpaceQuoteDocument, useSpaceQuoteQuery, useSpaceQuoteLazyQuery, CountSpaceViewDocument, useCountSpaceViewMutation } from './operations/spaces-space-page-space-page';
export { WizardSpace_SpaceFragmentDoc, WizardDraft_SpaceFragmentDoc, WizardDraftDocument, useWizardDraftQuery, useWizardDraftLazyQuery, WizardHostDocument, useWizardHostQuery, useWizardHostLazyQuery, WizardCheckDocument, useWizardCheckQuery, useWizardCheckLazyQuery, SaveSpaceDraftDocument, useSaveSpaceDraftMutation, PublishSpaceDocument, usePublishSpaceMutation, DiscardSpaceChangesDocument, useDiscardSpaceChangesMutation, OrderSpacePhotosDocument, useOrderSpacePhotosMutation, UpdateSpacePhotoDocument, useUpdateSpacePhotoMutation, RemoveSpacePhotoDocument, useRemoveSpacePhotoMutation, WizardPriceSuggestionDocument, useWizardPriceSuggestionQuery, useWizardPriceSuggestionLazyQuery } from './operations/spaces-wizard-wizard';
export { VerificationData_VerificationFragmentDoc, VerificationState_StandingFragmentDoc, VerificationOverviewDocument, useVerificationOverviewQuery, useVerificationOverviewLazyQuery, StartVerificationDocument, useStartVerificationMutation, SubmitVerificationDocument, useSubmitVerificationMutation, FreeAppointmentsDocument, useFreeAppointmentsQuery, useFreeAppointmentsLazyQuery, GiveUpAppointmentDocument, useGiveUpAppointmentMutation, BookAppointmentDocument, useBookAppointmentMutation } from './operations/verification-verification';
export { SignUpDocument, useSignUpMutation, VerifyMfaDocument, useVerifyMfaMutation, RequestPasswordResetDocument, useRequestPasswordResetMutation, ResetPasswordDocument, useResetPasswordMutation, ChangePasswordDocument, useChangePasswordMutation, RequestEmailChangeDocument, useRequestEmailChangeMutation, ResendConfirmationDocument, useResendConfirmationMutation } from './operations/session-account-calls';
export { Viewer_MeFragmentDoc, Session_AuthFragmentDoc, ViewerDocument, useViewerQuery, useViewerLazyQuery, SignInDocument, useSignInMutation, SignOutDocument, useSignOutMutation, RefreshSessionDocument, useRefreshSessionMutation } from './operations/session-session';
export { MySessionsDocument, useMySessionsQuery, useMySessionsLazyQuery, RevokeSessionDocument, useRevokeSessionMutation, RevokeOtherSessionsDocument, useRevokeOtherSessionsMutation } from './operations/session-sessions';
export { RateArticleDocument, useRateArticleMutation } from './operations/ui-article-feedback-rate-article';
export { BookingAccess_BookingFragmentDoc } from './operations/ui-booking-access-access';
export { DashboardBooking_BookingFragmentDoc, AcceptBookingDocument, useAcceptBookingMutation, DeclineBookingDocument, useDeclineBookingMutation, WithdrawBookingDocument, useWithdrawBookingMutation, MarkBookingActiveDocument, useMarkBookingActiveMutation, ConfirmMoveOutDocument, useConfirmMoveOutMutation } from './operations/ui-booking-booking';
export { CancellationPreview_PreviewFragmentDoc, BookingCancellationDocument, useBookingCancellationQuery, useBookingCancellationLazyQuery, CancelBookingDocument, useCancelBookingMutation } from './operations/ui-booking-cancel-cancel';
export { ChangingBooking_BookingFragmentDoc, ChargeDifference_ChargeFragmentDoc, ChangingBookingDocument, useChangingBookingQuery, useChangingBookingLazyQuery, NoticePreviewDocument, useNoticePreviewQuery, useNoticePreviewLazyQuery, DateChangePreviewDocument, useDateChangePreviewQuery, useDateChangePreviewLazyQuery, RenewalPreviewDocument, useRenewalPreviewQuery, useRenewalPreviewLazyQuery, ContractWithdrawalDocument, useContractWithdrawalQuery, useContractWithdrawalLazyQuery, TakenDaysDocument, useTakenDaysQuery, useTakenDaysLazyQuery, GiveNoticeDocument, useGiveNoticeMutation, AskToUndoNoticeDocument, useAskToUndoNoticeMutation, AskForDatesDocument, useAskForDatesMutation, AnswerBookingChangeDocument, useAnswerBookingChangeMutation, WithdrawBookingChangeDocument, useWithdrawBookingChangeMutation, RenewBookingDocument, useRenewBookingMutation, WithdrawFromContractDocument, useWithdrawFromContractMutation } from './operations/ui-booking-changes-changes';
export { PolicyTerms_TermsFragmentDoc } from './operations/ui-booking-policy-terms';
export { AddPaymentMethodDocument, useAddPaymentMethodMutation, CompletePaymentMethodDocument, useCompletePaymentMethodMutation, RemovePaymentMethodDocument, useRemovePaymentMethodMutation, SetDefaultPaymentMethodDocument, useSetDefaultPaymentMethodMutation, OwedChargeDocument, useOwedChargeQuery, useOwedChargeLazyQuery, PayCycleDocument, usePayCycleMutation, CompleteCyclePaymentDocument, useCompleteCyclePaymentMutation, BookingCardDocument, useBookingCardQuery, useBookingCardLazyQuery, ChangeBookingCardDocument, useChangeBookingCardMutation } from './operations/ui-cards-cards';
export { SavedCard_CardFragmentDoc, SavedCardsDocument, useSavedCardsQuery, useSavedCardsLazyQuery } from './operations/ui-cards-saved-cards';
export { ClaimFile_EvidenceFragmentDoc, ClaimRecords_BookingFragmentDoc, ClaimCase_ClaimFragmentDoc, ClaimCaseDocument, useClaimCaseQuery, useClaimCaseLazyQuery, ClaimFormDocument, useClaimFormQuery, useClaimFormLazyQuery, ClaimPreviewDocument, useClaimPreviewQuery, useClaimPreviewLazyQuery, SubmitClaimDocument, useSubmitClaimMutation, AnswerClaimDocument, useAnswerClaimMutation, GiveClaimDataDocument, useGiveClaimDataMutation, VoteOnClaimDocument, useVoteOnClaimMutation, ChangeClaimRemedyDocument, useChangeClaimRemedyMutation, AppealClaimDocument, useAppealClaimMutation, WithdrawClaimDocument, useWithdrawClaimMutation } from './operations/ui-claims-claims';
export { OtherWaysDocument, useOtherWaysQuery, useOtherWaysLazyQuery, OtherWay_SpaceFragmentDoc } from './operations/ui-feedback-other-ways';
export { UnreadMessageCountDocument, useUnreadMessageCountQuery, useUnreadMessageCountLazyQuery, UnreadMessageCountChangedDocument, useUnreadMessageCountChangedSubscription } from './operations/ui-messages-UnreadMessages';
export { MessagePreviewDocument, useMessagePreviewQuery, useMessagePreviewLazyQuery } from './operations/ui-messages-contact-warning';
export { SpacePhoto_PhotoFragmentDoc } from './operations/ui-photo-SpacePhoto';
export { ProhibitedGoodsDocument, useProhibitedGoodsQuery, useProhibitedGoodsLazyQuery } from './operations/ui-prohibited-goods-prohibited-goods';
export { ReasonsDocument, useReasonsQuery, useReasonsLazyQuery } from './operations/ui-reasons-reasons';
export { RecentSpacesDocument, useRecentSpacesQuery, useRecentSpacesLazyQuery } from './operations/ui-recent-RecentSpaces';
export { ReportSpaceDocument, useReportSpaceMutation, ReportReviewDocument, useReportReviewMutation, ReportMessageDocument, useReportMessageMutation, ReportUserDocument, useReportUserMutation } from './operations/ui-report-report';
export { ReviewItem_ReviewFragmentDoc, ReviewPage_ReviewsFragmentDoc, RatingOverview_RatingFragmentDoc, ReplyToReviewDocument, useReplyToReviewMutation, ReviewsOfDocument, useReviewsOfQuery, useReviewsOfLazyQuery, MarkReviewUsefulDocument, useMarkReviewUsefulMutation } from './operations/ui-reviews-reviews';
export { SpaceCard_SpaceFragmentDoc } from './operations/ui-space-card-SpaceCard';
export { TicketFile_FileFragmentDoc, TicketLine_MessageFragmentDoc, TicketRow_TicketFragmentDoc, TicketThread_TicketFragmentDoc, TicketMessages_PageFragmentDoc, OlderTicketMessagesDocument, useOlderTicketMessagesQuery, useOlderTicketMessagesLazyQuery } from './operations/ui-support-support';
export { ThingsRoom_RoomFragmentDoc } from './operations/ui-things-ThingsRoom';
export { TraderDetails_DetailsFragmentDoc, HostTraderDetailsDocument, useHostTraderDetailsQuery, useHostTraderDetailsLazyQuery } from './operations/ui-trader-trader';
export { TranslateTextDocument, useTranslateTextMutation } from './operations/ui-translation-translation';
export { Transparency_ReportFragmentDoc, TransparencyDocument, useTransparencyQuery, useTransparencyLazyQuery } from './operations/ui-transparency-transparency';
export { WaitingPlaceRow_PlaceFragmentDoc, WaitingPlacesDocument, useWaitingPlacesQuery, useWaitingPlacesLazyQuery, WaitForDaysDocument, useWaitForDaysMutation, WaitForSearchDocument, useWaitForSearchMutation, StopWaitingDocument, useStopWaitingMutation } from './operations/ui-waiting-waiting';