import { Field, ObjectType, registerEnumType } from 'type-graphql';

/** The states of a data export. */
export enum DataExportStatus {
  QUEUED = 'queued',
  RUNNING = 'running',
  READY = 'ready',
  FAILED = 'failed',
  EXPIRED = 'expired',
}

registerEnumType(DataExportStatus, {
  name: 'DataExportStatus',
  description: 'State of a data export.',
  valuesConfig: {
    QUEUED: { description: 'Waits for a worker.' },
    RUNNING: { description: 'Is being written.' },
    READY: { description: 'Can be downloaded.' },
    FAILED: { description: 'Failed; request another one.' },
    EXPIRED: { description: 'The file has been deleted after its retention period.' },
  },
});

@ObjectType({ description: 'A URL that opens a file for some minutes without an authorization header.' })
export class DownloadLink {
  @Field(() => String, { description: 'Path on this site.' })
  url!: string;

  @Field(() => Date, { description: 'When the URL stops working.' })
  expiresAt!: Date;
}
