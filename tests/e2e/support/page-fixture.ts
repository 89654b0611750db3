import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { addDays } from '../../../server/core/values/date-range.js';
import { localDateOf } from '../../../server/core/values/time-zone.js';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { createAccount, PASSWORD } from '../../support/accounts.js';
import { pkce } from '../../support/partners/oauth.js';
import { shareTokenOf } from '../../../server/features/favorites/share-token.js';
import { ReportSide } from '../../../server/features/reports/cases/report-case.enums.js';
import { decisionPath } from '../../../server/features/reports/decisions/decision-token.js';
import type { TestApp } from '../../support/test-app.js';
import { DEMO_PASSWORD, freeSpaces, idsOf } from './demo.js';
import { newVisitor, signIn, signInByForm, type Visitor } from './web-app.js';

type Person = 'visitor' | 'booker' | 'renter' | 'host' | 'staff';

/** Users with a browser each, and the records of the demo that they view. The booker is new, because open requests are limited. */
export interface PageFixture {
  readonly visitorOf: (who: Person) => Visitor;
  readonly spaceId: string;
  /** A space with many reviews. */
  readonly reviewedSpaceId: string;
  readonly requestId: string;
  /** The renter's running monthly stay in the host's space. */
  readonly runningStayId: string;
  readonly hostId: string;
  /** The renter's settled claim. */
  readonly claimId: string;
  /** The renter's captured payment. */
  readonly paymentId: string;
  /** The host's conversation with a booking. */
  readonly conversationId: string;
  readonly draftId: string;
  readonly ownSpaceId: string;
  readonly unprovenSpaceId: string;
  readonly verificationId: string;
  readonly reportCode: string;
  /** The token of the page on which the reporter of a decided report reads the reasons. */
  readonly decisionToken: string;
  /** An ended stay of the renter and one of the host, both without reviews. */
  readonly endedStayId: string;
  readonly hostedStayId: string;
  readonly stay: string;
  /** The token of a shared list of the renter. */
  readonly shareToken: string;
  /** The consent page of an app of the host, which also acts for the renter. */
  readonly consentPath: string;
}

export interface PageToCheck {
  readonly who: Person;
  /** Its heading; an error page in its place has another one. */
  readonly title: RegExp;
  readonly path: (fixture: PageFixture) => string;
  /** Opens parts of the loaded page for the checks; visitors do not get them with the page. */
  readonly open?: (page: Page) => Promise<unknown>;
}

const viewedBy =
  (who: Person) =>
  (title: RegExp, path: string | PageToCheck['path']): PageToCheck => ({
    who,
    title,
    path: typeof path === 'string' ? () => path : path,
  });
const visitor = viewedBy('visitor');
const booker = viewedBy('booker');
const renter = viewedBy('renter');
const host = viewedBy('host');
const staff = viewedBy('staff');
const wizard = (title: RegExp, step: string) => host(title, ({ draftId }) => `/publish-space/${draftId}?step=${step}`);

