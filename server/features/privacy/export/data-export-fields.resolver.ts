import { FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { DataExport } from './data-export.entity.js';
import type { DataExportRow } from './data-exports.js';

@Resolver(() => DataExport)
export class DataExportFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with exp_.' })
  id(@Root() { id }: DataExportRow): string {
    return toGlobalId('DataExport', id);
  }
}
