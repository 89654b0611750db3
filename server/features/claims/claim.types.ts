import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { ClaimActor, ClaimStep } from './claim-transitions.js';
import { ClaimBarrier, ClaimCase, ClaimDetail, ClaimRemedy, ClaimSide, ItemKind } from './claim-types.js';
import { ClaimEvidence } from './evidence/claim-evidence.entity.js';

registerEnumType(ClaimActor, {
  name: 'ClaimActor',
  description: 'Who somebody is to a claim.',
  valuesConfig: {
    CLAIMANT: { description: 'Who made it.' },
    OTHER_SIDE: { description: 'The other side of the booking.' },
    STAFF: { description: 'The staff.' },
    SYSTEM: { description: 'A clock.' },
  },
});
registerEnumType(ClaimStep, {
  name: 'ClaimStep',
  description: 'What moves a claim.',
  valuesConfig: {
    SUBMIT: { description: '`submitClaim`.' },
    ASK_OTHER_SIDE: { description: 'The other side is notified.' },
    ANSWER: { description: '`answerClaim`.' },
    END_ANSWER_TIME: { description: 'The time to answer is over.' },
    ACCEPT: { description: '`voteOnClaim` with yes.' },
    REFUSE: { description: '`voteOnClaim` with no.' },
    CHANGE_REMEDY: { description: '`changeClaimRemedy`.' },
    BOTH_ACCEPT: { description: 'Both have accepted.' },
    END_VOTES: { description: 'The time to accept is over.' },
    SETTLE: { description: 'The money is ordered.' },
    DECIDE: { description: '`decideClaim`.' },
    ASK_FOR_DATA: { description: '`askForClaimData`.' },
    GIVE_DATA: { description: '`giveClaimData`.' },
    END_DATA_TIME: { description: 'The time to give what was asked for is over.' },
    APPEAL: { description: '`appealClaim`.' },
    END_APPEAL_TIME: { description: 'The time to appeal is over.' },
    WITHDRAW: { description: '`withdrawClaim`.' },
  },
});

@ObjectType({ description: 'A case the viewer can claim, or why not now.' })
export class ClaimOption {
  @Field(() => ClaimCase, { name: 'case', description: 'The case.' })
  claimCase!: ClaimCase;

  @Field(() => [ClaimDetail], { description: 'What exactly it can be; one has to be chosen when there are any.' })
  details!: readonly ClaimDetail[];

  @Field(() => [ClaimRemedy], { description: 'What can be asked.' })
  remedies!: readonly ClaimRemedy[];

  @Field(() => Int, { description: 'Photos that are needed.' })
  minPhotos!: number;

  @Field(() => Date, { description: 'When its window opens.' })
  opensAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When it closes; null while it is open as long as the rental, or counted from the day of discovery.',
  })
  closesAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it closes for a defect that could not be seen.' })
  hiddenClosesAt!: Date | null;

  @Field(() => ClaimBarrier, { nullable: true, description: 'Why not now; null when it is possible.' })
  barrier!: ClaimBarrier | null;
}

@ObjectType({ description: "A billing period before and after a remedy, in the viewer's own money." })
export class ClaimPeriodChange {
  @Field(() => LocalDate, { description: 'First day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Day of leaving.' })
  to!: string;

  @Field(() => Int, { description: 'Now, cents: what the renter pays, or what the host gets.' })
  beforeCents!: number;

  @Field(() => Int, { description: 'With the remedy, cents.' })
  afterCents!: number;
}

@ObjectType({ description: 'What a remedy pays. The host sees the own share only.' })
export class RemedyPreview {
  @Field(() => ClaimRemedy, { description: 'The remedy.' })
  remedy!: ClaimRemedy;

  @Field(() => Int, {
    nullable: true,
    description: 'What is paid now, cents; null where it is not the money of the viewer.',
  })
  amountCents!: number | null;

  @Field(() => Int, { nullable: true, description: 'What later charges are less, cents; null for the host.' })
  laterCents!: number | null;

  @Field(() => [ClaimPeriodChange], { description: 'Billing periods that change.' })
  periods!: readonly ClaimPeriodChange[];
}

@ObjectType({ description: "A side's vote." })
export class ClaimVoteView {
  @Field(() => ClaimSide, { description: 'Whose.' })
  side!: ClaimSide;

  @Field(() => Boolean, { description: 'Yes or no.' })
  isAccepted!: boolean;

  @Field(() => Date, { description: 'When.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A damaged or stolen thing.' })
export class ClaimItem {
  @Field(() => String, { description: 'What it is.' })
  name!: string;

  @Field(() => ItemKind, { description: 'Its kind.' })
  kind!: ItemKind;

  @Field(() => Int, { description: 'What it was worth, cents.' })
  valueCents!: number;

  @Field(() => Boolean, { description: 'Whether the guarantee covers it.' })
  isCovered!: boolean;
}

@ObjectType({ description: "The other side's answer." })
export class ClaimAnswerView {
  @Field(() => Boolean, { description: 'Agrees with what is asked.' })
  isAgreed!: boolean;

  @Field(() => String, { description: 'In their words; contact data is hidden.' })
  text!: string;

  @Field(() => Float, { nullable: true, description: 'Their measured area, m².' })
  measuredM2!: number | null;

  @Field(() => Date, { description: 'When it was given.' })
  createdAt!: Date;

  @Field(() => [ClaimEvidence], { description: 'Its files.' })
  evidence!: readonly ClaimEvidence[];
}

@ObjectType({ description: 'The areas of a claim about a smaller space, m².' })
export class ClaimAreas {
  @Field(() => Float, { description: 'As described.' })
  describedM2!: number;

  @Field(() => Float, { description: 'Below this the space counts as smaller: 15 % less.' })
  limitM2!: number;

  @Field(() => Float, { description: 'As the claimant measured.' })
  claimedM2!: number;

  @Field(() => Float, { nullable: true, description: 'As the other side measured.' })
  answeredM2!: number | null;
}