/** The pages of the product, each with the user who views it. */
export const PAGES = {
  home: visitor(/Espacio cerca/, '/'),
  city: visitor(/espacios en Madrid desde/, '/madrid'),
  'search list': visitor(/espacios en 28010/, '/search?postal_code=28010'),
  'search map': visitor(/espacios en 28010/, '/search?postal_code=28010&view=map'),
  'search without results': visitor(/Nada de 400/, '/search?postal_code=28010&size_min=400'),
  'space with dates': visitor(/./, ({ spaceId, stay }) => `/space/${spaceId}?${stay}`),
  'space with reviews': visitor(/./, ({ reviewedSpaceId }) => `/space/${reviewedSpaceId}`),
  'sign-in': visitor(/./, '/auth'),
  'sign-up': visitor(/Crea tu cuenta/, '/auth?view=sign-up'),
  'forgotten password': visitor(/¿Has olvidado la contraseña\?/, '/auth?view=reset'),
  'new password': visitor(/Elige una contraseña nueva/, '/auth?reset=true#token=any'),
  'spent link': visitor(/Este enlace ya no sirve/, '/auth?reset=true'),
  about: visitor(/Hay sitio de sobra/, '/about'),
  trust: visitor(/Confiar en un vecino/, '/trust-safety'),
  'text page': visitor(/Términos/, '/terms'),
  cookies: visitor(/Cookies/, '/cookies'),
  'help centre': visitor(/Centro de ayuda/, '/help'),
  'help section': visitor(/Anfitriones/, '/help?section=hosting'),
  'help search': visitor(/Centro de ayuda/, '/help?q=cobro'),
  'help article': visitor(/Qué se cobra y cuándo/, '/help/que-se-cobra'),
  blog: visitor(/Blog/, '/blog'),
  post: visitor(/Humedad/, '/blog/humedad-como-evitarla'),
  contact: visitor(/Contacto/, '/contact'),
  transparency: visitor(/Transparencia/, '/transparency'),
  comparison: visitor(/Cómo comparamos los precios/, '/comparison'),
  'decision on a report': visitor(/No vemos un incumplimiento/, ({ decisionToken }) => `/decision/${decisionToken}`),
  'not found': visitor(/Oops! Page not found/, '/there-is-no-such-page'),
  booking: booker(/Solicita tu reserva/, ({ spaceId, stay }) => `/booking/${spaceId}?${stay}`),
  'payment page': booker(/^Paga/, ({ spaceId, stay }) => `/pay/${spaceId}?${stay}`),
  'booking success': renter(/Solicitud enviada/, ({ requestId }) => `/booking-success/${requestId}`),
  'own booking': renter(/./, ({ runningStayId }) => `/booking/${runningStayId}`),
  'own request': renter(/./, ({ requestId }) => `/booking/${requestId}`),
  'settled claim': renter(/./, ({ runningStayId, claimId }) => `/booking/${runningStayId}/claim/${claimId}`),
  'booking of a host': host(/./, ({ runningStayId }) => `/booking/${runningStayId}`),
  'review of a space': renter(/¿Qué tal tu alquiler\?/, ({ endedStayId }) => `/leave-review/${endedStayId}`),
  'review of a renter': host(/¿Qué tal con /, ({ hostedStayId }) => `/leave-review/${hostedStayId}`),
  'nothing to review': renter(/Esta reserva no se reseña/, ({ requestId }) => `/leave-review/${requestId}`),
  'renter overview': renter(/Mis reservas/, '/dashboard?mode=renter'),
  'renter bookings': renter(/reservas/i, '/dashboard?mode=renter&tab=bookings'),
  messages: host(/Mensajes/, '/messages'),
  'messages about a space': booker(/Mensajes/, ({ spaceId }) => `/messages?space=${spaceId}`),
  'no messages yet': booker(/Mensajes/, '/messages'),
  'wizard location': wizard(/¿Dónde está tu espacio\?/, 'location'),
  'wizard details': wizard(/Cuéntanos cómo es/, 'details'),
  'wizard photos': host(/Enseña el espacio/, ({ ownSpaceId }) => `/edit-space/${ownSpaceId}?step=photos`),
  // Not checked with the list, because both together would exceed the points of a minute.
  'messages thread': host(/Mensajes/, ({ conversationId }) => `/messages?conversation=${conversationId}`),
  'wizard pricing': wizard(/¿Cuánto quieres cobrar\?/, 'pricing'),
  'wizard access': wizard(/¿Cómo se entra\?/, 'access'),
  'wizard review': wizard(/Revisa y publica/, 'review'),
  'messages unread': host(/Mensajes/, ({ conversationId }) => `/messages?filter=unread&conversation=${conversationId}`),
  'host overview': host(/Carlos/, '/dashboard?mode=host'),
  'host bookings': host(/Reservas/, '/dashboard?mode=host&tab=bookings'),
  'host spaces': host(/Tus espacios/, '/dashboard?mode=host&tab=spaces'),
  'host calendar': host(/Calendario/, '/dashboard?mode=host&tab=calendar'),
  'host calendar list': host(/Calendario/, '/dashboard?mode=host&tab=calendar&view=list'),
  'host earnings': host(/Ingresos/, '/dashboard?mode=host&tab=earnings'),
  'renter payments': renter(/Pagos/, '/dashboard?mode=renter&tab=payments'),
  'host statistics': host(/Estadísticas/, '/dashboard?mode=host&tab=stats'),
  support: host(/./, '/dashboard?mode=host&tab=support'),
  favorites: renter(/Favoritos/, '/favorites'),
  'saved searches': renter(/Búsquedas guardadas/, '/favorites/searches'),
  'stop alerts': visitor(/Dejar de recibir avisos/, '/unsubscribe?token=any'),
  'favorites of a visitor': visitor(/Favoritos/, '/favorites'),
  'shared favorites': visitor(/Para la mudanza/, ({ shareToken }) => `/favorites/shared/${shareToken}`),
  'public profile': visitor(/Carlos M\./, ({ hostId }) => `/profile/${hostId}`),
  'own profile': renter(/Perfil/, '/profile/edit'),
  security: renter(/Seguridad/, '/profile/edit?section=security'),
  notifications: renter(/Notificaciones/, '/profile/edit?section=notifications'),
  'all notifications': host(/Notificaciones/, '/notifications'),
  'unread notifications of a group': renter(/Notificaciones/, '/notifications?unread=true&group=alerts'),
  preferences: renter(/Preferencias/, '/profile/edit?section=preferences'),
  'my data': host(/Mis datos/, '/mis-datos'),
  'developer pages': visitor(/Los espacios de Hueco/, '/developers'),
  'developer guide': visitor(/Primera llamada en dos minutos/, '/developers/guides/first-call'),
  'developer job': visitor(/Reservar por una persona/, '/developers/guides/book'),
  'developer reference': visitor(/^searchSpaces$/, '/developers/reference'),
  'terms of the API': visitor(/Condiciones de la API/, '/developers/terms'),
  'state of the API': visitor(/Estado del servicio/, '/developers/status'),
  'developer console': host(/Consola de desarrolladores/, '/developers/console'),
  'developer webhooks': host(/Webhooks/, '/developers/console?view=webhooks'),
  'developer apps': host(/Aplicaciones/, '/developers/console?view=apps'),
  'developer log': host(/Registro/, '/developers/console?view=log'),
  'consent to an app': renter(/Mudanzas Alba quiere actuar/, ({ consentPath }) => consentPath),
  'consent to an unknown app': renter(/No conocemos esta aplicación/, '/oauth/authorize?client_id=app_unknown'),
  verification: renter(/Demuestra quién eres/, '/verify-identity'),
  'verification of an identity': renter(/¿Qué documento tienes a mano\?/, '/verify-identity?view=identity'),
  'verification of a space': host(
    /Demuestra que puedes alquilarlo/,
    ({ unprovenSpaceId }) => `/verify-identity?view=space&space=${unprovenSpaceId}`,
  ),
  'onboarding intention': booker(/¿Qué te trae por aquí\?/, '/onboarding?step=intention'),
  'onboarding about you': booker(/Cuéntanos quién eres/, '/onboarding?step=about-you'),
  'onboarding plans': booker(/Tu plan/, '/onboarding?step=plans'),
  'onboarding trust': booker(/Que se fíen de ti/, '/onboarding?step=trust'),
  admin: staff(/casos? abiertos?/, '/admin'),
  'admin verifications': staff(/Verificaciones/, '/admin?section=verifications'),
  'admin reviews': staff(/Reseñas/, '/admin?section=reviews'),
  'admin spaces': staff(/Anuncios/, '/admin?section=spaces'),
  'admin claims': staff(/Reclamaciones/, '/admin/claims'),
  'admin claim case': staff(/Daños o robo/, ({ claimId }) => `/admin/claims/${claimId}`),
  'admin money': staff(/Dinero/, '/admin?section=money'),
  'admin data': staff(/Datos personales/, '/admin?section=data'),
  'admin transparency': staff(/Transparencia/, '/admin?section=transparency'),
  'admin settings': staff(/Ajustes/, '/admin?section=settings'),
  'admin help': staff(/Ayuda/, '/admin?section=help'),
  'admin review': staff(/Verificaciones/, ({ verificationId }) => `/admin?section=verifications&id=${verificationId}`),
  'admin people': staff(/Personas/, '/admin/people'),
  'admin person case': staff(/./, ({ hostId }) => `/admin/people/${hostId.replace(/^usr_/, 'per_')}`),
  'admin space list': staff(/Espacios/, '/admin/spaces'),
  'admin space case': staff(/./, ({ spaceId }) => `/admin/spaces/${spaceId}`),
  'admin bookings': staff(/Reservas/, '/admin/bookings'),
  'admin booking case': staff(/HU-/, ({ runningStayId }) => `/admin/bookings/${runningStayId}`),
  'admin money list': staff(/Dinero/, '/admin/money'),
  'admin payment case': staff(/Cobro de/, ({ paymentId }) => `/admin/money/payments/${paymentId}`),
  'admin log': staff(/Registro de actos/, '/admin/audit'),
  'admin consents': staff(/Consentimientos/, '/admin/consents'),
  'admin reports': staff(/Denuncias/, '/admin/reports'),
  'admin report case': staff(/Anuncio: /, ({ reportCode }) => `/admin/reports/${reportCode}`),
  'admin tickets': staff(/Tickets/, '/admin?section=support'),
  'admin content': staff(/Contenido/, '/admin?section=content&kind=BLOG'),
  'admin post': staff(/Contenido/, '/admin?section=content&kind=BLOG&key=humedad-como-evitarla'),
  'admin new post': {
    ...staff(/Contenido/, '/admin?section=content&kind=BLOG&key=%2B'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Guías de almacenaje' }).click();
      await page.getByLabel('Título · español').waitFor();
    },
  },
  'admin banners': staff(/Contenido/, '/admin?section=content&kind=BANNER'),
  'admin words': staff(/Textos/, '/admin?section=words'),
} as const satisfies Record<string, PageToCheck>;

