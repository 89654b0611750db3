import type { Request, Response } from 'express';
import { signedIn } from '../../../core/authorization.js';
import type { CallKey, RequestContext, SignedInContext, Viewer } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { MountDeps } from '../../../core/feature.js';
import { verifyFileToken, type FileTokenPurpose, type TokenFile } from '../../../core/files/file-token.js';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { findSessionViewer } from './authenticate.js';

/** The scope by which programs read the URLs of a kind of file; of other kinds no program gets a URL. */
const SCOPES: Partial<Record<FileTokenPurpose, ApiScope>> = { 'message-files': ApiScope.MESSAGES };

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
  const holderId = verifyFileToken(ctx.config, file, token, ctx.clock.now());
  const holder = holderId === null ? null : await findHolder(deps, file, holderId, req.ip ?? '');
  if (!holder) throw new DomainError(ErrorCode.NOT_FOUND);
  return { ...ctx, ...holder };
}

interface Holder {
  readonly viewer: Viewer;
  readonly apiKey: CallKey | null;
}

/** Whose session, key or consent a URL was made for, while it is valid. */
async function findHolder(deps: MountDeps, { purpose }: TokenFile, id: string, ip: string): Promise<Holder | null> {
  const viewer = await findSessionViewer(deps.serviceContext(), id);
  if (viewer) return { viewer, apiKey: null };
  const scope = SCOPES[purpose];
  const program = scope ? await deps.findProgram(id, ip) : null;
  return scope && program?.apiKey.scopes.has(scope) ? program : null;
}
