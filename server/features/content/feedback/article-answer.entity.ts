import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Locale } from '../../../core/values/locale.js';

/** Whether one visitor found one version of an article helpful. */
@Entity({ tableName: 'article_answers' })
export class ArticleAnswer {
  [EntityName]?: 'ArticleAnswer';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'text' })
  slug!: string;

  @Property({ type: 'text' })
  locale!: Locale;

  @Property({ type: 'date' })
  version!: string;

  @Property({ type: 'boolean' })
  isHelpful!: boolean;

  @Property({ type: 'text', nullable: true })
  comment!: string | null;

  @Property({ type: 'text' })
  visitHash!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  answeredAt!: Opt<Date>;
}
