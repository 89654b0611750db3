import { UPLOAD_LIMITS } from '../graphql/limits.js';
/**
 * Closes the connections of refused uploads: after a moment of reading on, since most senders look for the answer only once they have
 * sent everything, and a few at once, since the buffers of what is read are freed no sooner than V8 collects them.
 */
export class RefusedUploads {
    read = 0;
    /** Leaves an unfinished upload a moment to be sent and its answer to be seen, then closes the connection. */
    linger(req, res) {
        if (req.complete)
            return;
        const isRead = this.read < UPLOAD_LIMITS.refusedReadAtOnce;
        if (isRead)
            this.discard(req);
        res.once('close', () => {
            setTimeout(() => {
                if (isRead)
                    this.read -= 1;
                if (!req.complete)
                    req.socket.destroy();
            }, UPLOAD_LIMITS.lingerMs).unref();
        });
    }
    discard(req) {
        this.read += 1;
        let left = UPLOAD_LIMITS.lingerBytes;
        req.on('data', (chunk) => {
            left -= chunk.length;
            if (left < 0)
                req.pause();
        });
    }
}
//# sourceMappingURL=refused-uploads.js.map