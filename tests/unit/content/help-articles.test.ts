import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { defaultConstants } from '../../../server/core/constants/constants.js';
import {
  GUARANTEE_LIMITS,
  INVENTORY_NEEDED_ABOVE_CENTS,
} from '../../../server/features/claims/proposal/guarantee.rules.js';
import { oneYearAfter } from '../../../server/core/values/date-range.js';
import { Locale } from '../../../server/core/values/locale.js';
import { firstChargeTries } from '../../../server/features/bookings/quote/booking.pricing.js';
import { STRICT_MIN_STAY_DAYS } from '../../../server/features/spaces/pricing/policy-terms.js';
import { CancellationPolicy } from '../../../server/features/spaces/space.enums.js';
import { ArticleLibrary, type StoredArticle } from '../../../server/features/content/article-library.js';
import { ArticleKind, ArticleSection } from '../../../server/features/content/article.types.js';
import { careOf } from '../../../server/features/content/feedback/article-care.rules.js';
import { ArticleOwner } from '../../../server/features/content/feedback/article-feedback.types.js';
import { MESSAGE_LIMITS } from '../../../server/features/messages/limits/message-limits.rules.js';
import { MAX_BODY_LENGTH } from '../../../server/features/messages/message-text.rules.js';
import { INVITE_DAY, REMINDER_DAYS, REPLY_DAYS } from '../../../server/features/reviews/review-window.rules.js';
import { NOTE_LENGTH, REPLY_LENGTH, TEXT_LENGTH } from '../../../server/features/reviews/review-content.rules.js';
import { MOST_IN_LIST, MOST_LISTS } from '../../../server/features/favorites/list-name.rules.js';
import {
  AFTER_LAST_END_DAYS,
  COOLING_OFF_DAYS,
} from '../../../server/features/privacy/erasure/erasure-schedule.rules.js';
import { VERIFICATION_BOUNDS } from '../../../server/features/verification/documents/document-kinds.rules.js';
import { MAX_SAVED_SEARCHES } from '../../../server/features/saved-searches/save-search.js';

const library = ArticleLibrary.read();
const LOCALES = [Locale.ES, Locale.EN] as const;

/** Every topic of the product's table with the article that answers it; a few are in a related section. */
const TOPICS: Readonly<Partial<Record<ArticleSection, Readonly<Record<string, string>>>>> = {
  start: {
    'qué es': 'que-es-hueco',
    'crear cuenta': 'crear-cuenta',
    verificar: 'verificar-identidad',
    idioma: 'idioma-y-tema',
    accesibilidad: 'accesibilidad',
  },
  search: {
    tamaño: 'que-tamano-necesito',
    filtros: 'filtros-y-mapa',
    mapa: 'filtros-y-mapa',
    alertas: 'alertas-de-busqueda',
    'lista de espera': 'lista-de-espera',
    'cómo ordenamos': 'como-ordenamos',
  },
  book: {
    'solicitar o inmediata': 'solicitar-o-inmediata',
    mensajes: 'mensajes',
    'qué se cobra y cuándo': 'que-se-cobra',
    'cambiar fechas': 'cambiar-fechas',
    visitas: 'visitar-antes',
    contrato: 'contrato',
    renovar: 'renovar',
    'avisar de salida': 'avisar-de-salida',
    cancelar: 'cancelar',
    desistir: 'desistir',
  },
  pay: {
    tarjetas: 'tarjetas-y-banco',
    SCA: 'confirmacion-del-banco',
    'cobro fallido': 'cobro-fallido',
    facturas: 'facturas',
    fianza: 'fianza',
    reembolso: 'reembolsos',
    saldo: 'saldo',
  },
  stay: {
    acceso: 'como-se-entra',
    citas: 'citas',
    'persona autorizada': 'persona-autorizada',
    inventario: 'inventario',
    daños: 'danos',
    humedad: 'humedad',
    ruido: 'ruido',
  },
  hosting: {
    publicar: 'publicar',
    fotos: 'fotos',
    precio: 'precio',
    'calendario e iCal': 'calendario-e-ical',
    aceptar: 'aceptar-o-rechazar',
    'entregar llaves': 'entregar-llaves',
    cobros: 'cobros-del-anfitrion',
    destacado: 'destacado',
    cancelar: 'cancelar-como-anfitrion',
    impago: 'impago',
    salida: 'salida-del-inquilino',
  },
  taxes: {
    IVA: 'iva-del-alquiler',
    facturas: 'facturas-del-anfitrion',
    'modelo 303': 'modelo-303',
    DAC7: 'dac7',
    'no es asesoramiento': 'no-es-asesoramiento',
  },
  trust: {
    verificación: 'verificar-identidad',
    'espacio verificado': 'espacio-verificado',
    garantía: 'garantia',
    'artículos prohibidos': 'que-no-se-puede-guardar',
    estafas: 'estafas',
    'bloquear y denunciar': 'bloquear-y-denunciar',
    recurrir: 'recurrir',
  },
  reviews: {
    cuándo: 'cuando-se-resena',
    'doble ciego': 'doble-ciego',
    responder: 'responder-una-resena',
    denunciar: 'denunciar-una-resena',
  },
  privacy: { 'mis datos': 'tus-datos', cookies: 'cookies-y-consentimiento', 'borrar cuenta': 'borrar-tu-cuenta' },
  support: {
    contacto: 'contacto',
    plazos: 'plazos',
    consumo: 'reclamar-consumo',
    'resolución extrajudicial': 'resolucion-extrajudicial',
  },
};

