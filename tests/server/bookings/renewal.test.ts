import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { offerRenewals } from '../../../server/features/bookings/changes/renewal/offer-renewal.js';
import { mailsTo } from '../../support/accounts.js';
import { read, start, stay } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import {
  at,
  change,
  cyclesOf,
  endAllBookings,
  readChanged,
  refundsOf,
  refusalOf,
  RENEW,
  RENEWAL_PREVIEW,
  ROLLING,
  running,
  noticesOf,
  WITHDRAW_CONTRACT,
  WITHDRAWAL_PREVIEW,
} from '../../support/money/changes.js';
import { runJobs } from '../../support/queued-jobs.js';
import { PROFESSIONAL, publishedSpace } from '../../support/spaces.js';
import { sweepStays } from '../../support/stays.js';

const world = useWorld();
beforeEach(async () => {
  await world.app.context().em.execute('update users set is_trader = false');
  await endAllBookings(world);
});

/** The day on which the booking's page says that the renewal will be asked. */
async function renewalDay(id: string): Promise<string | null | undefined> {
  const { booking } = await world.renter.query<{ booking: { milestones: { kind: string; day: string | null }[] } }>(
    'query ($id: ID!) { booking(id: $id) { milestones { kind day } } }',
    { id },
  );
  return booking.milestones.find(({ kind }) => kind === 'RENEWAL')?.day;
}

describe('T20 renewal', () => {
  test('a rolling booking is offered renewal on day 335 and is renewed for a year at the same price', async () => {
    const { renter, host, app } = world;
    const id = await running(world, ROLLING);
    // A year of 366 days.
    expect(await renewalDay(id)).toBe('2028-02-02');
    await at(world, '2028-02-01T07:59:00Z');
    await offerRenewals(app.context());
    expect(await noticesOf(world, id)).not.toContain('booking_renewal_renter');
    // 30 days before 3 March, at 9:00.
    await at(world, '2028-02-02T08:00:00Z');
    await offerRenewals(app.context());
    await offerRenewals(app.context());
    expect((await noticesOf(world, id)).filter((type) => type.includes('renewal'))).toEqual([
      'booking_renewal_host',
      'booking_renewal_renter',
    ]);
    expect(await renewalDay(id)).toBeUndefined();
    const { renewalPreview } = await renter.query<{ renewalPreview: Record<string, unknown> }>(RENEWAL_PREVIEW, { id });
    expect(renewalPreview).toMatchObject({
      from: '2028-03-03',
      to: '2029-03-03',
      latest: '2029-03-03',
      isEndFixed: true,
      isAvailable: true,
      monthCents: 7700,
    });
    expect(await refusalOf(host, RENEWAL_PREVIEW, { id })).toMatchObject({ code: 'BOOKING_TRANSITION_REFUSED' });
    const input = { bookingId: id, endsOn: '2029-03-03', differenceCents: renewalPreview['differenceCents'] };
    expect(await refusalOf(renter, RENEW, { input: { ...input, endsOn: '2028-09-03' } })).toMatchObject({
      fields: [{ path: 'endsOn' }],
    });
    const wrong = { ...input, differenceCents: Number(input.differenceCents) - 1 };
    expect(await refusalOf(renter, RENEW, { input: wrong })).toMatchObject({
      code: 'BOOKING_SUM_CHANGED',
      params: { differenceCents: input.differenceCents },
    });
    expect(await change(renter, RENEW, input)).toMatchObject({ status: 'ACTIVE', to: '2029-03-03' });
    expect(await change(renter, RENEW, input)).toMatchObject({ to: '2029-03-03' });
    expect((await readChanged(renter, id)).availableActions).not.toContain('RENEW');
    expect(await renewalDay(id)).toBe('2029-02-01');
    expect(await noticesOf(world, id)).toEqual(
      expect.arrayContaining(['booking_renewed_host', 'booking_renewed_renter']),
    );
    await at(world, '2028-03-04T10:00:00Z');
    await sweepStays(world);
    expect((await read(renter, id))?.status).toBe('ACTIVE');
  });

  test('a rolling booking that is not renewed ends after its year', async () => {
    const id = await running(world, ROLLING);
    await at(world, '2028-03-03T23:30:00Z');
    await sweepStays(world);
    expect((await read(world.renter, id))?.status).toBe('MOVE_OUT');
  });

  test('a fixed booking can be extended from 30 days before its end at its price, but not over taken dates', async () => {
    const { renter, stranger, spaceId } = world;
    // A stay from 3 March to 17 April.
    const id = await running(world, { days: 45 });
    expect((await readChanged(renter, id)).availableActions).not.toContain('RENEW');
    await at(world, '2027-03-18T09:00:00Z');
    expect((await readChanged(renter, id)).availableActions).toContain('RENEW');
    const preview = async (endsOn: string) =>
      (await renter.query<{ renewalPreview: Record<string, unknown> }>(RENEWAL_PREVIEW, { id, endsOn })).renewalPreview;
    const shown = await preview('2027-05-03');
    expect(shown).toMatchObject({ isEndFixed: false, differenceCents: 4106, dueNowCents: 0, latest: '2028-04-17' });
    await start(stranger, stay(spaceId, 65, 30));
    expect(await preview('2027-06-03')).toMatchObject({ isAvailable: false });
    const input = { bookingId: id, endsOn: '2027-06-03', differenceCents: 11_622 };
    expect(await refusalOf(renter, RENEW, { input })).toMatchObject({ code: 'BOOKING_DATES_TAKEN' });
    await change(renter, RENEW, { bookingId: id, endsOn: '2027-05-03', differenceCents: shown['differenceCents'] });
    expect((await cyclesOf(world, id)).map(({ to, total_cents }) => [to, total_cents])).toEqual([
      ['2027-04-03', 7700],
      ['2027-05-03', 7700],
    ]);
  });
});

