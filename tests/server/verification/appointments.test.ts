import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { DECIDE, NOW, problemsOf, submitIdentity, VerificationWorld } from '../../support/verification.js';

const OFFER =
  'mutation ($input: OfferAppointmentInput!) { offerAppointment(input: $input) { appointments { id startsAt } } }';
const WITHDRAW = 'mutation ($input: AppointmentInput!) { withdrawAppointment(input: $input) { appointments { id } } }';
const BOOK = `mutation ($input: AppointmentInput!) { bookAppointment(input: $input) {
  verification { id status documentLast4 files { id } appointment { startsAt link } } } }`;
const GIVE_UP = 'mutation { giveUpAppointment { appointments { id } } }';
const CANCEL =
  'mutation ($input: CancelAppointmentInput!) { cancelAppointment(input: $input) { appointments { id } } }';
const MOVE = 'mutation ($input: MoveAppointmentInput!) { moveAppointment(input: $input) { appointments { id } } }';
const LOG = '{ auditLog(filter: { action: "appointment" }) { edges { node { action reason } } } }';
const WHY = 'Ese día no hay nadie que pueda atenderte.';
const FREE = '{ freeAppointments { id startsAt } }';
const CAN_MEET =
  '{ viewer { verification { identity { status canMeet latest { id appointment { startsAt link } } } } } }';
const STAFF = '{ staffAppointments { id startsAt personName verificationId } }';
const STAFF_BELL = '{ notifications { edges { node { type message } } } }';
const LINK = 'https://meet.example.test/abc-def';

interface Booked {
  readonly id: string;
  readonly status: string;
  readonly documentLast4: string;
  readonly files: readonly object[];
  readonly appointment: { readonly startsAt: string; readonly link: string };
}

let world: VerificationWorld;
beforeAll(async () => {
  world = await VerificationWorld.create();
});
beforeEach(async () => {
  await world.sql('delete from video_appointments');
  await world.reset();
});
afterAll(() => world.app.stop());

const hours = (count: number): string => new Date(Date.parse(NOW) + count * 3_600_000).toISOString();
const offer = (startsAt: string, link = LINK) => world.admin.send(OFFER, { input: { startsAt, link } });
async function free(client: GraphqlClient = world.applicant): Promise<{ id: string; startsAt: string }[]> {
  return (await client.query<{ freeAppointments: { id: string; startsAt: string }[] }>(FREE)).freeAppointments;
}
const book = (appointmentId: string, client = world.applicant) => client.send(BOOK, { input: { appointmentId } });
async function booked(appointmentId: string): Promise<Booked> {
  const { bookAppointment } = await world.applicant.query<{ bookAppointment: { verification: Booked } }>(BOOK, {
    input: { appointmentId },
  });
  return bookAppointment.verification;
}
const codeOf = async (answer: ReturnType<typeof book>) => (await answer).errors[0]?.extensions.code;
const canMeet = async () =>
  (
    await world.applicant.query<{ viewer: { verification: { identity: { status: string; canMeet: boolean } } } }>(
      CAN_MEET,
    )
  ).viewer.verification.identity.canMeet;
/** The applicant's pictures are rejected. */
async function rejected(reason = 'BLURRED', client = world.applicant): Promise<void> {
  await world.decide(await submitIdentity(client), 'REJECT', { reason });
  // Later records must have a later time.
  world.clock.advance({ minutes: 1 });
}

