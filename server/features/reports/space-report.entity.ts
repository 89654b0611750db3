import { EntityName } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { PublicReport } from './public-report.entity.js';

/** A report of a space. */
@Entity({ tableName: 'space_reports' })
export class SpaceReport extends PublicReport {
  [EntityName]?: 'SpaceReport';

  @Property({ type: 'uuid' })
  spaceId!: string;
}
