import { randomUUID } from 'node:crypto';
import { sealInstructions } from '../../../server/features/spaces/access-instructions.js';
import { createAccount } from '../../support/accounts.js';
import type { TestApp } from '../../support/test-app.js';
import { allColumns, insertCanaries } from './canaries.js';

/** The canary of the access instructions, which are stored encrypted. */
export const SECRET_WAY_IN = 'canary way in: the key is under the stone';

/** One row in every file of the export, no column empty. */
export async function seedCanaries(app: TestApp): Promise<string> {
  const columns = await allColumns(app);
  const [me, space, otherSpace, booking, hosted, payment, verification] = Array.from({ length: 7 }, () =>
    randomUUID(),
  ) as [string, string, string, string, string, string, string];
  const row = (table: string, given: Readonly<Record<string, unknown>>): Promise<void> =>
    insertCanaries(app, columns, table, given);
  await row('users', {
    id: me,
    email: 'canary@example.test',
    locale: 'en',
    intention: 'both',
    languages: '{es,en}',
    erased_at: null,
    city: 'canary city',
    response_rate_percent: 97,
    avatar_key: 'canary',
    phone: '+34600123456',
  });
  await row('account_measures', { user_id: me, kind: 'suspension', reason: 'fraud', staff_id: null, case_id: null });
  const them = await createAccount(app, { email: 'other@example.test' });
  await row('user_roles', { user_id: me, role: 'renter' });
  const session = randomUUID();
  await row('sessions', { id: session, user_id: me, device_id: null });
  await row('push_subscriptions', { user_id: me, session_id: session });
  for (const table of ['known_devices', 'totp_factors', 'recovery_codes']) await row(table, { user_id: me });
  await row('waiting_list', { city_id: 1, email: 'canary@example.test', locale: 'en' });
  await row('email_tokens', { user_id: me, purpose: 'confirm_email' });
  await row('phone_codes', { user_id: me, phone: '+34600123457' });
  const fine = {
    status: 'draft',
    type: 'garage',
    size_m2: 12.5,
    humidity: 'none',
    price_month_cents: 7100,
    min_days: 31,
    discount_90_percent: 5,
    discount_180_percent: 10,
    discount_365_percent: 15,
    deposit_half_months: 1,
    cancellation_policy: 'strict',
    tax_profile: 'particular',
    city_id: null,
    access_mode: 'scheduled',
    features: '{light}',
    allowed_goods: '{boxes}',
    draft: '{"title":"canary draft"}',
    verified_at: '2032-05-05T00:00:00Z',
  };
  await row('spaces', {
    ...fine,
    id: space,
    host_id: me,
    access_instructions: sealInstructions(app.context(), space, SECRET_WAY_IN),
  });
  await row('spaces', { ...fine, id: otherSpace, host_id: them });
  await row('space_photos', { space_id: space, storage_key: 'canary-photo' });
  await row('space_views', { space_id: space });
  await row('space_price_positions', { space_id: space, month: '2032-05-01' });
  await row('calendar_shares', { space_id: space });
  const feed = randomUUID();
  const [key, webhook, partnerApp] = [randomUUID(), randomUUID(), randomUUID()];
  await row('api_keys', { id: key, user_id: me, mode: 'test' });
  await row('api_usage_days', { key_id: key, app_id: null });
  await row('partner_apps', { id: partnerApp, user_id: me, kind: 'confidential' });
  await row('api_usage_days', { key_id: null, app_id: partnerApp });
  await row('app_grants', { app_id: partnerApp, user_id: me });
  await row('webhook_endpoints', { id: webhook, user_id: me, state: 'active' });
  await row('webhook_deliveries', { endpoint_id: webhook, state: 'waiting' });
  await row('calendar_feeds', { id: feed, space_id: space, problem: 'silent' });
  await row('space_blocks', { space_id: space, ends_on: '2099-12-31', reason: 'works', feed_id: feed });
  await row('waiting_places', { user_id: me, space_id: otherSpace, ends_on: '2099-12-31', state: 'offered' });
  const agreed = { starts_on: '2031-01-01', ends_on: '2031-03-01' };
  const stay = {
    ...agreed,
    status: 'completed',
    cancelled_by: 'renter',
    cancel_reason: 'found_another',
    notice_by: 'renter',
    notice_reason: 'moving',
    term_type: 'fixed',
    billing_state: 'current',
    claim_state: 'none',
    protection_plan: 'plus',
    goods: '{boxes}',
    prepared_by_app_id: null,
    space_id: otherSpace,
  };
  await row('bookings', { ...stay, id: booking, reference: 'CANARY-1', renter_id: me, host_id: them });
  await row('bookings', {
    ...stay,
    id: hosted,
    reference: 'CANARY-2',
    renter_id: them,
    host_id: me,
    space_id: space,
    notice_by: 'host',
  });
  await row('booking_events', { booking_id: booking, actor_role: 'renter', actor_id: me });
  for (const id of [booking, hosted])
    await row('booking_terms', {
      ...agreed,
      booking_id: id,
      version: 1,
      reason: 'agreed',
      valid_from: '2031-01-01',
      term_type: 'fixed',
      protection_plan: 'plus',
      withdrawal: 'used_days',
    });
  const billed = {
    ...agreed,
    rent_cents: 70_101,
    renter_fee_cents: 70_202,
    protection_cents: 70_404,
    total_cents: 210_707,
    commission_cents: 1_001,
    host_net_cents: 69_100,
    tax_kind: 'IVA',
    status: 'paid',
  };
  const cycle = randomUUID();
  await row('billing_cycles', { ...billed, id: cycle, booking_id: booking, cycle_no: 1 });
  await row('billing_cycles', { ...billed, booking_id: hosted, cycle_no: 1 });
  await row('booking_change_requests', {
    booking_id: booking,
    kind: 'dates',
    asked_by: 'renter',
    starts_on: '2031-01-01',
    ends_on: '2031-03-01',
    status: 'agreed',
  });
  const claim = randomUUID();
  const claimed = {
    booking_id: booking,
    claim_case: 'different',
    assignee_id: null,
    status: 'closed',
    appealed_by: 'host',
    wanted_remedy: 'lower_rent',
  };
  await row('claims', { ...claimed, id: claim, side: 'renter', claimant_id: me });
  await row('claims', { ...claimed, id: randomUUID(), reference: 'CANARY-3', side: 'host', claimant_id: them });
  await row('payments', {
    id: payment,
    cycle_id: cycle,
    booking_id: booking,
    renter_id: me,
    kind: 'first',
    currency: 'EUR',
    status: 'captured',
    total_cents: 900_500,
    credit_cents: 500,
    captured_cents: 900_000,
    pending_step: null,
    claim_id: claim,
  });
  await row('payment_customers', { user_id: me });
  await row('payment_methods', { user_id: me, brand: 'visa', exp_month: 7 });
  await row('payout_accounts', { user_id: me, status: 'complete' });
  await row('claim_answers', { claim_id: claim, author_id: them });
  await row('claim_votes', { claim_id: claim, subject: 'proposal', side: 'renter' });
  await row('claim_decisions', { claim_id: claim, round: 1, decided_by: them, confirmed_by: null });
  await row('claim_questions', { claim_id: claim, number: 1, side: 'renter', asked_by: them });
  const answered = { claim_id: claim, question_no: 1, is_of_answer: false };
  await row('claim_evidence', {
    ...answered,
    booking_id: booking,
    uploader_id: me,
    kind: 'image',
    storage_key: 'claims/canary-evidence',
  });
  await row('guarantee_payments', { claim_id: claim, booking_id: booking, user_id: me, status: 'paid' });
  await row('abandonment_files', { booking_id: booking, witnesses: JSON.stringify(['Una vecina', 'Un vecino']) });
  await row('condition_photos', {
    booking_id: booking,
    uploader_id: me,
    moment: 'move_in',
    storage_key: 'claims/canary-condition',
  });
  await row('inventory_items', { booking_id: booking, kind: 'general' });
  await row('inventory_signatures', { booking_id: booking, side: 'renter', user_id: me });
  const refund = randomUUID();
  await row('refunds', {
    id: refund,
    // A refund of a part of itself, which only a test has.
    split_from_id: refund,
    booking_id: booking,
    payment_id: payment,
    rent_cents: 60_101,
    renter_fee_cents: 60_202,
    protection_cents: 60_404,
    total_cents: 180_707,
    credit_cents: 450,
    initiated_by: 'renter',
    status: 'done',
  });
  await row('acceptances', { user_id: me, booking_id: booking, kind: 'mandate' });
  await row('payment_disputes', { booking_id: booking, payment_id: payment, status: 'lost' });
  await row('payouts', { host_id: me, status: 'paid' });
  await row('earning_holds', { host_id: me, booking_id: hosted, cycle_id: null, reason: 'staff' });
  await row('credits', { user_id: me, booking_id: booking, reason: 'staff', amount_cents: 987_654 });
  await app
    .context()
    .em.execute(
      `insert into ledger_entries (tx_id, account, amount_cents, booking_id, payment_id, memo, rule, source_type, source_id, line_no) values (?, 'renter_receivable', 4321, ?, ?, 'canary memo', 'canary', 'tx', 'canary', 1), (?, 'held', -4321, ?, ?, 'canary memo', 'canary', 'tx', 'canary', 2)`,
      [space, booking, payment, space, booking, payment],
    );
  const invoice = randomUUID();
  const issued = {
    audience: 'renter',
    booking_id: booking,
    host_id: them,
    source_type: 'refund',
    issuer_type: 'platform',
    issuer_id: null,
    base_cents: 70_101,
    tax_cents: 70_202,
    total_cents: 140_303,
    file_key: null,
  };
  await row('documents', { ...issued, id: invoice, kind: 'platform_invoice', renter_id: them, rectifies_id: null });
  await row('documents', { ...issued, kind: 'corrective_invoice', renter_id: me, rectifies_id: invoice });
  await row('invoicing_agreements', { host_id: me });
  const list = randomUUID();
  await row('favorite_lists', { id: list, user_id: me });
  await row('favorites', { user_id: me, space_id: otherSpace, list_id: list });
  const search = randomUUID();
  await row('saved_searches', {
    id: search,
    user_id: me,
    cadence: 'daily',
    postal_codes: null,
    zone: null,
    types: null,
  });
  await row('saved_search_matches', { search_id: search, space_id: otherSpace });
  const [ticket, ticketMessage] = [randomUUID(), randomUUID()] as [string, string];
  await row('tickets', {
    id: ticket,
    code: 'SUP-2031-000001',
    requester_id: me,
    category: 'other',
    booking_id: booking,
    source: 'web',
    locale: 'en',
    priority: 'normal',
    status: 'resolved',
    assignee_id: them,
    satisfaction: 4,
  });
  await row('ticket_messages', {
    id: ticketMessage,
    ticket_id: ticket,
    author: 'requester',
    author_id: me,
    is_internal: false,
  });
  await row('ticket_files', {
    ticket_id: ticket,
    message_id: ticketMessage,
    uploader_id: me,
    kind: 'pdf',
    storage_key: 'tickets/canary',
  });
  await row('space_reports', { user_id: me, space_id: otherSpace, reason: 'fraud', locale: 'en' });
  const [mine, theirs] = [randomUUID(), randomUUID()] as [string, string];
  const notice = {
    direction: 'of_space',
    round: 'end',
    status: 'published',
    language: 'es',
    overall: 4,
    accuracy: 4,
    access: 4,
    condition: 4,
    security: 4,
    communication: 4,
    value: 4,
    care: 4,
    rules: 4,
    payment: 4,
  };
  await row('reviews', {
    ...notice,
    id: mine,
    replaced_by: mine,
    booking_id: booking,
    space_id: otherSpace,
    author_id: me,
    subject_id: them,
  });
  await row('reviews', {
    ...notice,
    id: theirs,
    replaced_by: theirs,
    booking_id: hosted,
    space_id: space,
    author_id: them,
    subject_id: me,
  });
  await row('review_photos', { booking_id: booking, uploader_id: me, review_id: mine, storage_key: 'reviews/canary' });
  await row('useful_reviews', { user_id: me, review_id: mine });
  await row('review_reports', { user_id: me, review_id: theirs, reason: 'insult', locale: 'en' });
  await row('user_reports', { user_id: me, subject_id: them, reason: 'fraud', locale: 'en' });
  const decided = { status: 'dismissed', is_unfounded: true, complaint_side: 'reporter', complaint_outcome: 'kept' };
  const by = { is_own_initiative: false, concerned_id: them, decided_by: null, complaint_decided_by: null };
  await row('report_cases', { user_id: me, subject: 'space', effect: 'hidden', follows_id: null, ...decided, ...by });
  const conversation = randomUUID();
  await row('conversations', { id: conversation, space_id: otherSpace, renter_id: me, host_id: them, kind: 'booking' });
  await row('conversation_sides', { conversation_id: conversation, user_id: me });
  const written = {
    conversation_id: conversation,
    kind: 'text',
    event_type: null,
    booking_id: booking,
    mask_kinds: '{phone}',
    dedupe_key: null,
  };
  const sent = randomUUID();
  await row('messages', { ...written, id: sent, sender_id: me, receiver_id: them });
  await row('messages', { ...written, sender_id: them, receiver_id: me });
  const byNobody = { sender_id: null, receiver_id: null };
  await row('messages', { ...written, ...byNobody, kind: 'event', event_type: 'booking_requested' });
  await row('message_attachments', {
    conversation_id: conversation,
    uploader_id: me,
    message_id: sent,
    storage_key: 'messages/canary',
    kind: 'image',
    position: 3,
  });
  for (const table of ['message_pauses', 'quick_replies', 'trader_details', 'tax_details', 'host_data_requests'])
    await row(table, { user_id: me, ...(table === 'message_pauses' ? { ends_at: '2040-01-01T00:00:00Z' } : {}) });
  await row('message_reports', { user_id: me, conversation_id: conversation, message_id: sent, reason: 'fraud' });
  await row('notifications', { user_id: me, booking_id: booking, space_id: space });
  await row('verifications', {
    id: verification,
    user_id: me,
    kind: 'space',
    space_id: space,
    status: 'rejected',
    document_type: 'dni',
    reject_reason: 'blurred',
    reviewer_id: them,
  });
  await row('video_appointments', { verification_id: verification, offered_by: them });
  await row('verification_files', {
    verification_id: verification,
    side: 'front',
    storage_key: 'verifications/canary',
  });
  await row('consents', { user_id: me, purpose: 'marketing' });
  await row('data_exports', { user_id: me, status: 'expired', progress_percent: 100 });
  await row('data_requests', { user_id: me, kind: 'object', status: 'refused', answered_by: them });
  await row('erasures', { user_id: me, status: 'cancelled' });
  await row('audit_log', { actor_id: me });
  await row('audit_log', { actor_id: them, object_type: 'User', object_id: me });
  return me;
}
