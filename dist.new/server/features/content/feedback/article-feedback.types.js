var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Locale } from '../../../core/values/locale.js';
import { Article } from '../article.types.js';
/** The team responsible for an article. */
export var ArticleOwner;
(function (ArticleOwner) {
    ArticleOwner["CONTENT"] = "content";
    ArticleOwner["SUPPORT"] = "support";
    ArticleOwner["MODERATION"] = "moderation";
    ArticleOwner["FINANCE"] = "finance";
})(ArticleOwner || (ArticleOwner = {}));
registerEnumType(ArticleOwner, {
    name: 'ArticleOwner',
    description: 'The team responsible for an article.',
    valuesConfig: {
        CONTENT: { description: 'Editors.' },
        SUPPORT: { description: 'Support.' },
        MODERATION: { description: 'Moderation of spaces and reports.' },
        FINANCE: { description: 'Finance and taxes.' },
    },
});
let ArticleComment = class ArticleComment {
    text;
    locale;
    version;
    at;
};
__decorate([
    Field(() => String, { description: 'Plain text, at most 500 characters.' })
], ArticleComment.prototype, "text", void 0);
__decorate([
    Field(() => Locale, { description: 'Language in which it was read.' })
], ArticleComment.prototype, "locale", void 0);
__decorate([
    Field(() => String, { description: 'The version that was read, YYYY-MM-DD.' })
], ArticleComment.prototype, "version", void 0);
__decorate([
    Field(() => Date, { description: 'When it was written.' })
], ArticleComment.prototype, "at", void 0);
ArticleComment = __decorate([
    ObjectType({ description: 'An anonymous comment on what an article lacks.' })
], ArticleComment);
export { ArticleComment };
let ArticleFeedback = class ArticleFeedback {
    article;
    owner;
    nextReviewOn;
    isReviewDue;
    helpfulCount;
    unhelpfulCount;
    comments;
};
__decorate([
    Field(() => Article, { description: 'The article.' })
], ArticleFeedback.prototype, "article", void 0);
__decorate([
    Field(() => ArticleOwner, { description: 'The responsible team.' })
], ArticleFeedback.prototype, "owner", void 0);
__decorate([
    Field(() => String, { description: 'Date of the next review, YYYY-MM-DD.' })
], ArticleFeedback.prototype, "nextReviewOn", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether that date has passed.' })
], ArticleFeedback.prototype, "isReviewDue", void 0);
__decorate([
    Field(() => Int, { description: 'Visitors who found it helpful, in either language.' })
], ArticleFeedback.prototype, "helpfulCount", void 0);
__decorate([
    Field(() => Int, { description: 'Visitors who did not find it helpful.' })
], ArticleFeedback.prototype, "unhelpfulCount", void 0);
__decorate([
    Field(() => [ArticleComment], { description: 'Comments, newest first, at most 20.' })
], ArticleFeedback.prototype, "comments", void 0);
ArticleFeedback = __decorate([
    ObjectType({ description: 'Feedback on a help article, the responsible team and the next review.' })
], ArticleFeedback);
export { ArticleFeedback };
//# sourceMappingURL=article-feedback.types.js.map