import type { Config } from '../../config.js';
import type { MailContent, MailParams, MailTemplates } from '../../core/mail/mailer.js';
import { ApiScope } from '../../core/graphql/api-scopes.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { Locale } from '../../core/values/locale.js';
import { MAINLAND_ZONE } from '../../core/values/time-zone.js';
import { notificationMails } from '../../features/notifications/mails/notification-templates.js';
import { notificationSamples } from '../../features/notifications/mails/notification-samples.js';

/** A mail as its recipient would get it, with realistic data. */
export interface MailSample {
  /** The template, and the type of a notification. */
  readonly name: string;
  readonly content: MailContent;
}

const SPACE = 'Trastero seco en Chamberí';
const EVENT = 'notifications.event';
const ID = '00000000-0000-4000-8000-000000000001';
const DECISION = '/decision/cGFnaW5h';

/** Sample values by parameter name, which means the same in nearly every template. */
const PARAMS: MailParams = {
  address: '/search?city=Madrid',
  amount: '25,00 €',
  at: '2026-12-01T09:30:00.000Z',
  city: 'Bilbao',
  code: 'SUP-2026-000123',
  count: 3,
  details: 'El anuncio usa fotos de otro espacio.',
  device: 'Firefox · Windows',
  dueAt: '2026-12-02T16:30:00.000Z',
  email: 'lucia@hueco.test',
  expectedCents: 8_950,
  expiresAt: '2026-12-08T09:30:00.000Z',
  failureCode: 'expired_or_canceled_card',
  firstName: 'Lucía',
  flags: 'personal_data',
  foundCents: 8_500,
  from: '2026-12-01',
  fullName: 'Lucía Pérez Soto',
  host: 'tienda.example.com',
  id: ID,
  isBlocked: true,
  isChanged: false,
  isHidden: true,
  isResolved: false,
  kind: 'missing_at_provider',
  left: '7',
  message: 'Escríbeme fuera de Hueco y te sale más barato.',
  messages: JSON.stringify([{ at: '2026-12-01T09:30:00.000Z', text: 'El trastero ya está vacío.', files: 1 }]),
  moreCount: 2,
  name: 'Marta G.',
  newEmail: 'l…a@hueco.test',
  next: '/publish-space',
  note: '',
  origin: 'report',
  path: '/messages',
  priority: 'urgent',
  provider: 'stripe',
  providerRef: 'pi_3PqB7x',
  reason: 'Fotos que no son del espacio.',
  ref: 'pi_3PqB7x',
  reference: 'HU-7K2M9Q',
  rule: 'Datos de contacto en los mensajes',
  runAt: '2026-12-15T09:30:00.000Z',
  search: 'Trasteros en Chamberí',
  searchId: ID,
  slug: 'bilbao',
  space: SPACE,
  spaceId: toGlobalId('Space', ID),
  statement: 'Las fotos son de otro espacio: incumplen las condiciones de los anuncios.',
  subject: 'No puedo entrar en el trastero',
  text: 'Hemos cambiado el código de la puerta; ya debería abrir.',
  timeZone: MAINLAND_ZONE,
  title: SPACE,
  to: '2026-12-31',
  tokenId: ID,
  totalCents: 8_950,
  until: '2026-12-08T09:30:00.000Z',
  userId: ID,
  what: 'enviar mensajes',
};

/** Sample values for readers of English. */
const ENGLISH: MailParams = {
  amount: '€25.00',
  reason: 'Photos that are not of the space.',
  rule: 'Contact details in messages',
  what: 'send messages',
};

/** Sample values for templates where the parameter means something else. */
const OWN_PARAMS: Readonly<Record<string, MailParams>> = {
  'partners.app-connected': { scopes: [ApiScope.SPACES_READ, ApiScope.BOOKINGS_READ].join(' ') },
  'privacy.data-request-received': { kind: 'restrict' },
  'privacy.data-request-answered': { kind: 'restrict' },
  'reports.late-receipts': { codes: 'REP-2026-000012, REP-2026-000013' },
  'reports.outcome': { subject: 'space', isUpheld: true, path: DECISION },
  'reports.complaint-outcome': { path: DECISION },
  'reviews.report-outcome': { path: DECISION },
  ...Object.fromEntries(
    ['warned', 'limited', 'suspended-until', 'banned', 'space-hidden', 'space-removed'].map((name) => [
      `accounts.${name}`,
      { decisionPath: DECISION },
    ]),
  ),
  'messages.report': { reason: 'fraud' },
  'reviews.report': { reason: 'insult' },
  'spaces.report': { reason: 'photos' },
  'users.report': { reason: 'fraud', userId: toGlobalId('User', ID) },
};

/** Every mail the product sends, in one language, by name; throws where a template needs a parameter without a sample. */
export function mailSamples(
  templates: MailTemplates,
  config: Config,
  locale: Locale,
  picture: string | null,
): MailSample[] {
  const scene = { locale, config };
  const listed = [{ path: `/space/${toGlobalId('Space', ID)}`, title: SPACE, priceCents: 4_900, picture }];
  const known = {
    ...PARAMS,
    ...(locale === Locale.EN && ENGLISH),
    picture,
    pictureAlt: SPACE,
    spaces: JSON.stringify(listed),
  };
  const event = notificationMails[EVENT];
  const events = notificationSamples({ spaceTitle: SPACE, picture }, locale).flatMap(({ type, params }) =>
    event ? [{ name: `${EVENT}: ${type}`, content: event(params, scene) }] : [],
  );
  const others = Object.entries(templates)
    .filter(([name]) => name !== EVENT)
    .map(([name, compose]) => ({ name, content: compose({ ...known, ...OWN_PARAMS[name] }, scene) }));
  return [...events, ...others].toSorted((a, b) => a.name.localeCompare(b.name));
}
