import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { exportFiles } from '../../../server/features/privacy/columns/declared-tables.js';
import { awaitMail, linkOf, mailsTo, PASSWORD, signInAs } from '../../support/accounts.js';
import { uploadAvatar } from '../../support/avatars.js';
import { DECLINE, requestInput, REQUEST, start, stay, WITHDRAW, type World } from '../../support/bookings.js';
import { allColumns, insertCanaries } from './canaries.js';
import { countFiles, dumpOf, placesOf } from './dump.js';
import { ask, backgroundWorld, runErasures } from './erasure.js';
import { RETAINED_COLUMNS } from './retained-columns.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { settled } from '../../support/settled.js';
import { picture, publishedSpace, saveDraft, upload, wholeDraft } from '../../support/spaces.js';
import type { TestApp } from '../../support/test-app.js';
import { photograph, submitIdentity } from '../../support/verification.js';

/** A unique text for every free-text field, per user. */
const RENTER = {
  fullName: 'Zoraidarenter Quijanorenter',
  email: 'zoraida.canary@example.test',
  displayName: 'Zorairenter',
  bio: 'Biorenter de canario',
  city: 'Ciudadrenter',
  message: 'Hola: mensajerenter que nadie debe leer después.',
  contact: 'Escriborenter por una duda que tengo con mi factura.',
  report: 'Denunciarenter porque pide el dinero por fuera antes de enseñarlo.',
  place: 'Lugarrenter',
  termination: 'Avisorenter: no ha pagado y no contesta.',
  note: 'Notarenter: llama siempre por la tarde.',
  complaint: 'Reclamorenter: la decisión no mira las fotos que mandé.',
  keyName: 'Claverenter de mi portátil',
  keyAddress: '83.45.17.203',
  agent: 'Canaryrenter/1.0',
} as const;
const HOST = {
  fullName: 'Wenceslaahost Ubedahost',
  email: 'wenceslaa.canary@example.test',
  displayName: 'Wencehost',
  title: 'Titulohost de trastero en el barrio',
  description: 'Descripcionhost de un trastero limpio y seco. Hay ascensor. Se llega con carro desde la calle.',
  address: 'Calle Direccionhost 45',
  floor: 'Pisohost',
  door: 'Puertahost',
  access: 'Accesohost: el portal se abre con el código 4711 y el trastero con tu candado.',
  alt: 'Fotohost del fondo',
  draftTitle: 'Borradorhost sin publicar todavía',
  nif: '12345678Z',
  decline: 'Rechazohost porque ya no puedo alquilarlo.',
  documentName: 'Documentohost Ubedahost',
  note: 'Notahost: la puerta no es la de las fotos.',
  agent: 'Canaryhost/1.0',
} as const;
const HOST_PHONE = '655 777 888';

/** Signs up through the API, including the confirmation mail. */
async function signUp({ app }: World, fullName: string, email: string): Promise<GraphqlClient> {
  const client = app.visitor();
  await client.query('mutation ($input: SignUpInput!) { signUp(input: $input) { email } }', {
    input: { fullName, email, password: PASSWORD, confirmPassword: PASSWORD, acceptsTerms: true, wantsMarketing: true },
  });
  const mail = await awaitMail(app, email, 1, 'Confirma tu correo en Hueco');
  const token = linkOf(mail).searchParams.get('confirm');
  await client.query('mutation ($token: String!) { confirmEmail(input: { token: $token }) { email } }', { token });
  await signInAs(client, email);
  return client;
}

async function signInWithAgent({ app }: World, email: string, agent: string): Promise<void> {
  const client = app.visitor();
  await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { ...client.headers(), 'user-agent': agent },
    body: JSON.stringify({
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { expiresAt } }',
      variables: { input: { email, password: PASSWORD } },
    }),
  });
}

