var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { Consent } from './consent.types.js';
import { ErasurePreview, RequestErasureInput, ScheduledErasure } from './erasure/erasure.types.js';
import { previewErasure } from './erasure/erasure-requests.js';
import { cancelErasure, requestErasure } from './erasure/request-erasure.js';
import { DataExport } from './export/data-export.entity.js';
import { DownloadLink } from './export/data-export.types.js';
import { listDataExports } from './export/data-exports.js';
import { openExport } from './export/open-export.js';
import { requestDataExport } from './export/request-data-export.js';
import { readMyData } from './my-data.js';
import { MyData } from './my-data.types.js';
import { listConsents, setConsent } from './own-consents.js';
import { SetConsentInput, OpenDataExportInput } from './privacy.inputs.js';
let PrivacyResolver = class PrivacyResolver {
    myData(ctx) {
        return readMyData(signedIn(ctx));
    }
    myConsents(ctx) {
        return listConsents(signedIn(ctx));
    }
    async setConsent(ctx, { purpose, isGranted, }) {
        return { consents: await setConsent(signedIn(ctx), purpose, isGranted) };
    }
    dataExports(ctx) {
        return listDataExports(signedIn(ctx));
    }
    async requestDataExport(ctx) {
        return { dataExport: await requestDataExport(signedIn(ctx)) };
    }
    async openDataExport(ctx, { dataExportId, }) {
        return { download: await openExport(signedIn(ctx), dataExportId) };
    }
    erasurePreview(ctx) {
        return previewErasure(signedIn(ctx));
    }
    async requestErasure(ctx, input) {
        return { erasure: await requestErasure(signedIn(ctx), input) };
    }
    async cancelErasure(ctx) {
        await cancelErasure(signedIn(ctx));
        return { isCancelled: true };
    }
};
__decorate([
    Authorized(),
    Query(() => MyData, {
        complexity: ({ childComplexity }) => 20 + childComplexity,
        description: 'The data stored about the viewer, by group.',
    }),
    __param(0, Ctx())
], PrivacyResolver.prototype, "myData", null);
__decorate([
    Authorized(),
    Query(() => [Consent], {
        complexity: ({ childComplexity }) => 5 + 2 * childComplexity,
        description: "The viewer's consent log, newest first, at most 100 entries.",
    }),
    __param(0, Ctx())
], PrivacyResolver.prototype, "myConsents", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { consents: [() => [Consent], "The viewer's consent log, newest first, at most 100 entries."] },
        complexity: ({ childComplexity }) => 10 + 2 * childComplexity,
        description: 'Grants or withdraws a consent and returns the log. TERMS cannot be changed here; ANALYTICS and MARKETING_COOKIES record a choice made in a browser. Errors: FORBIDDEN.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SetConsentInput, { description: 'All there is to say.' }))
], PrivacyResolver.prototype, "setConsent", null);
__decorate([
    Authorized(),
    Query(() => [DataExport], {
        complexity: ({ childComplexity }) => 5 + 2 * childComplexity,
        description: "The viewer's data exports, newest first, at most ten.",
    }),
    __param(0, Ctx())
], PrivacyResolver.prototype, "dataExports", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { dataExport: [() => DataExport, 'The export, which has begun.'] },
        complexity: 20,
        description: 'Starts an export of all data about the viewer; an e-mail follows when it is ready. Five a day, one at a time. Errors: EXPORT_IN_PROGRESS, RATE_LIMITED.',
    }),
    __param(0, Ctx())
], PrivacyResolver.prototype, "requestDataExport", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { download: [() => DownloadLink, 'Where the browser gets it.'] },
        complexity: 5,
        description: 'A URL from which a browser can download an export that is ready. Errors: NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => OpenDataExportInput, { description: 'All there is to say.' }))
], PrivacyResolver.prototype, "openDataExport", null);
__decorate([
    Authorized(),
    Query(() => ErasurePreview, {
        complexity: ({ childComplexity }) => 20 + childComplexity,
        description: "What erasing the viewer's account would involve today.",
    }),
    __param(0, Ctx())
], PrivacyResolver.prototype, "erasurePreview", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { erasure: [() => ScheduledErasure, 'When the account will be erased.'] },
        complexity: 20,
        description: 'Schedules the erasure of the account; published spaces leave the search at once. A repeated call returns the scheduled request. Errors: VALIDATION_FAILED, ERASURE_BLOCKED, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RequestErasureInput, { description: 'Proof of identity.' }))
], PrivacyResolver.prototype, "requestErasure", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { isCancelled: [() => Boolean, 'Always true.'] },
        complexity: 10,
        description: 'Cancels the scheduled erasure; the same answer when there is none. Spaces stay paused.',
    }),
    __param(0, Ctx())
], PrivacyResolver.prototype, "cancelErasure", null);
PrivacyResolver = __decorate([
    Resolver()
], PrivacyResolver);
export { PrivacyResolver };
//# sourceMappingURL=privacy.resolver.js.map