describe('P8 2b video calls instead of pictures', () => {
  test('an applicant with rejected pictures books an offered time, both sides are notified, and staff decide in the call', async () => {
    await rejected();
    expect(await canMeet()).toBe(true);
    await offer(hours(50));
    await offer(hours(50));
    const [time, ...more] = await free();
    expect([time?.startsAt, more]).toEqual([hours(50), []]);
    const call = await booked(time?.id ?? '');
    expect(call).toMatchObject({
      status: 'IN_REVIEW',
      documentLast4: '678Z',
      files: [],
      appointment: { startsAt: hours(50), link: LINK },
    });
    expect(await booked(time?.id ?? '')).toEqual(call);
    expect(await free()).toEqual([]);
    expect(await world.bell()).toContainEqual({
      type: 'VERIFICATION_CALL_BOOKED',
      title: 'Videollamada reservada',
      message: expect.stringMatching(/^El jueves 4 de marzo a las 12:55 vemos tu documento/) as string,
    });
    const bell = await world.admin.query<{ notifications: { edges: { node: { type: string } }[] } }>(STAFF_BELL);
    expect(bell.notifications.edges.map(({ node }) => node.type)).toContain('VERIFICATION_CALL_TO_HOLD');
    const { staffAppointments } = await world.admin.query<{ staffAppointments: Record<string, unknown>[] }>(STAFF);
    expect(staffAppointments).toMatchObject([{ startsAt: hours(50), verificationId: call.id }]);

    const approve = { input: { verificationId: call.id, decision: 'APPROVE' } };
    expect(await problemsOf(world.admin, DECIDE, approve)).toEqual(['decision APPOINTMENT_TO_COME']);
    await world.setTime(hours(50.1));
    await world.decide(call.id);
    expect((await world.identity()).status).toBe('APPROVED');
    expect(await world.admin.query(STAFF)).toEqual({ staffAppointments: [] });
  });

  test('a booked call can be moved until it begins, and its former time is free again', async () => {
    await rejected();
    await offer(hours(20));
    await offer(hours(30));
    const [first, second] = await free();
    const call = await booked(first?.id ?? '');
    expect(await booked(second?.id ?? '')).toMatchObject({ id: call.id, appointment: { startsAt: hours(30) } });
    expect((await free()).map(({ id }) => id)).toEqual([first?.id]);
    await world.setTime(hours(31));
    await offer(hours(40));
    expect(await codeOf(book((await free())[0]?.id ?? ''))).toBe('VERIFICATION_STATE_REFUSED');
  });

  test('a time is booked once, and not by applicants without need, too late or with an expired document', async () => {
    await offer(hours(20));
    const [time] = await free();
    const id = time?.id ?? '';
    expect(await codeOf(book(id))).toBe('VERIFICATION_STATE_REFUSED');
    await rejected('SUSPECTED_FRAUD');
    expect([await canMeet(), await codeOf(book(id))]).toEqual([false, 'VERIFICATION_STATE_REFUSED']);
    await rejected('CROPPED');
    await rejected('CROPPED', world.other);
    const expire = (day: string) =>
      world.sql(`update verifications set document_expires_on = '${day}' where status = 'rejected'`);
    await expire('2027-01-31');
    expect(await problemsOf(world.applicant, BOOK, { input: { appointmentId: id } })).toEqual([
      'appointmentId DOCUMENT_EXPIRED',
    ]);
    await expire('2031-05-01');
    await Promise.all([book(id), book(id, world.other)]);
    const rows = await world.sql<{ n: number }>(
      `select count(*)::int as n from verifications where status = 'in_review'`,
    );
    expect(rows[0]?.n).toBe(1);
    await offer(hours(22));
    const [late] = await free();
    await world.setTime(hours(21.5));
    expect(await codeOf(book(late?.id ?? '', world.other))).toBe('APPOINTMENT_TAKEN');
    expect(await free()).toEqual([]);
  });

  test('an applicant who missed a call may book again; a booked time cannot be withdrawn, a free one can', async () => {
    await rejected();
    await offer(hours(20));
    const [time] = await free();
    const call = await booked(time?.id ?? '');
    const input = { appointmentId: time?.id };
    expect(await world.admin.codeOf(WITHDRAW, { input })).toBe('APPOINTMENT_TAKEN');
    await world.setTime(hours(21));
    await world.decide(call.id, 'REJECT', { reason: 'MISSED_APPOINTMENT' });
    expect(await canMeet()).toBe(true);
    await offer(hours(40));
    const [other] = await free();
    await world.admin.query(WITHDRAW, { input: { appointmentId: other?.id } });
    await world.admin.query(WITHDRAW, { input: { appointmentId: other?.id } });
    expect(await free()).toEqual([]);
  });

  test('MISSED_APPOINTMENT is rejected without a booked call', async () => {
    const reject = { decision: 'REJECT', reason: 'MISSED_APPOINTMENT' };
    const input = { ...reject, verificationId: await submitIdentity(world.applicant) };
    expect(await problemsOf(world.admin, DECIDE, { input })).toEqual(['reason NO_APPOINTMENT']);
  });

  test('P8 a call that the applicant cancels is free again, the staff are notified, and no attempt is used', async () => {
    await rejected();
    await offer(hours(20));
    const [time] = await free();
    await booked(time?.id ?? '');
    await world.applicant.query(GIVE_UP);
    await world.applicant.query(GIVE_UP);
    expect(await free()).toEqual([time]);
    expect([await canMeet(), (await world.identity()).attemptsLeft]).toEqual([true, 4]);
    // Nobody is notified of the call that was cancelled before.
    expect((await world.bell()).map(({ type }) => type)).not.toContain('VERIFICATION_CALL_BOOKED');
    const bell = await world.admin.query<{ notifications: { edges: { node: object }[] } }>(STAFF_BELL);
    expect(bell.notifications.edges.map(({ node }) => node)).toContainEqual({
      type: 'VERIFICATION_CALL_GIVEN_UP',
      message: 'Whoever had booked the one on Wednesday 3 March at 6:55 has cancelled it.',
    });
    const { auditLog } = await world.admin.query<{ auditLog: { edges: { node: { action: string } }[] } }>(LOG);
    expect(auditLog.edges.filter(({ node }) => node.action === 'appointment.given_up')).toHaveLength(1);
    await booked(time?.id ?? '');
    await world.setTime(hours(20));
    expect(await world.applicant.codeOf(GIVE_UP)).toBe('VERIFICATION_STATE_REFUSED');
  });

  test('P8 the staff move or cancel a call: the applicant is notified of the reason, and it is recorded', async () => {
    await rejected();
    await offer(hours(20));
    await offer(hours(30));
    await offer(hours(40));
    const [first, second, third] = (await free()).map(({ id }) => id);
    const call = await booked(first ?? '');
    await book(third ?? '', world.other);
    const move = (toAppointmentId?: string) => ({ input: { appointmentId: first, toAppointmentId, statement: WHY } });
    expect(await problemsOf(world.admin, MOVE, { input: { ...move(second).input, statement: 'No.' } })).toEqual([
      'statement TEXT_LENGTH',
    ]);
    await rejected('CROPPED', world.other);
    await book(third ?? '', world.other);
    expect(await world.admin.codeOf(MOVE, move(third))).toBe('APPOINTMENT_TAKEN');
    await world.admin.query(MOVE, move(second));
    await world.admin.query(MOVE, move(second));
    expect((await free()).map(({ id }) => id)).toEqual([first]);
    expect(await world.bell()).toContainEqual({
      type: 'VERIFICATION_CALL_MOVED',
      title: 'Tu videollamada cambia de hora',
      message: `Ahora es el miércoles 3 de marzo a las 16:55. ${WHY}`,
    });
    const cancel = { input: { appointmentId: second, statement: WHY } };
    expect(await world.applicant.codeOf(CANCEL, cancel)).toBe('FORBIDDEN');
    await world.admin.query(CANCEL, cancel);
    await world.admin.query(CANCEL, cancel);
    expect((await free()).map(({ id }) => id)).toEqual([first]);
    expect(await canMeet()).toBe(true);
    expect(await world.bell()).toContainEqual({
      type: 'VERIFICATION_CALL_CANCELLED',
      title: 'Videollamada cancelada',
      message: `La del miércoles 3 de marzo a las 16:55 ya no se hará. ${WHY}`,
    });
    const approve = { input: { verificationId: call.id, decision: 'APPROVE' } };
    expect(await world.admin.codeOf(DECIDE, approve)).toBe('NOT_FOUND');
    const { auditLog } = await world.admin.query<{ auditLog: { edges: { node: Record<string, string> }[] } }>(LOG);
    expect(auditLog.edges.slice(0, 2).map(({ node }) => node)).toEqual([
      { action: 'appointment.cancelled', reason: WHY },
      { action: 'appointment.moved', reason: WHY },
    ]);
  });

  test('rejects times that are past, too soon or too far, and invalid links', async () => {
    const problems = (startsAt: string, link = LINK) => problemsOf(world.admin, OFFER, { input: { startsAt, link } });
    expect(await problems(hours(0.5))).toEqual(['startsAt DATE_IN_PAST']);
    expect(await problems(hours(61 * 24))).toEqual(['startsAt START_TOO_FAR']);
    for (const link of ['meet.example.test', 'javascript:alert(1)', 'http://meet.example.test'])
      expect(await problems(hours(5), link), link).toEqual(['link CALL_LINK_INVALID']);
  });
});