async function plantRenter(world: World): Promise<GraphqlClient> {
  const { app } = world;
  const renter = await signUp(world, RENTER.fullName, RENTER.email);
  await signInWithAgent(world, RENTER.email, RENTER.agent);
  await renter.query('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { id } } }', {
    input: { displayName: RENTER.displayName, bio: RENTER.bio, city: RENTER.city },
  });
  await renter.query('mutation { requestPhoneCode(input: { phone: "655123987" }) { expiresAt } }');
  await renter.query(
    'mutation ($input: SaveOnboardingInput!) { saveOnboarding(input: $input) { onboarding { __typename } } }',
    {
      input: { need: { place: RENTER.place, months: 3 } },
    },
  );
  await renter.query('mutation ($input: ContactInput!) { sendContactMessage(input: $input) { code } }', {
    input: { fullName: RENTER.fullName, email: RENTER.email, topic: 'PAYMENT', message: RENTER.contact },
  });
  await renter.query('mutation ($input: RateArticleInput!) { rateArticle(input: $input) { isRated } }', {
    input: {
      slug: 'contacto',
      locale: 'ES',
      isHelpful: false,
      comment: `No me contestáis: ${RENTER.email.toUpperCase()}`,
      visitKey: 'visit-of-the-canary',
    },
  });
  await renter.query('mutation ($input: JoinWaitingListInput!) { joinWaitingList(input: $input) { isJoined } }', {
    input: { email: RENTER.email, city: 'murcia' },
  });
  await uploadAvatar(renter, await photograph(600, 600));
  await renter.query('mutation { requestDataExport { dataExport { id } } }');
  await settled(app);
  return renter;
}

async function plantHost(world: World): Promise<{ host: GraphqlClient; spaceId: string }> {
  const host = await signUp(world, HOST.fullName, HOST.email);
  await signInWithAgent(world, HOST.email, HOST.agent);
  await host.query('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { id } } }', {
    input: { displayName: HOST.displayName },
  });
  const spaceId = await publishedSpace(world.app, host, {
    title: HOST.title,
    description: HOST.description,
    address: HOST.address,
    floor: HOST.floor,
    door: HOST.door,
    accessInstructions: HOST.access,
    taxProfile: 'PARTICULAR',
    nif: HOST.nif,
  });
  const sent = await upload(host, spaceId, new Uint8Array(await picture().jpeg().toBuffer()));
  await host.query(
    'mutation ($id: ID!, $alt: String!) { updateSpacePhoto(input: { photoId: $id, alt: $alt }) { space { id } } }',
    {
      id: sent.photo?.id,
      alt: HOST.alt,
    },
  );
  await saveDraft(host, wholeDraft({ title: HOST.draftTitle }));
  await submitIdentity(host, { fullName: HOST.documentName });
  await host.query('mutation { requestDataExport { dataExport { id } } }');
  await settled(world.app);
  return { host, spaceId };
}

/** Two requests: one declined with a text, one withdrawn. */
async function bookTwice(renter: GraphqlClient, host: GraphqlClient, spaceId: string): Promise<void> {
  for (const startsIn of [34, 100]) {
    const { id } = await start(renter, stay(spaceId, startsIn));
    const input = await requestInput(renter, id, undefined, { message: RENTER.message });
    await renter.query(REQUEST, { input });
    if (startsIn === 34) await host.query(DECLINE, { input: { bookingId: id, reason: 'OTHER', text: HOST.decline } });
    else await renter.query(WITHDRAW, { input: { bookingId: id } });
  }
}

