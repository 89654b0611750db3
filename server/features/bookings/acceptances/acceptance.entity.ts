import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What people accept beside the terms of use, which are consents. */
export type AcceptanceKind =
  /** That later charges are taken without asking. */
  | 'mandate'
  /** That nothing prohibited is stored. */
  | 'prohibited_goods'
  /** A version of the agreement of a booking. */
  | 'rental_terms'
  /** A change of the agreement, by the side that asks for it. */
  | 'change_offer'
  /** To pay what a host claims, beyond the deposit too. */
  | 'claim_sum'
  /** That we invoice in the host's name. */
  | 'invoicing';

/** Who accepted what, when and from where; rows are never changed, but for an erased person's address. */
@Entity({ tableName: 'acceptances' })
export class Acceptance {
  [EntityName]?: 'Acceptance';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'uuid', nullable: true })
  bookingId!: string | null;

  @Property({ type: 'text' })
  kind!: AcceptanceKind;

  /** Of the text, of the agreement, or the change or claim that it is about. */
  @Property({ type: 'text' })
  version!: string;

  /** SHA-256 of the amounts and days that were accepted. */
  @Property({ type: 'text' })
  hash!: string;

  @Property({ type: 'timestamptz' })
  at!: Date;

  @Property({ type: 'text', nullable: true })
  ip!: string | null;

  @Property({ type: 'text', nullable: true })
  userAgent!: string | null;
}