/** Opens the browsers of the requested users and signs them in. */
export async function openPageFixture(
  browser: Browser,
  app: TestApp,
  requested: ReadonlySet<Person>,
): Promise<PageFixture> {
  await addHelpAndReport(app);
  const people = new Map<Person, Visitor>();
  for (const who of requested) {
    const visitor = await newVisitor(browser, app);
    await visitor.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await SIGN_IN[who](visitor, app);
    people.set(who, visitor);
  }

  const spaceId = one((await freeSpaces(app, 1)).at(0));
  const from = addDays(localDateOf(new Date(), 'Europe/Madrid'), 21);
  return {
    visitorOf: (who) => {
      const visitor = people.get(who);
      if (!visitor) throw new Error(`${who} was not requested`);
      return visitor;
    },
    spaceId,
    reviewedSpaceId: one(
      (
        await idsOf(
          app,
          'Space',
          `select subject_id as id from ratings where kind = 'space' order by count desc, subject_id`,
        )
      ).at(0),
    ),
    requestId: one(
      (
        await idsOf(
          app,
          'Booking',
          `select b.id from bookings b join users u on u.id = b.renter_id where u.email = 'renter@hueco.test' and b.status = 'requested' order by b.id`,
        )
      ).at(0),
    ),
    runningStayId: one(
      (
        await idsOf(
          app,
          'Booking',
          `select b.id from bookings b join users r on r.id = b.renter_id join users h on h.id = b.host_id where r.email = 'renter@hueco.test' and h.email = 'host@hueco.test' and b.status = 'active' order by b.id`,
        )
      ).at(0),
    ),
    hostId: one((await idsOf(app, 'User', `select id from users where email = 'host@hueco.test'`)).at(0)),
    claimId: one(
      (
        await idsOf(
          app,
          'Claim',
          `select c.id from claims c join bookings b on b.id = c.booking_id join users u on u.id = b.renter_id where u.email = 'renter@hueco.test' order by c.id`,
        )
      ).at(0),
    ),
    paymentId: one(
      (
        await idsOf(
          app,
          'StaffPayment',
          `select p.id from payments p join users u on u.id = p.renter_id where u.email = 'renter@hueco.test' and p.captured_at is not null order by p.id`,
        )
      ).at(0),
    ),
    conversationId: one(
      (
        await idsOf(
          app,
          'Conversation',
          `select c.id from conversations c join users u on u.id = c.host_id where u.email = 'host@hueco.test' and c.kind = 'booking' order by c.last_message_at desc, c.id`,
        )
      ).at(0),
    ),
    draftId: one((await ownSpaces(app, 'draft')).at(0)),
    ownSpaceId: one((await ownSpaces(app, 'published')).at(0)),
    unprovenSpaceId: one((await unprovenSpaces(app)).at(0)),
    verificationId: one(
      (
        await idsOf(
          app,
          'Verification',
          `select id from verifications where status = 'in_review' and kind = 'identity' order by submitted_at, id`,
        )
      ).at(0),
    ),
    reportCode: REPORT_CODE,
    decisionToken: await decisionToken(app),
    endedStayId: one((await endedStays(app, 'renter')).at(0)),
    hostedStayId: one((await endedStays(app, 'host')).at(0)),
    stay: `from=${from}&to=${addDays(from, 92)}`,
    shareToken: await sharedList(app),
    consentPath: await consentPath(app),
  };
}

