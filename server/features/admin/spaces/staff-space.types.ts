import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { SpaceEdge } from '../../spaces/space-connection.types.js';
import type { SpaceRow } from '../../spaces/space.entity.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { StaffNoteView } from '../notes/staff-note.types.js';
import { TOTAL_COUNT } from '../count-found.js';

/** The acts of the staff on a space. */
export enum StaffSpaceAct {
  APPROVE = 'approve',
  REQUEST_CHANGES = 'request_changes',
  HIDE = 'hide',
  SHOW = 'show',
  REMOVE = 'remove',
  FEATURE = 'feature',
  UNFEATURE = 'unfeature',
  MOVE_PIN = 'move_pin',
  CHANGE_TYPE = 'change_type',
  WRITE_NOTE = 'write_note',
}

registerEnumType(StaffSpaceAct, {
  name: 'StaffSpaceAct',
  description: 'An act of the staff on a space, by the mutation that performs it.',
  valuesConfig: {
    APPROVE: { description: '`approveSpace`' },
    REQUEST_CHANGES: { description: '`requestSpaceChanges`' },
    HIDE: { description: '`hideSpace`' },
    SHOW: { description: '`showSpace`' },
    REMOVE: { description: '`removeSpace`' },
    FEATURE: { description: '`featureSpace` with true' },
    UNFEATURE: { description: '`featureSpace` with false' },
    MOVE_PIN: { description: '`moveSpacePin`' },
    CHANGE_TYPE: { description: '`changeSpaceType`' },
    WRITE_NOTE: { description: '`writeStaffNote`' },
  },
});
@ObjectType({ description: 'What only the staff see of a space.' })
export class StaffSpaceRecord {
  readonly space!: SpaceRow;

  @Field(() => [StaffSpaceAct], { description: 'The acts the viewer may perform on it now.' })
  availableActs!: StaffSpaceAct[];

  @Field(() => Int, { description: 'Number of booking requests so far.' })
  bookingCount!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The search’s scores for price, completeness, answers and reviews, in percent of the best; null for a space that is not listed.',
  })
  qualityPercent!: number | null;

  @Field(() => Float, { nullable: true, description: 'Latitude of the exact pin; null only in a draft.' })
  lat!: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude of the exact pin; null only in a draft.' })
  lng!: number | null;

  @Field(() => [StaffNoteView], { description: 'Notes of the staff, newest first, at most 50.' })
  notes!: StaffNoteView[];

  @Field(() => [AuditRecord], { description: 'Its audit log, newest first, at most 50.' })
  timeline!: AuditRecord[];
}

@ObjectType({ description: 'A page of spaces as the staff look them up.' })
export class StaffSpaceConnection implements Connection<SpaceRow> {
  @Field(() => [SpaceEdge], { description: 'The spaces, newest first.' })
  edges!: readonly Edge<SpaceRow>[];

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: TOTAL_COUNT })
  totalCount!: number;
}

@ObjectType({ description: 'The mail that the host of a space would get.' })
export class SpaceActMail {
  @Field(() => String, { description: 'Its subject, in the language of the host.' })
  subject!: string;

  @Field(() => String, { description: 'Its text, in the language of the host.' })
  text!: string;
}