describe('T26 withdrawal after the start', () => {
  const withdrawal = async (id: string) =>
    (await world.renter.query<{ contractWithdrawal: Record<string, number> }>(WITHDRAWAL_PREVIEW, { id }))
      .contractWithdrawal;

  test('from a trader keeps the rent of the used days, refunds the rest with the fee and sends a mail with the time', async () => {
    const { renter, host, stranger, app } = world;
    const spaceId = await publishedSpace(app, host, { ...PROFESSIONAL, title: 'Trastero profesional seco' });
    const id = await running(world, { spaceId, days: 60 });
    await at(world, '2027-03-08T10:30:00Z');
    expect((await readChanged(renter, id)).availableActions).toContain('WITHDRAW_CONTRACT');
    const shown = await withdrawal(id);
    // Six days of 30 at 70 €: 14.00 of the 77.00 are kept.
    expect(shown).toMatchObject({
      isRentCovered: true,
      usedDays: 6,
      paidCents: 7700,
      rentRefundCents: 5600,
      feeRefundCents: 700,
      refundCents: 6300,
      keptCents: 1400,
      until: '2027-03-16T23:00:00.000Z',
    });
    const input = { bookingId: id, refundCents: 6300 };
    expect(await refusalOf(stranger, WITHDRAW_CONTRACT, { input })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusalOf(host, WITHDRAW_CONTRACT, { input })).toMatchObject({ code: 'BOOKING_TRANSITION_REFUSED' });
    expect(await refusalOf(host, WITHDRAWAL_PREVIEW, { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusalOf(renter, WITHDRAW_CONTRACT, { input: { ...input, refundCents: 6299 } })).toMatchObject({
      code: 'BOOKING_SUM_CHANGED',
      params: { refundCents: 6300 },
    });
    expect(await change(renter, WITHDRAW_CONTRACT, input)).toMatchObject({ status: 'MOVE_OUT', to: '2027-03-09' });
    expect(await change(renter, WITHDRAW_CONTRACT, input)).toMatchObject({ status: 'MOVE_OUT' });
    expect(await refundsOf(world, id)).toMatchObject([{ total_cents: 6300, reason_code: 'withdrawal_right' }]);
    expect((await cyclesOf(world, id)).map(({ total_cents, status }) => [total_cents, status])).toEqual([
      [1400, 'paid'],
    ]);
    await app.settle();
    await runJobs(app, 'mail.send');
    const mail = (await mailsTo(app, 'renter@example.test')).find(({ subject }) => subject.startsWith('Has desistido'));
    expect(mail?.text).toContain('el 8 de marzo de 2027 a las 11:30');
    expect(mail?.text).toMatch(/Reembolso: 63,00\s€/);
  });

  test('from a private host refunds the renter fee only', async () => {
    const id = await running(world, { days: 60 });
    await at(world, '2027-03-08T10:30:00Z');
    expect(await withdrawal(id)).toMatchObject({ isRentCovered: false, refundCents: 700, keptCents: 7000 });
    await change(world.renter, WITHDRAW_CONTRACT, { bookingId: id, refundCents: 700 });
    expect(await refundsOf(world, id)).toMatchObject([{ total_cents: 700, rent_cents: 0 }]);
  });

  test('is possible until the end of the 14th day', async () => {
    const id = await running(world, { days: 60 });
    await at(world, '2027-03-16T22:59:00Z');
    expect((await readChanged(world.renter, id)).availableActions).toContain('WITHDRAW_CONTRACT');
    await at(world, '2027-03-16T23:00:00Z');
    expect((await readChanged(world.renter, id)).availableActions).not.toContain('WITHDRAW_CONTRACT');
    expect(await refusalOf(world.renter, WITHDRAWAL_PREVIEW, { id })).toMatchObject({
      code: 'BOOKING_TRANSITION_REFUSED',
      params: { because: ['WITHDRAWAL_OPEN'] },
    });
    expect(addDays('2027-03-02', 15)).toBe('2027-03-17');
  });
});
