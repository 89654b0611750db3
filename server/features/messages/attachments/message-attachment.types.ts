import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

/** What a file of a message is. Values are the database's. */
export enum AttachmentKind {
  IMAGE = 'image',
  PDF = 'pdf',
}

registerEnumType(AttachmentKind, {
  name: 'AttachmentKind',
  description: 'What a file of a message is.',
  valuesConfig: { IMAGE: { description: 'A WebP picture, made anew from the one that was sent.' }, PDF: { description: 'The PDF as it was sent; it comes as a download.' } },
});

/** A file as the database has it. */
export interface AttachmentRow {
  readonly id: string;
  readonly conversationId: string;
  readonly uploaderId: string;
  /** Null until it is sent. */
  readonly messageId: string | null;
  readonly storageKey: string;
  readonly kind: AttachmentKind;
  readonly name: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

@ObjectType({ description: 'A file of a message; seen only by the two sides.' })
export class MessageAttachment {
  @Field(() => ID, { description: 'Opaque and stable, begins with mat_.' })
  id!: string;

  @Field(() => String, { description: 'What it is called, 1–120 characters with its ending.' })
  name!: string;

  @Field(() => Int, { description: 'How many bytes it has.' })
  sizeBytes!: number;

  @Field(() => AttachmentKind, { description: 'What it is.' })
  kind!: AttachmentKind;

  @Field(() => String, { description: "Where it is fetched, for the viewer alone: the address is good for one to two hours, while her session lasts, and the same within the hour. A PDF comes as a download." })
  url!: string;

  @Field(() => Int, { nullable: true, description: 'Pixels; null for PDFs.' })
  width!: number | null;

  @Field(() => Int, { nullable: true, description: 'Pixels; null for PDFs.' })
  height!: number | null;
}
