import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

/** Where a copy of somebody's data stands. */
export enum DataExportStatus {
  QUEUED = 'queued',
  RUNNING = 'running',
  READY = 'ready',
  FAILED = 'failed',
  EXPIRED = 'expired',
}

registerEnumType(DataExportStatus, {
  name: 'DataExportStatus',
  description: 'Where a copy of the data stands.',
  valuesConfig: {
    QUEUED: { description: 'It waits for its turn.' },
    RUNNING: { description: 'It is being made.' },
    READY: { description: 'It can be downloaded.' },
    FAILED: { description: 'It could not be made; ask for another one.' },
    EXPIRED: { description: 'Its time is over and the file is gone.' },
  },
});

@ObjectType({ description: "A copy of everything held about the viewer: a ZIP of JSON, CSV and her files." })
export class DataExport {
  @Field(() => ID, { description: 'Opaque and stable, begins with exp_.' })
  id!: string;

  @Field(() => DataExportStatus, { description: 'Where it stands.' })
  status!: DataExportStatus;

  @Field(() => Int, { description: 'How far the work has come, 0–100.' })
  progressPercent!: number;

  @Field(() => Float, { nullable: true, description: 'Size of the file; null until it is ready.' })
  bytes!: number | null;

  @Field(() => Date, { description: 'When it was asked for.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it became ready.' })
  readyAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the file goes; null until it is ready.' })
  expiresAt!: Date | null;
}

@ObjectType({ description: 'An address that opens a file for some minutes, without any header.' })
export class DownloadLink {
  @Field(() => String, { description: 'A path of this site.' })
  url!: string;

  @Field(() => Date, { description: 'When the address stops working.' })
  expiresAt!: Date;
}
