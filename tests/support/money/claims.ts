import { randomUUID } from 'node:crypto';
import { addDays } from '../../../server/core/values/date-range.js';
import { SETTLE_JOB } from '../../../server/features/bookings/payments/open-payments.js';
import { REFUND_JOB } from '../../../server/features/bookings/payments/move-refund.js';
import { runClaimClocks } from '../../../server/features/claims/claim.jobs.js';
import { confirmed, signInAgain, TODAY, type World } from '../bookings.js';
import type { GraphqlClient } from '../graphql-client.js';
import { runJobs } from '../queued-jobs.js';
import { picture } from '../spaces.js';
import { MARK_ACTIVE } from '../stays.js';

export interface ClaimView {
  readonly id: string;
  readonly status: string;
  readonly isOpen: boolean;
  readonly isOffer: boolean;
  readonly windowHours: number | null;
  readonly viewerRole: string;
  readonly availableSteps: readonly string[];
  readonly remedy: string | null;
  readonly proposalReason: string | null;
  readonly offerToken: string | null;
  readonly endsBy: string | null;
  readonly decideBy: string | null;
  readonly holdsCents: number | null;
  readonly isHolding: boolean;
  readonly depositCharge: string | null;
  readonly guaranteePayment: { readonly amountCents: number; readonly status: string } | null;
  readonly evidence: readonly { readonly id: string; readonly url: string; readonly name: string }[];
  readonly preview: {
    readonly remedy: string;
    readonly amountCents: number | null;
    readonly laterCents: number | null;
    readonly isFromGuarantee: boolean;
    readonly periods: readonly { readonly beforeCents: number; readonly afterCents: number }[];
  };
  readonly votes: readonly { readonly side: string; readonly isAccepted: boolean }[];
  readonly decisions: readonly { readonly round: number; readonly reasons: string; readonly amountCents: number }[];
}

export const CLAIM = `id status isOpen isOffer windowHours viewerRole availableSteps remedy proposalReason offerToken endsBy decideBy holdsCents isHolding
  depositCharge guaranteePayment { amountCents status } evidence { id url name }
  preview { remedy amountCents laterCents isFromGuarantee periods { beforeCents afterCents } } votes { side isAccepted } decisions { round reasons amountCents }`;

export const SUBMIT = `mutation ($input: SubmitClaimInput!) { submitClaim(input: $input) { claim { ${CLAIM} } } }`;
export const ANSWER = `mutation ($input: AnswerClaimInput!) { answerClaim(input: $input) { claim { ${CLAIM} } } }`;
export const VOTE = `mutation ($input: VoteOnClaimInput!) { voteOnClaim(input: $input) { claim { ${CLAIM} } } }`;
export const CHANGE = `mutation ($input: ChangeClaimRemedyInput!) { changeClaimRemedy(input: $input) { claim { ${CLAIM} } } }`;
export const WITHDRAW = `mutation ($id: ID!) { withdrawClaim(input: { claimId: $id }) { claim { ${CLAIM} } } }`;
export const APPEAL = `mutation ($input: AppealClaimInput!) { appealClaim(input: $input) { claim { ${CLAIM} } } }`;
export const DECIDE = `mutation ($input: DecideClaimInput!) { decideClaim(input: $input) { claim { ${CLAIM} } } }`;
export const ASK_FOR_DATA = `mutation ($input: AskForClaimDataInput!) { askForClaimData(input: $input) { claim { id status } } }`;
export const GIVE_DATA = `mutation ($input: GiveClaimDataInput!) { giveClaimData(input: $input) { claim { id status } } }`;
export const READ_CLAIM = `query ($id: ID!) { claim(id: $id) { ${CLAIM} } }`;
export const OPTIONS = `query ($id: ID!) { booking(id: $id) { claimOptions { case barrier windowHours opensAt closesAt hiddenClosesAt remedies minPhotos } claims { id status } } }`;

/** A text that is long enough. */
export const TEXT = 'El anuncio dice 8,5 m². He medido dos veces y son 2,50 por 1,40. El sofá cabe, pero las cajas no.';
export const QUESTION = '¿Puedes mandar una foto con la cinta métrica en el suelo?';
export const REASONS = 'Las fotos y las medidas de ambas partes apoyan lo que se pide.';

