import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { createAccount, signInAs, signInAsAdmin } from './accounts.js';
import { FakeClock } from './fake-clock.js';
import type { GraphqlClient } from './graphql-client.js';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.js';

export const START = `mutation ($input: StartVerificationInput!) { startVerification(input: $input) { verification {
  id status documentType documentCountry documentLast4 documentExpiresOn fullName missingSides } } }`;
export const SUBMIT = `mutation ($id: ID!) { submitVerification(input: { verificationId: $id }) { verification { id status submittedAt dueAt } } }`;
export const DECIDE = `mutation ($input: DecideVerificationInput!) { decideVerification(input: $input) { verification { id status rejectReason note decidedAt } } }`;

const VERIFICATION_STATE = `status hasLapsed verifiedAt attemptsLeft nextAttemptAt canStart latest { id status rejectReason note fullName birthDate documentLast4 documentExpiresOn files { id side mime bytes } applicant { email } }`;
export const OVERVIEW = `{ viewer { verification { level topLevel isEmailVerified isPhoneVerified isIdentityRequired identity { ${VERIFICATION_STATE} } spaces { space { id isVerified } ${VERIFICATION_STATE} } } } }`;
export const QUEUE = `query ($kind: VerificationKind, $first: Int, $after: String) { verificationQueue(kind: $kind, first: $first, after: $after) {
  totalCount overdueCount edges { cursor node { id kind status isOverdue files { id side mime bytes } applicant { fullName email attemptsUsed user { displayName } earlier { id status } } space { address } } } pageInfo { hasNextPage endCursor } } }`;

export interface File {
  readonly id: string;
  readonly side: string;
  readonly mime: string;
  readonly bytes: number;
}

export interface VerificationState {
  readonly status: string;
  readonly verifiedAt: string | null;
  readonly attemptsLeft: number;
  readonly nextAttemptAt: string | null;
  readonly canStart: boolean;
  readonly space?: { readonly id: string; readonly isVerified: boolean };
  readonly latest:
    | null
    | (Readonly<Record<string, unknown>> & {
        readonly id: string;
        readonly status: string;
        readonly files: readonly File[];
      });
}

export interface Overview {
  readonly level: number | null;
  readonly topLevel: number;
  readonly isEmailVerified: boolean;
  readonly isPhoneVerified: boolean;
  readonly isIdentityRequired: boolean;
  readonly identity: VerificationState;
  readonly spaces: readonly VerificationState[];
}

/** Valid data of a DNI. */
export function dni(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    kind: 'IDENTITY',
    documentType: 'DNI',
    fullName: 'Marta Ruiz Soler',
    birthDate: '1988-04-12',
    country: 'ES',
    documentNumber: '12345678Z',
    expiresOn: '2031-05-01',
    ...overrides,
  };
}

/** An image of noise, as large as a camera's photo. */
export function noise(width = 1200, height = 800): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  } as SharpOptions);
}

const photographs = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A photo with metadata, like those of phones. */
export function photograph(width = 1200, height = 800): Promise<Uint8Array<ArrayBuffer>> {
  const size = `${width}x${height}`;
  const taken = photographs.get(size) ?? takePhotograph(width, height);
  photographs.set(size, taken);
  return taken;
}

async function takePhotograph(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await noise(width, height)
      .withExif({ IFD0: { Copyright: 'SECRETO', Model: 'TELEFONO' } })
      .jpeg({ quality: 90 })
      .toBuffer(),
  );
}

/** A PDF of the given number of bytes. */
export function pdf(bytes = 150_000): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    Buffer.concat([Buffer.from('%PDF-1.7\n%'), Buffer.alloc(bytes - 17, 'x'), Buffer.from('\n%%EOF\n')]),
  );
}

export interface UploadResult {
  readonly status: number;
  readonly file?: File;
  readonly code?: string;
  readonly problem?: string;
}

/** Uploads a document as the page does. */
export async function sendDocument(
  client: GraphqlClient,
  verificationId: string,
  side: string,
  bytes: Uint8Array<ArrayBuffer>,
  name = 'dni.jpg',
): Promise<UploadResult> {
  const form = new FormData();
  form.set('file', new globalThis.File([bytes], name, { type: 'image/jpeg' }));
  const { 'content-type': _, ...headers } = client.headers();
  const response = await fetch(
    `${client.url}/uploads/verification-documents?verificationId=${verificationId}&side=${side}`,
    { method: 'POST', headers, body: form },
  );
  const body = (await response.json()) as {
    file?: File;
    errors?: { extensions: { code: string; fields?: { code: string }[] } }[];
  };
  const error = body.errors?.[0]?.extensions;
  const problem = error?.fields?.[0]?.code;
  return {
    status: response.status,
    ...(body.file ? { file: body.file } : {}),
    ...(error ? { code: error.code } : {}),
    ...(problem ? { problem } : {}),
  };
}

