import { expect, test } from 'vitest';
import { ReportStatus } from '../../../server/features/reports/cases/report-case.enums.js';
import { reportMachine, reportRow, ReportStep } from '../../../server/features/reports/cases/report.transitions.js';

const NOW = new Date('2027-03-02T09:55:00Z');
const DECIDED = { decidedAt: new Date('2027-03-01T09:00:00Z'), decidedBy: 'first', liftedAt: null };
const NOT_DECIDED = { decidedAt: null, decidedBy: null, liftedAt: null };
const COMPLAINT = { none: [null, null], open: [NOW, null], decided: [NOW, NOW] } as const;

/** The next status of each step by another member of staff, by status and complaint; every other cell is refused. */
const ALLOWED: Readonly<Record<string, string>> = {
  'open none uphold': 'upheld',
  'open none dismiss': 'dismissed',
  'upheld none take_complaint': 'upheld',
  'upheld open keep': 'upheld',
  'upheld open change': 'dismissed',
  'dismissed none take_complaint': 'dismissed',
  'dismissed open keep': 'dismissed',
  'dismissed open change': 'upheld',
};

test('P-15 M5 a report has exactly the transitions of the table for every status, complaint and step', () => {
  const cells = Object.values(ReportStatus).flatMap((status) =>
    (status === ReportStatus.OPEN ? (['none'] as const) : (['none', 'open', 'decided'] as const)).flatMap((complaint) =>
      Object.values(ReportStep).map((step) => ({ status, complaint, step })),
    ),
  );
  const reached = cells.flatMap(({ status, complaint, step }) => {
    const [complainedAt, complaintDecidedAt] = COMPLAINT[complaint];
    const decision = status === ReportStatus.OPEN ? NOT_DECIDED : DECIDED;
    const row = reportRow({ status, complainedAt, complaintDecidedAt, ...decision }, step, 'second', NOW);
    return row ? [[`${status} ${complaint} ${step}`, reportMachine.target(row, status)] as const] : [];
  });
  expect(Object.fromEntries(reached)).toEqual(ALLOWED);
});

test('P9 staff cannot decide on their own decision, and complaints are closed after six months', () => {
  const upheld = { status: ReportStatus.UPHELD, ...DECIDED, complainedAt: null, complaintDecidedAt: null };
  expect(reportRow({ ...upheld, complainedAt: NOW }, ReportStep.KEEP, 'first', NOW)).toBeUndefined();
  const late = new Date('2027-08-31T09:00:00Z');
  expect(reportRow(upheld, ReportStep.TAKE_COMPLAINT, 'second', new Date(late.getTime() - 1))).toBeDefined();
  expect(reportRow(upheld, ReportStep.TAKE_COMPLAINT, 'second', late)).toBeUndefined();
  expect(reportRow({ ...upheld, liftedAt: NOW }, ReportStep.TAKE_COMPLAINT, 'second', NOW)).toBeUndefined();
});
