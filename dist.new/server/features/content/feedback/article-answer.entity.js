var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** Whether one visitor found one version of an article helpful. */
let ArticleAnswer = class ArticleAnswer {
    [EntityName];
    id;
    slug;
    locale;
    version;
    isHelpful;
    comment;
    visitHash;
    answeredAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], ArticleAnswer.prototype, "id", void 0);
__decorate([
    Property({ type: 'text' })
], ArticleAnswer.prototype, "slug", void 0);
__decorate([
    Property({ type: 'text' })
], ArticleAnswer.prototype, "locale", void 0);
__decorate([
    Property({ type: 'date' })
], ArticleAnswer.prototype, "version", void 0);
__decorate([
    Property({ type: 'boolean' })
], ArticleAnswer.prototype, "isHelpful", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], ArticleAnswer.prototype, "comment", void 0);
__decorate([
    Property({ type: 'text' })
], ArticleAnswer.prototype, "visitHash", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], ArticleAnswer.prototype, "answeredAt", void 0);
ArticleAnswer = __decorate([
    Entity({ tableName: 'article_answers' })
], ArticleAnswer);
export { ArticleAnswer };
//# sourceMappingURL=article-answer.entity.js.map