const SIGN_IN: Readonly<Record<Person, (visitor: Visitor, app: TestApp) => Promise<void>>> = {
  visitor: async () => {},
  booker: async ({ page }, app) => {
    const email = `booker-${randomUUID()}@example.test`;
    await createAccount(app, { email });
    await app.context().em.execute(`update users set intention = 'both' where email = ?`, [email]);
    await signIn(page, email, PASSWORD);
  },
  renter: ({ page }) => signIn(page, 'renter@hueco.test', DEMO_PASSWORD),
  host: ({ page }) => signIn(page, 'host@hueco.test', DEMO_PASSWORD),
  staff: ({ page }) => signInByForm(page, 'admin@hueco.test', DEMO_PASSWORD),
};

const REPORT_CODE = 'REP-2026-900001';

/** A comment on a help article and reports, for the staff's lists. */
async function addHelpAndReport(app: TestApp): Promise<void> {
  const { em } = app.context();
  await em.execute(
    `insert into article_answers (slug, locale, version, is_helpful, comment, visit_hash) values ('modelo-303', 'es', '2026-11-20', false, '¿Y si el garaje es de dos hermanos?', 'fixture')
     on conflict (slug, visit_hash) do nothing`,
  );
  await em.execute(
    `insert into review_reports (code, review_id, name, email, reason, details, locale)
     select 'REV-2026-900001', id, 'Ana Gil', 'ana@example.test', 'personal_data', 'Cuenta cosas de mi vida que no vienen al caso.', 'es' from reviews where status = 'published' order by published_at desc, id limit 1
     on conflict do nothing`,
  );
  await em.execute(
    `insert into report_cases (code, subject, subject_id, concerned_id, email, locale, reason, details, opened_at, due_at)
     select ?, 'space', id, host_id, 'ana@example.test', 'es', 'fraud', 'Pide una señal por transferencia antes de la visita.', now(), now() + interval '7 days'
     from spaces where status = 'published' order by id limit 1
     on conflict do nothing`,
    [REPORT_CODE],
  );
}

