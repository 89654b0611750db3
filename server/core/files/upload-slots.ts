import { DomainError, ErrorCode } from '../errors/errors.js';
import { UPLOAD_LIMITS } from '../graphql/limits.js';

/** Counts the open uploads of this process, per account and in all. */
export class UploadSlots {
  private readonly byAccount = new Map<string, number>();
  private inAll = 0;

  /** Takes a slot and returns the function that frees it; throws UPLOADS_BUSY when there is none. */
  take(accountId: string): () => void {
    const own = this.byAccount.get(accountId) ?? 0;
    if (own >= UPLOAD_LIMITS.perAccount) throw busy(UPLOAD_LIMITS.perAccount);
    if (this.inAll >= UPLOAD_LIMITS.inAll) throw busy(UPLOAD_LIMITS.inAll);
    this.byAccount.set(accountId, own + 1);
    this.inAll++;
    return () => this.free(accountId);
  }

  private free(accountId: string): void {
    const left = (this.byAccount.get(accountId) ?? 1) - 1;
    if (left > 0) this.byAccount.set(accountId, left);
    else this.byAccount.delete(accountId);
    this.inAll--;
  }
}

function busy(max: number): DomainError {
  return new DomainError(ErrorCode.UPLOADS_BUSY, { max, retryAfterSeconds: UPLOAD_LIMITS.retryAfterSeconds });
}
