import { z } from 'zod';
import type { S3Store } from './ports/files-s3.js';

export const bucketName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket such as hueco-files');

export const regionName = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'a region such as eu-south-2')
  .default('us-east-1');

interface S3Values {
  readonly S3_BUCKET: string | null;
  readonly S3_ENDPOINT: string | null;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY: string | null;
  readonly S3_SECRET_KEY: string | null;
}

/** The object store for files, if configured. */
export function s3Store(all: S3Values): S3Store | null {
  if (all.S3_BUCKET === null) return null;
  const { S3_ACCESS_KEY: accessKeyId, S3_SECRET_KEY: secretAccessKey } = all;
  return {
    endpoint: all.S3_ENDPOINT,
    bucket: all.S3_BUCKET,
    region: all.S3_REGION,
    keys: accessKeyId !== null && secretAccessKey !== null ? { accessKeyId, secretAccessKey } : null,
  };
}

/** A partial configuration would store files on the disk of one process, where the others cannot find them. */
export function s3Problems({ S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY }: S3Values): string[] {
  const hasOtherSettings = S3_ENDPOINT !== null || S3_ACCESS_KEY !== null || S3_SECRET_KEY !== null;
  return [
    ...(S3_BUCKET === null && hasOtherSettings
      ? ['S3_BUCKET: expected beside the other settings of the store for files']
      : []),
    ...((S3_ACCESS_KEY === null) === (S3_SECRET_KEY === null)
      ? []
      : ['S3_ACCESS_KEY, S3_SECRET_KEY: expected both, or neither where the machine has a role']),
  ];
}
