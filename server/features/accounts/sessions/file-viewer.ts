import type { Request, Response } from 'express';
import { signedIn } from '../../../core/authorization.js';
import type { RequestContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { MountDeps } from '../../../core/feature.js';
import { verifyFileToken, type TokenFile } from '../../../core/files/file-token.js';
import { findSessionViewer } from './authenticate.js';

/** The context of who opens a file: by the token in its URL, or by the access token. A token that opens nothing answers as if there were no file. */
export async function fileContext(
  deps: MountDeps,
  file: TokenFile,
  req: Request,
  res: Response,
): Promise<SignedInContext> {
  const ctx: RequestContext = await deps.makeContext(req, res);
  const { token } = req.query;
  if (typeof token !== 'string') return signedIn(ctx);
  const sessionId = verifyFileToken(ctx.config, file, token, ctx.clock.now());
  const viewer = sessionId === null ? null : await findSessionViewer(deps.serviceContext(), sessionId);
  if (!viewer) throw new DomainError(ErrorCode.NOT_FOUND);
  return { ...ctx, viewer };
}
