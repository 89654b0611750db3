import { randomUUID } from 'node:crypto';
import { toGlobalId } from '../../../../server/core/graphql/global-id.js';
import { confirmed } from '../../../support/bookings.js';
import { answer, APPEAL, runningStay, smallerInput, submit, vote } from '../../../support/money/claims.js';
import { uuidOf } from '../../../support/spaces.js';
import { sendDocument, START, submitIdentity, pdf, dni } from '../../../support/verification.js';
import { openTicket } from '../../support/tickets.js';
import { deed, WHY, type Deed, type RecordsOf, type Scenario, type Stage } from './stage.js';

const REPORT = 'mutation ($input: ReportSpaceInput!) { reportSpace(input: $input) { code } }';
const FILE = 'mutation ($input: FileDataRequestInput!) { fileDataRequest(input: $input) { dataRequest { id } } }';
const BOOK_CALL = 'mutation ($input: AppointmentInput!) { bookAppointment(input: $input) { verification { id } } }';
const NOTHING = { remedy: 'NOTHING', amountCents: 0, ground: 'EVIDENCE_LACKING', reasons: WHY };

/** Reports a new space; returns the code of the report. */
async function report(stage: Stage): Promise<string> {
  const input = {
    spaceId: await stage.space(),
    reason: 'FRAUD',
    details: 'Pide el dinero por fuera antes de enseñarlo.',
    fullName: 'Ana Gil',
    email: `${randomUUID()}@example.com`,
    isGoodFaith: true,
    locale: 'ES',
  };
  return (await stage.world.app.visitor().query<{ reportSpace: { code: string } }>(REPORT, { input })).reportSpace.code;
}
const verdict = async (stage: Stage, isUpheld: boolean): Promise<Deed> =>
  deed('decideReport', { code: await report(stage), isUpheld, statement: WHY });
async function complaint(stage: Stage): Promise<Deed & { readonly code: string }> {
  const code = await report(stage);
  await stage.carryOut(deed('decideReport', { code, isUpheld: false, statement: WHY }));
  return { ...deed('takeReportComplaint', { code, side: 'REPORTER', text: WHY }), code };
}
async function complaintVerdict(stage: Stage, isChanged: boolean): Promise<Deed> {
  const { code, ...taken } = await complaint(stage);
  await stage.carryOut(taken);
  return deed('decideReportComplaint', { code, isChanged, statement: WHY }, { by: stage.second });
}

/** A review that waits for the staff, or is published. */
async function review(stage: Stage, status: 'held' | 'published'): Promise<string> {
  await stage.resetWorld();
  const { id } = await confirmed(stage.world);
  const [row] = await stage.sql<{ id: string }>(
    `insert into reviews (booking_id, round, direction, author_id, subject_id, space_id, overall, text, language, status, flags, submitted_at, published_at)
      select id, 'stay', 'of_space', renter_id, host_id, space_id, 5, 'Limpio y seco, y contesta enseguida.', 'es', ?, '{contact}', now(), ? from bookings where id = ? returning id`,
    [status, status === 'published' ? new Date() : null, uuidOf(id)],
  );
  await stage.sql(
    `insert into review_reports (code, review_id, name, email, reason, details, locale) values (?, ?, 'Ana Gil', 'ana@example.test', 'personal_data', 'Cuenta cosas de mi vida.', 'es')`,
    [`REV-2027-${String(Math.random()).slice(2, 8)}`, row?.id],
  );
  return toGlobalId('Review', row?.id ?? '');
}
const reviewVerdict = async (stage: Stage, status: 'held' | 'published', isHidden: boolean): Promise<Deed> =>
  deed('decideReview', { reviewId: await review(stage, status), isHidden, statement: WHY });

async function claim(stage: Stage): Promise<string> {
  const { world } = stage;
  await stage.resetWorld();
  const { id } = await submit(world.renter, await smallerInput(world, await runningStay(world)));
  await answer(world.host, id, { isAgreed: false, text: 'Mide lo que dice el anuncio.' });
  await vote(world.host, id, false);
  return id;
}

/** A decision above the amount that one person may decide, within the plan's cover. */
async function largeDecision(stage: Stage) {
  const claimId = await claim(stage);
  await stage.sql(
    `update bookings set protection_plan = 'plus' where id = (select booking_id from claims where id = ?)`,
    [uuidOf(claimId)],
  );
  return { claimId, remedy: 'GUARANTEE', amountCents: 60_000, ground: 'EVIDENCE_PROVES', reasons: WHY };
}

