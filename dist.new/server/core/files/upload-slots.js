import { DomainError, ErrorCode } from '../errors/errors.js';
import { UPLOAD_LIMITS } from '../graphql/limits.js';
/** Counts the uploads that are open in this process, by account and in all. */
export class UploadSlots {
    byAccount = new Map();
    inAll = 0;
    /** Takes a slot and gives the function that frees it; throws UPLOADS_BUSY when there is none. */
    take(accountId) {
        const own = this.byAccount.get(accountId) ?? 0;
        if (own >= UPLOAD_LIMITS.perAccount)
            throw busy(UPLOAD_LIMITS.perAccount);
        if (this.inAll >= UPLOAD_LIMITS.inAll)
            throw busy(UPLOAD_LIMITS.inAll);
        this.byAccount.set(accountId, own + 1);
        this.inAll++;
        return () => this.free(accountId);
    }
    free(accountId) {
        const left = (this.byAccount.get(accountId) ?? 1) - 1;
        if (left > 0)
            this.byAccount.set(accountId, left);
        else
            this.byAccount.delete(accountId);
        this.inAll--;
    }
}
function busy(max) {
    return new DomainError(ErrorCode.UPLOADS_BUSY, { max, retryAfterSeconds: UPLOAD_LIMITS.retryAfterSeconds });
}
//# sourceMappingURL=upload-slots.js.map