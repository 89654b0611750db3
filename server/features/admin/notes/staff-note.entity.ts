import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The subjects of a note. */
export type NoteSubject = 'User' | 'Space' | 'Booking';

/** A note that only the staff read. */
@Entity({ tableName: 'staff_notes' })
export class StaffNote {
  [EntityName]?: 'StaffNote';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'text' })
  subjectType!: NoteSubject;

  @Property({ type: 'uuid' })
  subjectId!: string;

  @Property({ type: 'uuid', nullable: true })
  authorId!: string | null;

  @Property({ type: 'text' })
  body!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
