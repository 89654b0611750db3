import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { LocalDate } from '../../../core/values/date-range.js';
import type { ArticleSection } from '../article.types.js';
import type { ContentKind, ContentTexts } from './content-version.types.js';

/** A version of a text by the staff, from a day on; never deleted. */
@Entity({ tableName: 'content_versions' })
export class ContentVersion {
  [EntityName]?: 'ContentVersion';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  kind!: ContentKind;

  /** The slug of the article, or of the city. */
  @Property({ type: 'text' })
  key!: string;

  /** For an article that the product does not have. */
  @Property({ type: 'text', nullable: true })
  section!: ArticleSection | null;

  /** The first day in Spain on which it is in force. */
  @Property({ type: 'date' })
  validFrom!: LocalDate;

  /** Null resets to the product's text, or to none. */
  @Property({ type: 'json', nullable: true })
  texts!: ContentTexts | null;

  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'uuid', nullable: true })
  setBy!: string | null;

  @Property({ type: 'timestamptz' })
  setAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  withdrawnAt!: Date | null;
}
