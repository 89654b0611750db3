var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var Article_1;
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Locale } from '../../core/values/locale.js';
/** Kind of an article; each has its own URL prefix. */
export var ArticleKind;
(function (ArticleKind) {
    ArticleKind["PAGE"] = "page";
    ArticleKind["HELP"] = "help";
    ArticleKind["BLOG"] = "blog";
})(ArticleKind || (ArticleKind = {}));
registerEnumType(ArticleKind, {
    name: 'ArticleKind',
    description: 'Kind of an article.',
    valuesConfig: {
        PAGE: { description: 'About the company and the law; its address is `/` and the slug.' },
        HELP: { description: 'Help centre: `/help/` and the slug.' },
        BLOG: { description: 'Blog: `/blog/` and the slug.' },
    },
});
/** Section of an article within its kind. */
export var ArticleSection;
(function (ArticleSection) {
    ArticleSection["COMPANY"] = "company";
    ArticleSection["LEGAL"] = "legal";
    ArticleSection["START"] = "start";
    ArticleSection["SEARCH"] = "search";
    ArticleSection["BOOK"] = "book";
    ArticleSection["PAY"] = "pay";
    ArticleSection["STAY"] = "stay";
    ArticleSection["HOSTING"] = "hosting";
    ArticleSection["TAXES"] = "taxes";
    ArticleSection["TRUST"] = "trust";
    ArticleSection["REVIEWS"] = "reviews";
    ArticleSection["PRIVACY"] = "privacy";
    ArticleSection["SUPPORT"] = "support";
    ArticleSection["GUIDES"] = "guides";
    ArticleSection["MOVING"] = "moving";
    ArticleSection["CITIES"] = "cities";
    ArticleSection["SUSTAINABILITY"] = "sustainability";
})(ArticleSection || (ArticleSection = {}));
registerEnumType(ArticleSection, {
    name: 'ArticleSection',
    description: 'Section of an article within its kind.',
    valuesConfig: {
        COMPANY: { description: 'Page: about the company.' },
        LEGAL: { description: 'Page: the law.' },
        START: { description: 'Help: first steps.' },
        SEARCH: { description: 'Help: searching.' },
        BOOK: { description: 'Help: booking.' },
        PAY: { description: 'Help: paying.' },
        STAY: { description: 'Help: the stay.' },
        HOSTING: { description: 'Help and blog: renting out.' },
        TAXES: { description: 'Help and blog: taxes.' },
        TRUST: { description: 'Help: trust and safety.' },
        REVIEWS: { description: 'Help: reviews.' },
        PRIVACY: { description: 'Help: personal data.' },
        SUPPORT: { description: 'Help: being helped.' },
        GUIDES: { description: 'Blog: storing things.' },
        MOVING: { description: 'Blog: moving house.' },
        CITIES: { description: 'Blog: cities.' },
        SUSTAINABILITY: { description: 'Blog: using less.' },
    },
});
let ArticleHeading = class ArticleHeading {
    id;
    text;
};
__decorate([
    Field(() => ID, { description: 'The id of the heading in `html`.' })
], ArticleHeading.prototype, "id", void 0);
__decorate([
    Field(() => String, { description: 'Plain text.' })
], ArticleHeading.prototype, "text", void 0);
ArticleHeading = __decorate([
    ObjectType({ description: 'A heading of an article.' })
], ArticleHeading);
export { ArticleHeading };
let Article = Article_1 = class Article {
    kind;
    slug;
    locale;
    section;
    title;
    excerpt;
    html;
    headings;
    readingMinutes;
    version;
    updatedOn;
    cover;
    coverAlt;
    author;
    tags;
    related;
};
__decorate([
    Field(() => ArticleKind, { description: 'Its kind.' })
], Article.prototype, "kind", void 0);
__decorate([
    Field(() => String, { description: 'Its slug in the URL; the same in both languages.' })
], Article.prototype, "slug", void 0);
__decorate([
    Field(() => Locale, { description: 'The language it is written in.' })
], Article.prototype, "locale", void 0);
__decorate([
    Field(() => ArticleSection, { description: 'What it is about.' })
], Article.prototype, "section", void 0);
__decorate([
    Field(() => String, { description: 'At most 90 characters.' })
], Article.prototype, "title", void 0);
__decorate([
    Field(() => String, { description: 'Summary, at most 180 characters.' })
], Article.prototype, "excerpt", void 0);
__decorate([
    Field(() => String, { description: 'The text as HTML, made from our own Markdown; headings begin with h2.' })
], Article.prototype, "html", void 0);
__decorate([
    Field(() => [ArticleHeading], { description: 'Its headings of the second level, in order.' })
], Article.prototype, "headings", void 0);
__decorate([
    Field(() => Int, { description: 'Minutes to read it, at least 1.' })
], Article.prototype, "readingMinutes", void 0);
__decorate([
    Field(() => String, { description: 'The day of this version, YYYY-MM-DD; older versions are kept with the source.' })
], Article.prototype, "version", void 0);
__decorate([
    Field(() => String, { description: 'Date of the last review, YYYY-MM-DD.' })
], Article.prototype, "updatedOn", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Cover picture: the key of an example space; null without one.' })
], Article.prototype, "cover", void 0);
__decorate([
    Field(() => String, { description: 'Alternative text of the cover; empty without one.' })
], Article.prototype, "coverAlt", void 0);
__decorate([
    Field(() => String, { description: 'The author.' })
], Article.prototype, "author", void 0);
__decorate([
    Field(() => [String], { description: 'Tags of a blog post in its language, at most 5.' })
], Article.prototype, "tags", void 0);
__decorate([
    Field(() => [Article_1], { description: 'Up to four other articles of the same kind, the most related first.' })
], Article.prototype, "related", void 0);
Article = Article_1 = __decorate([
    ObjectType({ description: 'An article in one language, dated and versioned.' })
], Article);
export { Article };
//# sourceMappingURL=article.types.js.map