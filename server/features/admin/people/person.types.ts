import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo, edgeType, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { Node } from '../../../core/graphql/node.js';
import { Role } from '../../../core/roles.js';
import { MeasureKind, MeasureReason } from '../../accounts/measures/measure.enums.js';
import { NextPayout } from '../../bookings/payouts/earnings.types.js';
import { TOTAL_COUNT } from '../count-found.js';

/** The status of an account. */
export enum PersonState {
  ACTIVE = 'active',
  LIMITED = 'limited',
  SUSPENDED = 'suspended',
  BANNED = 'banned',
  ERASED = 'erased',
}

/** The acts of the staff on a person. */
export enum PersonAct {
  WARN = 'warn',
  LIMIT = 'limit',
  LIFT_LIMIT = 'lift_limit',
  SUSPEND = 'suspend',
  BAN = 'ban',
  RESTORE = 'restore',
  ALLOW_PAYOUTS = 'allow_payouts',
  RESET_VERIFICATION = 'reset_verification',
  MERGE = 'merge',
  CHANGE_ROLES = 'change_roles',
  REVEAL_EMAIL = 'reveal_email',
  WRITE_NOTE = 'write_note',
  VIEW_AS = 'view_as',
}

registerEnumType(PersonState, {
  name: 'PersonState',
  description: 'The status of an account.',
  valuesConfig: {
    ACTIVE: { description: 'Without restrictions.' },
    LIMITED: { description: 'Some parts of the product are closed to it for a time.' },
    SUSPENDED: { description: 'Suspended until a day.' },
    BANNED: { description: 'Closed permanently.' },
    ERASED: { description: 'Erased by its owner.' },
  },
});
registerEnumType(PersonAct, {
  name: 'PersonAct',
  description: 'An act of the staff on a person, by the mutation that performs it.',
  valuesConfig: {
    WARN: { description: '`warnPerson`' },
    LIMIT: { description: '`limitPerson`' },
    LIFT_LIMIT: { description: '`liftPersonLimit`' },
    SUSPEND: { description: '`suspendPerson`' },
    BAN: { description: '`banPerson`' },
    RESTORE: { description: '`restorePerson`' },
    ALLOW_PAYOUTS: { description: '`allowPayouts`' },
    RESET_VERIFICATION: { description: '`resetVerification`' },
    MERGE: { description: '`mergePeople`' },
    CHANGE_ROLES: { description: '`changePersonRoles`' },
    REVEAL_EMAIL: { description: '`revealEmail`' },
    WRITE_NOTE: { description: '`writeStaffNote`' },
    VIEW_AS: { description: '`viewAsPerson`' },
  },
});

@ObjectType({ description: 'A warning, a limit or a suspension of a person.' })
export class PersonMeasure {
  @Field(() => MeasureKind, { description: 'The decision.' })
  kind!: MeasureKind;

  @Field(() => MeasureReason, { description: 'The reason.' })
  reason!: MeasureReason;

  @Field(() => String, { description: 'The statement that the person read.' })
  statement!: string;

  @Field(() => Date, { description: 'Its start.' })
  startsAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Its end; null for warnings and bans.' })
  endsAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether it is in force; warnings are for 12 months.' })
  isOpen!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The member of the staff who decided; null once that account is erased.',
  })
  staffName!: string | null;
}

@ObjectType({ description: "A host's money as the staff see it; cents." })
export class PersonHostMoney {
  @Field(() => Int, { description: 'Sent to the bank in the last 12 months.' })
  paidCents!: number;

  @Field(() => Int, { description: 'On hold while a claim, a dispute or a question of the staff is open.' })
  heldCents!: number;

  @Field(() => NextPayout, {
    nullable: true,
    description: 'Null while nothing is payable, or the host cannot be paid.',
  })
  nextPayout!: NextPayout | null;
}

@ObjectType({ implements: Node, description: 'A person as the staff see them; their public side is `User`.' })
export class Person {
  readonly __typename = 'Person';
  readonly uuid!: string;
  readonly arePayoutsPaused!: boolean;

  @Field(() => ID, { description: 'Opaque and stable.' })
  readonly id!: string;

  @Field(() => ID, { description: 'The id of the same person as a `User`.' })
  userId!: string;

  @Field(() => String, { description: 'Name and surnames; empty once erased.' })
  fullName!: string;

  @Field(() => String, { description: 'Two letters of the name.' })
  initials!: string;

  @Field(() => String, { description: 'The masked e-mail address; `revealEmail` shows all of it.' })
  maskedEmail!: string;

  @Field(() => [Role], { description: 'All their roles.' })
  roles!: Role[];

  @Field(() => Int, {
    description:
      'Verification level: 0 e-mail, 1 phone, 2 identity, 3 a space, 4 also payouts and tax, 5 a professional with all of these.',
  })
  level!: number;

  @Field(() => Boolean, { description: 'Whether they rent out as a professional.' })
  isTrader!: boolean;

  @Field(() => String, { nullable: true, description: 'City of residence, as entered.' })
  city!: string | null;

  @Field(() => Int, { description: 'Spaces that are not archived.' })
  spaceCount!: number;

  @Field(() => Int, { description: 'Bookings on either side.' })
  bookingCount!: number;

  @Field(() => Int, { description: 'Charges of the last 12 months on either side, in cents.' })
  yearCents!: number;

  @Field(() => Int, { description: 'Warnings of the last 12 months.' })
  warningCount!: number;

  @Field(() => PersonState, { description: 'The status of the account.' })
  state!: PersonState;

  @Field(() => Date, { nullable: true, description: 'When one of their sessions was last used.' })
  lastActiveAt!: Date | null;

  @Field(() => Date, { description: 'When the account was created.' })
  createdAt!: Date;
}

export const PersonEdge = edgeType(Person, 'Person');

@ObjectType({ description: 'A page of people.' })
export class PersonConnection implements Connection<Person> {
  @Field(() => [PersonEdge], { description: 'The people, newest account first.' })
  edges!: readonly Edge<Person>[];

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: TOTAL_COUNT })
  totalCount!: number;
}
