import { randomUUID } from 'node:crypto';
import { toGlobalId } from '../../../../server/core/graphql/global-id.js';
import { confirmed } from '../../../support/bookings.js';
import { answer, APPEAL, runningStay, smallerInput, submit, vote } from '../../../support/money/claims.js';
import { seenOf } from '../../../support/settings.js';
import { uuidOf } from '../../../support/spaces.js';
import { sendDocument, START, submitIdentity, pdf, dni } from '../../../support/verification.js';
import { openTicket } from '../../support/tickets.js';
import {
  prepareAct,
  WHY,
  type PreparedAct,
  type RecordsOf,
  type Scenario,
  type ScenarioContext,
} from './scenario-context.js';

const REPORT = 'mutation ($input: ReportSpaceInput!) { reportSpace(input: $input) { code } }';
const FILE = 'mutation ($input: FileDataRequestInput!) { fileDataRequest(input: $input) { dataRequest { id } } }';
const BOOK_CALL = 'mutation ($input: AppointmentInput!) { bookAppointment(input: $input) { verification { id } } }';
const NOTHING = { remedy: 'NOTHING', amountCents: 0, ground: 'EVIDENCE_LACKING', reasons: WHY };

/** Reports a new space; returns the code of the report. */
async function report(context: ScenarioContext): Promise<string> {
  const input = {
    spaceId: await context.space(),
    reason: 'FRAUD',
    details: 'Pide el dinero por fuera antes de enseñarlo.',
    fullName: 'Ana Gil',
    email: `${randomUUID()}@example.com`,
    isGoodFaith: true,
    locale: 'ES',
  };
  return (await context.world.app.visitor().query<{ reportSpace: { code: string } }>(REPORT, { input })).reportSpace
    .code;
}
const verdict = async (context: ScenarioContext, isUpheld: boolean): Promise<PreparedAct> =>
  prepareAct('decideReport', { code: await report(context), isUpheld, statement: WHY });
async function complaint(context: ScenarioContext): Promise<PreparedAct & { readonly code: string }> {
  const code = await report(context);
  await context.perform(prepareAct('decideReport', { code, isUpheld: false, statement: WHY }));
  return { ...prepareAct('takeReportComplaint', { code, side: 'REPORTER', text: WHY }), code };
}
async function complaintVerdict(context: ScenarioContext, isChanged: boolean): Promise<PreparedAct> {
  const { code, ...taken } = await complaint(context);
  await context.perform(taken);
  return prepareAct('decideReportComplaint', { code, isChanged, statement: WHY }, { by: context.second });
}

/** A review that waits for the staff, or is published. */
async function review(context: ScenarioContext, status: 'held' | 'published'): Promise<string> {
  await context.resetWorld();
  const { id } = await confirmed(context.world);
  const [row] = await context.sql<{ id: string }>(
    `insert into reviews (booking_id, round, direction, author_id, subject_id, space_id, overall, text, language, status, flags, submitted_at, published_at)
      select id, 'stay', 'of_space', renter_id, host_id, space_id, 5, 'Limpio y seco, y contesta enseguida.', 'es', ?, '{contact}', now(), ? from bookings where id = ? returning id`,
    [status, status === 'published' ? new Date() : null, uuidOf(id)],
  );
  await context.sql(
    `insert into review_reports (code, review_id, name, email, reason, details, locale) values (?, ?, 'Ana Gil', 'ana@example.test', 'personal_data', 'Cuenta cosas de mi vida.', 'es')`,
    [`REV-2027-${String(Math.random()).slice(2, 8)}`, row?.id],
  );
  return toGlobalId('Review', row?.id ?? '');
}
const reviewVerdict = async (
  context: ScenarioContext,
  status: 'held' | 'published',
  isHidden: boolean,
): Promise<PreparedAct> =>
  prepareAct('decideReview', { reviewId: await review(context, status), isHidden, statement: WHY });

async function claim(context: ScenarioContext): Promise<string> {
  const { world } = context;
  await context.resetWorld();
  const { id } = await submit(world.renter, await smallerInput(world, await runningStay(world)));
  await answer(world.host, id, { isAgreed: false, text: 'Mide lo que dice el anuncio.' });
  await vote(world.host, id, false);
  return id;
}

