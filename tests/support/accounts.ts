import type { StoredMail } from '../../server/ports/mail-folder.js';
import { hashPassword } from '../../server/features/accounts/password/password-hashing.js';
import type { GraphqlClient } from './graphql-client.js';
import type { TestApp } from './test-app.js';

/** A password every rule accepts. */
export const PASSWORD = 'Trastero-verde-2026';

const WAIT_MS = 5_000;

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken expiresAt refreshToken viewer { id email roles } } }`;

export interface SignedIn {
  readonly accessToken: string;
  readonly expiresAt: string;
  readonly refreshToken: string | null;
  readonly viewer: { readonly id: string; readonly email: string; readonly roles: readonly string[] };
}

export interface AccountOptions {
  readonly email: string;
  readonly password?: string;
  /** Instead of hashing the password anew. */
  readonly passwordHash?: string;
  readonly fullName?: string;
  readonly isVerified?: boolean;
  readonly roles?: readonly ('renter' | 'host' | 'admin')[];
}

/** Stores an account as sign-up and confirmation would have left it; answers its uuid. */
export async function createAccount(app: TestApp, options: AccountOptions): Promise<string> {
  const { email, password = PASSWORD, fullName = 'Marta Ruiz Soler', isVerified = true, roles = ['renter'] } = options;
  const { em, config, clock } = app.context();
  // A test that has a second go finds the account of its first one: that makes room.
  await em.execute(`update users set email = id || '@former.test' where email = ?`, [email]);
  const [row] = await em.execute<{ id: string }[]>(
    `insert into users (email, full_name, password_hash, email_verified_at, terms_version, terms_accepted_at) values (?, ?, ?, ?, 'test', ?) returning id`,
    [email, fullName, options.passwordHash ?? (await hashPassword(config, password)), isVerified ? new Date() : null, clock.now()],
  );
  if (!row) throw new Error('the account was not stored');
  for (const role of roles) await em.execute('insert into user_roles (user_id, role) values (?, ?)', [row.id, role]);
  return row.id;
}

/** Signs a caller in; her later calls carry the token and the cookie. */
export async function signInAs(client: GraphqlClient, email: string, password = PASSWORD, inBody = false): Promise<SignedIn> {
  const { signIn } = await client.query<{ signIn: SignedIn }>(SIGN_IN, { input: { email, password, inBody } });
  client.accessToken = signIn.accessToken;
  return signIn;
}

/**
 * Signs a member of the staff in, making her account when there is none: administrators' rights count only after a second factor,
 * and this session is marked as if it had been asked for.
 */
export async function signInAsAdmin(app: TestApp, client: GraphqlClient, email = 'admin@example.com'): Promise<SignedIn> {
  const { em } = app.context();
  const [known] = await em.execute<{ id: string }[]>('select id from users where email = ?', [email]);
  const id = known?.id ?? (await createAccount(app, { email, roles: ['renter', 'admin'] }));
  const session = await signInAs(client, email);
  await em.execute('update sessions set mfa_verified_at = now() where user_id = ? and revoked_at is null', [id]);
  return session;
}

const VERIFY = `mutation ($input: VerifyMfaInput!) { verifyMfa(input: $input) { accessToken expiresAt refreshToken viewer { id email roles } } }`;

/** Signs the demo's staff in as a person would: password, then the code that /dev/second-factor shows. */
export async function signInAsDemoAdmin(app: TestApp, client: GraphqlClient, password: string): Promise<SignedIn> {
  const { errors } = await client.send(SIGN_IN, { input: { email: 'admin@hueco.test', password } });
  const challenge = errors[0]?.extensions.params?.['challenge'];
  const { code } = (await (await fetch(`${app.url}/dev/second-factor.json`)).json()) as { code: string };
  const { verifyMfa } = await client.query<{ verifyMfa: SignedIn }>(VERIFY, { input: { challenge, code } });
  client.accessToken = verifyMfa.accessToken;
  return verifyMfa;
}

/** The newest mail to an address, of one subject if it is named, as soon as at least `count` are there. */
export async function awaitMail(app: TestApp, to: string, count = 1, subject?: string): Promise<StoredMail> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    const mails = (await mailsTo(app, to)).filter((mail) => !subject || mail.subject === subject);
    const [newest] = mails;
    if (newest && mails.length >= count) return newest;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`no mail number ${count} to ${to}`);
}

/** All mails to an address, newest first. */
export async function mailsTo(app: TestApp, to: string): Promise<StoredMail[]> {
  const response = await fetch(`${app.url}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
  return (await response.json()) as StoredMail[];
}

/** The link of a mail's one action. */
export function linkOf(mail: StoredMail): URL {
  const [link] = /https?:\/\/\S+/.exec(mail.text) ?? [];
  if (!link) throw new Error(`there is no link in ${mail.subject}`);
  return new URL(link);
}
