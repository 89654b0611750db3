import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { spaceFieldNames } from '../../spaces/fields/space-fields.js';

// The table of the public API; everything else is internal and may change any day. Amounts are listed by their field of cents and exposed
// as Money.

const { SPACES_READ, SPACES_WRITE, BOOKINGS_READ, BOOKINGS_WRITE, MESSAGES, WEBHOOKS } = ApiScope;

/** The scope a key needs; null for any key. */
export type NeededScope = ApiScope | null;

export interface PublicType {
  readonly scope: NeededScope;
  readonly fields: readonly string[];
  /** Fields of the table of space fields, where the type has them. */
  readonly ifThere?: readonly string[];
}

export type RootName = 'Query' | 'Mutation' | 'Subscription';

export const PUBLIC_ROOTS: Readonly<Record<RootName, Readonly<Record<string, NeededScope>>>> = {
  Query: {
    searchSpaces: SPACES_READ,
    space: SPACES_READ,
    cities: SPACES_READ,
    city: SPACES_READ,
    priceQuote: SPACES_READ,
    priceSuggestion: SPACES_READ,
    mySpaces: SPACES_READ,
    hostMonth: SPACES_READ,
    booking: BOOKINGS_READ,
    myBookings: BOOKINGS_READ,
    conversation: MESSAGES,
    conversations: MESSAGES,
    webhookEndpoints: WEBHOOKS,
    webhookDeliveries: WEBHOOKS,
    node: null,
    nodes: null,
    errorCodes: null,
  },
  Mutation: {
    createSpace: SPACES_WRITE,
    updateSpace: SPACES_WRITE,
    saveSpaceDraft: SPACES_WRITE,
    publishSpace: SPACES_WRITE,
    pauseSpace: SPACES_WRITE,
    resumeSpace: SPACES_WRITE,
    archiveSpace: SPACES_WRITE,
    blockDays: SPACES_WRITE,
    unblockDays: SPACES_WRITE,
    prepareBooking: BOOKINGS_WRITE,
    releaseHold: BOOKINGS_WRITE,
    acceptBooking: BOOKINGS_WRITE,
    declineBooking: BOOKINGS_WRITE,
    withdrawBooking: BOOKINGS_WRITE,
    cancelBooking: BOOKINGS_WRITE,
    markBookingActive: BOOKINGS_WRITE,
    confirmMoveOut: BOOKINGS_WRITE,
    sendMessage: MESSAGES,
    markConversationRead: MESSAGES,
    createWebhookEndpoint: WEBHOOKS,
    updateWebhookEndpoint: WEBHOOKS,
    deleteWebhookEndpoint: WEBHOOKS,
    rotateWebhookSecret: WEBHOOKS,
    sendTestEvent: WEBHOOKS,
    redeliverWebhook: WEBHOOKS,
  },
  Subscription: {
    bookingChanged: BOOKINGS_READ,
  },
};

const of = (scope: NeededScope, fields: string): PublicType => ({ scope, fields: fields.trim().split(/\s+/) });
const spaces = (fields: string): PublicType => of(SPACES_READ, fields);
const bookings = (fields: string): PublicType => of(BOOKINGS_READ, fields);
const messages = (fields: string): PublicType => of(MESSAGES, fields);
const webhooks = (fields: string): PublicType => of(WEBHOOKS, fields);
const any = (fields: string): PublicType => of(null, fields);

/** Fields of a space that only its host sees, in the draft. */
const OF_THE_DRAFT: readonly string[] = [
  'accessInstructions',
  'deposit',
  'isTrader',
  'taxProfile',
  'nif',
  'declarations',
];

