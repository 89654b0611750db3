import { randomUUID } from 'node:crypto';
import { toGlobalId } from '../../../../server/core/graphql/global-id.js';
import type { StaffAct, StaffRecord, STAFF_ACTS } from '../../../../server/core/staff-acts.js';
import { createAccount, signInAs, signInAsAdmin } from '../../../support/accounts.js';
import { beginAgain, person, type World } from '../../../support/bookings.js';
import type { GraphqlClient } from '../../../support/graphql-client.js';
import { publishedSpace, uuidOf } from '../../../support/spaces.js';
import { documentOf, rootFields } from '../../support/root-fields.js';

/** What every act that asks for words is given. */
export const WHY = 'Lo piden las dos partes en el tique del 2 de marzo.';

/** The act to carry out: a mutation with its input, or something beside GraphQL. */
export interface Deed {
  /** Null: done already, by a route beside GraphQL. */
  readonly mutation: string | null;
  /** The variables; most mutations have one, `input`. */
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Who does it; the admin unless named. */
  readonly by?: GraphqlClient;
  /** Everything stays as it was, by decision. */
  readonly isKept?: boolean;
  /** The reason in the log, where it is not `WHY`. */
  readonly reason?: string;
}

/** Prepares what one kind of record needs and says what makes it. */
export type Scenario = (stage: Stage) => Promise<Deed>;

/** The kinds of record that some acts make. */
export type RecordsOf<Act extends StaffAct> = {
  [A in Act]: keyof (typeof STAFF_ACTS)[A]['records'] & StaffRecord;
}[Act];

export const deed = (mutation: string, input: Readonly<Record<string, unknown>>, more: Partial<Deed> = {}): Deed => ({
  mutation,
  variables: { input },
  ...more,
});

/** Saves a list of the staff as a file. */
export const downloaded =
  (list: string): Scenario =>
  async ({ world }) => {
    await fetch(`${world.app.url}/files/staff/${list}.csv`, { headers: world.admin.headers() });
    return { mutation: null };
  };

/** One market for all scenarios, and what several of them need. */
export class Stage {
  private constructor(
    readonly world: World,
    /** Another admin, where one person may not decide twice. */
    readonly second: GraphqlClient,
  ) {}

  static async around(world: World): Promise<Stage> {
    return new Stage(world, await person(world.app, 'second', 'Pilar Otero Vidal', ['renter', 'admin']));
  }

  /** The first moment again: days are free and everybody is signed in. */
  async beginAgain(): Promise<void> {
    await beginAgain(this.world);
    await signInAsAdmin(this.world.app, this.second, 'second@example.test');
    await this.sql(
      `update bookings set status = 'completed' where status in ('active', 'ending', 'move_out', 'terminated')`,
    );
  }

  /** The other admin with a fresh session: the clock of a running stay outran the last one. */
  async secondNow(): Promise<GraphqlClient> {
    await signInAsAdmin(this.world.app, this.second, 'second@example.test');
    return this.second;
  }

  sql<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
    return this.world.app.context().em.execute<T[]>(text, values);
  }

  /** The id of the API of somebody without a session. */
  async personId(): Promise<string> {
    return toGlobalId('Person', await createAccount(this.world.app, { email: `${randomUUID()}@example.test` }));
  }

  /** Somebody signed in. */
  async somebody(): Promise<GraphqlClient> {
    const email = `${randomUUID()}@example.test`;
    const client = this.world.app.visitor();
    await createAccount(this.world.app, { email });
    await signInAs(client, email);
    return client;
  }

  space(): Promise<string> {
    return publishedSpace(this.world.app, this.world.host);
  }

  /** A space that waits for the staff. */
  async submittedSpace(): Promise<string> {
    const id = await this.space();
    const text = `update spaces set status = 'in_review', submitted_at = now(), published_at = null where id = ?`;
    await this.sql(text, [uuidOf(id)]);
    return id;
  }

  /** Carries an act out; what was done beside GraphQL is done already. */
  async carryOut({ mutation, variables = {}, by = this.world.admin }: Deed): Promise<void> {
    if (mutation === null) return;
    const root = rootFields().find(({ field }) => field.name === mutation);
    if (!root) throw new Error(`there is no ${mutation}`);
    const { errors } = await by.send(documentOf(root), variables);
    if (errors.length > 0) throw new Error(`${mutation}: ${JSON.stringify(errors)}`);
  }
}
