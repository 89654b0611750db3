import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { Consent } from './consent.types.js';
import { ErasurePreview, RequestErasureInput, ScheduledErasure } from './erasure/erasure.types.js';
import { previewErasure } from './erasure/erasure-requests.js';
import { cancelErasure, requestErasure } from './erasure/request-erasure.js';
import { DataExport } from './export/data-export.entity.js';
import { DownloadLink } from './export/data-export.types.js';
import { listDataExports, type DataExportRow } from './export/data-exports.js';
import { openExport } from './export/open-export.js';
import { requestDataExport } from './export/request-data-export.js';
import { readMyData } from './my-data.js';
import { MyData } from './my-data.types.js';
import { listConsents, setConsent } from './own-consents.js';
import { SetConsentInput, OpenDataExportInput } from './privacy.inputs.js';

@Resolver()
export class PrivacyResolver {
  @Authorized()
  @Query(() => MyData, {
    complexity: ({ childComplexity }) => 20 + childComplexity,
    description: 'The data stored about the viewer, by group.',
  })
  myData(@Ctx() ctx: RequestContext): Promise<MyData> {
    return readMyData(signedIn(ctx));
  }

  @Authorized()
  @Query(() => [Consent], {
    complexity: ({ childComplexity }) => 5 + 2 * childComplexity,
    description: "The viewer's consent log, newest first, at most 100 entries.",
  })
  myConsents(@Ctx() ctx: RequestContext): Promise<Consent[]> {
    return listConsents(signedIn(ctx));
  }

  @Authorized()
  @PayloadMutation({
    payload: { consents: [() => [Consent], "The viewer's consent log, newest first, at most 100 entries."] },
    complexity: ({ childComplexity }) => 10 + 2 * childComplexity,
    description:
      'Grants or withdraws a consent and returns the log. TERMS cannot be changed here; ANALYTICS and MARKETING_COOKIES record a choice made in a browser. Errors: FORBIDDEN.',
  })
  async setConsent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetConsentInput, { description: 'The input.' }) { purpose, isGranted }: SetConsentInput,
  ): Promise<{ consents: Consent[] }> {
    return { consents: await setConsent(signedIn(ctx), purpose, isGranted) };
  }

  @Authorized()
  @Query(() => [DataExport], {
    complexity: ({ childComplexity }) => 5 + 2 * childComplexity,
    description: "The viewer's data exports, newest first, at most ten.",
  })
  dataExports(@Ctx() ctx: RequestContext): Promise<DataExportRow[]> {
    return listDataExports(signedIn(ctx));
  }

  @Authorized()
  @PayloadMutation({
    payload: { dataExport: [() => DataExport, 'The export, which has begun.'] },
    complexity: 20,
    description:
      'Starts an export of all data about the viewer; an e-mail follows when it is ready. Five a day, one at a time. Errors: EXPORT_IN_PROGRESS, RATE_LIMITED.',
  })
  async requestDataExport(@Ctx() ctx: RequestContext): Promise<{ dataExport: DataExportRow }> {
    return { dataExport: await requestDataExport(signedIn(ctx)) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { download: [() => DownloadLink, 'Where the browser gets it.'] },
    complexity: 5,
    description: 'A URL from which a browser can download an export that is ready. Errors: NOT_FOUND.',
  })
  async openDataExport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OpenDataExportInput, { description: 'The input.' }) { dataExportId }: OpenDataExportInput,
  ): Promise<{ download: DownloadLink }> {
    return { download: await openExport(signedIn(ctx), dataExportId) };
  }

  @Authorized()
  @Query(() => ErasurePreview, {
    complexity: ({ childComplexity }) => 20 + childComplexity,
    description: "What erasing the viewer's account would involve today.",
  })
  erasurePreview(@Ctx() ctx: RequestContext): Promise<ErasurePreview> {
    return previewErasure(signedIn(ctx));
  }

  @Authorized()
  @PayloadMutation({
    payload: { erasure: [() => ScheduledErasure, 'When the account will be erased.'] },
    complexity: 20,
    description:
      'Schedules the erasure of the account; published spaces leave the search at once. A repeated call returns the scheduled request. Errors: VALIDATION_FAILED, ERASURE_BLOCKED, RATE_LIMITED.',
  })
  async requestErasure(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RequestErasureInput, { description: 'Proof of identity.' }) input: RequestErasureInput,
  ): Promise<{ erasure: ScheduledErasure }> {
    return { erasure: await requestErasure(signedIn(ctx), input) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { isCancelled: [() => Boolean, 'Always true.'] },
    complexity: 10,
    description: 'Cancels the scheduled erasure; idempotent. Spaces stay paused.',
  })
  async cancelErasure(@Ctx() ctx: RequestContext): Promise<{ isCancelled: boolean }> {
    await cancelErasure(signedIn(ctx));
    return { isCancelled: true };
  }
}