export const PUBLIC_TYPES: Readonly<Record<string, PublicType>> = {
  Money: any('amountCents currency'),
  PageInfo: any('hasNextPage hasPreviousPage startCursor endCursor'),
  User: any(
    'id displayName initials city bio avatar languages isTrader isIdentityVerified memberSince responseRatePercent isFeaturedHost rating',
  ),
  Avatar: any('url srcSet'),

  SpaceConnection: spaces('edges pageInfo totalCount isCountCapped place facets'),
  MySpacesConnection: spaces('edges pageInfo totalCount'),
  SpaceEdge: spaces('cursor node'),
  Space: {
    ...spaces(`
      id status sizeM2 priceAllInCents pricePerM2Cents hostNetMonthCents discounts depositCents district publishedAt createdAt updatedAt busy
      freeFrom rating host exactLocation approximateArea photos coverPhoto photoCount isVerified hasFeaturedHost viewerCan draft draftSavedAt draftProblems
      completenessPercent
    `),
    ifThere: spaceFieldNames.filter((name) => !OF_THE_DRAFT.includes(name)),
  },
  AccessHours: spaces('weekday fromMinute toMinute'),
  ApproximateArea: spaces('lat lng radiusM'),
  DateRange: spaces('from to'),
  FieldProblem: spaces('step path code params'),
  GeoPoint: spaces('lat lng'),
  Photo: spaces('position width height alt url srcSetAvif srcSetWebp thumbhash color'),
  RatingScores: any('accuracy access condition security communication value care rules payment'),
  RatingSummary: any('average count scores distribution'),
  SpaceDraft: { ...spaces('city'), ifThere: spaceFieldNames },
  SpacePermissions: spaces('edit publish pause resume archive request seeExactAddress'),
  StayDiscounts: spaces('from90Percent from180Percent from365Percent'),

  Bounds: spaces('south west north east'),
  FeatureCount: spaces('feature count'),
  PriceBucket: spaces('fromCents toCents count'),
  SearchFacets: spaces('types features autonomous scheduled instantBook priceMinCents priceMaxCents priceBuckets'),
  SearchPlace: spaces('name kind lat lng postalCode city bounds'),
  SpaceTypeCount: spaces('type count'),

  City: spaces('slug name lat lng spaceCount priceFromCents isComingSoon'),
  CityPage: spaces('city prices types districts verifiedCount featured'),
  CityPrices: spaces('lowCents medianCents highCents usualLowCents usualHighCents'),
  CityType: spaces('type count medianCents'),
  CityDistrict: spaces('name count medianCents'),

  PriceLine: any('from to days dueOn isWholeMonth rentCents renterFeeCents protectionCents ivaCents totalCents'),
  PriceQuote: spaces(`
    from to days termType lines rentCents renterFeeCents protectionCents ivaCents taxName totalCents firstChargeCents monthTotalCents
    discountPercent depositCents cancellationPolicy freeCancellationUntil isAvailable isMinimumApplied
  `),
  PriceSuggestion: spaces('suggestedCents lowCents highCents comparableCount'),

  CalendarEntry: spaces('kind from to booking block'),
  HostMonth: spaces('month rows occupiedDays availableDays occupancyPercent'),
  SpaceBlock: spaces('id from to reason note'),
  SpaceCalendar: spaces('space entries'),

  Booking: bookings(`
    id reference externalId status cancelledBy cancelledAt cancelReason cancelText terminatedAt terminationReason terminationText termType from to days
    rentCents depositCents totalCents renterFeeCents protectionCents firstChargeCents monthTotalCents hostNetCents hostMonthNetCents
    commissionCents taxName lines cancellationPolicy cancellation protectionPlan goods declaredValue holdExpiresAt respondBy declineReason
    declineText requestedAt decidedAt startedAt moveOutAt completedAt noticeBy noticeAt createdAt updatedAt timeZone space renter host message
    freeCancellationUntil viewerRole timeline holdsDates isPending isAgreed isRunning isLeaving isFinal refunds availableActions
    mandateWithdrawnAt
  `),
  BookingConnection: bookings('edges pageInfo totalCount'),
  BookingEdge: bookings('cursor node'),
  BookingEvent: bookings('from to action actor at'),
  BookingRefund: bookings('rentCents feeCents protectionCents totalCents creditCents status createdAt completedAt'),
  CancellationPreview: bookings(`
    paidCents refundCents rentRefundCents feeRefundCents protectionRefundCents keptCents rule freeUntil changesAt withdrawalUntil
    hostFeeCents hostKeptCents creditCents
  `),

  Conversation: messages(`
    id kind lastMessageAt viewerRole isMuted unreadCount space renter host booking lastMessage isBlocked messages
  `),
  ConversationConnection: messages('edges pageInfo totalCount unreadCount'),
  ConversationEdge: messages('cursor node'),
  Message: messages('id kind read readAt createdAt attachments conversation body sender receiver isOwn'),
  MessageAttachment: messages('kind name width height sizeBytes url'),
  MessageConnection: messages('edges pageInfo'),
  MessageEdge: messages('cursor node'),

  WebhookAttempt: webhooks('at status problem milliseconds signature answer'),
  WebhookDelivery: webhooks('id endpoint messageId sequence type body isTest state attempts nextAttemptAt createdAt'),
  WebhookDeliveryConnection: webhooks('edges pageInfo totalCount stateCounts'),
  WebhookStateCount: webhooks('state count'),
  WebhookDeliveryEdge: webhooks('cursor node'),
  WebhookEndpoint: webhooks('id url events state failingSince disabledAt deliveredPercent waitingCount createdAt'),

  CreateSpacePayload: of(SPACES_WRITE, 'space'),
  UpdateSpacePayload: of(SPACES_WRITE, 'space'),
  SaveSpaceDraftPayload: of(SPACES_WRITE, 'space'),
  PublishSpacePayload: of(SPACES_WRITE, 'space'),
  PauseSpacePayload: of(SPACES_WRITE, 'space'),
  ResumeSpacePayload: of(SPACES_WRITE, 'space'),
  ArchiveSpacePayload: of(SPACES_WRITE, 'space'),
  BlockDaysPayload: of(SPACES_WRITE, 'blocks'),
  UnblockDaysPayload: of(SPACES_WRITE, 'deletedBlockId'),
  PrepareBookingPayload: of(BOOKINGS_WRITE, 'booking checkoutUrl'),
  ReleaseHoldPayload: of(BOOKINGS_WRITE, 'booking'),
  AcceptBookingPayload: of(BOOKINGS_WRITE, 'booking'),
  DeclineBookingPayload: of(BOOKINGS_WRITE, 'booking'),
  WithdrawBookingPayload: of(BOOKINGS_WRITE, 'booking'),
  CancelBookingPayload: of(BOOKINGS_WRITE, 'booking'),
  MarkBookingActivePayload: of(BOOKINGS_WRITE, 'booking'),
  ConfirmMoveOutPayload: of(BOOKINGS_WRITE, 'booking'),
  SendMessagePayload: messages('message'),
  MarkConversationReadPayload: messages('conversation'),
  CreateWebhookEndpointPayload: webhooks('webhookEndpoint secret'),
  UpdateWebhookEndpointPayload: webhooks('webhookEndpoint'),
  DeleteWebhookEndpointPayload: webhooks('deletedWebhookEndpointId'),
  RotateWebhookSecretPayload: webhooks('webhookEndpoint secret'),
  SendTestEventPayload: webhooks('webhookDelivery'),
  RedeliverWebhookPayload: webhooks('webhookDelivery'),
};

