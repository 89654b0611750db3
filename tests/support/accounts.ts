import { randomUUID } from 'node:crypto';
import { parseGlobalId, toGlobalId } from '../../server/core/graphql/global-id.js';
import type { Role } from '../../server/core/roles.js';
import type { StoredMail } from '../../server/ports/mail-folder.js';
import { CLOSING_KINDS, MeasureKind, MeasureReason } from '../../server/features/accounts/measures/measure.enums.js';
import { hashPassword } from '../../server/features/accounts/password/password-hashing.js';
import type { GraphqlClient } from './graphql-client.js';
import type { TestApp } from './test-app.js';

/** A password that passes all rules. */
export const PASSWORD = 'Trastero-verde-2026';

const WAIT_MS = 10_000;

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken expiresAt refreshToken viewer { id: userId email roles } } }`;

export interface SignedIn {
  readonly accessToken: string;
  readonly expiresAt: string;
  readonly refreshToken: string | null;
  readonly viewer: { readonly id: string; readonly email: string; readonly roles: readonly string[] };
}

export interface AccountOptions {
  readonly email: string;
  readonly password?: string;
  /** Stored instead of hashing the password, to save time. */
  readonly passwordHash?: string;
  readonly fullName?: string;
  readonly isVerified?: boolean;
  readonly roles?: readonly `${Role}`[];
}

/** Stores an account as sign-up and confirmation leave it; returns its uuid. */
export async function createAccount(app: TestApp, options: AccountOptions): Promise<string> {
  const { email, password = PASSWORD, fullName = 'Marta Ruiz Soler', isVerified = true, roles = ['renter'] } = options;
  const { db, config, clock } = app.context();
  // Frees the address, because a retried test finds the account of its first attempt.
  await db
    .updateTable('User')
    .set({ email: `${randomUUID()}@former.test` })
    .where('email', '=', email)
    .execute();
  const passwordHash = options.passwordHash ?? (await hashPassword(config, password));
  const { id } = await db
    .insertInto('User')
    .values({
      email,
      fullName,
      passwordHash,
      emailVerifiedAt: isVerified ? new Date() : null,
      termsVersion: 'test',
      termsAcceptedAt: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const role of roles)
    await db
      .insertInto('UserRole')
      .values({ userId: id, role: role as Role })
      .execute();
  return id;
}

/** Signs a client in; its later calls send the token and the cookie. */
export async function signInAs(
  client: GraphqlClient,
  email: string,
  password = PASSWORD,
  inBody = false,
): Promise<SignedIn> {
  const { signIn } = await client.query<{ signIn: SignedIn }>(SIGN_IN, { input: { email, password, inBody } });
  client.accessToken = signIn.accessToken;
  return signIn;
}

/**
 * Signs staff in, creating the account if needed. The staff role requires a second factor, so the session is marked as if it had
 * been verified.
 */
export async function signInAsAdmin(
  app: TestApp,
  client: GraphqlClient,
  email = 'admin@example.com',
  role: `${Role}` = 'admin',
): Promise<SignedIn> {
  const { db, em } = app.context();
  const known = await db.selectFrom('User').select('id').where('email', '=', email).executeTakeFirst();
  const id = known?.id ?? (await createAccount(app, { email, roles: ['renter', role] }));
  const session = await signInAs(client, email);
  await em.execute('update sessions set mfa_verified_at = now() where user_id = ? and revoked_at is null', [id]);
  return session;
}

export const BAN = `mutation ($input: BanPersonInput!) { banPerson(input: $input) { person { state } } }`;

/** The input with which the staff close an account permanently. */
export const banOf = (
  userId: string,
  statement: string,
  confirmation = 'Marta Ruiz Soler',
): Record<string, unknown> => ({
  input: { personId: personIdOf(userId), reason: 'FRAUD', statement, confirmation },
});

/** The id of a user as the staff's `Person`. */
export const personIdOf = (userId: string): string => toGlobalId('Person', parseGlobalId(userId)?.uuid ?? '');

/** Closes an account by a measure, without its mails and events. */
export async function closeAccount(app: TestApp, email: string): Promise<void> {
  const { db, clock } = app.context();
  const now = clock.now();
  const { id: userId } = await db
    .updateTable('User')
    .set({ suspendedAt: now, suspendedReason: 'x' })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('AccountMeasure')
    .values({ userId, kind: MeasureKind.BAN, reason: MeasureReason.OTHER, statement: 'x', startsAt: now })
    .execute();
}

/** Opens all closed accounts. */
export async function openAccounts(app: TestApp): Promise<void> {
  const { db, clock } = app.context();
  await db.updateTable('User').set({ suspendedAt: null, suspendedReason: null }).execute();
  await db
    .updateTable('AccountMeasure')
    .set({ liftedAt: clock.now() })
    .where('kind', 'in', CLOSING_KINDS)
    .where('liftedAt', 'is', null)
    .execute();
}

const VERIFY = `mutation ($input: VerifyMfaInput!) { verifyMfa(input: $input) { accessToken expiresAt refreshToken viewer { id: userId email roles } } }`;

/** Signs the demo's staff in with the password and the code that /dev/second-factor shows. */
export async function signInAsDemoAdmin(app: TestApp, client: GraphqlClient, password: string): Promise<SignedIn> {
  const { errors } = await client.send(SIGN_IN, { input: { email: 'admin@hueco.test', password } });
  const challenge = errors[0]?.extensions.params?.['challenge'];
  const { code } = (await (await fetch(`${app.url}/dev/second-factor.json`)).json()) as { code: string };
  const { verifyMfa } = await client.query<{ verifyMfa: SignedIn }>(VERIFY, { input: { challenge, code } });
  client.accessToken = verifyMfa.accessToken;
  return verifyMfa;
}

/** The newest mail to an address, with the subject if given, once at least `count` have arrived. */
export async function awaitMail(app: TestApp, to: string, count = 1, subject?: string): Promise<StoredMail> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    const mails = (await mailsTo(app, to)).filter((mail) => !subject || mail.subject === subject);
    const [newest] = mails;
    if (newest && mails.length >= count) return newest;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`mail ${count} to ${to} did not arrive`);
}

/** All mails to an address, newest first. */
export async function mailsTo(app: TestApp, to: string): Promise<StoredMail[]> {
  const response = await fetch(`${app.url}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
  return (await response.json()) as StoredMail[];
}

/** The first link of a mail. */
export function linkOf(mail: StoredMail): URL {
  const [link] = /https?:\/\/\S+/.exec(mail.text) ?? [];
  if (!link) throw new Error(`no link in mail: ${mail.subject}`);
  return new URL(link);
}

const VIEW_AS = `mutation ($input: PersonStatementInput!) { viewAsPerson(input: $input) { token } }`;

/** A client of a member of the staff who sees Hueco as the signed-in person. */
export async function viewAs(app: TestApp, staff: GraphqlClient, person: GraphqlClient): Promise<GraphqlClient> {
  const { viewer } = await person.query<{ viewer: { id: string } }>('{ viewer { id: userId } }');
  const { viewAsPerson } = await staff.query<{ viewAsPerson: { token: string } }>(VIEW_AS, {
    input: { personId: personIdOf(viewer.id), statement: 'Pregunta en su ticket por algo que no ve.' },
  });
  return Object.assign(app.visitor(), { accessToken: viewAsPerson.token });
}
