import { Field, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../core/graphql/connection.js';
import { IssuedDocument } from './issued-document.entity.js';

export const DocumentEdge = edgeType(IssuedDocument, 'BookingDocument');

@ObjectType('BookingDocumentConnection', { description: "A page of the viewer's documents." })
export class DocumentConnection implements Connection<IssuedDocument> {
  @Field(() => [DocumentEdge], { description: 'Newest first.' })
  edges!: readonly Edge<IssuedDocument>[];

  @Field(() => PageInfo, { description: 'Position of this page.' })
  pageInfo!: PageInfo;
}