/** Whether partners see a field of a type. */
export function isPublicField(type: string, field: string): boolean {
  const { fields = [], ifThere = [] }: Partial<PublicType> = PUBLIC_TYPES[type] ?? {};
  return fields.includes(field) || ifThere.includes(field);
}

/** Who may read a field of an object. */
export type Reader = 'renter' | 'host' | 'staff';

const seenBy = (readers: readonly Reader[], type: string, fields: string): Record<string, readonly Reader[]> =>
  Object.fromEntries(
    fields
      .trim()
      .split(/\s+/)
      .map((field) => [`${type}.${field}`, readers]),
  );

/**
 * Fields with more restricted access than their object, as `Type.field`; they are null or empty for everybody else. The resolvers decide it
 * by their policies, and the matrix of fields and actors checks that both agree.
 */
export const SEEN_BY: Readonly<Record<string, readonly Reader[]>> = {
  ...seenBy(['host', 'staff'], 'Space', 'draft draftSavedAt draftProblems'),
  ...seenBy(['host', 'renter', 'staff'], 'Space', 'address floor door exactLocation'),
  ...seenBy(
    ['renter', 'staff'],
    'Booking',
    'totalCents renterFeeCents protectionCents firstChargeCents monthTotalCents lines refunds mandateWithdrawnAt',
  ),
  ...seenBy(['host', 'staff'], 'Booking', 'hostNetCents hostMonthNetCents commissionCents'),
};

/** Names of Money fields where the field's name without its suffix is taken. */
export const MONEY_NAMES: Readonly<Record<string, string>> = {
  'Space.depositCents': 'depositAmount',
  'PriceBucket.fromCents': 'fromAmount',
  'PriceBucket.toCents': 'toAmount',
};

/** Input fields that only the staff use. */
export const HIDDEN_INPUT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  AcceptBookingInput: ['statement'],
};

/** URL fields, as `Type.field`: partners get them absolute, with our origin. */
export const URL_FIELDS: readonly string[] = [
  'Avatar.url',
  'MessageAttachment.url',
  'Photo.url',
  'PrepareBookingPayload.checkoutUrl',
  'WebhookEndpoint.url',
];

/** URL lists for `srcset`. */
export const SRC_SET_FIELDS: readonly string[] = ['Avatar.srcSet', 'Photo.srcSetAvif', 'Photo.srcSetWebp'];
