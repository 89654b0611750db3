import { openDashboard, pageOf } from './dashboard';

const periodOf = (year: number, quarter: number | null, byTax: readonly object[] = [], isRunning = false) => ({
  __typename: 'TaxPeriod',
  year,
  quarter,
  isRunning,
  byTax: byTax.map((change) => ({
    __typename: 'TaxShare',
    rentCents: 14_000,
    baseCents: 11_570,
    taxCents: 2430,
    commissionTaxCents: 122,
    differenceCents: 2308,
    ...change,
  })),
});

/** The host's share of a booking after commission. */
export const lineOf = (kind: string, bps: number, commissionCents: number) => ({
  __typename: 'EarningLine',
  from: '2027-02-15',
  to: '2027-03-15',
  rentCents: 7000,
  commissionCents,
  netCents: 7000 - commissionCents,
  state: 'PAID',
  availableOn: '2027-02-18',
  booking: {
    __typename: 'Booking',
    id: `bkg_${kind}`,
    reference: 'HU-1',
    commissionTerms: { __typename: 'HostCommission', kind, bps },
    renter: { __typename: 'User', id: `usr_${kind}`, displayName: kind, initials: 'L', avatar: null },
    space: { __typename: 'Space', id: 'spc_1', title: 'Trastero' },
  },
});

interface Shown {
  account?: object | null;
  lines?: readonly object[];
  payouts?: readonly { id: string }[];
  agreement?: object | null;
  hasTaxDetails?: boolean;
  isReturned?: boolean;
  earnings?: object;
}

/** Opens the tab of earnings as a host. */
export const openEarnings = (
  chargesTax: boolean | null,
  {
    account = null,
    lines = [],
    payouts = [],
    agreement = null,
    hasTaxDetails = true,
    isReturned = false,
    earnings = {},
  }: Shown = {},
  answers: Parameters<typeof openDashboard>[1] = {},
) =>
  openDashboard(`/dashboard?mode=host&tab=earnings${isReturned ? '&returned=1' : ''}`, {
    InvoicingAgreement: () => ({ invoicingAgreement: agreement }),
    HostEarnings: () => ({
      viewer: {
        __typename: 'Viewer',
        id: 'usr_1',
        chargesTax,
        verification: { __typename: 'VerificationOverview', hasTaxDetails },
        payoutAccount: account,
        earnings: {
          __typename: 'Earnings',
          payableCents: 0,
          onHoldCents: 0,
          paidCents: 0,
          debtCents: 0,
          minPayoutCents: 1500,
          nextPayout: null,
          lines,
          earlierLines: { __typename: 'EarlierLines', count: 0, paidCount: 0 },
          months: [],
          ...earnings,
        },
      },
    }),
    HostPayouts: () => ({
      viewer: { __typename: 'Viewer', id: 'usr_1', payouts: pageOf('Payout', [...payouts]) },
    }),
    HostInvoices: () => ({ myDocuments: pageOf('BookingDocument', []) }),
    HostTaxes: () => ({
      viewer: {
        __typename: 'Viewer',
        id: 'usr_1',
        taxPeriods: [
          periodOf(2027, 1, [{ tax: 'IVA' }, { tax: 'IGIC', taxCents: 458, differenceCents: 412 }], true),
          periodOf(2026, 4, [{ tax: 'IVA' }]),
          periodOf(2026, 3),
          periodOf(2026, 2),
          periodOf(2026, null, [{ tax: 'IVA', rentCents: 28_000 }]),
        ],
      },
    }),
    ...answers,
  });
