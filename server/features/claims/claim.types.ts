import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { ClaimActor, ClaimStep } from './claim.transitions.js';
import { ClaimBarrier, ClaimCase, ClaimDetail, ClaimRemedy, ClaimSide, ItemKind } from './claim.enums.js';
import { ClaimEvidence } from './evidence/claim-evidence.entity.js';

registerEnumType(ClaimActor, {
  name: 'ClaimActor',
  description: 'A role in a claim.',
  valuesConfig: {
    CLAIMANT: { description: 'The side that made it.' },
    OTHER_SIDE: { description: 'The other side of the booking.' },
    STAFF: { description: 'The staff.' },
    SYSTEM: { description: 'The system: a timer.' },
  },
});
registerEnumType(ClaimStep, {
  name: 'ClaimStep',
  description: 'An action on a claim.',
  valuesConfig: {
    SUBMIT: { description: '`submitClaim`.' },
    ASK_OTHER_SIDE: { description: 'The other side is notified.' },
    ANSWER: { description: '`answerClaim`.' },
    END_ANSWER_TIME: { description: 'The deadline of the answer has passed.' },
    ACCEPT: { description: '`voteOnClaim`, accepting.' },
    REFUSE: { description: '`voteOnClaim`, rejecting.' },
    CHANGE_REMEDY: { description: '`changeClaimRemedy`.' },
    BOTH_ACCEPT: { description: 'Both have accepted.' },
    END_VOTES: { description: 'The deadline of the votes has passed.' },
    SETTLE: { description: 'The payments are initiated.' },
    DECIDE: { description: '`decideClaim`.' },
    ASK_FOR_DATA: { description: '`askForClaimData`.' },
    GIVE_DATA: { description: '`giveClaimData`.' },
    END_DATA_TIME: { description: 'The deadline of the requested data has passed.' },
    APPEAL: { description: '`appealClaim`.' },
    END_APPEAL_TIME: { description: 'The deadline of appeals has passed.' },
    WITHDRAW: { description: '`withdrawClaim`.' },
  },
});

@ObjectType({ description: 'A case the viewer can claim, or why it is not possible now.' })
export class ClaimOption {
  @Field(() => ClaimCase, { name: 'case', description: 'The case.' })
  claimCase!: ClaimCase;

  @Field(() => [ClaimDetail], { description: 'The exact subjects; one must be chosen when there are any.' })
  details!: readonly ClaimDetail[];

  @Field(() => [ClaimRemedy], { description: 'The possible remedies.' })
  remedies!: readonly ClaimRemedy[];

  @Field(() => Int, { description: 'Number of required photos.' })
  minPhotos!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The hours of its window from the start or the move-out; null where it is not counted in hours.',
  })
  windowHours!: number | null;

  @Field(() => Date, { description: 'When its window opens.' })
  opensAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When it closes; null while it is open for the whole rental, or counted from the day of discovery.',
  })
  closesAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it closes for a defect that could not be seen at the start.',
  })
  hiddenClosesAt!: Date | null;

  @Field(() => ClaimBarrier, { nullable: true, description: 'Why it is not possible now; null when it is.' })
  barrier!: ClaimBarrier | null;
}

@ObjectType({ description: 'A billing period before and after a remedy, with the viewer’s own amounts.' })
export class ClaimPeriodChange {
  @Field(() => LocalDate, { description: 'First day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Day of leaving.' })
  to!: string;

  @Field(() => Int, { description: 'The current amount, cents: what the renter pays, or what the host gets.' })
  beforeCents!: number;

  @Field(() => Int, { description: 'The amount with the remedy, cents.' })
  afterCents!: number;
}

@ObjectType({ description: 'What a remedy pays. The host sees only their own share.' })
export class RemedyPreview {
  @Field(() => ClaimRemedy, { description: 'The remedy.' })
  remedy!: ClaimRemedy;

  @Field(() => Int, {
    nullable: true,
    description: 'What is paid now, cents; null where the viewer may not see it.',
  })
  amountCents!: number | null;

  @Field(() => Int, { nullable: true, description: 'The discount on later charges, cents; null for the host.' })
  laterCents!: number | null;

  @Field(() => Boolean, {
    description:
      'Whether the guarantee pays it and not the renter: also for DEPOSIT, once nothing is left of the deposit and the renter agreed to no amount.',
  })
  isFromGuarantee!: boolean;

  @Field(() => [ClaimPeriodChange], { description: 'The changed billing periods.' })
  periods!: readonly ClaimPeriodChange[];
}

@ObjectType({ description: "A side's vote." })
export class ClaimVoteView {
  @Field(() => ClaimSide, { description: 'The voting side.' })
  side!: ClaimSide;

  @Field(() => Boolean, { description: 'True for accepting.' })
  isAccepted!: boolean;

  @Field(() => Date, { description: 'When it was cast.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A damaged or stolen thing.' })
export class ClaimItem {
  @Field(() => String, { description: 'Its description.' })
  name!: string;

  @Field(() => ItemKind, { description: 'Its kind.' })
  kind!: ItemKind;

  @Field(() => Int, { description: 'Its value, cents.' })
  valueCents!: number;

  @Field(() => Boolean, { description: 'Whether the guarantee covers it.' })
  isCovered!: boolean;
}

@ObjectType({ description: "The other side's answer." })
export class ClaimAnswerView {
  @Field(() => Boolean, { description: 'Whether it agrees with the claim.' })
  isAgreed!: boolean;

  @Field(() => String, { description: 'The answer’s text; contact data is hidden.' })
  text!: string;

  @Field(() => Float, { nullable: true, description: 'The area measured by this side, m².' })
  measuredM2!: number | null;

  @Field(() => Date, { description: 'When it was given.' })
  createdAt!: Date;

  @Field(() => [ClaimEvidence], { description: 'Its files.' })
  evidence!: readonly ClaimEvidence[];
}

@ObjectType({ description: 'The areas of a claim about a smaller space, m².' })
export class ClaimAreas {
  @Field(() => Float, { description: 'The described area.' })
  describedM2!: number;

  @Field(() => Float, { description: 'Below this the space counts as smaller: 15 % less.' })
  limitM2!: number;

  @Field(() => Float, { description: 'The area measured by the claimant.' })
  claimedM2!: number;

  @Field(() => Float, { nullable: true, description: 'The area measured by the other side.' })
  answeredM2!: number | null;
}