/** What the staff wrote about a rental of both, by name. */
async function plantStaffTexts({ app }: World): Promise<void> {
  const { em } = app.context();
  const [booking] = await em.execute<{ id: string; space_id: string; renter_id: string; admin_id: string }[]>(
    `select b.id, space_id, renter_id, (select id from users where email = 'admin@example.test') as admin_id
     from bookings b where status = 'declined'`,
  );
  if (!booking) throw new Error('the declined request is missing');
  await em.execute('update bookings set termination_text = ? where id = ?', [RENTER.termination, booking.id]);
  await em.execute(
    `insert into staff_notes (subject_type, subject_id, author_id, body, created_at)
     values ('Booking', ?, ?, ?, now()), ('Space', ?, ?, ?, now())`,
    [booking.id, booking.admin_id, RENTER.note, booking.space_id, booking.admin_id, HOST.note],
  );
  const columns = await allColumns(app);
  const row = (table: string, given: Readonly<Record<string, unknown>>) => insertCanaries(app, columns, table, given);
  const [claimId, names] = [randomUUID(), `${RENTER.fullName} no llegó a un acuerdo con ${HOST.fullName}.`];
  await row('claims', {
    id: claimId,
    booking_id: booking.id,
    side: 'renter',
    claimant_id: booking.renter_id,
    claim_case: 'different',
    assignee_id: null,
    status: 'closed',
    appealed_by: 'host',
    wanted_remedy: 'lower_rent',
  });
  const decision = { claim_id: claimId, round: 1, decided_by: booking.admin_id, confirmed_by: null };
  await row('claim_decisions', { ...decision, reasons: names });
  await row('claim_questions', {
    claim_id: claimId,
    number: 1,
    side: 'renter',
    asked_by: booking.admin_id,
    text: names,
  });
}

/** Notices that name the renter in the host's bell: of other dates, and of a termination with the words of the staff. */
async function plantNotices({ app }: World): Promise<void> {
  const { em } = app.context();
  const asked = { otherSide: RENTER.displayName, space: HOST.title, deadline: '2027-03-09T09:55:00Z' };
  const ended = { renter: RENTER.displayName, space: HOST.title, reason: 'unpaid', statement: RENTER.termination };
  for (const [type, params] of [
    ['booking_dates_asked', asked],
    ['booking_terminated_host', ended],
  ] as const)
    await em.execute(
      `insert into notifications (user_id, booking_id, type, params, title, message, dedupe_key, created_at)
       select host_id, id, ?, ?::jsonb, 'x', ?, ?, now() from bookings where status = 'declined'`,
      [type, JSON.stringify(params), JSON.stringify(params), `planted:${type}`],
    );
}

/** A complaint about a decision, a key with a name, and a search of the staff: none of it may stay in the audit log. */
async function plantLoggedActs({ app, admin }: World, renter: GraphqlClient, code: string): Promise<void> {
  await admin.query('mutation ($input: DecideReportInput!) { decideReport(input: $input) { report { code } } }', {
    input: { code, isUpheld: false, statement: 'El anuncio cumple las normas de la casa.' },
  });
  await settled(app);
  const texts = (await mailsTo(app, RENTER.email)).map(({ text }) => text);
  const token = /decision\/([\w-]+)/.exec(texts.join('\n'))?.[1];
  await renter.query(
    'mutation ($input: FileReportComplaintInput!) { fileReportComplaint(input: $input) { decision { code } } }',
    { input: { token, text: RENTER.complaint } },
  );
  await renter.query('mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }', {
    input: { name: RENTER.keyName, scopes: ['SPACES_READ'], addresses: [RENTER.keyAddress], password: PASSWORD },
  });
  for (const typed of [RENTER.email, RENTER.fullName])
    await fetch(`${app.url}/files/staff/people.csv?${new URLSearchParams({ query: typed })}`, {
      headers: admin.headers(),
    });
}

/** Reports by a stranger that name the host, and differ in the name only. */
async function plantReports({ app }: World): Promise<void> {
  const { em } = app.context();
  const [host] = await em.execute<{ id: string }[]>('select id from users where email = ?', [HOST.email]);
  for (const name of [HOST.fullName, HOST.displayName])
    await app.visitor().query('mutation ($input: ReportUserInput!) { reportUser(input: $input) { code } }', {
      input: {
        userId: toGlobalId('User', host?.id ?? ''),
        reason: 'FRAUD',
        details: `${name} (${HOST_PHONE}) me pide pagar por fuera.`,
        fullName: 'Alba Soto Ruiz',
        email: 'alba@example.test',
        isGoodFaith: true,
        locale: 'ES',
      },
    });
}

/** Rate limits keyed by the hash of an address. */
async function limitsOf(app: TestApp, address: string): Promise<number> {
  const hash = createHash('sha256').update(address).digest('base64url').slice(0, 32);
  const [row] = await app
    .context()
    .em.execute<{ count: number }[]>('select count(*)::int as count from rate_limits where strpos(key, ?) > 0', [hash]);
  return row?.count ?? 0;
}