describe('the help centre', () => {
  test('P16 has an article for every topic, in both languages', () => {
    const missing = Object.values(TOPICS).flatMap((topics) =>
      Object.entries(topics).flatMap(([topic, slug]) =>
        LOCALES.filter((locale) => !library.find(ArticleKind.HELP, slug, locale)).map(
          (locale) => `${topic}: ${slug}.${locale}`,
        ),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('P16 every article has search keywords', () => {
    expect(
      LOCALES.flatMap((locale) => library.list(ArticleKind.HELP, locale))
        .filter(({ keywords }) => keywords === '')
        .map(({ slug }) => slug),
    ).toEqual([]);
  });

  test.each(LOCALES)('P16 links to a question about a category open its form (%s)', (locale) => {
    const links = library
      .list(ArticleKind.HELP, locale)
      .flatMap(({ source }) => [...source.matchAll(/\(\/dashboard\?([^)]*\bcategory=[^)]*)\)/g)])
      .map(([, query]) => new URLSearchParams(query));
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link.has('new'), link.toString()).toBe(true);
  });

  test('P16 every article has an owner and a review date within a year of its last update', () => {
    for (const article of LOCALES.flatMap((locale) => library.list(ArticleKind.HELP, locale))) {
      const { owner, nextReviewOn } = careOf(article);
      expect(Object.values(ArticleOwner), article.slug).toContain(owner);
      expect(nextReviewOn > article.updatedOn, article.slug).toBe(true);
      expect(nextReviewOn <= oneYearAfter(article.updatedOn), article.slug).toBe(true);
    }
  });

  test.each(LOCALES)('numbers in articles agree with the constants (%s)', (locale) => {
    const wrong = numbersToCheck().filter(
      ([slug, number]) => !numbersOf(library.find(ArticleKind.HELP, slug, locale)).has(number),
    );
    expect(wrong).toEqual([]);
  });
});

/** The numbers in articles that a changed constant would make wrong. */
function numbersToCheck(): readonly (readonly [slug: string, number: number])[] {
  const c = defaultConstants;
  const start = '2027-03-20';
  const tries = firstChargeTries(start, c, CancellationPolicy.FLEXIBLE).map(
    (day) => (Date.parse(start) - Date.parse(day)) / 86_400_000,
  );
  return [
    ...hostingNumbers(c),
    ...conversationNumbers(c),
    ['alertas-de-busqueda', MAX_SAVED_SEARCHES],
    ['favoritos', MOST_LISTS],
    ['favoritos', MOST_IN_LIST],
    ['visitar-antes', MAX_BODY_LENGTH],
    ['tarjetas-y-banco', c.PAYMENT_TTL_MIN],
    ['confirmacion-del-banco', c.PAYMENT_TTL_MIN],
    ['confirmacion-del-banco', c.CAPTURE_MAX_LEAD_DAYS],
    ['cobro-fallido', c.CAPTURE_MAX_LEAD_DAYS],
    ...tries.map((days) => ['cobro-fallido', days] as const),
    ['que-se-cobra', c.CAPTURE_MAX_LEAD_DAYS],
    ['que-se-cobra', c.FIRST_CHARGE_BEFORE_START_DAYS],
    ['que-se-cobra', c.RENTER_FEE_BPS / 100],
    ['que-se-cobra', c.RENTER_FEE_MAX_CENTS / 100],
    ['que-se-cobra', c.RENTER_FEE_MIN_CENTS / 100],
    ['solicitar-o-inmediata', c.HOST_RESPONSE_HOURS],
    ['renovar', 365 - c.RENEWAL_ASK_DAY],
    ['avisar-de-salida', c.RENTER_NOTICE_DAYS],
    ['avisar-de-salida', c.HOST_NOTICE_DAYS],
    ['desistir', c.WITHDRAWAL_DAYS],
    ['saldo', c.MAX_DISCOUNT_PERCENT],
    ['saldo', c.HOST_CANCEL_CREDIT_BPS / 100],
    ['saldo', c.HOST_CANCEL_CREDIT_MAX_CENTS / 100],
    ...guaranteeNumbers(c),
    ['inventario', INVENTORY_NEEDED_ABOVE_CENTS / 100],
    ['cancelar', c.FLEXIBLE_LATE_FEE_CENTS / 100],
    ['cancelar', c.MODERATE_FREE_DAYS],
    ['cancelar', c.STRICT_FREE_DAYS],
    ['reembolsos', c.COOLING_OFF_HOURS],
    ['reembolsos', c.COOLING_OFF_MIN_LEAD_HOURS],
  ];
}

/** The prices and limits of the guarantee plans in articles. */
const guaranteeNumbers = (c: typeof defaultConstants): readonly (readonly [slug: string, number: number])[] =>
  [
    c.PROTECTION_PLUS_CENTS,
    c.PROTECTION_MAXIMA_CENTS,
    ...Object.values(GUARANTEE_LIMITS).flatMap((limits): number[] => Object.values(limits)),
    INVENTORY_NEEDED_ABOVE_CENTS,
  ].map((cents) => ['garantia', cents / 100] as const);

/** The numbers in articles about hosts, trust, reviews, privacy and support. */
function hostingNumbers(c: typeof defaultConstants): readonly (readonly [slug: string, number: number])[] {
  return [
    ['cobros-del-anfitrion', c.PAYOUT_MIN_CENTS / 100],
    ['cobros-del-anfitrion', c.HOST_COMMISSION_PRO_BPS / 100],
    ['cobros-del-anfitrion', 100 - c.HOST_COMMISSION_BPS / 100],
    ['cobros-del-anfitrion', c.HOST_COMMISSION_BPS / 100],
    ['cobros-del-anfitrion', c.CLAIM_WINDOW_HOURS],
    ['cancelar-como-anfitrion', c.HOST_CANCEL_FEE_CENTS / 100],
    ['cancelar-como-anfitrion', c.HOST_NOTICE_DAYS],
    ['cancelar-como-anfitrion', c.HOST_NO_NOTICE_FEE_CENTS / 100],
    ['impago', c.CAPTURE_MAX_LEAD_DAYS],
    ['salida-del-inquilino', c.RENTER_NOTICE_DAYS],
    ['salida-del-inquilino', c.HOST_NOTICE_DAYS],
    ['salida-del-inquilino', c.MOVE_OUT_CONFIRM_HOURS],
    ['espacio-verificado', VERIFICATION_BOUNDS.reviewHours],
    ['espacio-verificado', VERIFICATION_BOUNDS.attemptDays],
    ['espacio-verificado', VERIFICATION_BOUNDS.filesKeptDays],
    ['plazos', c.PAYMENT_TTL_MIN],
    ['plazos', c.HOST_RESPONSE_HOURS],
    ['plazos', VERIFICATION_BOUNDS.reviewHours],
    ['plazos', COOLING_OFF_DAYS],
    ['plazos', c.WITHDRAWAL_DAYS],
    ['borrar-tu-cuenta', COOLING_OFF_DAYS],
    ['borrar-tu-cuenta', AFTER_LAST_END_DAYS],
    ['destacado', c.FEATURED_HOST_STAYS],
    ['destacado', c.FEATURED_HOST_RENTED_DAYS],
    ['destacado', c.FEATURED_HOST_REVIEWS],
    ['destacado', c.FEATURED_HOST_RATING / 100],
    ['destacado', c.FEATURED_HOST_RESPONSE_PERCENT],
    ['destacado', c.FEATURED_HOST_CANCELLED_BPS / 100],
    ['precio', c.MIN_PRICE_MONTH_CENTS / 100],
    ['precio', c.MAX_PRICE_MONTH_CENTS / 100],
    ['precio', c.HOST_COMMISSION_BPS / 100],
    ['precio', c.RENTER_FEE_BPS / 100],
    ['precio', c.MAX_DISCOUNT_PERCENT],
    ['precio', c.SUGGESTION_RANGE_PERCENT],
    ['aceptar-o-rechazar', c.HOST_RESPONSE_HOURS],
    ['aceptar-o-rechazar', c.CAPTURE_MAX_LEAD_DAYS],
    ['verificar-identidad', VERIFICATION_BOUNDS.minAge],
    ['verificar-identidad', VERIFICATION_BOUNDS.minLongSide],
    ['verificar-identidad', VERIFICATION_BOUNDS.reviewHours],
  ];
}

/** The numbers in articles about messages and reviews. */
function conversationNumbers(c: typeof defaultConstants): readonly (readonly [slug: string, number: number])[] {
  const { conversationsADay, anHour, contactDays, pauseDays } = MESSAGE_LIMITS;
  return [
    ...[MAX_BODY_LENGTH, conversationsADay, anHour, contactDays, pauseDays].map(
      (number) => ['mensajes', number] as const,
    ),
    ...[c.REVIEW_WINDOW_DAYS, INVITE_DAY, ...REMINDER_DAYS, TEXT_LENGTH.min, TEXT_LENGTH.max, NOTE_LENGTH.max].map(
      (number) => ['cuando-se-resena', number] as const,
    ),
    ...[c.REVIEW_WINDOW_DAYS, NOTE_LENGTH.max].map((number) => ['doble-ciego', number] as const),
    ...[REPLY_LENGTH.min, REPLY_LENGTH.max, REPLY_DAYS].map((number) => ['responder-una-resena', number] as const),
    ...[c.MOVE_OUT_CONFIRM_HOURS, c.AUTO_ACTIVE_HOURS, c.REVIEW_WINDOW_DAYS, REPLY_DAYS].map(
      (number) => ['plazos', number] as const,
    ),
    ['como-se-entra', c.AUTO_ACTIVE_HOURS],
    ['avisar-de-salida', c.MOVE_OUT_CONFIRM_HOURS],
    ['avisar-de-salida', STRICT_MIN_STAY_DAYS],
    ['cancelar', STRICT_MIN_STAY_DAYS],
  ];
}

/** The numbers in a text in the notation of either language: "2.000", "2,000", "2,50" and "2.50". */
function numbersOf(article: StoredArticle | null): ReadonlySet<number> {
  const written = article?.plain.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return new Set(written.map((text) => Number(text.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.'))));
}