/** A decided report, and the token of the page with its reasons. */
async function decisionToken(app: TestApp): Promise<string> {
  const { em, config } = app.context();
  const [row] = await em.execute<{ reporterKey: string; ownerKey: string }[]>(
    `insert into report_cases (code, subject, subject_id, concerned_id, email, locale, reason, details, opened_at, due_at, status, statement, decided_at)
     select 'REP-2026-900002', 'space', id, host_id, 'ana@example.test', 'es', 'fraud', 'Pide una señal.', now(), now() + interval '7 days', 'dismissed', 'La señal que pide es la fianza, y va por Hueco.', now()
     from spaces where status = 'published' order by id limit 1
     on conflict (code) do update set code = excluded.code returning reporter_key as "reporterKey", owner_key as "ownerKey"`,
  );
  if (!row) throw new Error('no decided report');
  return decisionPath(config, row, ReportSide.REPORTER).replace('/decision/', '');
}

/** Registers an app of the host that the renter has already allowed; returns the address of its next request. */
async function consentPath(app: TestApp): Promise<string> {
  const { em } = app.context();
  const redirectUri = 'https://mudanzas-alba.example/back';
  const [row] = await em.execute<{ id: string }[]>(
    `insert into partner_apps (id, user_id, name, website, kind, redirect_uris, scopes, created_at)
     select gen_random_uuid(), id, 'Mudanzas Alba', 'https://mudanzas-alba.example', 'public', array[?], '{bookings:read,bookings:write,messages}', now()
       from users where email = 'host@hueco.test' returning id`,
    [redirectUri],
  );
  const id = one(row?.id);
  await em.execute(
    `insert into app_grants (id, app_id, user_id, scopes, consented_at, expires_at, last_used_at)
     select gen_random_uuid(), ?, id, '{bookings:read,messages}', now(), now() + interval '1 year', now() from users where email = 'renter@hueco.test'`,
    [id],
  );
  return `/oauth/authorize?${new URLSearchParams({
    client_id: toGlobalId('PartnerApp', id),
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'bookings:read bookings:write messages',
    state: 'xyz',
    code_challenge: pkce().codeChallenge,
    code_challenge_method: 'S256',
  })}`;
}

