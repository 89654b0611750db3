import { sql } from 'kysely';
import { HOUR_MS } from '../../core/values/durations.js';
import { getDocumentKind } from '../../features/verification/documents/document-kinds.rules.js';
import {
  DocumentType,
  RejectReason,
  VerificationKind,
  VerificationStatus,
} from '../../features/verification/verification.enums.js';
import { insertRows, type SeedTransaction } from './insert-rows.js';
import type { ListedSpace } from './make-demo-spaces.js';
import type { DemoPerson } from './make-people.js';
import { Random } from './random.js';
import { renderSample, type SampleDocument } from './sample-documents.js';

const DAY_H = 24;
/** Its own stream, so that the other demo data stay the same. */
const SEED = 20_261_121;
const KNOWN_HOSTS = 0.8;
const PROVEN_SPACES = 0.45;
/** How many days ahead a video call can be scheduled. */
const CALL_DAYS = [2, 3, 6];

export interface DemoData {
  readonly accounts: Readonly<Record<'renter' | 'host' | 'both' | 'admin', DemoPerson>>;
  readonly renters: readonly DemoPerson[];
  readonly hosts: readonly DemoPerson[];
  readonly spaces: readonly ListedSpace[];
}

interface Plan {
  readonly person: DemoPerson;
  readonly type: DocumentType;
  readonly status: VerificationStatus;
  readonly hoursAgo: number;
  readonly space?: ListedSpace;
  readonly country?: string;
  readonly reason?: RejectReason;
  readonly note?: string;
}

/** Verified identities and spaces, and cases that wait for the staff. Returns the documents to store. */
export async function seedVerifications(tx: SeedTransaction, demo: DemoData, now: Date): Promise<SampleDocument[]> {
  const random = new Random(SEED);
  const { accounts, hosts, spaces } = demo;
  const known = [accounts.host, ...hosts.filter(() => random.chance(KNOWN_HOSTS))];
  const isKnown = new Set(known.map(({ id }) => id));
  const own = spaces.filter(({ host }) => host.id === accounts.host.id);
  const proven = spaces.filter(
    (one) => isKnown.has(one.host.id) && one.host.id !== accounts.host.id && random.chance(PROVEN_SPACES),
  );
  await tx.db
    .updateTable('User')
    .set((eb) => ({ identityVerifiedAt: sql<Date>`${eb.ref('createdAt')} + interval '3 days'` }))
    .where(
      'id',
      'in',
      known.map(({ id }) => id),
    )
    .execute();
  const verified = [...proven, ...own.slice(0, 2)].map(({ space }) => space.id);
  await tx.db
    .updateTable('Space')
    .set((eb) => ({ verifiedAt: sql<Date>`least(${eb.ref('createdAt')} + interval '5 days', ${now})` }))
    .where('id', 'in', verified)
    .execute();
  const plans = plansOf(demo, own);
  const rows = plans.map((plan) => rowOf(random, plan, accounts.admin.id, now));
  await insertRows(tx, 'Verification', rows);
  const waiting = plans.flatMap((plan, index) =>
    plan.status === VerificationStatus.IN_REVIEW ? [{ plan, row: rows[index] as (typeof rows)[number] }] : [],
  );
  const samples: SampleDocument[] = [];
  for (const { plan, row } of waiting) {
    for (const side of getDocumentKind(plan.type).sides) {
      const sample = await renderSample(side, `verifications/${random.uuid()}`);
      samples.push(sample);
      const file = {
        id: random.uuid(),
        verificationId: row.id,
        side,
        storageKey: sample.storageKey,
        mime: 'image/webp',
        bytes: sample.bytes.length,
        createdAt: row.createdAt,
      };
      await insertRows(tx, 'VerificationFile', [file]);
    }
  }
  await insertRows(
    tx,
    'VideoAppointment',
    CALL_DAYS.map((days) => ({
      id: random.uuid(),
      startsAt: `${new Date(now.getTime() + days * DAY_H * HOUR_MS).toISOString().slice(0, 10)}T09:30:00.000Z`,
      link: 'https://meet.example.com/hueco',
      offeredBy: accounts.admin.id,
      offeredAt: now,
      verificationId: null,
    })),
  );
  return samples;
}

function plansOf({ accounts, renters }: DemoData, own: readonly ListedSpace[]): Plan[] {
  const { DNI, PASSPORT, IBI_RECEIPT, TITLE_NOTE } = DocumentType;
  const { APPROVED, REJECTED, IN_REVIEW } = VerificationStatus;
  const [late, recent] = renters;
  return [
    { person: accounts.host, type: DNI, status: APPROVED, hoursAgo: 400 * DAY_H },
    ...own.slice(0, 2).map((space): Plan => ({
      person: accounts.host,
      type: TITLE_NOTE,
      status: APPROVED,
      hoursAgo: 200 * DAY_H,
      space,
    })),
    ...own
      .slice(2, 3)
      .map((space): Plan => ({ person: accounts.host, type: IBI_RECEIPT, status: IN_REVIEW, hoursAgo: 3, space })),
    {
      person: accounts.renter,
      type: DNI,
      status: REJECTED,
      hoursAgo: 2 * DAY_H,
      reason: RejectReason.BLURRED,
      note: 'El reflejo tapa el número y la fecha.',
    },
    { person: accounts.both, type: DNI, status: IN_REVIEW, hoursAgo: 6 },
    ...(late ? [{ person: late, type: DNI, status: IN_REVIEW, hoursAgo: 51 }] : []),
    ...(recent ? [{ person: recent, type: PASSPORT, status: IN_REVIEW, hoursAgo: 20, country: 'FR' }] : []),
  ];
}

function rowOf(
  random: Random,
  { person, type, status, hoursAgo, space, country = 'ES', reason, note = '' }: Plan,
  reviewerId: string,
  now: Date,
) {
  const before = (hours: number): string => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  const isIdentity = space === undefined;
  const isDecided = status !== VerificationStatus.IN_REVIEW;
  const isPurged = isDecided && hoursAgo > 31 * DAY_H;
  return {
    id: random.uuid(),
    userId: person.id,
    kind: isIdentity ? VerificationKind.IDENTITY : VerificationKind.SPACE,
    spaceId: space?.space.id ?? null,
    status,
    documentType: type,
    documentCountry: isIdentity ? country : null,
    documentLast4: isIdentity ? (country === 'ES' ? (person.nif ?? '').slice(-4) : `${random.int(1000, 9999)}`) : null,
    documentExpiresOn: isIdentity ? `${now.getUTCFullYear() + 4}-05-17` : null,
    fullName: isIdentity && !isPurged ? person.fullName : null,
    birthDate: isIdentity && !isPurged ? `${random.int(1968, 2001)}-0${random.int(1, 9)}-1${random.int(0, 9)}` : null,
    rejectReason: reason ?? null,
    note,
    submittedAt: before(hoursAgo),
    decidedAt: isDecided ? before(hoursAgo - DAY_H) : null,
    reviewerId: isDecided ? reviewerId : null,
    filesDeletedAt: isPurged ? before(hoursAgo - 31 * DAY_H) : null,
    createdAt: before(hoursAgo + 0.2),
  };
}