/** A decision above the amount that one person may decide, within the plan's cover. */
async function largeDecision(context: ScenarioContext) {
  const claimId = await claim(context);
  await context.sql(
    `update bookings set protection_plan = 'plus' where id = (select booking_id from claims where id = ?)`,
    [uuidOf(claimId)],
  );
  return { claimId, remedy: 'GUARANTEE', amountCents: 60_000, ground: 'EVIDENCE_PROVES', reasons: WHY };
}

async function dataRequest(context: ScenarioContext): Promise<string> {
  const input = { kind: 'OBJECT', details: 'No quiero que uséis mis búsquedas para ordenar.' };
  return (await (await context.somebody()).query<{ fileDataRequest: { dataRequest: { id: string } } }>(FILE, { input }))
    .fileDataRequest.dataRequest.id;
}

const ticket = async (context: ScenarioContext): Promise<string> => (await openTicket(await context.somebody())).id;
const reply = { title: 'Cobro doble', textEs: 'Ya lo hemos devuelto.', textEn: 'We have refunded it.' };
async function savedReply(context: ScenarioContext): Promise<string> {
  await context.perform(prepareAct('saveSavedReply', reply));
  const [row] = await context.sql<{ id: string }>('select id from saved_replies order by created_at desc limit 1');
  return toGlobalId('SavedReply', row?.id ?? '');
}

const setting = { key: 'RENTER_FEE_BPS', value: 1100, statement: WHY };
const later = { ...setting, validFrom: '2027-09-01' };

/** A time for a video call this many days ahead. */
const call = (now: Date, days: number) => ({
  startsAt: new Date(now.getTime() + days * 86_400_000).toISOString(),
  link: 'https://meet.example.test/abc',
});
/** Times this many days ahead; the first is booked by a user whose pictures were unreadable. */
async function bookedCall(context: ScenarioContext, days: readonly number[]): Promise<string[]> {
  const somebody = await context.somebody();
  const verificationId = await submitIdentity(somebody);
  await context.perform(prepareAct('decideVerification', { verificationId, decision: 'REJECT', reason: 'BLURRED' }));
  const ids: string[] = [];
  for (const day of days) {
    const offered = call(context.world.clock.now(), day);
    await context.perform(prepareAct('offerAppointment', offered));
    const [row] = await context.sql<{ id: string }>('select id from video_appointments where starts_at = ?', [
      offered.startsAt,
    ]);
    ids.push(toGlobalId('VideoAppointment', row?.id ?? ''));
  }
  await somebody.query(BOOK_CALL, { input: { appointmentId: ids[0] } });
  return ids;
}
const words = (key: string) => ({
  list: 'PROHIBITED_GOODS',
  key,
  texts: [
    { part: 'name', locale: 'ES', text: 'Fuegos artificiales' },
    { part: 'name', locale: 'EN', text: 'Fireworks' },
  ],
  statement: WHY,
});

const bothLanguages = (part: string, text: string) => ['ES', 'EN'].map((locale) => ({ part, locale, text }));
const banner = {
  textEs: 'El lunes 1 de marzo no se podrá pagar de 3 a 5.',
  textEn: 'There will be no payments on Monday 1 March from 3 to 5.',
  path: '/help/pagos',
  audience: 'ALL',
  from: '2027-02-25',
  until: '2027-03-02',
  isDismissible: true,
  statement: WHY,
};
/** A post written by the staff. */
const post = (number: number | string, validFrom: string | null = null) => ({
  kind: 'BLOG',
  key: `entrada-${number}`,
  section: 'GUIDES',
  texts: [
    ...bothLanguages('title', 'Guardar una moto'),
    ...bothLanguages('excerpt', 'Lo que hay que mirar antes del invierno.'),
    ...bothLanguages('body', '## Antes\n\nVacía el depósito y quita la batería de la moto.'),
  ],
  validFrom,
  statement: WHY,
});
async function publishedPost(context: ScenarioContext, validFrom: string | null = null) {
  const published = post(randomUUID().slice(0, 8), validFrom);
  await context.perform(prepareAct('publishContent', published));
  return published;
}

