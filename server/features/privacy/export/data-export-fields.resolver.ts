import { FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { DataExport } from './data-export.entity.js';
import { DataExportStatus } from './data-export.types.js';
import type { DataExportRow } from './data-exports.js';

@Resolver(() => DataExport)
export class DataExportFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with exp_.' })
  id(@Root() { id }: DataExportRow): string {
    return toGlobalId('DataExport', id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it waits for being written, or is written now.' })
  isUnderWay(@Root() { status }: DataExportRow): boolean {
    return status === DataExportStatus.QUEUED || status === DataExportStatus.RUNNING;
  }
}
