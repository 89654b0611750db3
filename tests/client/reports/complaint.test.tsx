import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { DecisionPage } from '../../../client/features/reports/pages/DecisionPage';
import { renderAnswered } from '../support/answers';
import { useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['report', 'domain', 'common', 'errors']));

const DECISION = {
  __typename: 'ReportDecision',
  code: 'REP-2027-000012',
  subject: 'REVIEW',
  name: null,
  side: 'REPORTER',
  isOwnInitiative: false,
  isUpheld: false,
  measures: [],
  statement: 'No incumple las normas.',
  decidedAt: '2027-03-01T10:00:00Z',
  liftedAt: null,
  complainUntil: '2027-09-01T10:00:00Z',
  canComplain: true,
  complaint: null,
};

test('I4 a complaint that was filed is shown as filed even if the decision cannot be read again', async () => {
  let isFiled = false;
  const complaint = {
    __typename: 'ReportComplaint',
    isOwn: true,
    text: 'La reseña me insulta.',
    complainedAt: '2027-03-02T10:00:00Z',
    dueAt: '2027-03-12T10:00:00Z',
    outcome: null,
    statement: null,
    decidedAt: null,
  };
  renderAnswered(
    <Routes>
      <Route path="/decision/:token" element={<DecisionPage />} />
    </Routes>,
    {
      ReportDecision: () => {
        if (isFiled) throw new Error('offline');
        return { reportDecision: DECISION };
      },
      FileReportComplaint: () => {
        isFiled = true;
        return { fileReportComplaint: { decision: { ...DECISION, canComplain: false, complaint } } };
      },
    },
    '/decision/tok_1',
  );
  await userEvent.type(await screen.findByRole('textbox'), complaint.text);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar reclamación' }));
  expect(await screen.findByText(complaint.text)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