async function sharedList(app: TestApp): Promise<string> {
  const { em, config } = app.context();
  const [list] = await em.execute<{ share_id: string }[]>(
    'select share_id from favorite_lists where share_id is not null',
  );
  return shareTokenOf(config, one(list?.share_id));
}

/** Stays of a demo account that one side can still review. */
function endedStays(app: TestApp, side: 'renter' | 'host'): Promise<string[]> {
  return idsOf(
    app,
    'Booking',
    `select b.id from bookings b join users u on u.id = b.${side}_id join review_rounds o on o.booking_id = b.id
      where u.email = ? and o.closed_at is null and o.closes_at > now() and not exists (select from reviews r where r.booking_id = b.id and r.author_id = u.id) order by b.id`,
    [`${side}@hueco.test`],
  );
}

function ownSpaces(app: TestApp, status: string): Promise<string[]> {
  return idsOf(
    app,
    'Space',
    `select s.id from spaces s join users u on u.id = s.host_id where u.email = 'host@hueco.test' and s.status = ? order by s.id`,
    [status],
  );
}

function unprovenSpaces(app: TestApp): Promise<string[]> {
  return idsOf(
    app,
    'Space',
    `select s.id from spaces s join users u on u.id = s.host_id where u.email = 'host@hueco.test' and s.status = 'published' and not exists (select from verifications v where v.space_id = s.id) order by s.id`,
  );
}

function one(id: string | undefined): string {
  if (!id) throw new Error('the demo has no such row');
  return id;
}
