import { BigIntType, EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DataExportStatus } from './data-export.types.js';

/** A request for a copy of the personal data, and the archive it produced. */
@ObjectType({ description: "An export of the viewer's data: a ZIP of JSON, CSV and uploaded files." })
@Entity({ tableName: 'data_exports' })
export class DataExport {
  [EntityName]?: 'DataExport';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => DataExportStatus, { description: 'State of the export.' })
  @Property({ type: 'text', defaultRaw: `'queued'` })
  status!: Opt<DataExportStatus>;

  @Field(() => Int, { description: 'Progress, 0–100.' })
  @Property({ type: 'smallint', defaultRaw: '0' })
  progressPercent!: Opt<number>;

  @Property({ type: 'text', nullable: true })
  fileKey!: string | null;

  @Field(() => Float, { nullable: true, description: 'Size of the file in bytes; null until it is ready.' })
  @Property({ type: new BigIntType('number'), nullable: true })
  bytes!: number | null;

  @Field(() => Date, { description: 'When it was requested.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  /** When a worker last began to write it. */
  @Property({ type: 'timestamptz', nullable: true })
  startedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it became ready.' })
  @Property({ type: 'timestamptz', nullable: true })
  readyAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the file is deleted; null until it is ready.' })
  @Property({ type: 'timestamptz', nullable: true })
  expiresAt!: Date | null;
}
