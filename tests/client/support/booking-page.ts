import type {
  BookingHead_BookingFragment,
  BookingMilestone_MilestoneFragment,
  BookingPageActionsQuery,
  BookingPeriod_PeriodFragment,
} from '../../../client/generated/graphql';
import { bookingOf, openDashboard } from './dashboard';

type Booking = BookingHead_BookingFragment;
type Step = NonNullable<Booking['nextStep']>;
type Answers = Parameters<typeof openDashboard>[1];
type ActionState = NonNullable<BookingPageActionsQuery['booking']>['actions'][number];

export const periodOf = (change: Partial<BookingPeriod_PeriodFragment> = {}) => ({
  __typename: 'BookingBillingPeriod' as const,
  from: '2027-01-15',
  to: '2027-02-15',
  dueOn: null,
  takenAt: null,
  amountCents: null,
  rentCents: null,
  feeCents: null,
  protectionCents: null,
  creditCents: null,
  methodBrand: null,
  methodLast4: null,
  ...change,
});

export const stepOf = (kind: Step['kind'], urgency: Step['urgency'], change: Partial<Step> = {}) => ({
  __typename: 'BookingNextStep' as const,
  kind,
  urgency,
  action: null,
  until: null,
  day: null,
  amountCents: null,
  claimId: null,
  ...change,
});

export const milestoneOf = (
  kind: BookingMilestone_MilestoneFragment['kind'],
  state: BookingMilestone_MilestoneFragment['state'],
  change: Partial<BookingMilestone_MilestoneFragment> = {},
) => ({
  __typename: 'BookingMilestone' as const,
  kind,
  state,
  day: null,
  at: null,
  amountCents: null,
  from: null,
  to: null,
  count: null,
  daysLeft: null,
  ...change,
});

export const actionOf = (action: ActionState['action'], change: Partial<ActionState> = {}) => ({
  __typename: 'BookingActionState' as const,
  action,
  isAllowed: true,
  reason: null,
  opensAt: null,
  ...change,
});

/** A running monthly rental on its 47th day, as its renter sees it. */
export const ownBookingOf = (change: Partial<Booking> = {}) => ({
  ...bookingOf('bkg_1', {
    status: 'ACTIVE',
    viewerRole: 'RENTER',
    termType: 'ROLLING',
    isOpenEnded: true,
    from: '2027-01-15',
    to: '2028-01-15',
    days: 365,
    decidedAt: '2027-01-09T18:05:00Z',
    availableActions: [],
    monthTotalCents: 6600,
    goods: ['FURNITURE', 'BOXES'],
    isAgreed: true,
    showsAddress: true,
    ...change,
  }),
  payment: {
    __typename: 'BookingPayment' as const,
    status: 'CAPTURED' as const,
    methodBrand: 'visa',
    methodLast4: '4417',
    totalCents: 6600,
  },
  isRunning: true,
  isFinal: false,
  isLeaving: false,
  noticeBy: null as 'RENTER' | null,
  abandonmentFile: null,
  billingPeriods: [
    periodOf({
      takenAt: '2027-01-09T18:05:00Z',
      dueOn: '2027-01-09',
      amountCents: 6600,
      rentCents: 6000,
      feeCents: 600,
      protectionCents: 0,
      methodBrand: 'visa',
      methodLast4: '4417',
    }),
    periodOf({ from: '2027-02-15', to: '2027-03-15' }),
    periodOf({ from: '2027-03-15', to: '2027-04-15' }),
  ],
  nextStep: stepOf('RUNNING', 'CALM'),
  ...change,
});

const person = (id: string, displayName: string) => ({
  __typename: 'User' as const,
  id,
  displayName,
  initials: displayName.slice(0, 2).toUpperCase(),
  isIdentityVerified: true,
  responseTime: 'UNDER_AN_HOUR' as const,
  avatar: null,
  rating: null,
});

interface AgreedBooking {
  readonly viewerRole: string | null;
  readonly termType: string;
  readonly monthTotalCents: number | null;
  readonly timeZone: string;
}

/** The agreed terms of a booking, as its page shows them. */
export const agreementOf = ({ viewerRole, termType, monthTotalCents, timeZone }: AgreedBooking) => ({
  __typename: 'Booking' as const,
  id: 'bkg_1',
  viewerRole,
  termType,
  decidedAt: '2027-01-09T18:05:00Z',
  isHostTrader: false,
  rentCents: 6000,
  totalCents: 6600 as number | null,
  monthTotalCents,
  commissionCents: viewerRole === 'HOST' ? 300 : null,
  commissionTerms:
    viewerRole === 'HOST' ? { __typename: 'HostCommission' as const, kind: 'PROFESSIONAL' as const, bps: 800 } : null,
  depositCents: 3000,
  cancellationPolicy: 'FLEXIBLE' as const,
  protectionPlan: 'BASIC' as const,
  goods: ['FURNITURE', 'BOXES'] as const,
  freeCancellationUntil: null,
  timeZone,
});

/** Opens the page of a booking with a fake server; the answer of each panel can be replaced. */
export function openBookingPage(booking: ReturnType<typeof ownBookingOf> | null, answers: Answers = {}) {
  const part = (fields: object) => () => ({ booking: booking && { __typename: 'Booking', id: booking.id, ...fields } });
  return openDashboard('/booking/bkg_1', {
    BookingPage: () => ({ booking }),
    BookingPageAccess: () => ({ booking }),
    BookingPageLife: part({ milestones: [milestoneOf('REQUESTED', 'DONE', { day: '2027-01-09' })] }),
    BookingPageMoney: () => ({
      booking: booking && {
        isBillable: true,
        depositCents: 3000,
        card: null,
        ...booking,
      },
    }),
    BookingPagePerson: part({
      host: person('usr_marta', 'Marta'),
      renter: person('usr_lucia', 'Lucía'),
      conversation: {
        __typename: 'Conversation',
        id: 'cnv_1',
        lastMessage: {
          __typename: 'Message',
          id: 'msg_1',
          body: 'El sábado cambio la bombilla.',
          createdAt: '2027-03-01T18:24:00Z',
          isOwn: false,
        },
      },
    }),
    BookingPageActions: part({ actions: [], claims: [] }),
    BookingCondition: part({
      viewerRole: booking?.viewerRole ?? null,
      isFinal: booking?.isFinal ?? false,
      timeZone: booking?.timeZone ?? 'Europe/Madrid',
      host: { __typename: 'User', id: 'usr_marta', displayName: 'Marta' },
      renter: { __typename: 'User', id: 'usr_lucia', displayName: 'Lucía' },
      conditionRights: {
        __typename: 'ConditionRights',
        photoMoments: [],
        minPhotos: 4,
        fullMoments: [],
        maxPhotos: 20,
        canSetInventory: false,
        canSignInventory: false,
      },
      conditionPhotos: [],
      inventory: null,
    }),
    BookingDocuments: part({ documents: [] }),
    BookingPageAgreement: () => ({ booking: booking && agreementOf(booking) }),
    ...answers,
  });
}