describe('an erased account', () => {
  let world: World;
  let renter: GraphqlClient;
  let host: GraphqlClient;
  let books: object[];

  const booksOf = (app: TestApp): Promise<object[]> =>
    app.context().em.execute<object[]>(
      `select b.reference, b.total_cents, b.rent_cents, b.starts_on::text, b.ends_on::text, b.renter_id, b.host_id, p.total_cents as paid, p.status
       from bookings b left join payments p on p.booking_id = b.id order by b.reference, p.created_at`,
    );

  beforeAll(async () => {
    world = await backgroundWorld();
    renter = await plantRenter(world);
    const planted = await plantHost(world);
    host = planted.host;
    await bookTwice(renter, host, planted.spaceId);
    await plantStaffTexts(world);
    await plantNotices(world);
    const { reportSpace } = await renter.query<{ reportSpace: { code: string } }>(
      'mutation ($input: ReportSpaceInput!) { reportSpace(input: $input) { code } }',
      { input: { spaceId: planted.spaceId, reason: 'FRAUD', details: RENTER.report, isGoodFaith: true, locale: 'ES' } },
    );
    await plantLoggedActs(world, renter, reportSpace.code);
    await plantReports(world);
    await settled(world.app);
    books = await booksOf(world.app);
  }, 120_000);

  afterAll(() => world.app.stop());

  it('P-64 finds every planted text before the erasure', async () => {
    const planted = [...Object.entries(RENTER), ...Object.entries(HOST), ['phone', '+34655123987'] as const].filter(
      ([field]) => field !== 'access',
    );
    const dump = await dumpOf(world.app);
    for (const [field, text] of planted)
      expect(placesOf(dump, [text.split(/[\s/]/)[0] ?? text]), `${field} was planted`).not.toEqual([]);
  });

  it('P-64 keeps only the pseudonymous books of an erased renter', async () => {
    const { app, clock } = world;
    const photos = await countFiles(app, 'files/avatars');
    expect(photos).toBeGreaterThan(0);
    expect(await limitsOf(app, RENTER.email)).toBeGreaterThan(0);
    await ask(renter);
    // Due mails are sent first, as in production within the week.
    await settled(app);
    clock.advance({ days: 7 });
    await runErasures(world);
    await settled(app);
    const words = [
      'zoraidarenter',
      'quijanorenter',
      'zorairenter',
      'biorenter',
      'ciudadrenter',
      'mensajerenter',
      'escriborenter',
      'lugarrenter',
      'denunciarenter',
      'avisorenter',
      'notarenter',
      'reclamorenter',
      'claverenter',
      RENTER.keyAddress,
      'canaryrenter',
      '655123987',
    ];
    const dump = await dumpOf(app);
    expect(placesOf(dump, words)).toEqual([]);
    expect(await countFiles(app, 'files/avatars')).toBe(0);
    expect(await limitsOf(app, RENTER.email)).toBe(0);
    // The only exception: the final mail, in the development mailbox that replaces a mail server.
    const [last, ...others] = await mailsTo(app, RENTER.email);
    expect(last?.subject).toBe('Tu cuenta de Hueco se ha borrado');
    expect(others).toEqual([]);
    expect(placesOf(dump, [RENTER.email])).toEqual([expect.stringMatching(/: mails\/erasure-done-[\w-]+\.json$/)]);
    expect(await booksOf(app)).toEqual(books);
  });

  it('P-64 ends the sessions, refuses sign-in and frees the address for a new account', async () => {
    expect(await renter.codeOf('{ myConsents { purpose } }')).toBe('TOKEN_INVALID');
    expect(
      await world.app.visitor().codeOf('mutation ($input: SignInInput!) { signIn(input: $input) { expiresAt } }', {
        input: { email: RENTER.email, password: PASSWORD },
      }),
    ).toBe('INVALID_CREDENTIALS');
    await signUp(world, 'Otra Persona', RENTER.email);
  });

  it("P-64 removes the user from other people's notifications", async () => {
    await signInAs(host, HOST.email);
    const { notifications } = await host.query<{
      notifications: { edges: { node: { type: string; message: string } }[] };
    }>('{ notifications { edges { node { type message } } } }');
    const requested = notifications.edges.find(({ node }) => node.type === 'BOOKING_REQUESTED');
    expect(requested?.node.message).toMatch(/^Cuenta borrada quiere/);
    const messageOf = (type: string) => notifications.edges.find(({ node }) => node.type === type)?.node.message;
    expect(messageOf('BOOKING_DATES_ASKED')).toMatch(/^Cuenta borrada quiere cambiar las fechas/);
    expect(messageOf('BOOKING_TERMINATED_HOST')).toMatch(/^La de Cuenta borrada en .* Motivo: .*\. …$/);
    const { myBookings } = await host.query<{
      myBookings: { edges: { node: { renter: { displayName: string }; message: string } }[] };
    }>('{ myBookings(mode: HOST) { edges { node { message renter { displayName } } } } }');
    expect(myBookings.edges.map(({ node }) => node)).toEqual(
      [1, 2].map(() => ({ message: '', renter: { displayName: 'Cuenta borrada' } })),
    );
  });

  it('P-64 deletes spaces, files, documents and search entries of an erased host', async () => {
    const { app, clock } = world;
    await ask(host);
    await settled(app);
    clock.advance({ days: 7 });
    await runErasures(world);
    await settled(app);
    const words = [
      'wenceslaahost',
      'ubedahost',
      'wencehost',
      'titulohost',
      'descripcionhost',
      'direccionhost',
      'pisohost',
      'puertahost',
      'accesohost',
      'fotohost',
      'borradorhost',
      'rechazohost',
      'documentohost',
      'notahost',
      'canaryhost',
      HOST.nif,
      HOST_PHONE,
    ];
    const dump = await dumpOf(app);
    expect(placesOf(dump, words)).toEqual([]);
    expect(placesOf(dump, [HOST.email])).toEqual([expect.stringMatching(/: mails\/erasure-done-[\w-]+\.json$/)]);
    expect(await countFiles(app, 'files/verifications')).toBe(0);
    expect(await countFiles(app, 'files/exports')).toBe(0);
    expect(await countFiles(app, 'files/photos')).toBe(0);
    expect(await booksOf(app)).toEqual(books);
    const left = "select details from user_reports where email = 'alba@example.test'";
    expect(await app.context().em.execute(left)).toEqual([{ details: '… (…) me pide pagar por fuera.' }]);
    const [audit] = await app
      .context()
      .em.execute<{ acts: string[] }[]>(
        `select json_agg(distinct action) as acts from audit_log where action like 'erasure.%'`,
      );
    expect(audit?.acts.toSorted()).toEqual(['erasure.done', 'erasure.requested']);
  });

  it('P-64 keeps only columns that are declared with a reason', async () => {
    const { em } = world.app.context();
    const people = await em.execute<{ id: string }[]>('select id from users where erased_at is not null');
    expect(people).toHaveLength(2);
    const kept = new Set<string>();
    for (const { id } of people) {
      for (const { table, where, columns } of exportFiles) {
        const parts = where.split(':person');
        const rows = await em.execute<{ row: Record<string, unknown> }[]>(
          `select to_jsonb(t) as row from ${table} t where ${parts.join('?::uuid')}`,
          parts.slice(1).map(() => id),
        );
        for (const { row } of rows)
          for (const column of columns) if (!isEmpty(row[column])) kept.add(`${table}.${column}`);
      }
    }
    const declared = new Set(
      Object.entries(RETAINED_COLUMNS).flatMap(([table, { columns }]) => columns.map((column) => `${table}.${column}`)),
    );
    expect([...kept].filter((column) => !declared.has(column))).toEqual([]);
    expect(kept).toContain('bookings.total_cents');
    expect(kept).toContain('claim_decisions.reasons');
    expect(kept).toContain('claim_questions.text');
  });
});

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    value === false ||
    JSON.stringify(value) === '[]' ||
    JSON.stringify(value) === '{}'
  );
}