async function dataRequest(stage: Stage): Promise<string> {
  const input = { kind: 'OBJECT', details: 'No quiero que uséis mis búsquedas para ordenar.' };
  return (await (await stage.somebody()).query<{ fileDataRequest: { dataRequest: { id: string } } }>(FILE, { input }))
    .fileDataRequest.dataRequest.id;
}

const ticket = async (stage: Stage): Promise<string> => (await openTicket(await stage.somebody())).id;
const reply = { title: 'Cobro doble', textEs: 'Ya lo hemos devuelto.', textEn: 'We have refunded it.' };
async function savedReply(stage: Stage): Promise<string> {
  await stage.carryOut(deed('saveSavedReply', reply));
  const [row] = await stage.sql<{ id: string }>('select id from saved_replies order by created_at desc limit 1');
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
async function bookedCall(stage: Stage, days: readonly number[]): Promise<string[]> {
  const somebody = await stage.somebody();
  const verificationId = await submitIdentity(somebody);
  await stage.carryOut(deed('decideVerification', { verificationId, decision: 'REJECT', reason: 'BLURRED' }));
  const ids: string[] = [];
  for (const day of days) {
    const offered = call(stage.world.clock.now(), day);
    await stage.carryOut(deed('offerAppointment', offered));
    const [row] = await stage.sql<{ id: string }>('select id from video_appointments where starts_at = ?', [
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
async function publishedPost(stage: Stage, validFrom: string | null = null) {
  const published = post(randomUUID().slice(0, 8), validFrom);
  await stage.carryOut(deed('publishContent', published));
  return published;
}

/** Acts about cases, and the staff's settings. */
export const caseRecords = {
  'report.upheld': (stage) => verdict(stage, true),
  'report.dismissed': (stage) => verdict(stage, false),
  'report.complaint_taken': async (stage) => {
    const { code: _, ...taken } = await complaint(stage);
    return taken;
  },
  'report.decision_changed': (stage) => complaintVerdict(stage, true),
  'report.decision_kept': (stage) => complaintVerdict(stage, false),
  'review.hidden': (stage) => reviewVerdict(stage, 'published', true),
  'review.kept': async (stage) => ({ ...(await reviewVerdict(stage, 'published', false)), isKept: true }),
  'review.released': (stage) => reviewVerdict(stage, 'held', false),
  'claim.decided': async (stage) => deed('decideClaim', { claimId: await claim(stage), ...NOTHING }),
  'claim.appeal_decided': async (stage) => {
    const claimId = await claim(stage);
    await stage.carryOut(deed('decideClaim', { claimId, ...NOTHING }));
    await stage.world.renter.query(APPEAL, {
      input: { claimId, text: 'El pilar ocupa más de lo que dice la decisión.' },
    });
    return deed('decideClaim', { claimId, ...NOTHING }, { by: await stage.secondNow() });
  },
  'claim.data_asked': async (stage) =>
    deed('askForClaimData', { claimId: await claim(stage), side: 'HOST', text: WHY, days: 2 }),
  'claim.assigned': async (stage) => {
    const claimId = await claim(stage);
    const [admin] = await stage.sql<{ id: string }>(`select id from users where email = 'second@example.test'`);
    return deed('assignClaim', { claimId, userId: toGlobalId('User', admin?.id ?? '') });
  },
  'claim.decision_proposed': async (stage) => deed('decideClaim', await largeDecision(stage)),
  'claim.decision_returned': async (stage) => {
    const decision = await largeDecision(stage);
    await stage.carryOut(deed('decideClaim', decision));
    const returned = { claimId: decision.claimId, isConfirmed: false, statement: WHY };
    return deed('reviewClaimDecision', returned, { by: await stage.secondNow() });
  },
  'verification.document_viewed': async (stage) => {
    const somebody = await stage.somebody();
    const { startVerification } = await somebody.query<{ startVerification: { verification: { id: string } } }>(START, {
      input: dni(),
    });
    const { file } = await sendDocument(somebody, startVerification.verification.id, 'front', pdf());
    const url = `${somebody.url}/files/verification/${file?.id ?? ''}`;
    await fetch(url, { headers: stage.world.admin.headers() });
    return { mutation: null };
  },
  'verification.approved': async (stage) =>
    deed('decideVerification', { verificationId: await submitIdentity(await stage.somebody()), decision: 'APPROVE' }),
  'verification.rejected': async (stage) => {
    const input = {
      verificationId: await submitIdentity(await stage.somebody()),
      decision: 'REJECT',
      reason: 'CROPPED',
    };
    return deed('decideVerification', input, { reason: 'cropped' });
  },
  'appointment.offered': ({ world }) => Promise.resolve(deed('offerAppointment', call(world.clock.now(), 3))),
  'appointment.withdrawn': async (stage) => {
    await stage.carryOut(deed('offerAppointment', call(stage.world.clock.now(), 4)));
    const [row] = await stage.sql<{ id: string }>('select id from video_appointments order by starts_at desc limit 1');
    return deed('withdrawAppointment', { appointmentId: toGlobalId('VideoAppointment', row?.id ?? '') });
  },
  'appointment.moved': async (stage) => {
    const [appointmentId, toAppointmentId] = await bookedCall(stage, [5, 6]);
    return deed('moveAppointment', { appointmentId, toAppointmentId, statement: WHY });
  },
  'appointment.cancelled': async (stage) => {
    const [appointmentId] = await bookedCall(stage, [7]);
    return deed('cancelAppointment', { appointmentId, statement: WHY });
  },
  'data_request.granted': async (stage) =>
    deed('answerDataRequest', { dataRequestId: await dataRequest(stage), outcome: 'GRANTED', answer: WHY }),
  'data_request.refused': async (stage) =>
    deed('answerDataRequest', { dataRequestId: await dataRequest(stage), outcome: 'REFUSED', answer: WHY }),
  'ticket.answered': async (stage) =>
    deed('answerTicket', { ticketId: await ticket(stage), body: WHY, isResolved: true, idempotencyKey: randomUUID() }),
  'ticket.note_written': async (stage) => deed('addTicketNote', { ticketId: await ticket(stage), body: WHY }),
  'ticket.assigned': async (stage) => {
    const [admin] = await stage.sql<{ id: string }>(`select id from users where email = 'second@example.test'`);
    return deed('assignTicket', { ticketId: await ticket(stage), userId: toGlobalId('User', admin?.id ?? '') });
  },
  'saved_reply.added': () => Promise.resolve(deed('saveSavedReply', reply)),
  'saved_reply.changed': async (stage) =>
    deed('saveSavedReply', { ...reply, savedReplyId: await savedReply(stage), title: 'Cobro repetido' }),
  'saved_reply.deleted': async (stage) => deed('deleteSavedReply', { savedReplyId: await savedReply(stage) }),
  'words.added': () => Promise.resolve(deed('saveWords', words(randomUUID()))),
  'words.changed': () => Promise.resolve(deed('saveWords', words('weapons'))),
  'legal_version.announced': () =>
    Promise.resolve(
      deed('announceLegalVersion', {
        page: 'TERMS',
        validFrom: '2027-06-01',
        changesEs: 'Cambia el plazo para reclamar daños.',
        changesEn: 'The time for claims about damage changes.',
        statement: WHY,
      }),
    ),
  'content.published': (stage) => Promise.resolve(deed('publishContent', post(stage.world.clock.now().getTime()))),
  'content.reset': async (stage) => {
    const { key } = await publishedPost(stage);
    const [version] = await stage.sql<{ id: string }>('select id from content_versions where key = ?', [key]);
    const seenVersionId = toGlobalId('ContentVersion', version?.id ?? '');
    return deed('resetContent', { kind: 'BLOG', key, seenVersionId, statement: WHY });
  },
  'content.withdrawn': async (stage) => {
    const { key } = await publishedPost(stage, '2027-09-01');
    const [version] = await stage.sql<{ id: string }>('select id from content_versions where key = ?', [key]);
    return deed('withdrawContent', { versionId: toGlobalId('ContentVersion', version?.id ?? ''), statement: WHY });
  },
  'banner.published': () => Promise.resolve(deed('saveBanner', banner)),
  'banner.changed': async (stage) => {
    await stage.carryOut(deed('saveBanner', banner));
    const [row] = await stage.sql<{ id: string }>('select id from banners order by set_at desc limit 1');
    return deed('saveBanner', { ...banner, bannerId: toGlobalId('Banner', row?.id ?? ''), audience: 'HOSTS' });
  },
  'setting.changed': () => Promise.resolve(deed('changeSetting', setting)),
  'setting.change_cancelled': async (stage) => {
    await stage.carryOut(deed('changeSetting', later));
    return deed('cancelSettingChange', { key: later.key, validFrom: later.validFrom });
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