/** Submits an identity of the client; returns its API id. */
export async function submitIdentity(
  client: GraphqlClient,
  overrides: Record<string, unknown> = {},
  document: Uint8Array<ArrayBuffer> = pdf(),
): Promise<string> {
  const { startVerification } = await client.query<{
    startVerification: { verification: { id: string; missingSides: string[] } };
  }>(START, { input: dni(overrides) });
  for (const side of startVerification.verification.missingSides) {
    const sent = await sendDocument(client, startVerification.verification.id, side.toLowerCase(), document);
    if (!sent.file) throw new Error(`document refused: ${sent.problem ?? sent.code}`);
  }
  await client.query(SUBMIT, { id: startVerification.verification.id });
  return startVerification.verification.id;
}

export async function overviewOf(client: GraphqlClient): Promise<Overview> {
  return (await client.query<{ viewer: { verification: Overview } }>(OVERVIEW)).viewer.verification;
}

export const NOW = '2027-03-02T09:55:00Z';

interface BellItem {
  readonly type: string;
  readonly title: string;
  readonly message: string;
}

/** An applicant, another user and a member of the staff. */
export class VerificationWorld {
  applicant!: GraphqlClient;
  other!: GraphqlClient;
  admin!: GraphqlClient;

  private constructor(
    readonly app: TestApp,
    readonly clock: FakeClock,
  ) {}

  static async create(options: TestAppOptions = {}): Promise<VerificationWorld> {
    const clock = new FakeClock(NOW);
    const world = new VerificationWorld(await createTestApp({ clock, ...options }), clock);
    for (const name of ['owner', 'other']) await createAccount(world.app, { email: `${name}@example.com` });
    return world;
  }

  /** Resets the data and the clock; nobody is verified. */
  async reset(): Promise<void> {
    for (const table of ['verifications', 'notifications', 'rate_limits']) await this.sql(`delete from ${table}`);
    await this.sql('update users set identity_verified_at = null, phone_verified_at = null');
    await this.setTime(NOW);
  }

  /** Moves the clock and signs everybody in again, since sessions expire meanwhile. */
  async setTime(instant: string): Promise<void> {
    this.clock.set(instant);
    [this.applicant, this.other, this.admin] = [this.app.visitor(), this.app.visitor(), this.app.visitor('en')];
    await signInAs(this.applicant, 'owner@example.com');
    await signInAs(this.other, 'other@example.com');
    await signInAsAdmin(this.app, this.admin);
  }

  sql<T extends object>(statement: string, values: unknown[] = []): Promise<T[]> {
    return this.app.context().em.execute<T[]>(statement, values);
  }

  async started(overrides: Record<string, unknown> = {}): Promise<string> {
    return (
      await this.applicant.query<{ startVerification: { verification: { id: string } } }>(START, {
        input: dni(overrides),
      })
    ).startVerification.verification.id;
  }

  async decide(id: string, decision = 'APPROVE', rest: Record<string, unknown> = {}): Promise<void> {
    await this.admin.query(DECIDE, { input: { verificationId: id, decision, ...rest } });
  }

  async identity(client = this.applicant): Promise<VerificationState> {
    return (await overviewOf(client)).identity;
  }

  async bell(): Promise<BellItem[]> {
    await this.app.settle();
    const { notifications } = await this.applicant.query<{ notifications: { edges: { node: BellItem }[] } }>(
      '{ notifications { edges { node { type title message } } } }',
    );
    return notifications.edges.map(({ node }) => node);
  }

  open(client: GraphqlClient, fileId: string): Promise<Response> {
    return fetch(`${this.app.url}/files/verification/${fileId}`, { headers: client.headers() });
  }

  /** The keys of the stored documents. */
  stored(): Promise<string[]> {
    return readdir(path.join(this.app.services.config.dataDir, 'files', 'verifications')).catch(() => []);
  }

  async runJobs(name: string): Promise<void> {
    const rows = await this.sql<{ payload: Record<string, unknown> }>(
      'select p.payload from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id where t.identifier = ?',
      [name],
    );
    for (const { payload } of rows) await this.app.jobs.handlers.get(name)?.(this.app.context(), payload);
  }
}

/** The problems of a refused input, as `field CODE`. */
export async function problemsOf(
  client: GraphqlClient,
  query: string,
  variables: Record<string, unknown>,
): Promise<string[]> {
  const { errors } = await client.send(query, variables);
  return (errors[0]?.extensions.fields ?? []).map(({ path: field, code }) => `${field} ${code}`);
}