/** Acts about cases, and the staff's settings. */
export const caseRecords = {
  'report.upheld': (context) => verdict(context, true),
  'report.dismissed': (context) => verdict(context, false),
  'report.complaint_taken': async (context) => {
    const { code: _, ...taken } = await complaint(context);
    return taken;
  },
  'report.decision_changed': (context) => complaintVerdict(context, true),
  'report.decision_kept': (context) => complaintVerdict(context, false),
  'review.hidden': (context) => reviewVerdict(context, 'published', true),
  'review.kept': async (context) => ({ ...(await reviewVerdict(context, 'published', false)), isKept: true }),
  'review.released': (context) => reviewVerdict(context, 'held', false),
  'claim.decided': async (context) => prepareAct('decideClaim', { claimId: await claim(context), ...NOTHING }),
  'claim.appeal_decided': async (context) => {
    const claimId = await claim(context);
    await context.perform(prepareAct('decideClaim', { claimId, ...NOTHING }));
    await context.world.renter.query(APPEAL, {
      input: { claimId, text: 'El pilar ocupa más de lo que dice la decisión.' },
    });
    return prepareAct('decideClaim', { claimId, ...NOTHING }, { by: await context.secondNow() });
  },
  'claim.data_asked': async (context) =>
    prepareAct('askForClaimData', { claimId: await claim(context), side: 'HOST', text: WHY, days: 2 }),
  'claim.assigned': async (context) => {
    const claimId = await claim(context);
    const [admin] = await context.sql<{ id: string }>(`select id from users where email = 'second@example.test'`);
    return prepareAct('assignClaim', { claimId, userId: toGlobalId('User', admin?.id ?? '') });
  },
  'claim.decision_proposed': async (context) => prepareAct('decideClaim', await largeDecision(context)),
  'claim.decision_returned': async (context) => {
    const decision = await largeDecision(context);
    await context.perform(prepareAct('decideClaim', decision));
    const returned = { claimId: decision.claimId, isConfirmed: false, statement: WHY };
    return prepareAct('reviewClaimDecision', returned, { by: await context.secondNow() });
  },
  'verification.document_viewed': async (context) => {
    const somebody = await context.somebody();
    const { startVerification } = await somebody.query<{ startVerification: { verification: { id: string } } }>(START, {
      input: dni(),
    });
    const { file } = await sendDocument(somebody, startVerification.verification.id, 'front', pdf());
    const url = `${somebody.url}/files/verification/${file?.id ?? ''}`;
    await fetch(url, { headers: context.world.admin.headers() });
    return { mutation: null };
  },
  'verification.approved': async (context) =>
    prepareAct('decideVerification', {
      verificationId: await submitIdentity(await context.somebody()),
      decision: 'APPROVE',
    }),
  'verification.rejected': async (context) => {
    const input = {
      verificationId: await submitIdentity(await context.somebody()),
      decision: 'REJECT',
      reason: 'CROPPED',
    };
    return prepareAct('decideVerification', input, { reason: 'cropped' });
  },
  'appointment.offered': ({ world }) => Promise.resolve(prepareAct('offerAppointment', call(world.clock.now(), 3))),
  'appointment.withdrawn': async (context) => {
    await context.perform(prepareAct('offerAppointment', call(context.world.clock.now(), 4)));
    const [row] = await context.sql<{ id: string }>(
      'select id from video_appointments order by starts_at desc limit 1',
    );
    return prepareAct('withdrawAppointment', { appointmentId: toGlobalId('VideoAppointment', row?.id ?? '') });
  },
  'appointment.moved': async (context) => {
    const [appointmentId, toAppointmentId] = await bookedCall(context, [5, 6]);
    return prepareAct('moveAppointment', { appointmentId, toAppointmentId, statement: WHY });
  },
  'appointment.cancelled': async (context) => {
    const [appointmentId] = await bookedCall(context, [7]);
    return prepareAct('cancelAppointment', { appointmentId, statement: WHY });
  },
  'data_request.granted': async (context) =>
    prepareAct('answerDataRequest', { dataRequestId: await dataRequest(context), outcome: 'GRANTED', answer: WHY }),
  'data_request.refused': async (context) =>
    prepareAct('answerDataRequest', { dataRequestId: await dataRequest(context), outcome: 'REFUSED', answer: WHY }),
  'ticket.answered': async (context) =>
    prepareAct('answerTicket', {
      ticketId: await ticket(context),
      body: WHY,
      isResolved: true,
      idempotencyKey: randomUUID(),
    }),
  'ticket.note_written': async (context) => prepareAct('addTicketNote', { ticketId: await ticket(context), body: WHY }),
  'ticket.assigned': async (context) => {
    const [admin] = await context.sql<{ id: string }>(`select id from users where email = 'second@example.test'`);
    return prepareAct('assignTicket', { ticketId: await ticket(context), userId: toGlobalId('User', admin?.id ?? '') });
  },
  'saved_reply.added': () => Promise.resolve(prepareAct('saveSavedReply', reply)),
  'saved_reply.changed': async (context) =>
    prepareAct('saveSavedReply', { ...reply, savedReplyId: await savedReply(context), title: 'Cobro repetido' }),
  'saved_reply.deleted': async (context) => prepareAct('deleteSavedReply', { savedReplyId: await savedReply(context) }),
  'words.added': () => Promise.resolve(prepareAct('saveWords', words(randomUUID()))),
  'words.changed': () => Promise.resolve(prepareAct('saveWords', words('weapons'))),
  'legal_version.announced': () =>
    Promise.resolve(
      prepareAct('announceLegalVersion', {
        page: 'TERMS',
        validFrom: '2027-06-01',
        changesEs: 'Cambia el plazo para reclamar daños.',
        changesEn: 'The time for claims about damage changes.',
        statement: WHY,
      }),
    ),
  'content.published': (context) =>
    Promise.resolve(prepareAct('publishContent', post(context.world.clock.now().getTime()))),
  'content.reset': async (context) => {
    const { key } = await publishedPost(context);
    const [version] = await context.sql<{ id: string }>('select id from content_versions where key = ?', [key]);
    const seenVersionId = toGlobalId('ContentVersion', version?.id ?? '');
    return prepareAct('resetContent', { kind: 'BLOG', key, seenVersionId, statement: WHY });
  },
  'content.withdrawn': async (context) => {
    const { key } = await publishedPost(context, '2027-09-01');
    const [version] = await context.sql<{ id: string }>('select id from content_versions where key = ?', [key]);
    return prepareAct('withdrawContent', {
      versionId: toGlobalId('ContentVersion', version?.id ?? ''),
      statement: WHY,
    });
  },
  'banner.published': () => Promise.resolve(prepareAct('saveBanner', banner)),
  'banner.changed': async (context) => {
    await context.perform(prepareAct('saveBanner', banner));
    const [row] = await context.sql<{ id: string; set_at: Date }>(
      'select id, set_at from banners order by set_at desc limit 1',
    );
    const read = { bannerId: toGlobalId('Banner', row?.id ?? ''), seenSetAt: new Date(row?.set_at ?? 0).toISOString() };
    return prepareAct('saveBanner', { ...banner, ...read, audience: 'HOSTS' });
  },
  'setting.changed': async ({ world }) =>
    prepareAct('changeSetting', { ...setting, ...(await seenOf(world.app, setting.key)) }),
  'setting.change_cancelled': async (context) => {
    await context.perform(prepareAct('changeSetting', { ...later, ...(await seenOf(context.world.app, later.key)) }));
    return prepareAct('cancelSettingChange', { key: later.key, validFrom: later.validFrom });
  },
} satisfies Record<
  RecordsOf<
    | 'SEE_REPORTS'
    | 'DECIDE_REPORTS'
    | 'DECIDE_REVIEWS'
    | 'DECIDE_CLAIMS'
    | 'ASK_CLAIM_SIDES'
    | 'DECIDE_VERIFICATIONS'
    | 'ANSWER_DATA_REQUESTS'
    | 'SERVE_TICKETS'
    | 'CHANGE_SETTINGS'
    | 'EDIT_WORDS'
    | 'EDIT_CONTENT'
  >,
  Scenario
>;
