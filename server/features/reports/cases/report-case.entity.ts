import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Locale } from '../../../core/values/locale.js';
import {
  ReportStatus,
  type CaseEffect,
  type ComplaintOutcome,
  type ReportedKind,
  type ReportSide,
} from './report-case.enums.js';

/** The case of a report, whatever its subject. */
@Entity({ tableName: 'report_cases' })
export class ReportCase {
  [EntityName]?: 'ReportCase';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'text' })
  code!: string;

  @Property({ type: 'text' })
  subject!: ReportedKind;

  @Property({ type: 'uuid' })
  subjectId!: string;

  /** The person responsible for what was reported. */
  @Property({ type: 'uuid', nullable: true })
  concernedId!: string | null;

  /** The person who reported it; null for visitors. */
  @Property({ type: 'uuid', nullable: true })
  userId!: string | null;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  locale!: Locale;

  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'text' })
  details!: string;

  @Property({ type: 'timestamptz' })
  openedAt!: Date;

  @Property({ type: 'timestamptz' })
  dueAt!: Date;

  @Property({ type: 'text' })
  status: Opt<ReportStatus> = ReportStatus.OPEN;

  /** Unfounded: three of these within 90 days suspend reporting. */
  @Property({ type: 'boolean' })
  isUnfounded: Opt<boolean> = false;

  /** Decided by the staff without a report. */
  @Property({ type: 'boolean' })
  isOwnInitiative: Opt<boolean> = false;

  @Property({ type: 'text', nullable: true })
  statement: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  decidedBy: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  complaintSide: ReportSide | null = null;

  @Property({ type: 'text', nullable: true })
  complaint: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  complainedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  complaintDueAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  complaintOutcome: ComplaintOutcome | null = null;

  @Property({ type: 'text', nullable: true })
  complaintStatement: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  complaintDecidedBy: string | null = null;

  /** Of an upheld case about a space or a review: what it did to it; null when that was not public, so that there was nothing to hide. */
  @Property({ type: 'text', nullable: true })
  effect: CaseEffect | null = null;

  /** When the decision or its effect ended for another reason than a complaint about this case. */
  @Property({ type: 'timestamptz', nullable: true })
  liftedAt: Date | null = null;

  /** Shared by the cases that one decision about a review answered; null for other subjects and before a decision. */
  @Property({ type: 'uuid', nullable: true })
  decisionId: string | null = null;

  /** The case whose reversal led to this one. */
  @Property({ type: 'uuid', nullable: true })
  followsId: string | null = null;

  /** The random part of the decision's URL, for the person who reported it. */
  @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  reporterKey!: Opt<string>;

  /** The same for the person responsible for what was reported. */
  @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  ownerKey!: Opt<string>;

  @Property({ type: 'timestamptz', nullable: true })
  complaintDecidedAt: Date | null = null;

  /** When addresses and texts were deleted after their retention. */
  @Property({ type: 'timestamptz', nullable: true })
  detailsDeletedAt: Date | null = null;
}
