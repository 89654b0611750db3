import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What people accept besides the terms of use, which are consents. */
export type AcceptanceKind =
  /** That later charges are collected off-session. */
  | 'mandate'
  /** That nothing prohibited is stored. */
  | 'prohibited_goods'
  /** A version of the agreement of a booking. */
  | 'rental_terms'
  /** A change of the agreement, by the side that requests it. */
  | 'change_offer'
  /** Paying a host's claim, beyond the deposit too. */
  | 'claim_sum'
  /** That we invoice in the host's name. */
  | 'invoicing';

/** Who accepted what, when and from where; rows never change, except that the address of an erased person is removed. */
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

  /** The version of the text or the agreement, or the id of the change or claim. */
  @Property({ type: 'text' })
  version!: string;

  /** SHA-256 of the accepted amounts and days. */
  @Property({ type: 'text' })
  hash!: string;

  @Property({ type: 'timestamptz' })
  at!: Date;

  @Property({ type: 'text', nullable: true })
  ip!: string | null;

  @Property({ type: 'text', nullable: true })
  userAgent!: string | null;
}
