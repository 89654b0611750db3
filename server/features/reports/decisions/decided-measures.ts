import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { ServiceContext } from '../../../core/context.js';
import { MeasureKind } from '../../accounts/measures/measure.enums.js';
import { CaseEffect, ReportedKind, ReportStatus } from '../cases/report-case.enums.js';
import type { ReportCase } from '../cases/report-case.entity.js';

/** The measure of a decision. */
export enum DecidedMeasureKind {
  WARNING = 'warning',
  LIMIT_MESSAGES = 'limit_messages',
  LIMIT_BOOKINGS = 'limit_bookings',
  LIMIT_PUBLISHING = 'limit_publishing',
  SUSPENSION = 'suspension',
  BAN = 'ban',
  SPACE_HIDDEN = 'space_hidden',
  SPACE_REMOVED = 'space_removed',
  REVIEW_HIDDEN = 'review_hidden',
}

registerEnumType(DecidedMeasureKind, {
  name: 'DecidedMeasureKind',
  description: 'The measure of a decision.',
  valuesConfig: {
    WARNING: { description: 'A warning; nothing else changes.' },
    LIMIT_MESSAGES: { description: 'Writing messages is suspended.' },
    LIMIT_BOOKINGS: { description: 'New bookings are suspended.' },
    LIMIT_PUBLISHING: { description: 'Publishing and changing spaces is suspended.' },
    SUSPENSION: { description: 'The account is suspended until a day.' },
    BAN: { description: 'The account is closed.' },
    SPACE_HIDDEN: { description: 'The space is hidden.' },
    SPACE_REMOVED: { description: 'The space was removed.' },
    REVIEW_HIDDEN: { description: 'The review is hidden.' },
  },
});

@ObjectType({ description: 'A measure of a decision, with its duration (DSA, article 17).' })
export class DecidedMeasure {
  @Field(() => DecidedMeasureKind, { description: 'The measure.' })
  kind!: DecidedMeasureKind;

  @Field(() => Date, { nullable: true, description: 'Its end; null for no fixed end.' })
  endsAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was lifted early; null when it was not.' })
  liftedAt!: Date | null;
}

/** The measures of a decision, for the person it concerns. What it hides or has removed is listed until it is lifted or reversed. */
export async function loadDecidedMeasures(ctx: ServiceContext, found: ReportCase): Promise<DecidedMeasure[]> {
  const { subject, status, liftedAt, effect } = found;
  if (subject !== ReportedKind.SPACE && subject !== ReportedKind.REVIEW) return loadOfPerson(ctx, found);
  if (!effect || status !== ReportStatus.UPHELD || liftedAt !== null) return [];
  return [lasting(subject === ReportedKind.SPACE ? OF_SPACE[effect] : DecidedMeasureKind.REVIEW_HIDDEN)];
}

const lasting = (kind: DecidedMeasureKind): DecidedMeasure => ({ kind, endsAt: null, liftedAt: null });

async function loadOfPerson({ db }: ServiceContext, { id, concernedId }: ReportCase): Promise<DecidedMeasure[]> {
  if (concernedId === null) return [];
  const rows = await db
    .selectFrom('AccountMeasure')
    .select(['kind', 'endsAt', 'liftedAt'])
    .where('userId', '=', concernedId)
    .where('caseId', '=', id)
    .orderBy('startsAt')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, ...row }) => ({ ...row, kind: OF_PERSON[kind] }));
}

const OF_SPACE: Readonly<Record<CaseEffect, DecidedMeasureKind>> = {
  [CaseEffect.HIDDEN]: DecidedMeasureKind.SPACE_HIDDEN,
  [CaseEffect.REMOVED]: DecidedMeasureKind.SPACE_REMOVED,
};

const OF_PERSON: Readonly<Record<MeasureKind, DecidedMeasureKind>> = {
  [MeasureKind.WARNING]: DecidedMeasureKind.WARNING,
  [MeasureKind.LIMIT_MESSAGES]: DecidedMeasureKind.LIMIT_MESSAGES,
  [MeasureKind.LIMIT_BOOKINGS]: DecidedMeasureKind.LIMIT_BOOKINGS,
  [MeasureKind.LIMIT_PUBLISHING]: DecidedMeasureKind.LIMIT_PUBLISHING,
  [MeasureKind.SUSPENSION]: DecidedMeasureKind.SUSPENSION,
  [MeasureKind.BAN]: DecidedMeasureKind.BAN,
};