/** Uploads a file for a booking; returns its id, or the code of the refusal. */
export async function uploadEvidence(
  client: GraphqlClient,
  bookingId: string,
  options: { readonly as?: string; readonly bytes?: Uint8Array<ArrayBuffer>; readonly name?: string } = {},
): Promise<{
  readonly id: string;
  readonly url: string;
  readonly code: string;
  readonly params: unknown;
  readonly status: number;
}> {
  const { as = 'evidence', name = 'Fondo: 2,50 m' } = options;
  const bytes = options.bytes ?? new Uint8Array(await picture(1200, 900).jpeg().toBuffer());
  const form = new FormData();
  form.set('file', new File([bytes], 'foto.jpg'));
  const { 'content-type': _, ...headers } = client.headers();
  const query = new URLSearchParams({ bookingId, as, name }).toString();
  const response = await fetch(`${client.url}/uploads/claims?${query}`, { method: 'POST', headers, body: form });
  const body = (await response.json()) as {
    evidence?: { id: string; url: string };
    photo?: { id: string };
    errors?: { extensions: { code: string; fields?: { code: string; params?: unknown }[] } }[];
  };
  const error = body.errors?.[0]?.extensions;
  return {
    id: body.evidence?.id ?? body.photo?.id ?? '',
    url: body.evidence?.url ?? '',
    code: error?.fields?.[0]?.code ?? error?.code ?? '',
    params: error?.fields?.[0]?.params,
    status: response.status,
  };
}

/** A stay over two partial months that began this morning, with its first charge taken. */
export async function runningStay(world: World, startsIn = 34, days = 45): Promise<string> {
  const { id } = await confirmed(world, startsIn, days);
  await at(world, `${addDays(TODAY, startsIn)}T10:00:00Z`);
  await world.renter.query(MARK_ACTIVE, { input: { bookingId: id } });
  return id;
}

/** Moves everybody to another instant with new sessions. */
export async function at(world: World, instant: string): Promise<void> {
  world.clock.set(instant);
  await signInAgain(world);
}

/** Runs the jobs of the clock and the provider that are due. */
export async function runClaims(world: World): Promise<void> {
  await runClaimClocks(world.app.context());
  await world.app.settle();
  await runJobs(world.app, SETTLE_JOB);
  await runJobs(world.app, REFUND_JOB);
  await world.app.settle();
}

/** A claim by the renter that the space is smaller, with two photos. */
export async function smallerInput(
  world: World,
  bookingId: string,
  changes: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const evidenceIds = [
    (await uploadEvidence(world.renter, bookingId)).id,
    (await uploadEvidence(world.renter, bookingId)).id,
  ];
  return {
    bookingId,
    case: 'DIFFERENT',
    detail: 'SMALLER',
    remedy: 'LOWER_RENT',
    text: TEXT,
    measuredM2: 3.5,
    evidenceIds,
    isTrue: true,
    idempotencyKey: randomUUID(),
    ...changes,
  };
}

export async function submit(client: GraphqlClient, input: Record<string, unknown>): Promise<ClaimView> {
  return (await client.query<{ submitClaim: { claim: ClaimView } }>(SUBMIT, { input })).submitClaim.claim;
}

export async function answer(client: GraphqlClient, claimId: string, changes: object = {}): Promise<ClaimView> {
  const input = { claimId, isAgreed: true, text: 'Puse la medida de la escritura.', evidenceIds: [], ...changes };
  return (await client.query<{ answerClaim: { claim: ClaimView } }>(ANSWER, { input })).answerClaim.claim;
}

/** A vote on the proposal as the side sees it. */
export async function vote(client: GraphqlClient, claimId: string, isAccepted = true): Promise<ClaimView> {
  const { offerToken } = await readClaim(client, claimId);
  return (
    await client.query<{ voteOnClaim: { claim: ClaimView } }>(VOTE, { input: { claimId, isAccepted, offerToken } })
  ).voteOnClaim.claim;
}

export async function readClaim(client: GraphqlClient, id: string): Promise<ClaimView> {
  const { claim } = await client.query<{ claim: ClaimView | null }>(READ_CLAIM, { id });
  if (!claim) throw new Error(`nobody sees ${id}`);
  return claim;
}

/** What the staff see of the remedies that they can decide for. */
export const CLAIM_OPTIONS = 'query ($id: ID!) { claim(id: $id) { staffRecord { options { remedy amountCents } } } }';

export interface ClaimOptionsView {
  readonly claim: {
    readonly staffRecord: {
      readonly options: readonly { readonly remedy: string; readonly amountCents: number }[];
    } | null;
  } | null;
}

/** A decision with the amount that the staff see. */
export async function decide(
  client: GraphqlClient,
  claimId: string,
  remedy: string,
  amountCents?: number,
): Promise<ClaimView> {
  const { claim } = await client.query<ClaimOptionsView>(CLAIM_OPTIONS, { id: claimId });
  const shown = claim?.staffRecord?.options.find((option) => option.remedy === remedy);
  const input = {
    claimId,
    remedy,
    amountCents: amountCents ?? shown?.amountCents ?? 0,
    ground: 'EVIDENCE_PROVES',
    reasons: REASONS,
  };
  return (await client.query<{ decideClaim: { claim: ClaimView } }>(DECIDE, { input })).decideClaim.claim;
}
