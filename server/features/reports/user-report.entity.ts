import { EntityName } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { PublicReport } from './public-report.entity.js';

/** A report of a person. */
@Entity({ tableName: 'user_reports' })
export class UserReport extends PublicReport {
  [EntityName]?: 'UserReport';

  @Property({ type: 'uuid' })
  subjectId!: string;
}
